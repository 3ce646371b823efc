#include "views/widgets/error_text.h"

#include <QCoreApplication>
#include <QLocale>

#include "views/widgets/arithmetic_text.h"
#include "views/widgets/error_words.h"
#include "views/widgets/precision_text.h"

namespace rowkeeper::views {

namespace {

struct Wording {
  ErrorCode code;
  const char* pattern;  // %1, %2, ... are the error's arguments, in the order that core/base/error.h gives
};

constexpr Wording kWordings[] = {
    {ErrorCode::file_not_found, QT_TRANSLATE_NOOP("Errors", "There is no file '%1'. Check the path.")},
    {ErrorCode::file_unreadable,
     QT_TRANSLATE_NOOP("Errors", "Cannot read '%1'. %2; check that it is a file that you may read.")},
    {ErrorCode::file_empty, QT_TRANSLATE_NOOP("Errors", "The file '%1' is empty. Fetch it again.")},
    {ErrorCode::folder_not_found, QT_TRANSLATE_NOOP("Errors", "There is no folder '%1'. Choose another one.")},
    {ErrorCode::file_unwritable, QT_TRANSLATE_NOOP("Errors", "Cannot write '%1'. %2; choose another place.")},
    {ErrorCode::json_invalid,
     QT_TRANSLATE_NOOP("Errors", "'%1' cannot be read as JSON (line %2). It looks like %3; fetch the file again.")},
    {ErrorCode::config_missing_field,
     QT_TRANSLATE_NOOP("Errors", "'%1' has no '%2'. Use the config.json that belongs to the model.")},
    {ErrorCode::config_bad_value,
     QT_TRANSLATE_NOOP("Errors",
                       "'%1' gives '%2' as %3, but it must be %4. Use the config.json that belongs to the model.")},
    {ErrorCode::config_unsupported,
     QT_TRANSLATE_NOOP("Errors", "'%1' asks for '%2' = %3, which is not supported (supported: %4). Use a GPT-2 model.")},
    {ErrorCode::weights_missing,
     QT_TRANSLATE_NOOP("Errors",
                       "The folder '%1' has no weights (looked for %2). Put the file there, or give another folder.")},
    {ErrorCode::weights_pickle,
     QT_TRANSLATE_NOOP(
         "Errors",
         "'%1' is a pickle file, which can run code when it is opened, so it is never read. Put model.safetensors beside "
         "it; if "
         "you trust the file, transformers makes one: GPT2LMHeadModel.from_pretrained(FOLDER).save_pretrained(FOLDER).")},
    {ErrorCode::weights_not_safetensors,
     QT_TRANSLATE_NOOP("Errors", "'%1' is no safetensors file. It looks like %2; fetch the file again.")},
    {ErrorCode::weights_header_too_large,
     QT_TRANSLATE_NOOP(
         "Errors", "The header of '%1' claims %2 bytes, but at most %3 are possible. The file is damaged, fetch it again.")},
    {ErrorCode::weights_header_invalid,
     QT_TRANSLATE_NOOP("Errors", "The header of '%1' is damaged (%2). Fetch the file again.")},
    {ErrorCode::weights_tensor_invalid,
     QT_TRANSLATE_NOOP("Errors", "The tensor '%2' in '%1' is damaged (%3). Fetch the file again.")},
    {ErrorCode::weights_tensor_missing,
     QT_TRANSLATE_NOOP(
         "Errors", "'%1' lacks the tensor '%2'. The file is incomplete or of another kind of model; use a GPT-2 model.")},
    {ErrorCode::weights_tensor_shape,
     QT_TRANSLATE_NOOP(
         "Errors",
         "The tensor '%2' in '%1' has the shape %4, but config.json means %3. Use the config.json of this model.")},
    {ErrorCode::weights_tensor_type,
     QT_TRANSLATE_NOOP("Errors",
                       "The tensor '%2' in '%1' is of type %3, which is not supported. Convert the model to one of %4.")},
    {ErrorCode::weights_shard_missing,
     QT_TRANSLATE_NOOP("Errors", "The file '%2', which '%1' names, is missing. Put it into the same folder.")},
    {ErrorCode::weights_shard_outside,
     QT_TRANSLATE_NOOP("Errors",
                       "'%1' names '%2', which is outside of its folder. Use the index that belongs to the model.")},
    {ErrorCode::weights_tensor_not_in_shard,
     QT_TRANSLATE_NOOP("Errors", "'%1' says that the tensor '%2' is in '%3', but it is not. Fetch both files again.")},
    {ErrorCode::weights_unknown_tensor,
     QT_TRANSLATE_NOOP("Errors", "'%1' has a tensor that no GPT-2 has, '%2'. It is not used.")},
    {ErrorCode::weights_separate_head,
     QT_TRANSLATE_NOOP("Errors", "'%1' has an lm_head of its own. It is used instead of the embedding.")},
    {ErrorCode::out_of_memory,
     QT_TRANSLATE_NOOP("Errors",
                       "There is not enough memory for the %1 (%2). Close other programs, or use a smaller model.")},
    {ErrorCode::model_unknown,
     QT_TRANSLATE_NOOP("Errors", "There is no model '%1'. Choose one from the list, or a model folder.")},
    {ErrorCode::model_not_installed,
     QT_TRANSLATE_NOOP(
         "Errors",
         "No complete copy of '%1' is on this computer (looked in %2). Download it, or choose a folder with its "
         "files.")},
    {ErrorCode::assets_missing,
     QT_TRANSLATE_NOOP("Errors", "The files that come with Rowkeeper were not found in '%1'. Install it again.")},
    {ErrorCode::cpu_unsupported, QT_TRANSLATE_NOOP("Errors", "This processor is too old. %1 is needed.")},
    {ErrorCode::simd_unavailable,
     QT_TRANSLATE_NOOP("Errors",
                       "The instruction set %1 is not available on this processor. Choose automatic or one of %2.")},
    {ErrorCode::backend_unavailable,
     QT_TRANSLATE_NOOP("Errors", "The backend '%1' is not available: %2. Choose the exact backend.")},
    {ErrorCode::cuda_not_built,
     QT_TRANSLATE_NOOP(
         "Errors",
         "This Rowkeeper was built without CUDA (there is no '%1'). Install NVIDIA's CUDA toolkit and build it "
         "again, or choose the exact backend.")},
    {ErrorCode::cuda_library_unusable,
     QT_TRANSLATE_NOOP("Errors",
                       "The library '%1' cannot be used (%2). Build Rowkeeper again, or choose the exact backend.")},
    {ErrorCode::cuda_no_driver,
     QT_TRANSLATE_NOOP("Errors", "There is no NVIDIA driver that works (%1). Install one, or choose the exact backend.")},
    {ErrorCode::cuda_old_driver,
     QT_TRANSLATE_NOOP(
         "Errors",
         "The NVIDIA driver is too old: it runs CUDA up to version %1, and %2 is needed. Install a newer one, or "
         "choose the exact backend.")},
    {ErrorCode::cuda_no_device,
     QT_TRANSLATE_NOOP("Errors", "There is no NVIDIA GPU that CUDA can use. Choose the exact backend.")},
    {ErrorCode::cuda_too_old,
     QT_TRANSLATE_NOOP("Errors",
                       "The GPU %1 is too old. It has compute capability %2, and %3 is needed. Choose the exact backend.")},
    {ErrorCode::cublas_missing,
     QT_TRANSLATE_NOOP("Errors",
                       "The library cuBLAS is not installed. Install NVIDIA's CUDA libraries, or choose the CUDA backend.")},
    {ErrorCode::device_memory,
     QT_TRANSLATE_NOOP(
         "Errors",
         "The GPU has no room for the %1. %2 are needed, and %3 are free. Choose 16-bit weights, a smaller model or "
         "the exact backend.")},
    {ErrorCode::device_full,
     QT_TRANSLATE_NOOP("Errors",
                       "The GPU ran out of memory while %1 (%2 are free). Choose 16-bit weights, a smaller model or the "
                       "exact backend.")},
    {ErrorCode::device_failed,
     QT_TRANSLATE_NOOP("Errors", "The GPU failed while %1 (%2). Try again, or choose the exact backend.")},
    {ErrorCode::device_lost,
     QT_TRANSLATE_NOOP("Errors", "The GPU is lost (%1). Start the program again, or choose the exact backend.")},
    {ErrorCode::known_models_invalid,
     QT_TRANSLATE_NOOP("Errors", "The list of known models, '%1', is damaged (%2). Correct it, or start without it.")},
    {ErrorCode::model_name_invalid,
     QT_TRANSLATE_NOOP(
         "Errors", "'%1' cannot be the name of a model. Give a repository of the hub, such as distilgpt2 or owner/name.")},
    {ErrorCode::model_not_removable,
     QT_TRANSLATE_NOOP("Errors",
                       "'%1' is not Rowkeeper's to remove (it is in '%2'). Delete it with the program that put it there.")},
    {ErrorCode::model_not_generated,
     QT_TRANSLATE_NOOP("Errors", "'%1' is no generated model. Choose one with random weights.")},
    {ErrorCode::model_seed_invalid,
     QT_TRANSLATE_NOOP("Errors", "The seed of '%1' is no whole number from 0 to %2. Choose another seed.")},
    {ErrorCode::model_in_use,
     QT_TRANSLATE_NOOP("Errors",
                       "Another Rowkeeper is downloading or removing '%1'. Wait until it is done, or stop it there.")},
    {ErrorCode::model_file_missing,
     QT_TRANSLATE_NOOP("Errors", "The file '%1' is missing. Download the model again; what is there is kept.")},
    {ErrorCode::model_file_size,
     QT_TRANSLATE_NOOP("Errors",
                       "The file '%1' has %3 bytes, but it must have %2. Download the model again; what is right is kept.")},
    {ErrorCode::model_file_digest,
     QT_TRANSLATE_NOOP("Errors",
                       "The checksum of '%1' differs (expected %2, got %3). The file is damaged or another one. Download "
                       "the model again; what is right is kept.")},
    {ErrorCode::folder_not_empty,
     QT_TRANSLATE_NOOP("Errors", "The folder '%1' has files in it. Choose a new one, or empty it.")},
    {ErrorCode::disk_full,
     QT_TRANSLATE_NOOP(
         "Errors",
         "'%1' has no room: %2 are needed, and %3 are free. Make room and download again; what was fetched is kept.")},
    {ErrorCode::nothing_to_remove, QT_TRANSLATE_NOOP("Errors", "There is no model '%1' to remove.")},
    {ErrorCode::hub_endpoint_invalid,
     QT_TRANSLATE_NOOP("Errors", "HF_ENDPOINT is '%1', but it must be an address such as https://huggingface.co.")},
    {ErrorCode::hub_unreachable,
     QT_TRANSLATE_NOOP("Errors", "Cannot reach %1 (%2). Check the network and download again; what was fetched is kept.")},
    {ErrorCode::hub_stalled,
     QT_TRANSLATE_NOOP("Errors", "%1 sent nothing for %2 seconds. Download again; what was fetched is kept.")},
    {ErrorCode::hub_busy,
     QT_TRANSLATE_NOOP("Errors", "%1 is busy or out of order (HTTP status %2). Try again later; what was fetched is kept.")},
    {ErrorCode::hub_refused, QT_TRANSLATE_NOOP("Errors",
                                               "The hub refuses '%1' (HTTP status %2). Check its name; if it is private or "
                                               "its terms must be accepted, do so on its page and set HF_TOKEN.")},
    {ErrorCode::hub_file_not_found,
     QT_TRANSLATE_NOOP("Errors", "'%1' has no file '%2' on the hub. Check the name, or choose another GPT-2 model.")},
    {ErrorCode::hub_answer_odd,
     QT_TRANSLATE_NOOP("Errors",
                       "'%1' answered with %2 instead of the file. Check the network: it may want you to log in.")},
    {ErrorCode::hub_file_size,
     QT_TRANSLATE_NOOP(
         "Errors",
         "'%1' has %3 bytes, but it must have %2. Nothing was kept of it; choose a folder with the model's files instead.")},
    {ErrorCode::hub_file_digest, QT_TRANSLATE_NOOP("Errors",
                                                   "The checksum of '%1' differs (expected %2, got %3). The file was not "
                                                   "kept; choose a folder with the model's files instead.")},
    {ErrorCode::hub_only_pickle,
     QT_TRANSLATE_NOOP("Errors",
                       "'%1' has its weights as a pickle file only, which can run code when it is opened, so it is never "
                       "read. Choose a model with model.safetensors.")},
    {ErrorCode::tokenizer_missing,
     QT_TRANSLATE_NOOP("Errors",
                       "The folder '%1' has no vocabulary (looked for %2). Put the files there, or give another folder.")},
    {ErrorCode::vocabulary_invalid,
     QT_TRANSLATE_NOOP("Errors", "The vocabulary '%1' is damaged (%2). Use the file that belongs to the model.")},
    {ErrorCode::merges_invalid,
     QT_TRANSLATE_NOOP("Errors", "Line %2 of '%1' is damaged (%3). Use the file that belongs to the model.")},
    {ErrorCode::tokenizer_unsupported,
     QT_TRANSLATE_NOOP("Errors",
                       "'%1' asks for '%2' = %3, which is not supported. Use a byte-level BPE vocabulary like GPT-2's.")},
    {ErrorCode::tokenizer_pattern,
     QT_TRANSLATE_NOOP("Errors", "The text could not be split into words: the PCRE2 library says %1.")},
    {ErrorCode::text_not_utf8,
     QT_TRANSLATE_NOOP("Errors", "The text is not UTF-8 from byte %1 on. Such bytes are encoded one by one.")},
    {ErrorCode::text_too_large,
     QT_TRANSLATE_NOOP("Errors", "The text is too large (%1 bytes or more, and at most %2 are read). Shorten it.")},
    {ErrorCode::recording_invalid,
     QT_TRANSLATE_NOOP("Errors", "'%1' is no recording, or is damaged (%2). Choose another one, or record again.")},
    {ErrorCode::recording_version,
     QT_TRANSLATE_NOOP("Errors",
                       "The recording '%1' has the format's version %2, and this program reads versions up to %3. Use a "
                       "newer Rowkeeper.")},
    {ErrorCode::recording_too_large,
     QT_TRANSLATE_NOOP(
         "Errors", "The recording '%1' is larger than %2 when it is unpacked. Record a shorter run, or a smaller model.")},
    {ErrorCode::cache_file_invalid,
     QT_TRANSLATE_NOOP("Errors", "'%1' is no saved cache, or is damaged (%2). Read the document again, and save it anew.")},
    {ErrorCode::cache_file_version,
     QT_TRANSLATE_NOOP("Errors",
                       "The saved cache '%1' has the format's version %2, and this program reads versions up to %3. Use a "
                       "newer Rowkeeper.")},
    {ErrorCode::cache_file_mismatch,
     QT_TRANSLATE_NOOP("Errors",
                       "The saved cache '%1' was made for %2, but here it is %3. Open it with the model that it was saved "
                       "with, or read the text again.")},
    {ErrorCode::questions_invalid,
     QT_TRANSLATE_NOOP("Errors", "The questions in '%1' are damaged (%2). Install Rowkeeper again.")},
    {ErrorCode::presets_invalid,
     QT_TRANSLATE_NOOP("Errors", "The list of known models, '%1', is damaged (%2). Install Rowkeeper again.")},
    {ErrorCode::memory_too_large, QT_TRANSLATE_NOOP("Errors", "Such a cache would be larger than %1. Use smaller numbers.")},
    {ErrorCode::prompt_too_long,
     QT_TRANSLATE_NOOP("Errors", "The prompt has %1 tokens, but the model's context has %2. Shorten the prompt.")},
    {ErrorCode::conversation_too_long,
     QT_TRANSLATE_NOOP(
         "Errors",
         "The document and all that was said have %1 tokens together, but the model's context has %2. Shorten the "
         "document, or begin again.")},
    {ErrorCode::token_out_of_range,
     QT_TRANSLATE_NOOP("Errors", "The token id %1 does not exist. This model's vocabulary has %2 ids, counted from 0.")},
    {ErrorCode::context_full,
     QT_TRANSLATE_NOOP("Errors", "The context of %1 rows is full. Start again, or let the window slide.")},
    {ErrorCode::store_mismatch,
     QT_TRANSLATE_NOOP("Errors", "The cache was made for %1, but the model needs %2. Start again.")},
    {ErrorCode::store_full,
     QT_TRANSLATE_NOOP("Errors", "The cache has room for %2 rows, but %1 are needed. Use fewer tokens.")},
    {ErrorCode::store_kind_unknown, QT_TRANSLATE_NOOP("Errors", "There is no kind of cache '%1'. There are: %2.")},
    {ErrorCode::store_unsupported,
     QT_TRANSLATE_NOOP("Errors", "The backend '%2' cannot read a cache of kind %1. Choose the exact backend.")},
    {ErrorCode::precision_unsupported,
     QT_TRANSLATE_NOOP("Errors",
                       "The backend '%2' cannot multiply %1 weights. Choose the exact backend, or 32-bit weights.")},
    {ErrorCode::precision_too_small,
     QT_TRANSLATE_NOOP("Errors",
                       "The tensor '%1' has a weight of %3, but %2 weights go no further than %4. Choose 32-bit weights.")},
    {ErrorCode::store_not_savable,
     QT_TRANSLATE_NOOP("Errors",
                       "A cache of kind %1 cannot be saved, because it does not keep every row. Use one that does.")},
    {ErrorCode::pool_too_small, QT_TRANSLATE_NOOP("Errors", "A pool of %1 is too small. Give it %2 or more.")},
    {ErrorCode::pool_exhausted,
     QT_TRANSLATE_NOOP("Errors", "All %1 pages of the pool are in use. Make the pool larger, or end a conversation.")},
    {ErrorCode::row_out_of_range, QT_TRANSLATE_NOOP("Errors", "There is no row %1. There are %2, counted from 0.")},
    {ErrorCode::option_out_of_range, QT_TRANSLATE_NOOP("Errors", "%1 is '%2', but it must be %3.")},
    {ErrorCode::cancelled, QT_TRANSLATE_NOOP("Errors", "Stopped.")},
    {ErrorCode::lanes_mismatch, QT_TRANSLATE_NOOP("Errors", "The two lanes cannot be compared. They differ in %1.")},
    {ErrorCode::lanes_too_large,
     QT_TRANSLATE_NOOP("Errors",
                       "Comparing so many tokens would keep %1 of logits, and at most %2 are allowed. Use fewer tokens.")},
    {ErrorCode::not_a_number,
     QT_TRANSLATE_NOOP("Errors",
                       "The arithmetic gave infinity or NaN (%1). The model's weights are damaged, fetch them again.")},
};

// Every code has its wording, in the order of error.h: so a code is its place in the table.
constexpr bool complete() {
  for (std::size_t i = 0; i < std::size(kWordings); ++i) {
    if (kWordings[i].code != static_cast<ErrorCode>(i)) return false;
  }
  return std::size(kWordings) == kErrorCodes.size();
}
static_assert(complete());

bool is_bytes(const Error& error, std::size_t index) {
  if (error.code == ErrorCode::pool_too_small) return true;
  if (error.code == ErrorCode::pool_exhausted) return index == 2;
  if (error.code == ErrorCode::disk_full || error.code == ErrorCode::device_memory) return index >= 1;
  if (error.code == ErrorCode::out_of_memory || error.code == ErrorCode::device_full) return index == 1;
  if (error.code == ErrorCode::recording_too_large) return index == 1;
  return error.code == ErrorCode::lanes_too_large || error.code == ErrorCode::memory_too_large;
}

bool is_precision(const Error& error, std::size_t index) {
  return (error.code == ErrorCode::precision_unsupported && index == 0) ||
         (error.code == ErrorCode::precision_too_small && index == 1);
}

bool is_backend(const Error& error, std::size_t index) {
  return (error.code == ErrorCode::backend_unavailable && index == 0) ||
         (error.code == ErrorCode::precision_unsupported && index == 1) ||
         (error.code == ErrorCode::store_unsupported && index == 1);
}

// Elsewhere the first argument is a name: a file may be called "model".
bool is_word(const Error& error, std::size_t index) {
  switch (error.code) {
    case ErrorCode::out_of_memory:
    case ErrorCode::device_memory:
    case ErrorCode::device_full:
    case ErrorCode::device_failed:
    case ErrorCode::lanes_mismatch:
    case ErrorCode::store_mismatch:
    case ErrorCode::not_a_number:
      return true;
    case ErrorCode::tokenizer_unsupported:  // fields of the file
      return false;
    default:
      return index > 0;
  }
}

QString argument_for(const Error& error, std::size_t index) {
  if (is_precision(error, index)) {
    if (const std::optional<Precision> weights = parse_precision(error.args[index])) return precision_text(*weights);
  }
  if (is_backend(error, index)) {
    if (const std::optional<BackendKind> backend = parse_backend(error.args[index])) return arithmetic_text(*backend);
  }
  const QString argument = QString::fromStdString(error.args[index]);
  if (is_bytes(error, index)) return QLocale().formattedDataSize(argument.toLongLong());
  return is_word(error, index) ? error_word(argument) : argument;
}

}  // namespace

QString error_text(const Error& error) {
  const QString pattern = QCoreApplication::translate("Errors", kWordings[static_cast<std::size_t>(error.code)].pattern);
  QStringList arguments;
  for (std::size_t i = 0; i < error.args.size(); ++i) arguments << argument_for(error, i);
  return with_arguments(pattern, arguments);
}

}  // namespace rowkeeper::views
