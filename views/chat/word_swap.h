// One word of a document for another of its kind: a number for a number, a color for a color, a day for a day.
#pragma once

#include <QString>
#include <optional>

namespace rowkeeper::views {

enum class WordPlace { early, late };

// The first such word, or the last one. None: the document has no word of a kind that is known here.
std::optional<QString> swap_word(const QString& document, WordPlace place);

struct WordRange {
  qsizetype begin = 0, size = 0;
};

// The word of `after` that stands where `before` has another one. None: they are the same, or more than a word is another.
std::optional<WordRange> changed_word(const QString& before, const QString& after);

}  // namespace rowkeeper::views
