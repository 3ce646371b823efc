#include "core/cache/page_pool.h"

#include <algorithm>
#include <string>
#include <utility>

namespace rowkeeper {

Result<std::shared_ptr<PagePool>> PagePool::create(const RowLayout& layout, int pages) {
  std::shared_ptr<PagePool> pool(new PagePool(layout));
  Result<std::shared_ptr<std::byte>> memory = layout.space->allocate(static_cast<std::size_t>(pages) * layout.chunk_bytes());
  if (!memory) return tl::unexpected(memory.error());
  pool->memory_ = *std::move(memory);
  pool->states_.resize(static_cast<std::size_t>(pages));
  pool->free_.reserve(pool->states_.size());
  for (int page = pages - 1; page >= 0; --page) pool->free_.emplace_back(page);
  return pool;
}

Result<PageIndex> PagePool::acquire() {
  if (free_.empty()) return exhausted();
  const PageIndex page = free_.back();
  free_.pop_back();
  state(page).references = 1;
  touched_ = std::max(touched_, page.value() + 1);
  return page;
}

Result<PageIndex> PagePool::acquire_piece(int pages) {
  int begin = 0;
  for (int page = 0; page < this->pages() && page - begin < pages; ++page) {
    if (states_[static_cast<std::size_t>(page)].references > 0) begin = page + 1;
  }
  if (begin + pages > this->pages()) return exhausted();
  std::erase_if(free_, [&](PageIndex page) { return page.value() >= begin && page.value() < begin + pages; });
  for (int page = begin; page < begin + pages; ++page) state(PageIndex(page)).references = 1;
  touched_ = std::max(touched_, begin + pages);
  return PageIndex(begin);
}

tl::unexpected<Error> PagePool::exhausted() const {
  return fail(ErrorCode::pool_exhausted, std::to_string(pages()), std::to_string(page_rows()),
              std::to_string(static_cast<std::size_t>(pages()) * page_bytes()));
}

void PagePool::release(PageIndex page) {
  if (--state(page).references > 0) return;
  withdraw(page);
  free_.push_back(page);
}

PagePool::Match PagePool::find(PageIndex parent, std::span<const TokenId> tokens) const {
  Match best;
  for (const PageIndex page : parent == kNoPage ? roots_ : state(parent).children) {
    const std::vector<TokenId>& there = state(page).tokens;
    const std::size_t most = std::min(there.size(), tokens.size());
    const auto differs =
        std::mismatch(there.begin(), there.begin() + static_cast<std::ptrdiff_t>(most), tokens.begin()).first;
    const auto rows = static_cast<int>(differs - there.begin());
    if (rows > best.rows) best = {page, rows};
  }
  return best;
}

PageIndex PagePool::publish(PageIndex parent, PageIndex page, std::span<const TokenId> tokens) {
  if (state(page).known || (parent != kNoPage && !state(parent).known)) return page;
  if (const Match known = find(parent, tokens); known.rows == page_rows()) return known.page;
  State& to = state(page);
  to.tokens.assign(tokens.begin(), tokens.end());
  children_of(parent).push_back(page);
  to.parent = parent;
  to.known = true;  // last: where memory runs out on the way, the page is as unknown as it was
  return page;
}

void PagePool::withdraw(PageIndex page) {
  State& from = state(page);
  if (!from.known) return;
  std::erase(children_of(from.parent), page);
  from.known = false;
  from.tokens.clear();
  // A page that is lent has its own references; only its content's name goes.
  for (const PageIndex child : std::exchange(from.children, {})) withdraw(child);
}

}  // namespace rowkeeper
