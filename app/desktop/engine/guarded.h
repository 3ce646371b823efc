// Nothing may leave a thread by exception: memory that runs out between core's calls is told like core's own errors.
#pragma once

#include <new>
#include <utility>

namespace rowkeeper::app {

// `tell` words it as an answer of whoever was called.
template <class Call, class Tell>
void guarded(Call&& call, Tell&& tell) {
  try {
    std::forward<Call>(call)();
  } catch (const std::bad_alloc&) {
    std::forward<Tell>(tell)();
  }
}

}  // namespace rowkeeper::app
