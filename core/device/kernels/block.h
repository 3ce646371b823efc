// What the bodies of kernels are written in, so that one source runs on a device and, in loops, on the CPU.
//
// A kernel is a struct of
//   Args       what it is given, passed by value
//   kThreads   threads of a block
//   kResident  blocks that a processor should hold at once at least: what the compiler may spend registers on
//   Shared     what the threads of a block share: plain data, 48 KiB at most, not set to anything
//   blocks()   how many blocks there are
//   run()      the body, as phases of a block: block.x(), y(), z() is which one; block.each(phase) calls phase(thread)
//              for all its threads and goes on when all are through. A value that a thread keeps from one phase to the
//              next is a `typename Block::template Local<T>`, a register on the device, and name(thread) in a phase; it
//              begins unset.
// All threads go through the same phases: a body leaves early only as a whole block. In one phase no thread reads what
// another thread writes in it.
#pragma once

#if defined(__CUDACC__)
#define ROWKEEPER_DEVICE __device__ __forceinline__
#else
#define ROWKEEPER_DEVICE inline
#endif

// Before a loop: unrolled, so that arrays with its index stay in registers; or that often, so that as many loads are
// under way.
#define ROWKEEPER_PRAGMA(text) _Pragma(#text)
#if defined(__CUDACC__) || defined(__clang__)
#define ROWKEEPER_UNROLL _Pragma("unroll")
#define ROWKEEPER_UNROLL_BY(times) ROWKEEPER_PRAGMA(unroll times)
#else
#define ROWKEEPER_UNROLL _Pragma("GCC unroll 8")
#define ROWKEEPER_UNROLL_BY(times) ROWKEEPER_PRAGMA(GCC unroll times)
#endif

namespace rowkeeper {

struct Blocks {
  unsigned x = 1;
  unsigned y = 1;
  unsigned z = 1;
};

template <class T>
constexpr T smaller(T a, T b) {
  return b < a ? b : a;
}

// How many pieces of `size` cover `count`.
constexpr int pieces(int count, int size) { return (count + size - 1) / size; }

constexpr Blocks block_count(int x, int y = 1, int z = 1) {
  return {static_cast<unsigned>(x), static_cast<unsigned>(y), static_cast<unsigned>(z)};
}

}  // namespace rowkeeper
