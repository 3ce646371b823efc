#include "core/base/reading_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace rowkeeper {

namespace {

constexpr int kNoFile = -1;

tl::unexpected<Error> unreadable(const std::string& path, int reason) {
  if (reason == ENOENT || reason == ENOTDIR) return fail(ErrorCode::file_not_found, path);
  return fail(ErrorCode::file_unreadable, path, std::system_category().message(reason));
}

}  // namespace

Result<ReadingFile> ReadingFile::open(const std::string& path) {
  if (path.find('\0') != std::string::npos) return unreadable(path, EINVAL);
  // A pipe that nobody writes to must not keep us waiting.
  ReadingFile file(path, ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (file.file_ == kNoFile) return unreadable(path, errno);
  struct stat status {};
  if (fstat(file.file_, &status) != 0) return unreadable(path, errno);
  if (S_ISDIR(status.st_mode)) return unreadable(path, EISDIR);
  if (!S_ISREG(status.st_mode)) return fail(ErrorCode::file_unreadable, path, "it is a pipe or a device");
  return file;
}

ReadingFile::ReadingFile(ReadingFile&& other) noexcept
    : path_(std::move(other.path_)), file_(std::exchange(other.file_, kNoFile)) {}

ReadingFile::~ReadingFile() {
  if (file_ != kNoFile) close(file_);
}

Result<std::size_t> ReadingFile::read(std::span<char> to) {
  while (true) {
    const ssize_t count = ::read(file_, to.data(), to.size());
    if (count >= 0) return static_cast<std::size_t>(count);
    if (errno != EINTR) return unreadable(path_, errno);
  }
}

}  // namespace rowkeeper
