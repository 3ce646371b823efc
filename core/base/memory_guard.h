// Memory that can't be had becomes an error value at core's border.
#pragma once

#include <cstdint>
#include <new>
#include <stdexcept>
#include <string>

#include "core/base/error.h"

namespace rowkeeper {

// Runs `work`, which returns a Result, and turns a failed allocation inside into out_of_memory. `bytes` is the size of what
// asked for the memory, as well as it is known.
template <class Work>
auto guard_memory(const char* what_for, std::uint64_t bytes, Work&& work) -> decltype(work()) {
  try {
    return work();
  } catch (const std::bad_alloc&) {
    return fail(ErrorCode::out_of_memory, what_for, std::to_string(bytes));
  } catch (const std::length_error&) {  // a container asked for more than can be addressed
    return fail(ErrorCode::out_of_memory, what_for, std::to_string(bytes));
  }
}

}  // namespace rowkeeper
