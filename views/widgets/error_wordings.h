// The sentences for core's errors, in English, to be translated in the context "Errors".
#pragma once

#include "core/base/error.h"

namespace rowkeeper::views {

struct Wording {
  ErrorCode code;
  const char* pattern;  // %1, %2, ... are the error's arguments, in the order that core/base/error.h gives
};

// A code's wording is at its number.
extern const Wording kWordings[kErrorCodes.size()];

}  // namespace rowkeeper::views
