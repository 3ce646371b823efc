// The mixing step of splitmix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014; Vigna's
// constants): a bijection of 64-bit numbers whose results for 0, 1, 2, ... pass for random. Random weights and the sampler
// are defined by it.
#pragma once

#include <cstdint>

namespace rowkeeper {

constexpr std::uint64_t splitmix64(std::uint64_t x) {
  x += 0x9e3779b97f4a7c15U;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
  return x ^ (x >> 31);
}

}  // namespace rowkeeper
