#include "core/cache/memory_space.h"

#include <cstring>
#include <utility>

#include "core/base/pages.h"

namespace rowkeeper {

namespace {

class ComputerMemory final : public MemorySpace {
 public:
  // Small pages, though huge ones would make attention 2% faster: the system clears them when they are first written, and a step that
  // meets two or three huge ones at once takes twice as long as its neighbours.
  Result<std::shared_ptr<std::byte>> allocate(std::size_t bytes) override {
    Result<Pages> pages = Pages::map(bytes, PageUse::sparse, "KV cache");
    if (!pages) return tl::unexpected(pages.error());
    const auto owner = std::make_shared<Pages>(*std::move(pages));
    return std::shared_ptr<std::byte>(owner, owner->data());
  }
  bool sparse() const override { return true; }
  Result<void> copy(std::byte* to, const std::byte* from, std::size_t bytes) override {
    std::memcpy(to, from, bytes);
    return {};
  }
  Result<NearRows> fetch(const KvBlockView& from, std::size_t, std::size_t) override { return NearRows{from, nullptr}; }
  Result<void> put_back(const NearRows&, const KvBlockView&, std::size_t, std::size_t) override { return {}; }
};

}  // namespace

const std::shared_ptr<MemorySpace>& computer_memory() {
  static const std::shared_ptr<MemorySpace> memory = std::make_shared<ComputerMemory>();
  return memory;
}

}  // namespace rowkeeper
