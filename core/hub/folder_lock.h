// So that no two processes write one model's folder.
#pragma once

#include <string>
#include <utility>

#include "core/base/error.h"

namespace rowkeeper {

class FolderLock {
 public:
  // Of `folder`/.NAME.lock, which is there meanwhile; the folder is made. `name` is what the error names. Errors: model_in_use, file_unwritable.
  static Result<FolderLock> take(const std::string& folder, const std::string& file_name, const std::string& name);

  FolderLock(FolderLock&& other) noexcept;
  FolderLock& operator=(FolderLock&&) = delete;
  ~FolderLock();

 private:
  FolderLock(int file, std::string path) : file_(file), path_(std::move(path)) {}
  bool is_there() const;
  void let_go();

  int file_;
  std::string path_;
};

// Errors: file_unwritable.
Result<void> make_folders(const std::string& folder);

}  // namespace rowkeeper
