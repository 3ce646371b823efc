#include "core/base/atomic_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>
#include <utility>

#include "core/base/memory_guard.h"

namespace rowkeeper {

namespace {

constexpr int kNoFile = -1;
constexpr int kMostTries = 100;
constexpr int kMostLinks = 40;  // as many as the system follows

tl::unexpected<Error> unwritable(const std::string& path, int reason) {
  return fail(ErrorCode::file_unwritable, path, std::system_category().message(reason));
}

// Taking the place of a device or a pipe would destroy it, and a file that may not be written is somebody's wish.
Result<void> check_replaceable(const std::string& path, const struct stat& status) {
  if (S_ISDIR(status.st_mode)) return unwritable(path, EISDIR);
  if (!S_ISREG(status.st_mode)) return fail(ErrorCode::file_unwritable, path, "it is a pipe or a device");
  if (faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0) return unwritable(path, errno);
  return {};
}

// As far as the system allows: only root may give a file away, and some disks know nothing of this.
void keep_owners(int file, const struct stat& old) {
  if (fchown(file, old.st_uid, old.st_gid) != 0) (void)!fchown(file, static_cast<uid_t>(-1), old.st_gid);
  fchmod(file, old.st_mode & 0777);  // nobody gets other rights by what is written
}

// Where the path leads, link by link: also where nothing is yet.
std::filesystem::path target_of(std::filesystem::path path) {
  for (int i = 0; i < kMostLinks; ++i) {
    std::error_code none;
    const std::filesystem::path next = std::filesystem::read_symlink(path, none);
    if (none) break;
    path = path.parent_path() / next;
  }
  return path;
}

}  // namespace

Result<AtomicFile> AtomicFile::create(const std::string& path) {
  if (path.find('\0') != std::string::npos) return unwritable(path, EINVAL);
  struct stat old {};
  const bool replaces = stat(path.c_str(), &old) == 0;
  if (!replaces && (path.empty() || errno != ENOENT)) return unwritable(path, errno);
  if (replaces) {
    if (const Result<void> good = check_replaceable(path, old); !good) return tl::unexpected(good.error());
  }
  const std::filesystem::path target = target_of(path);
  // Names of this process's own, however long the file's is; one that is taken was left by a process with the same number that
  // did not end well.
  for (int i = 0; i < kMostTries; ++i) {
    std::string part = target.parent_path() / fmt::format("rowkeeper-{}-{}.part", getpid(), i);
    const int file = ::open(part.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file >= 0) {
      if (replaces) keep_owners(file, old);
      return AtomicFile(path, target, std::move(part), file);
    }
    if (errno != EEXIST) return unwritable(path, errno);
  }
  return unwritable(path, EEXIST);
}

AtomicFile::AtomicFile(std::string path, std::string target, std::string part, int file)
    : path_(std::move(path)), target_(std::move(target)), part_(std::move(part)), file_(file) {}

AtomicFile::AtomicFile(AtomicFile&& other) noexcept
    : path_(std::move(other.path_)),
      target_(std::move(other.target_)),
      part_(std::move(other.part_)),
      file_(std::exchange(other.file_, kNoFile)),
      reason_(other.reason_) {}

AtomicFile::~AtomicFile() {
  if (file_ == kNoFile) return;
  close(file_);
  unlink(part_.c_str());
}

void AtomicFile::write(std::string_view bytes) {
  while (!bytes.empty() && !failed()) {
    const ssize_t written = ::write(file_, bytes.data(), bytes.size());
    if (written >= 0) {
      bytes.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      reason_ = errno;
    }
  }
}

Result<void> AtomicFile::commit() {
  // Without fsync a power cut could leave the name with nothing behind it.
  if (!failed() && fsync(file_) != 0) reason_ = errno;
  if (!failed() && std::rename(part_.c_str(), target_.c_str()) != 0) reason_ = errno;
  if (failed()) return unwritable(path_, reason_);
  close(std::exchange(file_, kNoFile));
  return {};
}

Result<void> write_file(const std::string& path, std::string_view bytes) {
  return guard_memory("file's name", path.size(), [&]() -> Result<void> {
    Result<AtomicFile> file = AtomicFile::create(path);
    if (!file) return tl::unexpected(std::move(file.error()));
    file->write(bytes);
    return file->commit();
  });
}

Result<void> check_writable(const std::string& path) {
  return guard_memory("file's name", path.size(), [&]() -> Result<void> {
    const Result<AtomicFile> tried = AtomicFile::create(path);
    return tried ? Result<void>() : tl::unexpected(tried.error());
  });
}

}  // namespace rowkeeper
