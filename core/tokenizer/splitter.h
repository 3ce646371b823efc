// GPT-2's splitting of text into parts that are merged apart from each other: contractions, words, numbers and runs of other
// characters, each with the space before it, and runs of white space.
//
// The pattern is the published one with `\s` written as `\p{White_Space}`, because PCRE2's `\s` takes U+180E for a space.
// Letters, numbers and spaces are those of the Unicode version that PCRE2 was built with (14 in Debian 12).
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "core/base/error.h"

namespace rowkeeper {

class Splitter {
 public:
  enum class Engine { fastest, interpreter };  // fastest: compiled to machine code where the system allows it

  // Fails with tokenizer_pattern or out_of_memory.
  static Result<Splitter> make(Engine engine = Engine::fastest);
  Splitter(Splitter&&) noexcept;
  Splitter& operator=(Splitter&&) noexcept;
  ~Splitter();

  // One walk over a text, which must be well-formed UTF-8 and outlive it. Several walks may go on at once in several
  // threads.
  class Walk {
   public:
    Walk(Walk&&) noexcept;
    ~Walk();
    bool at_end() const { return at_ == text_.size(); }
    // The next part, never empty; only before the end.
    Result<std::string_view> next();

   private:
    friend class Splitter;
    struct Match;
    Walk(const Splitter& splitter, std::string_view text, std::unique_ptr<Match> match);
    const Splitter* splitter_;
    std::string_view text_;
    std::size_t at_ = 0;
    std::unique_ptr<Match> match_;
  };
  Result<Walk> walk(std::string_view text) const;

 private:
  struct Pattern;
  explicit Splitter(std::unique_ptr<const Pattern> pattern);
  std::unique_ptr<const Pattern> pattern_;
};

}  // namespace rowkeeper
