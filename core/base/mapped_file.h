// A file's bytes as memory: read from the disk page by page when they are looked at, given back when released.
#pragma once

#include <cstddef>
#include <memory>
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
  // Another one once the file has been changed or replaced: its number on the disk, its size, the times of its last changes.
  const std::string& stamp() const { return stamp_; }

  // Has bytes [begin, begin + size) read from the disk now instead of when they are looked at. False where the disk fails.
  bool fetch(std::size_t begin, std::size_t size) const;

  // Bytes [begin, begin + size) won't be read again soon: their pages leave this process. Reading them again is allowed and
  // slow.
  void release(std::size_t begin, std::size_t size) const;

 private:
  MappedFile(std::string path, std::string stamp, const std::byte* data, std::size_t size);

  std::string path_, stamp_;
  const std::byte* data_ = nullptr;
  std::size_t size_ = 0;
};

// Whether anything is there to be opened; a link that leads nowhere is nothing. Errors: file_unreadable, where one may not look.
Result<bool> is_there(const std::string& path);

// Some bytes of a mapped file, which they keep alive.
struct MappedPart {
  std::shared_ptr<const MappedFile> file;
  std::span<const std::byte> bytes;
};

}  // namespace rowkeeper
