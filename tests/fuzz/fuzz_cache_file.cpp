// Any bytes as a saved cache: an error and an empty store, or rows that can be read. Half of the inputs get the checksum that belongs
// to them, so that what lies behind it is reached.
#include <xxhash.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <span>
#include <vector>

#include "core/cache/cache_file.h"
#include "core/cache/make_store.h"

using namespace rowkeeper;

namespace {

constexpr CacheOwner kOwner{0x1234, 500};
constexpr StoreShape kShape{2, 2, 5, 40};

void require(bool holds) {
  if (!holds) std::abort();
}

void check(std::span<const std::byte> file, const char* kind) {
  const auto store = make_store(*parse_store_kind(kind), kShape, {16, 64, 8}).value();
  const Result<CacheText> text = load_cache(file, "a.cache", kOwner, *store);
  require(text.has_value() == (store->next_row() > 0));
  if (!text) return;
  require(text->tokens.size() >= static_cast<std::size_t>(store->next_row()) && store->next_row() <= kShape.capacity);
  for (const TokenId token : text->tokens) require(token.value() >= 0 && token.value() < kOwner.vocabulary);
  for (const int end : text->part_ends) require(end >= 0 && end <= static_cast<int>(text->tokens.size()));
  std::vector<float> key(static_cast<std::size_t>(kShape.head_size)), value = key;
  store->read(BlockIndex(1), HeadIndex(1), RowIndex(store->next_row() - 1), key, value);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::vector<std::byte> file(size);
  if (size > 0) std::memcpy(file.data(), data, size);
  if (size >= 16 && size % 2 == 0) {
    const std::uint64_t sum = XXH3_64bits(file.data(), size - sizeof sum);
    std::memcpy(file.data() + size - sizeof sum, &sum, sizeof sum);
  }
  for (const char* kind : {"dense:f32", "int4", "paged:8"}) check(file, kind);
  return 0;
}
