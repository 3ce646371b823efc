#include "core/hub/folder_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
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
  while (true) {
    FolderLock lock(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666), path);
    if (lock.file_ == kNoFile) return fail(ErrorCode::file_unwritable, path, std::system_category().message(errno));
    if (flock(lock.file_, LOCK_EX | LOCK_NB) != 0) {
      const int reason = errno;
      lock.let_go();
      if (reason == EWOULDBLOCK) return fail(ErrorCode::model_in_use, name);
      return fail(ErrorCode::file_unwritable, path, std::system_category().message(reason));
    }
    // The one before removed it between our opening and our locking: what is locked now is a file that nobody else will open.
    if (lock.is_there()) return lock;
    lock.let_go();
  }
}

FolderLock::FolderLock(FolderLock&& other) noexcept
    : file_(std::exchange(other.file_, kNoFile)), path_(std::move(other.path_)) {}

// Whoever holds the lock of the file that the path names may remove it, and nobody else does.
FolderLock::~FolderLock() {
  if (file_ != kNoFile) unlink(path_.c_str());
  let_go();
}

bool FolderLock::is_there() const {
  struct stat locked, named;
  return fstat(file_, &locked) == 0 && lstat(path_.c_str(), &named) == 0 && locked.st_dev == named.st_dev &&
         locked.st_ino == named.st_ino;
}

void FolderLock::let_go() {
  if (const int file = std::exchange(file_, kNoFile); file != kNoFile) close(file);  // which ends the lock
}

}  // namespace rowkeeper
