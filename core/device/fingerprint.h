// A fingerprint of numbers that any number of threads can make together, with the same result: 64 bits of all their bits.
//
// Each number's bits and its place make one 64-bit number, which splitmix64 turns into another, one to one; these are
// added up, modulo 2^64, in any order; the sum and the count are mixed once more. So rows that differ in one number
// never have the same fingerprint, and others by chance one in 2^64. (The CPU's rows have XXH3, which goes through the
// bytes in order.)
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "core/base/splitmix.h"

namespace rowkeeper {

constexpr std::uint64_t fingerprint_term(float x, std::uint32_t place) {
  return splitmix64(std::uint64_t{place} << 32 | std::bit_cast<std::uint32_t>(x));
}

constexpr std::uint64_t fingerprint_end(std::uint64_t sum, std::uint32_t count) {
  return splitmix64(sum ^ splitmix64(count));
}

constexpr std::uint64_t device_fingerprint(std::span<const float> numbers) {
  std::uint64_t sum = 0;
  std::uint32_t place = 0;
  for (const float x : numbers) sum += fingerprint_term(x, place++);
  return fingerprint_end(sum, place);
}

}  // namespace rowkeeper
