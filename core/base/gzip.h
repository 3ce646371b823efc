// gzip (RFC 1952) by zlib, piece by piece. Memory that can't be had is std::bad_alloc here: callers are inside guard_memory.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>

namespace rowkeeper {

class GzipWriter {
 public:
  using Sink = std::function<void(std::string_view)>;
  explicit GzipWriter(Sink sink);
  ~GzipWriter();
  GzipWriter(const GzipWriter&) = delete;
  GzipWriter& operator=(const GzipWriter&) = delete;

  void write(std::string_view bytes);
  void finish();  // once, at the end

 private:
  struct Stream;
  void deflate_all(std::string_view bytes, int flush);

  Sink sink_;
  std::unique_ptr<Stream> stream_;
};

enum class GzipFault { not_gzip, cut_short, damaged, more_behind, too_large };

// What one gzip member holds; nothing may follow it. A kilobyte can hold a megabyte, so it stops as soon as there are more
// than `most_bytes`.
tl::expected<std::string, GzipFault> gunzip(std::span<const std::byte> bytes, std::size_t most_bytes);

}  // namespace rowkeeper
