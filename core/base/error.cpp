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

// Every code is here by name, so that the compiler asks about a new one.
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
    case ErrorCode::file_not_found:
    case ErrorCode::file_unreadable:
    case ErrorCode::file_empty:
    case ErrorCode::folder_not_found:
    case ErrorCode::json_invalid:
    case ErrorCode::json_damaged:
    case ErrorCode::config_missing_field:
    case ErrorCode::config_bad_value:
    case ErrorCode::config_unsupported:
    case ErrorCode::weights_missing:
    case ErrorCode::weights_pickle:
    case ErrorCode::weights_not_safetensors:
    case ErrorCode::weights_header_too_large:
    case ErrorCode::weights_header_invalid:
    case ErrorCode::weights_tensor_invalid:
    case ErrorCode::weights_tensor_missing:
    case ErrorCode::weights_tensor_shape:
    case ErrorCode::weights_tensor_type:
    case ErrorCode::weights_shard_missing:
    case ErrorCode::weights_shard_outside:
    case ErrorCode::weights_tensor_not_in_shard:
    case ErrorCode::weights_unknown_tensor:
    case ErrorCode::weights_separate_head:
    case ErrorCode::model_unknown:
    case ErrorCode::model_not_installed:
    case ErrorCode::assets_missing:
    case ErrorCode::simd_unavailable:
    case ErrorCode::backend_unavailable:
    case ErrorCode::known_models_invalid:
    case ErrorCode::model_name_invalid:
    case ErrorCode::model_not_removable:
    case ErrorCode::model_not_generated:
    case ErrorCode::model_seed_invalid:
    case ErrorCode::model_file_missing:
    case ErrorCode::model_file_size:
    case ErrorCode::model_file_digest:
    case ErrorCode::folder_not_empty:
    case ErrorCode::nothing_to_remove:
    case ErrorCode::hub_endpoint_invalid:
    case ErrorCode::hub_only_pickle:
    case ErrorCode::tokenizer_missing:
    case ErrorCode::vocabulary_invalid:
    case ErrorCode::merges_invalid:
    case ErrorCode::tokenizer_unsupported:
    case ErrorCode::text_not_utf8:
    case ErrorCode::text_too_large:
    case ErrorCode::recording_invalid:
    case ErrorCode::recording_version:
    case ErrorCode::recording_too_large:
    case ErrorCode::cache_file_invalid:
    case ErrorCode::cache_file_version:
    case ErrorCode::cache_file_mismatch:
    case ErrorCode::questions_invalid:
    case ErrorCode::presets_invalid:
    case ErrorCode::memory_too_large:
    case ErrorCode::prompt_too_long:
    case ErrorCode::conversation_too_long:
    case ErrorCode::token_out_of_range:
    case ErrorCode::store_kind_unknown:
    case ErrorCode::store_unsupported:
    case ErrorCode::precision_unsupported:
    case ErrorCode::precision_too_small:
    case ErrorCode::store_not_savable:
    case ErrorCode::pool_too_small:
    case ErrorCode::option_out_of_range:
    case ErrorCode::lanes_mismatch:
    case ErrorCode::lanes_too_large:
    case ErrorCode::not_a_number:
      return true;
  }
  return true;
}

Error for_file_of(ErrorCode code, Error error) {
  if (error.code == ErrorCode::file_empty) return Error{code, {std::move(error.args[0]), "it is empty"}};
  return error;
}

}  // namespace rowkeeper
