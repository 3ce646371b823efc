#include "core/base/mapped_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

namespace rowkeeper {

namespace {

// Closes on every way out; a mapping outlives its descriptor.
class Descriptor {
 public:
  explicit Descriptor(int fd) : fd_(fd) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (fd_ >= 0) close(fd_);
  }
  int get() const { return fd_; }

 private:
  int fd_;
};

tl::unexpected<Error> unreadable(const std::string& path, int reason) {
  return fail(ErrorCode::file_unreadable, path, std::system_category().message(reason));
}

std::string stamp_of(const struct stat& status) {
  return fmt::format("{} {} {}.{} {}.{}", status.st_ino, status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
                     status.st_ctim.tv_sec, status.st_ctim.tv_nsec);
}

// Whole pages, rounded outwards, of bytes [begin, begin + size) of a mapping of `all` bytes.
std::pair<std::size_t, std::size_t> pages_of(std::size_t begin, std::size_t size, std::size_t all) {
  static const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  const std::size_t first = begin / page * page;
  return {first, begin + std::min(size, all - begin) - first};
}

}  // namespace

Result<MappedFile> MappedFile::open(const std::string& path) {
  if (path.find('\0') != std::string::npos) return fail(ErrorCode::file_not_found, path);
  // Without O_NONBLOCK, opening a pipe would wait for a writer for ever.
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (file.get() < 0) {
    if (errno == ENOENT || errno == ENOTDIR) return fail(ErrorCode::file_not_found, path);
    return unreadable(path, errno);
  }
  struct stat status {};
  if (fstat(file.get(), &status) != 0) return unreadable(path, errno);
  if (S_ISDIR(status.st_mode)) return unreadable(path, EISDIR);
  if (!S_ISREG(status.st_mode)) return fail(ErrorCode::file_unreadable, path, "it is a pipe or a device");
  if (status.st_size == 0) return fail(ErrorCode::file_empty, path);
  const auto size = static_cast<std::size_t>(status.st_size);
  void* data = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.get(), 0);
  if (data == MAP_FAILED) return unreadable(path, errno);
  return MappedFile(path, stamp_of(status), static_cast<const std::byte*>(data), size);
}

MappedFile::MappedFile(std::string path, std::string stamp, const std::byte* data, std::size_t size)
    : path_(std::move(path)), stamp_(std::move(stamp)), data_(data), size_(size) {}

MappedFile::MappedFile(MappedFile&& other) noexcept
    : path_(std::move(other.path_)),
      stamp_(std::move(other.stamp_)),
      data_(std::exchange(other.data_, nullptr)),
      size_(std::exchange(other.size_, 0)) {}

MappedFile& MappedFile::operator=(MappedFile&& other) noexcept {
  std::swap(path_, other.path_);
  std::swap(stamp_, other.stamp_);
  std::swap(data_, other.data_);
  std::swap(size_, other.size_);
  return *this;
}

MappedFile::~MappedFile() {
  if (data_ != nullptr) munmap(const_cast<std::byte*>(data_), size_);
}

bool MappedFile::fetch(std::size_t begin, std::size_t size) const {
  if (begin >= size_ || size == 0) return true;
  const auto [first, bytes] = pages_of(begin, size, size_);
#ifdef MADV_POPULATE_READ
  if (madvise(const_cast<std::byte*>(data_) + first, bytes, MADV_POPULATE_READ) == 0) return true;
  if (errno != EINVAL) return false;  // the disk failed; a system from before Linux 5.14 doesn't know the word
#endif
  constexpr std::size_t kSmallestPage = 4096;
  for (std::size_t at = first; at < first + bytes; at += kSmallestPage) {
    const volatile std::byte* const look = data_ + at;
    static_cast<void>(*look);
  }
  return true;
}

void MappedFile::release(std::size_t begin, std::size_t size) const {
  if (begin >= size_ || size == 0) return;
  // A neighbour's bytes on a shared page come back by themselves when read.
  const auto [first, bytes] = pages_of(begin, size, size_);
  madvise(const_cast<std::byte*>(data_) + first, bytes, MADV_DONTNEED);
}

Result<bool> is_there(const std::string& path) {
  struct stat status {};
  if (stat(path.c_str(), &status) == 0) return true;
  if (errno == ENOENT || errno == ENOTDIR) return false;
  return unreadable(path, errno);
}

}  // namespace rowkeeper
