// rowkeeper-cli tokenize and detokenize: text to ids and back. Both need a vocabulary only.
#include <fmt/format.h>

#include <memory>
#include <optional>

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/loading.h"
#include "app/cli/messages.h"
#include "app/cli/output.h"
#include "app/cli/record_json.h"
#include "core/base/byte_text.h"
#include "core/tokenizer/utf8.h"

namespace rowkeeper::cli {

namespace {

struct TokenizeOptions {
  std::string model = "bundled";
  std::optional<std::string> text;
  std::optional<std::string> file;
  bool special_tokens = false;
  bool json = false;
};

struct DetokenizeOptions {
  std::string model = "bundled";
  std::optional<std::vector<TokenId>> ids;
  bool json = false;
};

constexpr const char* kTokenizeExamples = R"text(Examples:
  rowkeeper-cli tokenize --text "Once upon a time"
  rowkeeper-cli tokenize --file story.txt --model gpt2 --json

Prints the ids in one line, as --ids takes them. In the JSON, pieces are spelled as in vocab.json; where a piece is not
spelled by its own bytes, these are given in hex.)text";

constexpr const char* kDetokenizeExamples = R"text(Examples:
  rowkeeper-cli detokenize --ids 15,284,7
  rowkeeper-cli detokenize --ids "$(rowkeeper-cli tokenize --file story.txt)"

Prints the exact bytes of the tokens, without a line's end.)text";

// "[a,b,c]" of what `element` writes for each id; empty if stopped. A tree of JSON values would take 100 times the text's memory.
template <class Element>
std::string json_list(std::span<const TokenId> ids, const StopToken& stop, const Element& element) {
  constexpr std::size_t kIdsBetweenStopChecks = 4096;
  std::string list = "[";
  for (std::size_t i = 0; i < ids.size(); ++i) {
    if (i % kIdsBetweenStopChecks == 0 && stop.stop_requested()) return "";
    if (i > 0) list += ',';
    list += element(ids[i]);
  }
  return list + "]";
}

std::string quoted(const std::string& text) {
  return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

Outcome<void> write_encoding(const Tokenizer& tokenizer, std::span<const TokenId> ids, const StopToken& stop) {
  const std::string numbers = json_list(ids, stop, [](TokenId id) { return std::to_string(id.value()); });
  const std::string pieces = json_list(ids, stop, [&](TokenId id) { return quoted(tokenizer.piece(id)); });
  const std::string bytes = json_list(ids, stop, [&](TokenId id) {
    const std::string token = tokenizer.bytes(id);
    return tokenizer.piece(id) == token ? "null" : quoted(to_hex(token));
  });
  if (numbers.empty() || pieces.empty() || bytes.empty()) return failed(Error{ErrorCode::cancelled, {"0"}});
  return write_out("{\"ids\":" + numbers + ",\"pieces\":" + pieces + ",\"bytes\":" + bytes + "}\n");
}

Outcome<void> write_ids(std::span<const TokenId> ids, const StopToken& stop) {
  std::string list = json_list(ids, stop, [](TokenId id) { return std::to_string(id.value()); });
  if (list.empty()) return failed(Error{ErrorCode::cancelled, {"0"}});
  return write_out(list.substr(1, list.size() - 2) + "\n");
}

Outcome<int> tokenize(const TokenizeOptions& options, const StopToken& stop) {
  if (options.text && options.file) {
    return wrong_use("--text and --file cannot be used together: give the text in one way");
  }
  if (!options.text && !options.file) return wrong_use("tokenize needs a text: give --text or --file");
  const Outcome<FoundModel> found = find_with_tokenizer(options.model, ModelUse::tokenizer);
  if (!found) return tl::unexpected(found.error());
  GivenText given{options.text.value_or(""), {}};
  if (options.file) {
    Result<GivenText> read = read_file(*options.file, stop);
    if (!read) return failed(read.error());
    given = std::move(*read);
  }
  const Outcome<std::vector<TokenId>> ids = encode(found->tokenizer, given, options.special_tokens, stop);
  if (!ids) return tl::unexpected(ids.error());
  const Outcome<void> written = options.json ? write_encoding(found->tokenizer, *ids, stop) : write_ids(*ids, stop);
  if (!written) return tl::unexpected(written.error());
  return kDone;
}

Outcome<int> detokenize(const DetokenizeOptions& options) {
  if (!options.ids) return wrong_use("detokenize needs token ids: give --ids");
  const Outcome<FoundModel> found = find_with_tokenizer(options.model, ModelUse::tokenizer);
  if (!found) return tl::unexpected(found.error());
  const std::string bytes = found->tokenizer.decode(*options.ids);
  const Outcome<void> written = options.json ? write_json({{"text", to_valid_utf8(bytes)}}) : write_out(bytes);
  if (!written) return tl::unexpected(written.error());
  return kDone;
}

}  // namespace

Command add_tokenize(CLI::App& app) {
  CLI::App* const sub = app.add_subcommand("tokenize", "Turn text into token ids");
  const auto options = std::make_shared<TokenizeOptions>();
  add_text(*sub, "--text", "TEXT", "The text, taken as it is", options->text);
  add_text(*sub, "--file", "FILE", "A file that holds the text; nothing but a byte order mark is trimmed", options->file);
  add_special_tokens(*sub, options->special_tokens);
  add_model(*sub, options->model);
  add_json(*sub, options->json);
  sub->footer(kTokenizeExamples);
  return {sub, [options](const StopToken& stop) { return tokenize(*options, stop); }};
}

Command add_detokenize(CLI::App& app) {
  CLI::App* const sub = app.add_subcommand("detokenize", "Turn token ids into text");
  const auto options = std::make_shared<DetokenizeOptions>();
  add_value(*sub, "--ids", "LIST", "The token ids, such as 15,284,7",
            [options](std::string_view text) { return parse_ids(text, options->ids.emplace()); });
  add_model(*sub, options->model);
  add_json(*sub, options->json);
  sub->footer(kDetokenizeExamples);
  return {sub, [options](const StopToken&) { return detokenize(*options); }};
}

}  // namespace rowkeeper::cli
