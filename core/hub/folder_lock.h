// So that no two processes write one model's folder.
#pragma once

#include <string>

#include "core/base/error.h"

namespace rowkeeper {

class FolderLock {
 public:
  // Of `folder`/.NAME.lock, which stays; the folder is made. `name` is what the error names. Errors: model_in_use, file_unwritable.
  static Result<FolderLock> take(const std::string& folder, const std::string& file_name, const std::string& name);

  FolderLock(FolderLock&& other) noexcept;
  FolderLock& operator=(FolderLock&&) = delete;
  ~FolderLock();

 private:
  explicit FolderLock(int file) : file_(file) {}
  int file_;
};

// Errors: file_unwritable.
Result<void> make_folders(const std::string& folder);

}  // namespace rowkeeper
