#include "core/tokenizer/splitter.h"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

#include <array>
#include <utility>

namespace rowkeeper {

namespace {

// The runs are possessive (`++`): giving characters back could never help them match, so nothing is remembered for it and a
// part of any length takes constant memory. Only white space gives one back, to the word that follows.
constexpr std::string_view kPattern = R"('s|'t|'re|'ve|'m|'ll|'d)"
                                      R"(| ?\p{L}++| ?\p{N}++| ?[^\p{White_Space}\p{L}\p{N}]++)"
                                      R"(|\p{White_Space}+(?!\P{White_Space})|\p{White_Space}++)";

std::string reason_of(int code) {
  std::array<PCRE2_UCHAR, 256> reason{};
  if (pcre2_get_error_message(code, reason.data(), reason.size()) < 0) return "PCRE2 error " + std::to_string(code);
  return reinterpret_cast<const char*>(reason.data());
}

}  // namespace

struct Splitter::Pattern {
  explicit Pattern(pcre2_code* compiled) : code(compiled) {}
  Pattern(const Pattern&) = delete;
  Pattern& operator=(const Pattern&) = delete;
  ~Pattern() { pcre2_code_free(code); }
  pcre2_code* code;
};

struct Splitter::Walk::Match {
  explicit Match(const pcre2_code* code) : data(pcre2_match_data_create_from_pattern(code, nullptr)) {}
  Match(const Match&) = delete;
  Match& operator=(const Match&) = delete;
  ~Match() { pcre2_match_data_free(data); }
  pcre2_match_data* data;
};

Result<Splitter> Splitter::make(Engine engine) {
  int error = 0;
  PCRE2_SIZE offset = 0;
  // Anchored: every character belongs to a part, so a match that starts later would only hide a fault.
  pcre2_code* code = pcre2_compile(reinterpret_cast<PCRE2_SPTR>(kPattern.data()), kPattern.size(),
                                   PCRE2_UTF | PCRE2_ANCHORED, &error, &offset, nullptr);
  if (code == nullptr) return fail(ErrorCode::tokenizer_pattern, reason_of(error));
  auto pattern = std::make_unique<const Pattern>(code);
  // Where machine code may not be made (hardened systems), the interpreter gives the same parts.
  if (engine == Engine::fastest) pcre2_jit_compile(code, PCRE2_JIT_COMPLETE);
  return Splitter(std::move(pattern));
}

Splitter::Splitter(std::unique_ptr<const Pattern> pattern) : pattern_(std::move(pattern)) {}
Splitter::Splitter(Splitter&&) noexcept = default;
Splitter& Splitter::operator=(Splitter&&) noexcept = default;
Splitter::~Splitter() = default;

Result<Splitter::Walk> Splitter::walk(std::string_view text) const {
  auto match = std::make_unique<Walk::Match>(pattern_->code);
  if (match->data == nullptr) return fail(ErrorCode::out_of_memory, "splitting text", std::to_string(text.size()));
  return Walk(*this, text, std::move(match));
}

Splitter::Walk::Walk(const Splitter& splitter, std::string_view text, std::unique_ptr<Match> match)
    : splitter_(&splitter), text_(text), match_(std::move(match)) {}
Splitter::Walk::Walk(Walk&&) noexcept = default;
Splitter::Walk::~Walk() = default;

Result<std::string_view> Splitter::Walk::next() {
  const pcre2_code* code = splitter_->pattern_->code;
  const auto* subject = reinterpret_cast<PCRE2_SPTR>(text_.data());
  // The text is known to be well-formed; checking it again from the start for every part would take quadratic time.
  int found = pcre2_match(code, subject, text_.size(), at_, PCRE2_NO_UTF_CHECK, match_->data, nullptr);
  if (found == PCRE2_ERROR_JIT_STACKLIMIT) {
    found = pcre2_match(code, subject, text_.size(), at_, PCRE2_NO_UTF_CHECK | PCRE2_NO_JIT, match_->data, nullptr);
  }
  if (found < 0) return fail(ErrorCode::tokenizer_pattern, reason_of(found));
  const std::size_t end = pcre2_get_ovector_pointer(match_->data)[1];
  const std::string_view part = text_.substr(at_, end - at_);
  at_ = end;
  return part;
}

}  // namespace rowkeeper
