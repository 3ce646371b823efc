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

// A new code is wrong use unless it stands in is_wrong_use(): then raise this.
static_assert(kNames.size() == 99);

bool is_wrong_use(ErrorCode code) {
  switch (code) {
    case ErrorCode::file_unwritable:
    case ErrorCode::out_of_memory:
    case ErrorCode::cpu_unsupported:
    case ErrorCode::cuda_not_built:
    case ErrorCode::cuda_library_unusable:
    case ErrorCode::cuda_no_driver:
    case ErrorCode::cuda_old_driver:
    case ErrorCode::cuda_no_device:
    case ErrorCode::cuda_too_old:
    case ErrorCode::cublas_missing:
    case ErrorCode::device_memory:
    case ErrorCode::device_full:
    case ErrorCode::device_failed:
    case ErrorCode::device_lost:
    case ErrorCode::model_in_use:
    case ErrorCode::disk_full:
    case ErrorCode::hub_unreachable:
    case ErrorCode::hub_stalled:
    case ErrorCode::hub_busy:
    case ErrorCode::hub_refused:
    case ErrorCode::hub_file_not_found:
    case ErrorCode::hub_answer_odd:
    case ErrorCode::hub_file_size:
    case ErrorCode::hub_file_digest:
    case ErrorCode::tokenizer_pattern:
    case ErrorCode::context_full:
    case ErrorCode::store_mismatch:
    case ErrorCode::store_full:
    case ErrorCode::pool_exhausted:
    case ErrorCode::row_out_of_range:
    case ErrorCode::cancelled:
      return false;
    default:
      return true;
  }
}

Error for_file_of(ErrorCode code, Error error) {
  if (error.code == ErrorCode::file_empty) return Error{code, {std::move(error.args[0]), "it is empty"}};
  return error;
}

}  // namespace rowkeeper
