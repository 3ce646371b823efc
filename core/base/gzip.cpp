#include "core/base/gzip.h"

#include <zlib.h>

#include <algorithm>
#include <limits>
#include <new>
#include <utility>

namespace rowkeeper {

namespace {

constexpr int kGzip = 16;  // added to the window's bits: a gzip header and check sum around the data
constexpr std::size_t kPiece = std::size_t{64} << 10;

// zlib counts in 32 bits.
uInt piece_of(std::size_t bytes) {
  return static_cast<uInt>(std::min<std::size_t>(bytes, std::numeric_limits<uInt>::max()));
}

Bytef* bytes_at(const void* data) { return static_cast<Bytef*>(const_cast<void*>(data)); }

class Inflater {
 public:
  Inflater() {
    if (inflateInit2(&stream_, MAX_WBITS + kGzip) != Z_OK) throw std::bad_alloc();
  }
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;
  ~Inflater() { inflateEnd(&stream_); }
  z_stream& operator*() { return stream_; }

 private:
  z_stream stream_{};
};

}  // namespace

struct GzipWriter::Stream {
  z_stream z{};
  char out[kPiece];
};

GzipWriter::GzipWriter(Sink sink) : sink_(std::move(sink)), stream_(std::make_unique<Stream>()) {
  constexpr int most_memory = 8;  // zlib's default
  const int status =
      deflateInit2(&stream_->z, Z_DEFAULT_COMPRESSION, Z_DEFLATED, MAX_WBITS + kGzip, most_memory, Z_DEFAULT_STRATEGY);
  if (status != Z_OK) throw std::bad_alloc();
}

GzipWriter::~GzipWriter() { deflateEnd(&stream_->z); }

void GzipWriter::write(std::string_view bytes) {
  while (!bytes.empty()) {
    const uInt piece = piece_of(bytes.size());
    deflate_all(bytes.substr(0, piece), Z_NO_FLUSH);
    bytes.remove_prefix(piece);
  }
}

void GzipWriter::finish() { deflate_all({}, Z_FINISH); }

void GzipWriter::deflate_all(std::string_view bytes, int flush) {
  z_stream& z = stream_->z;
  z.next_in = bytes_at(bytes.data());
  z.avail_in = static_cast<uInt>(bytes.size());
  // Room left over means that all input is taken in and all output is out.
  do {
    z.next_out = bytes_at(stream_->out);
    z.avail_out = sizeof stream_->out;
    deflate(&z, flush);
    sink_({stream_->out, sizeof stream_->out - z.avail_out});
  } while (z.avail_out == 0);
}

tl::expected<std::string, GzipFault> gunzip(std::span<const std::byte> bytes, std::size_t most_bytes) {
  const bool magic = bytes.size() >= 2 && bytes[0] == std::byte{0x1F} && bytes[1] == std::byte{0x8B};
  if (!magic) return tl::unexpected(GzipFault::not_gzip);
  Inflater inflater;
  z_stream& z = *inflater;
  std::string text;
  const auto out = std::make_unique<char[]>(kPiece);
  z.avail_out = kPiece;
  for (int status = Z_OK; status != Z_STREAM_END;) {
    // A full piece may mean that there is more to come out of the input that zlib has already taken.
    if (z.avail_in == 0 && z.avail_out > 0) {
      if (bytes.empty()) return tl::unexpected(GzipFault::cut_short);
      z.next_in = bytes_at(bytes.data());
      z.avail_in = piece_of(bytes.size());
      bytes = bytes.subspan(z.avail_in);
    }
    z.next_out = bytes_at(out.get());
    z.avail_out = kPiece;
    status = inflate(&z, Z_NO_FLUSH);
    if (status == Z_MEM_ERROR) throw std::bad_alloc();
    // Z_BUF_ERROR only says that this call could not go on: the next one brings more input.
    if (status != Z_OK && status != Z_STREAM_END && status != Z_BUF_ERROR) return tl::unexpected(GzipFault::damaged);
    const std::size_t made = kPiece - z.avail_out;
    if (made > most_bytes - text.size()) return tl::unexpected(GzipFault::too_large);
    text.append(out.get(), made);
  }
  if (z.avail_in > 0 || !bytes.empty()) return tl::unexpected(GzipFault::more_behind);
  return text;
}

}  // namespace rowkeeper
