#include "core/hub/folder_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

namespace rowkeeper {

namespace {
constexpr int kNoFile = -1;
}  // namespace

Result<void> make_folders(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return fail(ErrorCode::file_unwritable, folder, error.message());
  return {};
}

Result<FolderLock> FolderLock::take(const std::string& folder, const std::string& file_name, const std::string& name) {
  if (Result<void> made = make_folders(folder); !made) return tl::unexpected(std::move(made.error()));
  const std::string path = folder + "/." + file_name + ".lock";
  FolderLock lock(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666));
  if (lock.file_ == kNoFile) return fail(ErrorCode::file_unwritable, path, std::system_category().message(errno));
  if (flock(lock.file_, LOCK_EX | LOCK_NB) == 0) return lock;
  if (errno == EWOULDBLOCK) return fail(ErrorCode::model_in_use, name);
  return fail(ErrorCode::file_unwritable, path, std::system_category().message(errno));
}

FolderLock::FolderLock(FolderLock&& other) noexcept : file_(std::exchange(other.file_, kNoFile)) {}

FolderLock::~FolderLock() {
  if (file_ != kNoFile) close(file_);  // which ends the lock
}

}  // namespace rowkeeper
