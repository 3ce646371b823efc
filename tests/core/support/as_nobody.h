// As a user to whom files can be forbidden: to the system's own, everything is allowed.
#pragma once

#include <unistd.h>

#include <cstdlib>

namespace rowkeeper {

class AsNobody {
 public:
  AsNobody() {
    if (before_ == 0 && seteuid(kNobody) != 0) std::abort();
  }
  AsNobody(const AsNobody&) = delete;
  AsNobody& operator=(const AsNobody&) = delete;
  ~AsNobody() {
    if (seteuid(before_) != 0) std::abort();
  }

 private:
  static constexpr uid_t kNobody = 65534;
  uid_t before_ = geteuid();
};

}  // namespace rowkeeper
