// A file read from its beginning to its end, for those too large to be mapped at once without filling the memory of others.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "core/base/error.h"

namespace rowkeeper {

class ReadingFile {
 public:
  // `path` is taken byte by byte, whatever its encoding. Errors: file_not_found, file_unreadable (also folders, pipes and devices).
  static Result<ReadingFile> open(const std::string& path);

  ReadingFile(ReadingFile&& other) noexcept;
  ReadingFile& operator=(ReadingFile&&) = delete;
  ~ReadingFile();

  // The next bytes, at most as many as `to` holds; 0 at the end. Errors: file_unreadable.
  Result<std::size_t> read(std::span<char> to);

 private:
  ReadingFile(std::string path, int file) : path_(std::move(path)), file_(file) {}

  std::string path_;
  int file_;
};

}  // namespace rowkeeper
