#include "core/base/pages.h"

#include <sys/mman.h>

#include <cstdint>
#include <string>
#include <utility>

namespace rowkeeper {

namespace {
constexpr std::size_t kHuge = std::size_t{2} << 20;
}

Result<Pages> Pages::map(std::size_t bytes, PageUse use, const char* what) {
  Pages pages;
  if (bytes == 0) return pages;
  const bool huge = use == PageUse::dense && bytes >= kHuge;
  // Starting on a huge page's boundary lets the system use huge pages from the first byte on.
  const std::size_t wanted = huge ? bytes + kHuge : bytes;
  const int flags = MAP_PRIVATE | MAP_ANONYMOUS | (use == PageUse::dense ? 0 : MAP_NORESERVE);
  void* const mapping = wanted < bytes ? MAP_FAILED : mmap(nullptr, wanted, PROT_READ | PROT_WRITE, flags, -1, 0);
  if (mapping == MAP_FAILED) return fail(ErrorCode::out_of_memory, what, std::to_string(bytes));
  pages.mapping_ = mapping;
  pages.mapped_ = wanted;
  pages.bytes_ = bytes;
  pages.data_ = mapping;
  if (huge) {
    const std::size_t beyond = reinterpret_cast<std::uintptr_t>(mapping) % kHuge;
    pages.data_ = static_cast<char*>(mapping) + (beyond == 0 ? 0 : kHuge - beyond);
#ifdef MADV_HUGEPAGE
    madvise(pages.data_, bytes, MADV_HUGEPAGE);
#endif
  }
  return pages;
}

Pages::~Pages() {
  if (mapping_ != nullptr) munmap(mapping_, mapped_);
}

Pages::Pages(Pages&& other) noexcept { *this = std::move(other); }

Pages& Pages::operator=(Pages&& other) noexcept {
  std::swap(data_, other.data_);
  std::swap(bytes_, other.bytes_);
  std::swap(mapping_, other.mapping_);
  std::swap(mapped_, other.mapped_);
  return *this;
}

}  // namespace rowkeeper
