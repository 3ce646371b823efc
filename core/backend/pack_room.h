// Memory that packing a matrix takes for a while, and that the next one takes again: the system clears fresh memory, which took a third of
// a model's loading.
#pragma once

#include <cstddef>
#include <span>
#include <utility>

#include "core/base/pages.h"

namespace rowkeeper {

class PackRoom {
 public:
  // With anything in it; what was taken before may be in it too. out_of_memory.
  Result<std::span<float>> take(std::size_t floats) {
    if (pages_.span().size() < floats) {
      pages_ = {};  // before the larger one is made
      Result<Pages> pages = Pages::map(floats * sizeof(float), PageUse::dense, "weights");
      if (!pages) return tl::unexpected(pages.error());
      pages_ = *std::move(pages);
    }
    return pages_.span().first(floats);
  }

 private:
  Pages pages_;
};

}  // namespace rowkeeper
