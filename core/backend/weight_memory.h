// Where packed weights lie: in memory of their own, or in a file that has had them packed since before.
#pragma once

#include <cstddef>
#include <span>
#include <utility>
#include <variant>

#include "core/base/mapped_file.h"
#include "core/base/pages.h"

namespace rowkeeper {

class WeightMemory {
 public:
  explicit WeightMemory(Pages pages) : memory_(std::move(pages)) {}
  explicit WeightMemory(MappedPart part) : memory_(std::move(part)) {}

  std::span<const std::byte> bytes() const {
    if (const auto* const part = std::get_if<MappedPart>(&memory_)) return part->bytes;
    const Pages& pages = std::get<Pages>(memory_);
    return {pages.data(), pages.bytes()};
  }

 private:
  std::variant<Pages, MappedPart> memory_;
};

}  // namespace rowkeeper
