// Memory straight from the system: large, zeroed, page-aligned, and an error value where it can't be had.
#pragma once

#include <cstddef>
#include <span>

#include "core/base/error.h"

namespace rowkeeper {

enum class PageUse {
  dense,   // all of it will be used: huge pages where the system has them
  sparse,  // address space; a page costs memory only once it is written
};

class Pages {
 public:
  Pages() = default;
  // `what` names the use in the error (out_of_memory: what, bytes).
  static Result<Pages> map(std::size_t bytes, PageUse use, const char* what);
  ~Pages();
  Pages(Pages&& other) noexcept;
  Pages& operator=(Pages&& other) noexcept;

  std::size_t bytes() const { return bytes_; }
  std::byte* data() const { return static_cast<std::byte*>(data_); }
  float* floats() const { return static_cast<float*>(data_); }
  std::span<float> span() const { return {floats(), bytes_ / sizeof(float)}; }

 private:
  void* data_ = nullptr;
  std::size_t bytes_ = 0;
  void* mapping_ = nullptr;  // data_ is aligned within it
  std::size_t mapped_ = 0;
};

}  // namespace rowkeeper
