// A file's bytes as memory: read from the disk page by page when they are looked at, given back when released.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "core/base/error.h"

namespace rowkeeper {

// Read-only and immutable, so safe from several threads. The bytes stay valid until the object dies, also when the file is
// renamed or deleted; a file that another program makes shorter meanwhile can't be guarded against (downloads are renamed
// into place, never rewritten).
class MappedFile {
 public:
  // `path` is taken byte by byte, whatever its encoding. Errors: file_not_found, file_unreadable (also folders, pipes and
  // devices), file_empty.
  static Result<MappedFile> open(const std::string& path);

  MappedFile(MappedFile&& other) noexcept;
  MappedFile& operator=(MappedFile&& other) noexcept;
  ~MappedFile();

  std::span<const std::byte> bytes() const { return {data_, size_}; }
  const std::string& path() const { return path_; }

  // Bytes [begin, begin + size) won't be read again soon: their pages leave this process. Reading them again is allowed and
  // slow.
  void release(std::size_t begin, std::size_t size) const;

 private:
  MappedFile(std::string path, const std::byte* data, std::size_t size);

  std::string path_;
  const std::byte* data_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace rowkeeper
