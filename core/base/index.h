// One type per kind of number, so that a block can't be taken for a head, nor a row for a token id.
#pragma once

#include <compare>
#include <cstdint>

namespace rowkeeper {

template <class Tag>
class Index {
 public:
  constexpr Index() = default;
  constexpr explicit Index(std::int32_t value) : value_(value) {}
  constexpr std::int32_t value() const { return value_; }
  constexpr auto operator<=>(const Index&) const = default;

 private:
  std::int32_t value_ = 0;
};

using TokenId = Index<struct TokenTag>;     // a piece of the vocabulary
using RowIndex = Index<struct RowTag>;      // a token's place in the sequence
using BlockIndex = Index<struct BlockTag>;  // a transformer block (layer)
using HeadIndex = Index<struct HeadTag>;    // an attention head; for stores a key/value head

}  // namespace rowkeeper
