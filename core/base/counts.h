// Counting in whole numbers.
#pragma once

#include <cstddef>

namespace rowkeeper {

// A count of ours, never negative, as containers and memory take it.
constexpr std::size_t size(int n) { return static_cast<std::size_t>(n); }

// The next multiple of `step`.
template <class Number>
constexpr Number round_up(Number n, Number step) {
  return (n + step - 1) / step * step;
}

}  // namespace rowkeeper
