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

Error for_file_of(ErrorCode code, Error error) {
  if (error.code == ErrorCode::file_empty) return {code, {std::move(error.args[0]), "it is empty"}};
  return error;
}

}  // namespace rowkeeper
