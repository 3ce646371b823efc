#include "app/cli/messages.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <sstream>
#include <string_view>
#include <utility>
#include <vector>

#include "app/cli/nearest.h"
#include "app/cli/output.h"
#include "core/hub/model_places.h"

namespace rowkeeper::cli {

namespace {

std::string mebibytes(std::string_view bytes) {
  double number = 0;
  if (std::from_chars(bytes.data(), bytes.data() + bytes.size(), number).ec != std::errc()) return std::string(bytes);
  return readable_bytes(static_cast<std::size_t>(number));
}

struct Wording {
  ErrorCode code;
  const char* pattern;  // {0}, {1}, ... are the error's arguments, in the order that error.h gives
};

constexpr Wording kWordings[] = {
    {ErrorCode::file_not_found, "there is no file '{0}': check the path"},
    {ErrorCode::file_unreadable, "cannot read '{0}': {1}; check that it is a file that you may read"},
    {ErrorCode::file_empty, "the file '{0}' is empty: fetch it again"},
    {ErrorCode::folder_not_found,
     "there is no folder '{0}': give the path of a model folder, or a name that 'rowkeeper-cli models list' shows"},
    {ErrorCode::file_unwritable, "cannot write '{0}': {1}; choose another place"},
    {ErrorCode::json_invalid, "'{0}' cannot be read as JSON: it looks like {1}; fetch the file again"},
    {ErrorCode::json_damaged,
     "the JSON in '{0}' is damaged at line {1}, byte {2} ({3}): correct it there, or fetch the file again"},
    {ErrorCode::config_missing_field, "'{0}' has no '{1}': use the config.json that belongs to the model"},
    {ErrorCode::config_bad_value,
     "'{0}' gives '{1}' as {2}, but it must be {3}: use the config.json that belongs to the model"},
    {ErrorCode::config_unsupported,
     "'{0}' asks for '{1}' = {2}, which is not supported (supported: {3}): use a GPT-2 model"},
    {ErrorCode::weights_missing,
     "the folder '{0}' has no weights (looked for {1}): put the file there, or give another folder"},
    {ErrorCode::weights_pickle,
     "'{0}' is a pickle file, which can run code when it is opened, so it is never read: put model.safetensors beside it; "
     "if you "
     "trust the file, transformers makes one: GPT2LMHeadModel.from_pretrained(FOLDER).save_pretrained(FOLDER)"},
    {ErrorCode::weights_not_safetensors, "'{0}' is no safetensors file: it looks like {1}; fetch the file again"},
    {ErrorCode::weights_header_too_large,
     "the header of '{0}' claims {1}, but at most {2} are possible: the file is damaged, fetch it again"},
    {ErrorCode::weights_header_invalid, "the header of '{0}' is damaged ({1}): fetch the file again"},
    {ErrorCode::weights_tensor_invalid, "the tensor '{1}' in '{0}' is damaged ({2}): fetch the file again"},
    {ErrorCode::weights_tensor_missing,
     "'{0}' lacks the tensor '{1}': the file is incomplete or of another kind of model; use a GPT-2 model"},
    {ErrorCode::weights_tensor_shape,
     "the tensor '{1}' in '{0}' has the shape {3}, but config.json means {2}: use the config.json of this model"},
    {ErrorCode::weights_tensor_type,
     "the tensor '{1}' in '{0}' is of type {2}, which is not supported: convert the model to one of {3}"},
    {ErrorCode::weights_shard_missing, "the file '{1}', which '{0}' names, is missing: put it into the same folder"},
    {ErrorCode::weights_shard_outside,
     "'{0}' names '{1}', which is outside of its folder: use the index that belongs to the model"},
    {ErrorCode::weights_tensor_not_in_shard,
     "'{0}' says that the tensor '{1}' is in '{2}', but it is not: fetch both files again"},
    {ErrorCode::weights_unknown_tensor, "'{0}' has a tensor that no GPT-2 has, '{1}': it is not used"},
    {ErrorCode::weights_separate_head, "'{0}' has an lm_head of its own: it is used instead of the embedding"},
    {ErrorCode::out_of_memory, "not enough memory for the {0} ({1}): close other programs, or use a smaller model"},
    {ErrorCode::model_unknown,
     "there is no model or folder '{0}'{2}: use one of {1}, or the path of a model folder; 'rowkeeper-cli models download "
     "OWNER/NAME' fetches others"},
    {ErrorCode::model_not_installed,
     "no complete copy of '{0}' is on this computer (looked in {1}): 'rowkeeper-cli models download {0}' fetches it, or use "
     "a folder with its files"},
    {ErrorCode::assets_missing,
     "the files that come with the program were not found in '{0}': set ROWKEEPER_ASSETS to the program's assets folder"},
    {ErrorCode::cpu_unsupported, "this processor is too old: {0} is needed"},
    {ErrorCode::simd_unavailable, "--simd {0} is not available on this processor: use auto or one of {1}"},
    {ErrorCode::backend_unavailable, "the backend '{0}' is not available: {1}; use --backend exact"},
    {ErrorCode::cuda_not_built,
     "this Rowkeeper was built without CUDA (there is no '{0}'): install NVIDIA's CUDA toolkit and build again, or use "
     "--backend exact"},
    {ErrorCode::cuda_library_unusable, "the library '{0}' cannot be used ({1}): build again, or use --backend exact"},
    {ErrorCode::cuda_no_driver, "there is no NVIDIA driver that works ({0}): install one, or use --backend exact"},
    {ErrorCode::cuda_old_driver,
     "the NVIDIA driver is too old: it runs CUDA up to version {0}, and {1} is needed; install a newer one, or use "
     "--backend exact"},
    {ErrorCode::cuda_no_device, "there is no NVIDIA GPU that CUDA can use: use --backend exact"},
    {ErrorCode::cuda_too_old,
     "the GPU {0} is too old: it has compute capability {1}, and {2} is needed; use --backend exact"},
    {ErrorCode::cublas_missing,
     "the library cuBLAS is not installed: install NVIDIA's CUDA libraries, or use --backend cuda"},
    {ErrorCode::device_memory,
     "the GPU has no room for the {0}: {1} are needed, and {2} are free; use --weights f16, a smaller cache such as "
     "--cache int8, or --backend exact"},
    {ErrorCode::device_full,
     "the GPU ran out of memory while {0} ({1} are free): use --weights f16, a smaller cache such as --cache int8, or "
     "--backend exact"},
    {ErrorCode::device_failed, "the GPU failed while {0} ({1}): try again, or use --backend exact"},
    {ErrorCode::device_lost, "the GPU is lost ({0}): start the program again, or use --backend exact"},
    {ErrorCode::known_models_invalid,
     "the list of known models, '{0}', is damaged ({1}): correct it, or leave --known-models away"},
    {ErrorCode::model_name_invalid,
     "'{0}' cannot be the name of a model: give one that 'rowkeeper-cli models list' shows, or a repository of the hub, "
     "such "
     "as distilgpt2 or OWNER/NAME"},
    {ErrorCode::model_not_removable, "'{0}' cannot be removed: {2} (it is in '{1}')"},
    {ErrorCode::model_not_generated, "'{0}' is no generated model: give random:gpt2 or random:gpt2:SEED"},
    {ErrorCode::model_seed_invalid,
     "the seed of '{0}' is no whole number from 0 to {1}: give random:gpt2 or random:gpt2:SEED"},
    {ErrorCode::model_in_use, "another Rowkeeper is downloading or removing '{0}': wait until it is done, or stop it there"},
    {ErrorCode::model_file_missing, "the file '{0}' is missing: download the model again, what is there is kept"},
    {ErrorCode::model_file_size,
     "the file '{0}' has {2}, but it must have {1}: download the model again, what is right is kept"},
    {ErrorCode::model_file_digest,
     "the checksum of '{0}' differs (expected {1}, got {2}): the file is damaged or another one; download the model again, "
     "what is right is kept"},
    {ErrorCode::folder_not_empty, "the folder '{0}' has files in it: give a new one, or empty it"},
    {ErrorCode::disk_full, "'{0}' has no room: {1} are needed, and {2} are free; make room, what was fetched is kept"},
    {ErrorCode::nothing_to_remove,
     "'{0}' is not on this computer, so there is nothing to remove: 'rowkeeper-cli models list' shows what is there"},
    {ErrorCode::hub_endpoint_invalid, "HF_ENDPOINT is '{0}', but it must be an address such as https://huggingface.co"},
    {ErrorCode::hub_unreachable,
     "cannot reach {0} ({1}): check the network, and run the same command again, which goes on from what was fetched"},
    {ErrorCode::hub_stalled,
     "{0} sent nothing for {1} seconds: run the same command again, which goes on from what was fetched"},
    {ErrorCode::hub_busy,
     "{0} is busy or out of order (HTTP status {1}): try again later, the same command goes on from what was fetched"},
    {ErrorCode::hub_refused,
     "the hub refuses '{0}' (HTTP status {1}): check its name; if it is private or its terms must be accepted, do so on its "
     "page and set HF_TOKEN"},
    {ErrorCode::hub_file_not_found, "'{0}' has no file '{1}' on the hub: check the name, or choose another GPT-2 model"},
    {ErrorCode::hub_answer_odd,
     "'{0}' answered with {1} instead of the file: check the network (a login page?) and HF_ENDPOINT"},
    {ErrorCode::hub_file_size,
     "'{0}' has {2}, but it must have {1}: nothing was kept of it; check HF_ENDPOINT, or use a folder with the "
     "model's files"},
    {ErrorCode::hub_file_digest,
     "the checksum of '{0}' differs (expected {1}, got {2}): the file was not kept; check HF_ENDPOINT, or use a folder "
     "with the model's files"},
    {ErrorCode::hub_only_pickle,
     "'{0}' has its weights as a pickle file only, which can run code when it is opened, so it is never read: choose a "
     "model "
     "with model.safetensors, or convert a file that you trust with transformers (save_pretrained)"},
    {ErrorCode::tokenizer_missing,
     "the folder '{0}' has no vocabulary (looked for {1}): put the files there, or give another folder"},
    {ErrorCode::vocabulary_invalid, "the vocabulary '{0}' is damaged ({1}): use the file that belongs to the model"},
    {ErrorCode::merges_invalid, "line {1} of '{0}' is damaged ({2}): use the file that belongs to the model"},
    {ErrorCode::tokenizer_unsupported,
     "'{0}' asks for '{1}' = {2}, which is not supported: use a byte-level BPE vocabulary like GPT-2's"},
    {ErrorCode::tokenizer_pattern, "the text could not be split into words: the PCRE2 library says {0}"},
    {ErrorCode::text_not_utf8, "the text is not UTF-8 from byte {0} on: such bytes are encoded one by one"},
    {ErrorCode::text_too_large, "the text is too large ({0} bytes or more, and at most {1} are read): shorten it"},
    {ErrorCode::recording_invalid, "'{0}' is no recording, or is damaged ({1}): choose another one, or record again"},
    {ErrorCode::recording_version,
     "the recording '{0}' has the format's version {1}, and this program reads versions up to {2}: use a newer Rowkeeper"},
    {ErrorCode::recording_too_large,
     "the recording '{0}' is larger than {1} when it is unpacked: record a shorter run, or a smaller model"},
    {ErrorCode::cache_file_invalid, "'{0}' is no saved cache, or is damaged ({1}): read the text again, and save it anew"},
    {ErrorCode::cache_file_version,
     "the saved cache '{0}' has the format's version {1}, and this program reads versions up to {2}: use a newer Rowkeeper"},
    {ErrorCode::cache_file_mismatch,
     "the saved cache '{0}' was made for {1}, but here it is {2}: load it with the model and the options that it was saved "
     "with, or read the text again"},
    {ErrorCode::questions_invalid, "the questions in '{0}' are damaged ({1}): install Rowkeeper again"},
    {ErrorCode::presets_invalid, "the list of known models, '{0}', is damaged ({1}): install the program again"},
    {ErrorCode::memory_too_large, "such a cache would be larger than {0}: use smaller numbers"},
    {ErrorCode::prompt_too_long, "the prompt has {0} tokens, but the model's context has {1}: shorten the prompt"},
    {ErrorCode::conversation_too_long,
     "the document and all that was said have {0} tokens together, but the model's context has {1}: shorten the document, "
     "or ask "
     "fewer questions"},
    {ErrorCode::token_out_of_range, "the token id {0} does not exist: this model's vocabulary has {1} ids, counted from 0"},
    {ErrorCode::context_full, "the context of {0} rows is full: use --at-limit slide, or fewer tokens"},
    {ErrorCode::store_mismatch, "the cache was made for {0}, but the model needs {1}: start again"},
    {ErrorCode::store_full, "the cache has room for {1} rows, but {0} are needed: use fewer tokens"},
    {ErrorCode::store_kind_unknown, "there is no kind of cache '{0}': --cache takes on, off, {1}"},
    {ErrorCode::store_unsupported,
     "the backend '{1}' cannot read a cache of kind {0}: use --backend exact, or one that it reads: {2}"},
    {ErrorCode::precision_unsupported,
     "the backend '{1}' cannot multiply weights kept as {0}: use --backend exact, or --weights f32"},
    {ErrorCode::precision_too_small,
     "the tensor '{0}' has a weight of {2}, but --weights {1} keeps none beyond {3}: use --weights f32"},
    {ErrorCode::store_not_savable,
     "a cache of kind {0} cannot be saved, because it does not keep every row: use one that does, such as dense:f32 or "
     "paged:32"},
    {ErrorCode::pool_too_small, "a pool of {0} is too small: {1} or more are needed"},
    {ErrorCode::pool_exhausted,
     "all {0} pages of the pool are in use ({2}, {1} rows each): make the pool larger, or end a conversation"},
    {ErrorCode::row_out_of_range, "there is no row {0}: there are {1}, counted from 0"},
    {ErrorCode::option_out_of_range, "{0} is '{1}', but it must be {2}"},
    {ErrorCode::cancelled, "interrupted, nothing to show yet"},
    {ErrorCode::lanes_mismatch, "the two lanes cannot be compared: they differ in {0}"},
    {ErrorCode::lanes_too_large,
     "comparing so many tokens would keep {0} of logits, and at most {1} are allowed: use fewer --tokens"},
    {ErrorCode::not_a_number,
     "the arithmetic gave infinity or NaN ({0}): the model's weights are damaged, fetch them again"},
};

// Every code has its wording, in the order of error.h: so a code is its place in the table.
constexpr bool complete() {
  for (std::size_t i = 0; i < std::size(kWordings); ++i) {
    if (kWordings[i].code != static_cast<ErrorCode>(i)) return false;
  }
  return std::size(kWordings) == kErrorCodes.size();
}
static_assert(complete());

bool is_bytes(ErrorCode code, std::size_t index) {
  if (code == ErrorCode::pool_too_small) return true;
  if (code == ErrorCode::pool_exhausted) return index == 2;
  if (code == ErrorCode::disk_full || code == ErrorCode::device_memory) return index >= 1;
  if (code == ErrorCode::out_of_memory || code == ErrorCode::device_full) return index == 1;
  if (code == ErrorCode::recording_too_large) return index == 1;
  return code == ErrorCode::lanes_too_large || code == ErrorCode::memory_too_large;
}

// As "1 byte" or "2 bytes", where it has to be exact.
bool is_exact_bytes(ErrorCode code, std::size_t index) {
  if (code == ErrorCode::weights_header_too_large) return index == 1;
  return (code == ErrorCode::model_file_size || code == ErrorCode::hub_file_size) && index == 2;
}

// Why a model in such a place stays. `place` is one of core's names of places.
std::string why_it_stays(std::string_view place) {
  if (place == place_name(PlaceKind::bundled)) return "it comes with the program, and goes when the program is uninstalled";
  if (place == place_name(PlaceKind::hub_cache)) {
    return "it is in a cache of Hugging Face's tools, which remove it, or delete its folder there yourself";
  }
  return "no download of Rowkeeper's put it there; delete the folder yourself if you don't need it";
}

// Of the names that the error lists, for one that there is not.
std::string nearest_model(const Error& error) {
  if (error.args.size() < 2) return "";
  std::vector<std::string> names;
  std::istringstream list(error.args[1]);
  for (std::string name; list >> name;) names.push_back(name.substr(0, name.find_first_of(",[")));
  return did_you_mean(error.args[0], names);
}

// The argument in words, where its own form is not for people.
std::string argument_for(const Error& error, std::size_t index) {
  if (error.code == ErrorCode::model_unknown && index == 2) return nearest_model(error);
  if (index >= error.args.size()) return "?";
  const std::string& argument = error.args[index];
  if (is_bytes(error.code, index)) return mebibytes(argument);
  if (is_exact_bytes(error.code, index)) return printable(argument) + (argument == "1" ? " byte" : " bytes");
  if (error.code == ErrorCode::option_out_of_range && index == 0) return "--" + argument;
  if (error.code == ErrorCode::model_not_removable && index == 2) return why_it_stays(argument);
  return printable(argument);
}

std::string_view pattern_of(const Error& error) { return kWordings[static_cast<std::size_t>(error.code)].pattern; }

std::string filled(std::string_view pattern, const Error& error) {
  std::array<std::string, 4> args;
  for (std::size_t i = 0; i < args.size(); ++i) args[i] = argument_for(error, i);
  return fmt::format(fmt::runtime(pattern), args[0], args[1], args[2], args[3]);
}

}  // namespace

std::string message_for(const Error& error) { return filled(pattern_of(error), error); }

std::string reason_for(const Error& error) {
  const std::string_view pattern = pattern_of(error);
  return filled(pattern.substr(0, pattern.find(": ")), error);
}

int exit_status_for(ErrorCode code) {
  if (code == ErrorCode::cancelled) return kInterrupted;
  return is_wrong_use(code) ? kWrongUse : kFailed;
}

Failure failure_for(const Error& error) { return {exit_status_for(error.code), message_for(error)}; }

tl::unexpected<Failure> failed(const Error& error) { return tl::unexpected(failure_for(error)); }

}  // namespace rowkeeper::cli
