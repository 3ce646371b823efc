#include "core/hub/part_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>
#include <utility>

#include "core/hub/model_folder.h"

namespace rowkeeper {

namespace {

constexpr int kNoFile = -1;

std::string folder_of(const std::string& path) { return std::filesystem::path(path).parent_path().string(); }

// Without this a power cut could lose the name.
void sync_folder(const std::string& folder) {
  const int file = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (file == kNoFile) return;
  (void)fsync(file);
  close(file);
}

}  // namespace

std::optional<std::uint64_t> free_bytes(const std::string& folder) {
  struct statvfs status {};
  if (statvfs(folder.c_str(), &status) != 0) return std::nullopt;
  return static_cast<std::uint64_t>(status.f_bavail) * status.f_frsize;
}

PartFile::PartFile(std::string path, const ExpectedFile& expected, int file)
    : path_(std::move(path)),
      part_(part_path(path_)),
      expected_(expected),
      file_(file),
      hasher_(expected.digest.kind, expected.bytes) {}

PartFile::PartFile(PartFile&& other) noexcept
    : path_(std::move(other.path_)),
      part_(std::move(other.part_)),
      expected_(std::move(other.expected_)),
      file_(std::exchange(other.file_, kNoFile)),
      bytes_(other.bytes_),
      hasher_(std::move(other.hasher_)) {}

PartFile::~PartFile() {
  if (file_ != kNoFile) close(file_);
}

tl::unexpected<Error> PartFile::unwritable(int reason) const {
  if (reason == ENOSPC || reason == EDQUOT) {
    const std::string folder = folder_of(path_);
    return fail(ErrorCode::disk_full, folder, std::to_string(expected_.bytes - bytes_),
                std::to_string(free_bytes(folder).value_or(0)));
  }
  return fail(ErrorCode::file_unwritable, part_, std::system_category().message(reason));
}

Result<PartFile> PartFile::open(const std::string& path, const ExpectedFile& expected, const StopToken& stop,
                                const HashProgress& progress) {
  const std::string part = part_path(path);
  // Not through a link that someone put there.
  PartFile file(path, expected, ::open(part.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666));
  if (file.file_ == kNoFile) return file.unwritable(errno);
  struct stat status {};
  if (fstat(file.file_, &status) != 0) return file.unwritable(errno);
  if (!S_ISREG(status.st_mode)) return file.unwritable(EINVAL);
  const auto size = static_cast<std::uint64_t>(status.st_size);
  if (size > expected.bytes) {
    if (Result<void> emptied = file.empty(); !emptied) return tl::unexpected(std::move(emptied.error()));
    return file;
  }
  if (size > 0) {
    const Result<void> hashed = hash_bytes_of_file(part, size, file.hasher_, stop, progress);
    if (!hashed) return tl::unexpected(hashed.error());
  }
  file.bytes_ = size;
  if (lseek(file.file_, 0, SEEK_END) < 0) return file.unwritable(errno);
  return file;
}

Result<void> PartFile::write(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(file_, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return unwritable(errno);
    const auto count = static_cast<std::size_t>(written);
    hasher_.add(bytes.substr(0, count));
    bytes_ += count;
    bytes.remove_prefix(count);
  }
  return {};
}

Result<void> PartFile::empty() {
  if (ftruncate(file_, 0) != 0 || lseek(file_, 0, SEEK_SET) < 0) return unwritable(errno);
  bytes_ = 0;
  hasher_ = Hasher(expected_.digest.kind, expected_.bytes);
  return {};
}

Result<void> PartFile::take_name() {
  if (fsync(file_) != 0 || std::rename(part_.c_str(), path_.c_str()) != 0) return unwritable(errno);
  sync_folder(folder_of(path_));
  return {};
}

void PartFile::remove() { (void)unlink(part_.c_str()); }

}  // namespace rowkeeper
