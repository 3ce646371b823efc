#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <optional>
#include <unordered_set>
#include <utility>

#include "core/base/json.h"
#include "core/tokenizer/bpe_model.h"
#include "core/tokenizer/byte_alphabet.h"
#include "core/tokenizer/vocabulary_json.h"

namespace rowkeeper {

namespace {

using nlohmann::json;

struct Unsupported {
  std::string part, value;
};

// The member, or null where there is none: the library writes null for what is not set and leaves out what older versions
// lacked.
const json& member(const json& object, const char* name) {
  static const json none;
  if (!object.is_object()) return none;
  const auto found = object.find(name);
  return found == object.end() ? none : *found;
}

std::string type_name(const json& part) {
  const json& type = member(part, "type");
  const auto* const text = type.get_ptr<const std::string*>();
  return text && !text->empty() ? *text : json_excerpt(type);
}

// A member that must have one of the values that change nothing.
std::optional<Unsupported> check_neutral(const json& object, const std::string& part, const char* name,
                                         std::initializer_list<json> neutral) {
  const json& value = member(object, name);
  for (const json& one : neutral) {
    if (value == one) return std::nullopt;
  }
  return Unsupported{part + "." + name, json_excerpt(value)};
}

std::optional<Unsupported> check_model(const json& model) {
  if (type_name(model) != "BPE") return Unsupported{"model", type_name(model)};
  if (auto bad = check_neutral(model, "model", "dropout", {nullptr, 0.0})) return bad;
  if (auto bad = check_neutral(model, "model", "continuing_subword_prefix", {nullptr, ""})) return bad;
  if (auto bad = check_neutral(model, "model", "end_of_word_suffix", {nullptr, ""})) return bad;
  return check_neutral(model, "model", "ignore_merges", {nullptr, false});
}

// A sequence of one is that one; of a longer one the parts are named.
std::optional<Unsupported> check_pre_tokenizer(const json& part) {
  const std::string type = type_name(part);
  if (type == "Sequence") {
    const json& steps = member(part, "pretokenizers");
    if (!steps.is_array()) return Unsupported{"pre_tokenizer", type};
    if (steps.size() == 1 && type_name(steps[0]) != "Sequence") return check_pre_tokenizer(steps[0]);
    std::string names;
    for (const json& step : steps) names += (names.empty() ? "" : ", ") + type_name(step);
    return Unsupported{"pre_tokenizer", "Sequence of " + names};
  }
  if (type != "ByteLevel") return Unsupported{"pre_tokenizer", type};
  if (auto bad = check_neutral(part, "pre_tokenizer", "add_prefix_space", {false})) return bad;
  return check_neutral(part, "pre_tokenizer", "use_regex", {nullptr, true});
}

// A template may put special tokens around every text; one that is only the text itself changes nothing.
std::optional<Unsupported> check_post_processor(const json& part) {
  if (part.is_null() || type_name(part) == "ByteLevel") return std::nullopt;
  if (type_name(part) != "TemplateProcessing") return Unsupported{"post_processor", type_name(part)};
  const json& single = member(part, "single");
  if (single.is_array() && single.size() == 1 && !member(single[0], "Sequence").is_null()) return std::nullopt;
  return Unsupported{"post_processor", "TemplateProcessing with " + json_excerpt(single)};
}

std::optional<Unsupported> check_parts(const json& file) {
  if (auto bad = check_model(member(file, "model"))) return bad;
  if (const json& normalizer = member(file, "normalizer"); !normalizer.is_null()) {
    return Unsupported{"normalizer", type_name(normalizer)};
  }
  if (auto bad = check_pre_tokenizer(member(file, "pre_tokenizer"))) return bad;
  if (auto bad = check_post_processor(member(file, "post_processor"))) return bad;
  const json& decoder = member(file, "decoder");
  if (!decoder.is_null() && type_name(decoder) != "ByteLevel") return Unsupported{"decoder", type_name(decoder)};
  return std::nullopt;
}

// The functions below say what is wrong, if anything.
using Problem = std::optional<std::string>;

// A merge is a pair of spellings or, as older versions wrote it, one string with a space between them.
std::optional<SpelledMerge> spelled_merge(const json& merge) {
  if (merge.is_string()) return split_merge(merge.get_ref<const std::string&>());
  if (!merge.is_array() || merge.size() != 2 || !merge[0].is_string() || !merge[1].is_string()) return std::nullopt;
  return SpelledMerge{merge[0].get_ref<const std::string&>(), merge[1].get_ref<const std::string&>()};
}

Problem read_merges(const json& list, const Vocabulary& vocabulary, Merges& merges) {
  if (!list.is_array()) return "model.merges is no list";
  for (std::size_t i = 0; i < list.size(); ++i) {
    const auto merge = spelled_merge(list[i]);
    const Problem problem =
        merge ? merges.add(vocabulary, merge->left, merge->right) : json_excerpt(list[i]) + " is no pair of pieces";
    if (problem) return fmt::format("model.merges[{}]: {}", i, *problem);
  }
  return std::nullopt;
}

// An added token is in the model's vocabulary already, under the same id, or extends it.
Problem read_added_token(const json& entry, Vocabulary& vocabulary, std::vector<AddedToken>& added,
                         std::unordered_set<std::int32_t>& seen) {
  const json& content = member(entry, "content");
  const auto id = whole_number(member(entry, "id"));
  if (!content.is_string() || content.get_ref<const std::string&>().empty() || !id)
    return "added_tokens: " + json_excerpt(entry);
  const auto& piece = content.get_ref<const std::string&>();
  const auto known = vocabulary.id_of(piece);
  if (!known || known->value() != *id) {
    if (auto problem = vocabulary.add(piece, *id)) return "added_tokens: " + *problem;
  }
  // One id can't both stand for its characters and, spelled in the byte alphabet, for other bytes.
  if (known && bytes_of_spelling(piece) != piece) {
    return fmt::format("added_tokens: {} is a piece of the model that stands for other bytes", quote_piece(piece));
  }
  const TokenId token(static_cast<std::int32_t>(*id));
  if (!seen.insert(token.value()).second) return fmt::format("added_tokens: {} comes twice", quote_piece(piece));
  added.push_back({piece, token, member(entry, "special") == true});
  return std::nullopt;
}

// Tokens that swallow the white space beside them, or that only match whole words.
std::optional<Unsupported> check_added_token(const json& entry) {
  for (const char* flag : {"lstrip", "rstrip", "single_word"}) {
    if (auto bad = check_neutral(entry, "added_tokens", flag, {nullptr, false})) {
      return Unsupported{bad->part, bad->value + " of " + json_excerpt(member(entry, "content"))};
    }
  }
  return std::nullopt;
}

}  // namespace

Result<BpeModel> parse_tokenizer_json(const NamedText& source) {
  const auto parsed = parse_tokenizer_file(source.text, source.path);
  if (!parsed) return tl::unexpected(parsed.error());
  const json& file = *parsed;
  const auto invalid = [&](const std::string& problem) { return fail(ErrorCode::vocabulary_invalid, source.path, problem); };
  const auto refused = [&](const Unsupported& bad) {
    return fail(ErrorCode::tokenizer_unsupported, source.path, bad.part, bad.value);
  };
  if (!file.is_object()) return invalid("the file is no object");
  if (const auto bad = check_parts(file)) return refused(*bad);

  BpeModel model;
  const json& bpe = member(file, "model");
  if (const auto problem = read_vocabulary(member(bpe, "vocab"), model.vocabulary))
    return invalid("model.vocab: " + *problem);
  if (const auto problem = read_merges(member(bpe, "merges"), model.vocabulary, model.merges)) return invalid(*problem);

  std::vector<AddedToken> added;
  std::unordered_set<std::int32_t> seen;
  const json& entries = member(file, "added_tokens");
  if (!entries.is_array() && !entries.is_null()) return invalid("added_tokens is no list");
  for (const json& entry : entries) {
    if (const auto bad = check_added_token(entry)) return refused(*bad);
    if (const auto problem = read_added_token(entry, model.vocabulary, added, seen)) return invalid(*problem);
  }
  model.added = AddedTokens(std::move(added));

  const auto bytes = find_byte_tokens(model.vocabulary, source.path);
  if (!bytes) return tl::unexpected(bytes.error());
  model.bytes = *bytes;
  return model;
}

}  // namespace rowkeeper
