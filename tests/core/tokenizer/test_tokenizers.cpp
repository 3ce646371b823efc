#include "test_tokenizers.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>

#include "core/tokenizer/byte_alphabet.h"

namespace rowkeeper {

namespace fs = std::filesystem;

std::string read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  EXPECT_TRUE(file) << path;
  return {std::istreambuf_iterator<char>(file), {}};
}

fs::path tiny_folder() { return fs::path(ROWKEEPER_ASSETS) / "models" / "rowkeeper-tiny"; }

const Tokenizer& tiny_tokenizer() {
  static const Tokenizer tokenizer = Tokenizer::load(tiny_folder().string()).value();
  return tokenizer;
}

const Tokenizer* gpt2_tokenizer() {
  static const std::optional<Tokenizer> tokenizer = []() -> std::optional<Tokenizer> {
    const char* folder = std::getenv("ROWKEEPER_GPT2_VOCABULARY");
    if (folder == nullptr) folder = ROWKEEPER_GPT2_VOCABULARY_FOLDER;
    if (!fs::exists(fs::path(folder) / "vocab.json")) return std::nullopt;
    return Tokenizer::load(folder).value();
  }();
  return tokenizer ? &*tokenizer : nullptr;
}

std::vector<int> values(const std::vector<TokenId>& ids) {
  std::vector<int> numbers;
  numbers.reserve(ids.size());
  for (const TokenId id : ids) numbers.push_back(id.value());
  return numbers;
}

std::vector<int> ids(const Tokenizer& tokenizer, std::string_view text, bool special_tokens) {
  const auto encoding = tokenizer.encode(text, {.special_tokens = special_tokens, .stop = {}});
  EXPECT_EQ(text_of(encoding), "no error");
  return encoding ? values(encoding->ids) : std::vector<int>{};
}

std::string vocab_json_with(const std::vector<std::string>& pieces) {
  std::string text = "{";
  int id = 0;
  for (; id < 256; ++id) {
    text += nlohmann::json(spelling_of(static_cast<std::uint8_t>(id))).dump() + ": " + std::to_string(id) + ",\n";
  }
  for (const std::string& piece : pieces) text += "\"" + piece + "\": " + std::to_string(id++) + ",\n";
  text.resize(text.size() - 2);
  return text + "}";
}

}  // namespace rowkeeper
