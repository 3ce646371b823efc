// A file that is either written whole or not at all: the bytes go into a file beside it, which takes its name at the end. What
// had the name before stays until then; its owner, its group and who may read and write it stay as far as the system allows.
// Through a symbolic link the file that it names is written.
#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"

namespace rowkeeper {

class AtomicFile {
 public:
  // `path` is taken byte by byte, whatever its encoding. Errors: file_unwritable, also for folders, pipes and devices,
  // and for a file that may not be written.
  static Result<AtomicFile> create(const std::string& path);

  AtomicFile(AtomicFile&& other) noexcept;
  AtomicFile& operator=(AtomicFile&&) = delete;
  ~AtomicFile();  // without commit() nothing is left behind

  // After a failure, which commit() reports, further bytes are ignored.
  void write(std::string_view bytes);
  bool failed() const { return reason_ != 0; }
  // On the disk, under its name. Errors: file_unwritable.
  Result<void> commit();

 private:
  AtomicFile(std::string path, std::string target, std::string part, int file);

  std::string path_, target_, part_;  // `target`: where the path leads
  int file_;
  int reason_ = 0;  // the system's number for the first failure
};

Result<void> write_file(const std::string& path, std::string_view bytes);

// Whether a file can be written there, before the work that it is for. Leaves nothing behind. Errors: file_unwritable.
Result<void> check_writable(const std::string& path);

}  // namespace rowkeeper
