// A block of threads as a kernel's body sees it (block.h), run by one thread of the CPU: each phase is a loop.
#pragma once

#include <array>
#include <cstring>
#include <type_traits>

namespace rowkeeper {

struct BlockIndex3 {
  unsigned x = 0;
  unsigned y = 0;
  unsigned z = 0;
};

template <int kThreads>
class HostBlock {
 public:
  template <class T>
  class Local {
   public:
    static_assert(std::is_trivially_copyable_v<T>);
    // Floats begin as NaN: a sum that forgets to set its register shows.
    Local() { std::memset(static_cast<void*>(values_.data()), 0xFF, sizeof values_); }
    T& operator()(int thread) { return values_[static_cast<std::size_t>(thread)]; }

   private:
    std::array<T, kThreads> values_;
  };

  // Backwards: the last thread first. A body whose results then change reads in a phase what another thread writes in it.
  explicit HostBlock(BlockIndex3 index, bool backwards = false) : index_(index), backwards_(backwards) {}

  unsigned x() const { return index_.x; }
  unsigned y() const { return index_.y; }
  unsigned z() const { return index_.z; }

  template <class Phase>
  void each(const Phase& phase) const {
    for (int i = 0; i < kThreads; ++i) phase(backwards_ ? kThreads - 1 - i : i);
  }

 private:
  BlockIndex3 index_;
  bool backwards_;
};

}  // namespace rowkeeper
