#include "app/cli/messages.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <string_view>
#include <utility>

#include "app/cli/output.h"

namespace rowkeeper::cli {

namespace {

std::string mebibytes(std::string_view bytes) {
  double number = 0;
  if (std::from_chars(bytes.data(), bytes.data() + bytes.size(), number).ec != std::errc()) return std::string(bytes);
  return fmt::format("{:.1f} MiB", number / (1 << 20));
}

// The table's pattern for a code: {0}, {1}, ... are its arguments, in the order that error.h gives. No default, so that the
// compiler names a code that is missing here.
const char* pattern_for(ErrorCode code) {  // NOLINT(readability-function-size): a table, long and without logic
  switch (code) {
    case ErrorCode::file_not_found:
      return "there is no file '{0}': check the path";
    case ErrorCode::file_unreadable:
      return "cannot read '{0}': {1}; check that it is a file that you may read";
    case ErrorCode::file_empty:
      return "the file '{0}' is empty: fetch it again";
    case ErrorCode::folder_not_found:
      return "there is no folder '{0}': --model takes bundled, gpt2, random:gpt2[:SEED] or the path of a model folder";
    case ErrorCode::json_invalid:
      return "'{0}' cannot be read as JSON (line {1}): it looks like {2}; fetch the file again";
    case ErrorCode::config_missing_field:
      return "'{0}' has no '{1}': use the config.json that belongs to the model";
    case ErrorCode::config_bad_value:
      return "'{0}' gives '{1}' as {2}, but it must be {3}: use the config.json that belongs to the model";
    case ErrorCode::config_unsupported:
      return "'{0}' asks for '{1}' = {2}, which is not supported (supported: {3}): use a GPT-2 model";
    case ErrorCode::weights_missing:
      return "the folder '{0}' has no weights (looked for {1}): put the file there, or give another folder";
    case ErrorCode::weights_pickle:
      return "'{0}' is a pickle file, which can run code when it is opened, so it is never read: use model.safetensors";
    case ErrorCode::weights_not_safetensors:
      return "'{0}' is no safetensors file: it looks like {1}; fetch the file again";
    case ErrorCode::weights_header_too_large:
      return "the header of '{0}' claims {1} bytes, but at most {2} are possible: the file is damaged, fetch it again";
    case ErrorCode::weights_header_invalid:
      return "the header of '{0}' is damaged ({1}): fetch the file again";
    case ErrorCode::weights_tensor_invalid:
      return "the tensor '{1}' in '{0}' is damaged ({2}): fetch the file again";
    case ErrorCode::weights_tensor_missing:
      return "'{0}' lacks the tensor '{1}': the file is incomplete or of another kind of model; use a GPT-2 model";
    case ErrorCode::weights_tensor_shape:
      return "the tensor '{1}' in '{0}' has the shape {3}, but config.json means {2}: use the config.json of this model";
    case ErrorCode::weights_tensor_type:
      return "the tensor '{1}' in '{0}' is of type {2}, which is not supported: convert the model to one of {3}";
    case ErrorCode::weights_shard_missing:
      return "the file '{1}', which '{0}' names, is missing: put it into the same folder";
    case ErrorCode::weights_shard_outside:
      return "'{0}' names '{1}', which is outside of its folder: use the index that belongs to the model";
    case ErrorCode::weights_tensor_not_in_shard:
      return "'{0}' says that the tensor '{1}' is in '{2}', but it is not: fetch both files again";
    case ErrorCode::weights_unknown_tensor:
      return "'{0}' has a tensor that no GPT-2 has, '{1}': it is not used";
    case ErrorCode::weights_separate_head:
      return "'{0}' has an lm_head of its own: it is used instead of the embedding";
    case ErrorCode::out_of_memory:
      return "not enough memory for the {0} ({1}): close other programs, or use a smaller model";
    case ErrorCode::model_unknown:
      return "there is no model '{0}': --model takes bundled, gpt2, random:gpt2[:SEED] or the path of a model folder";
    case ErrorCode::model_not_installed:
      return "no complete copy of '{0}' was found in a Hugging Face cache (looked in {1}): give --model the folder that "
             "holds its config.json, model.safetensors, vocab.json and merges.txt";
    case ErrorCode::assets_missing:
      return "the bundled model was not found in '{0}': set ROWKEEPER_ASSETS to the program's assets folder";
    case ErrorCode::cpu_unsupported:
      return "this processor is too old: {0} is needed";
    case ErrorCode::simd_unavailable:
      return "--simd {0} is not available on this processor: use auto or one of {1}";
    case ErrorCode::tokenizer_missing:
      return "the folder '{0}' has no vocabulary (looked for {1}): put the files there, or give another folder";
    case ErrorCode::vocabulary_invalid:
      return "the vocabulary '{0}' is damaged ({1}): use the file that belongs to the model";
    case ErrorCode::merges_invalid:
      return "line {1} of '{0}' is damaged ({2}): use the file that belongs to the model";
    case ErrorCode::tokenizer_unsupported:
      return "'{0}' asks for '{1}' = {2}, which is not supported: use a byte-level BPE vocabulary like GPT-2's";
    case ErrorCode::tokenizer_pattern:
      return "the text could not be split into words: the PCRE2 library says {0}";
    case ErrorCode::text_not_utf8:
      return "the text is not UTF-8 from byte {0} on: such bytes are encoded one by one";
    case ErrorCode::text_too_large:
      return "the text is too large ({0} bytes or more, and at most {1} are read): shorten it";
    case ErrorCode::prompt_too_long:
      return "the prompt has {0} tokens, but the model's context has {1}: shorten the prompt";
    case ErrorCode::token_out_of_range:
      return "the token id {0} does not exist: this model's vocabulary has {1} ids, counted from 0";
    case ErrorCode::context_full:
      return "the context of {0} rows is full: use --at-limit slide, or fewer tokens";
    case ErrorCode::store_mismatch:
      return "the cache was made for {0}, but the model needs {1}: start again";
    case ErrorCode::store_full:
      return "the cache has room for {1} rows, but {0} are needed: use fewer tokens";
    case ErrorCode::row_out_of_range:
      return "there is no row {0}: there are {1}, counted from 0";
    case ErrorCode::option_out_of_range:
      return "{0} is '{1}', but it must be {2}";
    case ErrorCode::cancelled:
      return "interrupted, nothing to show yet";
    case ErrorCode::lanes_mismatch:
      return "the two lanes cannot be compared: they differ in {0}";
    case ErrorCode::lanes_too_large:
      return "comparing so many tokens would keep {0} of logits, and at most {1} are allowed: use fewer --tokens";
    case ErrorCode::not_a_number:
      return "the arithmetic gave infinity or NaN ({0}): the model's weights are damaged, fetch them again";
  }
  return "";
}

// The argument in words, where its own form is not for people.
std::string argument_for(const Error& error, std::size_t index) {
  if (index >= error.args.size()) return "?";
  const std::string& argument = error.args[index];
  const bool bytes = (error.code == ErrorCode::out_of_memory && index == 1) || error.code == ErrorCode::lanes_too_large;
  if (bytes) return mebibytes(argument);
  if (error.code == ErrorCode::option_out_of_range && index == 0) return "--" + argument;
  return printable(argument);
}

}  // namespace

std::string message_for(const Error& error) {
  std::array<std::string, 4> args;
  for (std::size_t i = 0; i < args.size(); ++i) args[i] = argument_for(error, i);
  return fmt::format(fmt::runtime(pattern_for(error.code)), args[0], args[1], args[2], args[3]);
}

int exit_status_for(ErrorCode code) {
  switch (code) {
    case ErrorCode::cancelled:
      return kInterrupted;
    case ErrorCode::out_of_memory:
    case ErrorCode::cpu_unsupported:
    case ErrorCode::tokenizer_pattern:
    case ErrorCode::context_full:
    case ErrorCode::store_mismatch:
    case ErrorCode::store_full:
    case ErrorCode::row_out_of_range:
    case ErrorCode::not_a_number:
      return kFailed;
    default:
      return kWrongUse;  // files, models, texts and options that the user can change
  }
}

Failure failure_for(const Error& error) { return {exit_status_for(error.code), message_for(error)}; }

tl::unexpected<Failure> failed(const Error& error) { return tl::unexpected(failure_for(error)); }

}  // namespace rowkeeper::cli
