// Memory in pages of equal size, lent to any number of stores. A page holds the keys and values of a few rows in all blocks; it may
// belong to several stores at once, as long as none of them writes to it.
//
//   store A   page 4 | page 1 | page 7          "Document: ..." computed by A; B began with the same text
//   store B   page 4 | page 1 | page 2
//   references  4: 2, 1: 2, 7: 1, 2: 1          the last store to let go of a page makes it free
//
// Full pages can be found again by their content: the tokens of their rows, and those of all rows above. So a page's content is named
// by the page before it and its own tokens (a tree), compared token by token: no hash can lie.
//
// Not for use by several threads at once.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/cache/row_layout.h"

namespace rowkeeper {

using PageIndex = Index<struct PageTag>;
constexpr PageIndex kNoPage{-1};

class PagePool {
 public:
  // `layout`: of the rows; its chunks are the pages. At least one page.
  static Result<std::shared_ptr<PagePool>> create(const RowLayout& layout, int pages);

  const RowLayout& layout() const { return layout_; }
  int page_rows() const { return static_cast<int>(layout_.floats.chunk_rows); }
  std::size_t page_bytes() const { return layout_.chunk_bytes(); }
  int pages() const { return static_cast<int>(states_.size()); }
  int pages_in_use() const { return pages() - static_cast<int>(free_.size()); }
  // That have ever been in use: their memory stays mapped. All, in a space that isn't sparse.
  int pages_touched() const { return layout_.space->sparse() ? touched_ : pages(); }
  int references(PageIndex page) const { return state(page).references; }
  std::byte* data(PageIndex page) const { return memory_.get() + static_cast<std::size_t>(page.value()) * page_bytes(); }

  // A free page, with one reference. pool_exhausted if there is none.
  Result<PageIndex> acquire();
  // So many free pages side by side, the lowest there are; returns the first. pool_exhausted where no gap is wide enough, though
  // there may be as many free pages.
  Result<PageIndex> acquire_piece(int pages);
  void add_reference(PageIndex page) { ++state(page).references; }
  void release(PageIndex page);

  // The page after `parent` (kNoPage: the first of a sequence) that holds most of `tokens`' beginning, and how many of them.
  struct Match {
    PageIndex page = kNoPage;
    int rows = 0;
  };
  Match find(PageIndex parent, std::span<const TokenId> tokens) const;
  // Makes a full page known by its content, and returns the page that has this content: another one where it was known already. A page
  // whose parent isn't known stays unknown.
  PageIndex publish(PageIndex parent, PageIndex page, std::span<const TokenId> tokens);
  // The page will be written to: its content, and what builds on it, can't be found any more.
  void withdraw(PageIndex page);

 private:
  struct State {
    int references = 0;
    bool known = false;
    PageIndex parent = kNoPage;
    std::vector<TokenId> tokens;
    std::vector<PageIndex> children;
  };
  explicit PagePool(const RowLayout& layout) : layout_(layout) {}
  tl::unexpected<Error> exhausted() const;
  State& state(PageIndex page) { return states_[static_cast<std::size_t>(page.value())]; }
  const State& state(PageIndex page) const { return states_[static_cast<std::size_t>(page.value())]; }
  std::vector<PageIndex>& children_of(PageIndex parent) { return parent == kNoPage ? roots_ : state(parent).children; }

  RowLayout layout_;
  std::shared_ptr<std::byte> memory_;
  std::vector<State> states_;
  std::vector<PageIndex> free_;  // the next to be lent last; has room for all, so that giving a page back can't fail
  std::vector<PageIndex> roots_;
  int touched_ = 0;
};

}  // namespace rowkeeper
