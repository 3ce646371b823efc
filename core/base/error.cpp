#include "core/base/error.h"

#include <array>

namespace rowkeeper {

namespace {
constexpr std::array kNames = {
#define ROWKEEPER_NAME(name) #name,
    ROWKEEPER_ERROR_CODES(ROWKEEPER_NAME)
#undef ROWKEEPER_NAME
};
}  // namespace

const char* error_code_name(ErrorCode code) { return kNames[static_cast<std::size_t>(code)]; }

}  // namespace rowkeeper
