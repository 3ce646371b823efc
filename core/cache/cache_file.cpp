#include "core/cache/cache_file.h"

#include <xxhash.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <memory>
#include <new>
#include <optional>
#include <string_view>
#include <system_error>

#include "core/base/atomic_file.h"
#include "core/base/byte_text.h"
#include "core/base/counts.h"
#include "core/base/file_look.h"
#include "core/base/mapped_file.h"
#include "core/base/memory_guard.h"
#include "core/cache/saved_rows.h"
#include "core/cache/store_kind.h"

namespace rowkeeper {

namespace {

static_assert(std::endian::native == std::endian::little, "numbers are written as they lie in memory");

constexpr std::array<char, 8> kMagic = {'R', 'K', 'C', 'A', 'C', 'H', 'E', '\n'};
constexpr std::size_t kRowsAlign = 64;  // rows begin at a multiple of this
constexpr const char* kWhatFor = "saved cache";

// The file's first bytes, as they are.
struct Header {
  std::array<char, 8> magic = kMagic;
  std::uint32_t version = kCacheFileVersion;
  std::uint32_t blocks = 0;
  std::uint32_t kv_heads = 0;
  std::uint32_t head_size = 0;
  std::uint8_t keys = 0;    // NumberCode
  std::uint8_t values = 0;  // NumberCode
  std::uint16_t nothing = 0;
  std::array<char, 16> kind = {};  // as StoreKind writes it, filled up with zeros; for people
  std::uint32_t tokens = 0;
  std::uint32_t rows = 0;
  std::uint32_t parts = 0;
  std::uint64_t model = 0;  // fingerprint
};
static_assert(sizeof(Header) == 64 && std::has_unique_object_representations_v<Header>);

std::size_t rows_begin(const Header& header) {
  const std::size_t numbers = std::size_t{header.tokens} + header.parts;
  return round_up(sizeof(Header) + 4 * numbers, kRowsAlign);
}

std::size_t file_size(const Header& header, std::size_t row_bytes) {
  return rows_begin(header) + header.rows * row_bytes + sizeof(std::uint64_t);
}

Header header_of(const KvStore& store) {
  const StoreShape shape = store.shape();
  const KvBlockView view = store.view(BlockIndex(0));
  Header header;
  header.blocks = static_cast<std::uint32_t>(shape.blocks);
  header.kv_heads = static_cast<std::uint32_t>(shape.kv_heads);
  header.head_size = static_cast<std::uint32_t>(shape.head_size);
  header.keys = static_cast<std::uint8_t>(view.keys);
  header.values = static_cast<std::uint8_t>(view.values);
  const std::string kind = store.kind();
  std::copy_n(kind.begin(), std::min(kind.size(), header.kind.size()), header.kind.begin());
  return header;
}

// Adds up a file's bytes piece by piece, each while it is at hand: the file goes through the processor's cache once.
class Checksum {
 public:
  Checksum() : state_(XXH3_createState(), XXH3_freeState) {
    if (state_ == nullptr) throw std::bad_alloc();
    XXH3_64bits_reset(state_.get());
  }
  void add(std::span<const std::byte> bytes) { XXH3_64bits_update(state_.get(), bytes.data(), bytes.size()); }
  std::uint64_t sum() const { return XXH3_64bits_digest(state_.get()); }

 private:
  std::unique_ptr<XXH3_state_t, decltype(&XXH3_freeState)> state_;
};

std::vector<std::byte> front_of(const Header& header, const CacheText& text) {
  std::vector<std::byte> front(rows_begin(header));
  std::byte* at = front.data();
  std::memcpy(at, &header, sizeof header);
  at += sizeof header;
  const auto put = [&at](std::int32_t number) {
    std::memcpy(at, &number, sizeof number);
    at += sizeof number;
  };
  for (const TokenId token : text.tokens) put(token.value());
  for (const int end : text.part_ends) put(end);
  return front;
}

Result<void> save_unguarded(const KvStore& store, const CacheText& text, const CacheOwner& owner, const std::string& path) {
  if (const Result<void> savable = check_savable(store); !savable) return savable;
  Result<AtomicFile> file = AtomicFile::create(path);
  if (!file) return tl::unexpected(std::move(file.error()));
  Header header = header_of(store);
  header.tokens = static_cast<std::uint32_t>(text.tokens.size());
  const int rows = std::min(store.next_row(), static_cast<int>(text.tokens.size()));
  header.rows = static_cast<std::uint32_t>(rows);
  header.parts = static_cast<std::uint32_t>(text.part_ends.size());
  header.model = owner.fingerprint;

  Checksum checksum;
  const auto write = [&](std::span<const std::byte> bytes) {
    checksum.add(bytes);
    file->write({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  };
  write(front_of(header, text));
  const int at_once = packed_rows_at_once(store);
  std::vector<std::byte> packed(static_cast<std::size_t>(at_once) * store.row_bytes());
  for (int row = 0; row < rows && !file->failed(); row += at_once) {
    const int count = std::min(at_once, rows - row);
    if (Result<void> taken = pack_rows(store, row, count, packed); !taken) return taken;
    write(std::span(packed).first(static_cast<std::size_t>(count) * store.row_bytes()));
  }
  const std::uint64_t sum = checksum.sum();
  file->write({reinterpret_cast<const char*>(&sum), sizeof sum});
  return file->commit();
}

std::string shape_words(const Header& header) {
  return std::to_string(header.blocks) + " blocks of " + std::to_string(header.kv_heads) + " key heads of " +
         std::to_string(header.head_size);
}

std::string code_words(std::uint8_t code) {
  const char* const names[] = {"f32", "f16", "int8", "int4"};
  return code < std::size(names) ? names[code] : "unknown code " + std::to_string(code);
}

std::string codes_words(const Header& header) {
  return "keys in " + code_words(header.keys) + " and values in " + code_words(header.values);
}

// One file's bytes on their way into a store.
class CacheReader {
 public:
  CacheReader(std::span<const std::byte> file, const std::string& path, const CacheOwner& owner, KvStore& store)
      : file_(file), path_(path), owner_(owner), store_(store) {}

  Result<CacheText> read() {
    store_.truncate(0);
    if (const Result<void> savable = check_savable(store_); !savable) return tl::unexpected(savable.error());
    if (const Result<void> good = read_header(); !good) return tl::unexpected(good.error());
    if (const Result<void> good = check_counts(); !good) return tl::unexpected(good.error());
    if (const Result<void> good = check_numbers(); !good) return tl::unexpected(good.error());
    if (const Result<void> taken = take_rows(); !taken) return tl::unexpected(taken.error());
    return text();
  }

 private:
  tl::unexpected<Error> invalid(const std::string& what) const { return fail(ErrorCode::cache_file_invalid, path_, what); }
  tl::unexpected<Error> mismatch(const std::string& made_for, const std::string& here) const {
    return fail(ErrorCode::cache_file_mismatch, path_, made_for, here);
  }

  Result<void> read_header() {
    if (file_.size() < kMagic.size() || std::memcmp(file_.data(), kMagic.data(), kMagic.size()) != 0) {
      return invalid(std::string("it looks like ") + describe(look_at(file_)));
    }
    if (file_.size() < sizeof header_) return invalid("it is cut short");
    std::memcpy(&header_, file_.data(), sizeof header_);
    if (header_.version > static_cast<std::uint32_t>(kCacheFileVersion)) {
      return fail(ErrorCode::cache_file_version, path_, std::to_string(header_.version), std::to_string(kCacheFileVersion));
    }
    if (header_.version == 0 || header_.nothing != 0) return invalid("its header is damaged");
    const Header here = header_of(store_);
    if (shape_words(header_) != shape_words(here)) return mismatch(shape_words(header_), shape_words(here));
    if (header_.model != owner_.fingerprint) {
      return mismatch("a model with the fingerprint " + to_hex64(header_.model), to_hex64(owner_.fingerprint));
    }
    if (codes_words(header_) != codes_words(here)) return mismatch(codes_words(header_), codes_words(here));
    return {};
  }

  Result<void> check_counts() const {
    const auto capacity = static_cast<std::uint32_t>(store_.shape().capacity);
    if (header_.rows == 0) return invalid("it has no rows");
    if (header_.rows > capacity) {
      return mismatch("a context of " + std::to_string(header_.rows) + " rows or more", std::to_string(capacity));
    }
    if (header_.tokens < header_.rows || header_.tokens > capacity + 1) return invalid("its tokens do not fit its rows");
    if (header_.parts > header_.tokens) return invalid("it has more parts than tokens");
    const std::size_t size = file_size(header_, store_.row_bytes());
    if (file_.size() < size) return invalid("it is cut short");
    if (file_.size() > size) return invalid("something follows its end");
    return {};
  }

  // Number i of the tokens and, behind them, of the parts' ends.
  std::int32_t number(std::size_t i) const {
    std::int32_t number = 0;
    std::memcpy(&number, file_.data() + sizeof(Header) + 4 * i, sizeof number);
    return number;
  }

  Result<void> check_numbers() const {
    for (std::size_t i = 0; i < header_.tokens; ++i) {
      if (number(i) < 0 || number(i) >= owner_.vocabulary) return invalid("it has a token that the model lacks");
    }
    std::int32_t before = 0;
    for (std::size_t i = 0; i < header_.parts; ++i) {
      const std::int32_t end = number(header_.tokens + i);
      if (end < before || end > static_cast<std::int32_t>(header_.tokens)) return invalid("its parts overlap");
      before = end;
    }
    return {};
  }

  // Checks the rows as it takes them, and only then knows whether they may stay.
  Result<void> take_rows() {
    const std::size_t row_bytes = store_.row_bytes();
    const int rows = static_cast<int>(header_.rows), at_once = packed_rows_at_once(store_);
    Checksum checksum;
    checksum.add(file_.first(rows_begin(header_)));
    std::span<const std::byte> rest = file_.subspan(rows_begin(header_));
    while (store_.next_row() < rows) {
      const int count = std::min(at_once, rows - store_.next_row());
      const std::span<const std::byte> packed = rest.first(static_cast<std::size_t>(count) * row_bytes);
      checksum.add(packed);
      if (Result<void> added = append_packed_rows(store_, count, packed); !added) return added;
      rest = rest.subspan(packed.size());
    }
    std::uint64_t sum = 0;
    std::memcpy(&sum, rest.data(), sizeof sum);
    if (checksum.sum() != sum) return invalid("its checksum differs");
    return {};
  }

  CacheText text() const {
    CacheText text;
    for (std::size_t i = 0; i < header_.tokens; ++i) text.tokens.emplace_back(number(i));
    for (std::size_t i = 0; i < header_.parts; ++i) text.part_ends.push_back(number(header_.tokens + i));
    return text;
  }

  std::span<const std::byte> file_;
  const std::string& path_;
  const CacheOwner& owner_;
  KvStore& store_;
  Header header_;
};

}  // namespace

Result<void> save_cache(const KvStore& store, const CacheText& text, const CacheOwner& owner, const std::string& path) {
  return guard_memory(kWhatFor, 0, [&] { return save_unguarded(store, text, owner, path); });
}

Result<CacheText> load_cache(std::span<const std::byte> file, const std::string& path, const CacheOwner& owner,
                             KvStore& store) {
  Result<CacheText> text = guard_memory(kWhatFor, file.size(), [&] { return CacheReader(file, path, owner, store).read(); });
  if (!text) store.truncate(0);
  return text;
}

bool is_no_saved_cache(const std::string& path) {
  std::error_code none;
  if (!std::filesystem::is_regular_file(path, none)) return false;
  std::ifstream file(path, std::ios::binary);
  std::array<char, kMagic.size()> begin = {};
  file.read(begin.data(), begin.size());
  return file.gcount() > 0 && begin != kMagic;
}

Result<CacheText> load_cache(const std::string& path, const CacheOwner& owner, KvStore& store) {
  const Result<MappedFile> file = MappedFile::open(path);
  if (!file) return tl::unexpected(for_file_of(ErrorCode::cache_file_invalid, file.error()));
  return load_cache(file->bytes(), path, owner, store);
}

}  // namespace rowkeeper
