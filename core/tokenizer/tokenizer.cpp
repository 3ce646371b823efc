#include "core/tokenizer/tokenizer.h"

#include <fmt/format.h>

#include <array>
#include <filesystem>
#include <utility>

#include "core/base/mapped_file.h"
#include "core/base/memory_guard.h"
#include "core/tokenizer/bpe_model.h"
#include "core/tokenizer/byte_alphabet.h"
#include "core/tokenizer/pair_merger.h"
#include "core/tokenizer/splitter.h"
#include "core/tokenizer/utf8.h"
#include "core/tokenizer/utf8_sequence.h"

namespace rowkeeper {

struct Tokenizer::Data {
  BpeModel model;
  Splitter splitter;
};

namespace {

// A byte that is neither letter, number nor space, and begins no contraction: what an invalid byte is taken for when text is
// split.
constexpr char kInvalidStandIn = '\x01';

// The text with every byte outside well-formed UTF-8, from `first` on, replaced by the stand-in. Lengths stay, so places in
// it are places in the text.
std::string with_stand_ins(std::string_view text, std::size_t first) {
  std::string splittable(text);
  for (std::size_t at = first; at < text.size();) {
    const Utf8Sequence sequence = utf8_sequence_at(text, at);
    const auto length = static_cast<std::size_t>(sequence.length);
    if (sequence.kind != Utf8Sequence::Kind::complete) splittable.replace(at, length, length, kInvalidStandIn);
    at += length;
  }
  return splittable;
}

// Encodes one text; `splittable` is the text as the splitter may see it.
class Encoder {
 public:
  Encoder(const BpeModel& model, const Splitter& splitter, const EncodeOptions& options, std::string_view text,
          std::string_view splittable)
      : model_(model), splitter_(splitter), options_(options), text_(text), splittable_(splittable), merger_(model) {}

  // Added tokens stand whole; what lies between them is split and merged.
  Result<std::vector<TokenId>> run() {
    for (std::size_t at = 0; at < text_.size();) {
      const auto added = model_.added.find(text_, at, options_.special_tokens);
      if (auto done = encode_plain(at, added ? added->at : text_.size()); !done)
        return tl::unexpected(std::move(done.error()));
      if (!added) break;
      ids_.push_back(added->token->id);
      at = added->at + added->token->content.size();
    }
    return std::move(ids_);
  }

 private:
  Result<void> encode_plain(std::size_t begin, std::size_t end) {
    auto walk = splitter_.walk(splittable_.substr(begin, end - begin));
    if (!walk) return tl::unexpected(std::move(walk.error()));
    for (std::size_t at = begin; !walk->at_end();) {
      const auto part = walk->next();
      if (!part) return tl::unexpected(part.error());
      if (!merger_.merge(text_.substr(at, part->size()), options_.stop, ids_)) return fail(ErrorCode::cancelled, "0");
      at += part->size();
    }
    return {};
  }

  const BpeModel& model_;
  const Splitter& splitter_;
  const EncodeOptions& options_;
  std::string_view text_, splittable_;
  PairMerger merger_;
  std::vector<TokenId> ids_;
};

constexpr std::array kFiles = {"vocab.json", "merges.txt", "tokenizer.json"};  // the first two, or the last one

Result<BpeModel> read_model(const std::string& folder) {
  namespace fs = std::filesystem;
  const fs::path base(folder);
  const auto path = [&](const char* name) { return (base / name).string(); };
  const auto text = [](const MappedFile& file) {
    return NamedText{file.path(), {reinterpret_cast<const char*>(file.bytes().data()), file.bytes().size()}};
  };
  if (const Result<bool> there = is_there(folder); !there) return tl::unexpected(there.error());
  std::error_code ignored;
  if (!fs::is_directory(base, ignored)) return fail(ErrorCode::folder_not_found, folder);
  std::array<bool, 3> there = {};
  for (std::size_t i = 0; i < there.size(); ++i) {
    const Result<bool> looked = is_there(path(kFiles[i]));
    if (!looked) return tl::unexpected(looked.error());
    there[i] = *looked;
  }
  if (there[0] && there[1]) {
    auto vocabulary = MappedFile::open(path("vocab.json"));
    if (!vocabulary) return tl::unexpected(std::move(vocabulary.error()));
    auto merges = MappedFile::open(path("merges.txt"));
    if (!merges) return tl::unexpected(std::move(merges.error()));
    return parse_vocabulary_and_merges(text(*vocabulary), text(*merges));
  }
  if (!there[2]) return fail(ErrorCode::tokenizer_missing, folder, "vocab.json and merges.txt, or tokenizer.json");
  auto file = MappedFile::open(path("tokenizer.json"));
  if (!file) return tl::unexpected(std::move(file.error()));
  return parse_tokenizer_json(text(*file));
}

}  // namespace

Tokenizer::Tokenizer(std::unique_ptr<const Data> data) : data_(std::move(data)) {}
Tokenizer::Tokenizer(Tokenizer&&) noexcept = default;
Tokenizer& Tokenizer::operator=(Tokenizer&&) noexcept = default;
Tokenizer::~Tokenizer() = default;

Result<Tokenizer> Tokenizer::make(Result<BpeModel> model) {
  if (!model) return tl::unexpected(std::move(model.error()));
  auto splitter = Splitter::make();
  if (!splitter) return tl::unexpected(std::move(splitter.error()));
  return Tokenizer(std::make_unique<const Data>(Data{std::move(*model), std::move(*splitter)}));
}

Result<Tokenizer> Tokenizer::load(const std::string& folder) {
  return guard_memory("vocabulary", 0, [&] { return make(read_model(folder)); });
}

Result<Tokenizer> Tokenizer::from_vocabulary(std::string_view vocab_json, std::string_view merges_txt) {
  return guard_memory("vocabulary", vocab_json.size() + merges_txt.size(), [&] {
    return make(parse_vocabulary_and_merges({"vocab.json", vocab_json}, {"merges.txt", merges_txt}));
  });
}

Result<Tokenizer> Tokenizer::from_tokenizer_json(std::string_view text) {
  return guard_memory("vocabulary", text.size(), [&] { return make(parse_tokenizer_json({"tokenizer.json", text})); });
}

Result<Encoding> Tokenizer::encode(std::string_view text, const EncodeOptions& options) const {
  if (text.size() > kMostTextBytes) {
    return fail(ErrorCode::text_too_large, std::to_string(text.size()), std::to_string(kMostTextBytes));
  }
  return guard_memory("text", text.size(), [&]() -> Result<Encoding> {
    Encoding encoding;
    std::string stand_ins;
    const std::size_t invalid = find_invalid_utf8(text);
    if (invalid != std::string_view::npos) {
      encoding.warnings.push_back({ErrorCode::text_not_utf8, {std::to_string(invalid)}});
      stand_ins = with_stand_ins(text, invalid);
    }
    const std::string_view splittable = invalid == std::string_view::npos ? text : stand_ins;
    auto ids = Encoder(data_->model, data_->splitter, options, text, splittable).run();
    if (!ids) return tl::unexpected(std::move(ids.error()));
    encoding.ids = std::move(*ids);
    return encoding;
  });
}

std::string Tokenizer::bytes(TokenId id) const {
  if (const AddedToken* added = data_->model.added.with_id(id)) return added->content;
  const std::string* piece = data_->model.vocabulary.piece(id);
  return piece != nullptr ? bytes_of_spelling(*piece) : this->piece(id);
}

std::string Tokenizer::decode(std::span<const TokenId> ids) const {
  std::string text;
  for (const TokenId id : ids) text += bytes(id);
  return text;
}

std::string Tokenizer::piece(TokenId id) const {
  const std::string* piece = data_->model.vocabulary.piece(id);
  return piece != nullptr ? *piece : fmt::format("<id {}>", id.value());
}

int Tokenizer::size() const { return data_->model.vocabulary.size(); }

std::optional<TokenId> Tokenizer::end_of_text() const { return data_->model.vocabulary.id_of(std::string(kEndOfText)); }

}  // namespace rowkeeper
