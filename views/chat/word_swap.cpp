#include "views/chat/word_swap.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <iterator>

namespace rowkeeper::views {

namespace {

// English, as the documents are. A word becomes the next one of its line.
const std::array<QStringList, 3>& kinds() {
  static const std::array<QStringList, 3> lists = {
      QStringList{"two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"},
      QStringList{"red", "blue", "green", "yellow", "white", "brown", "grey", "purple", "golden"},
      QStringList{"Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"}};
  return lists;
}

QString other_word(const QString& word) {
  for (const QStringList& kind : kinds()) {
    const qsizetype at = kind.indexOf(word);
    if (at >= 0) return kind[(at + 1) % kind.size()];
  }
  return word;
}

}  // namespace

std::optional<QString> swap_word(const QString& document, WordPlace place) {
  QStringList words;
  for (const QStringList& kind : kinds()) words += kind;
  const QRegularExpression any(QStringLiteral("\\b(%1)\\b").arg(words.join(u'|')));
  QRegularExpressionMatch found;
  for (auto match = any.globalMatch(document); match.hasNext();) {
    found = match.next();
    if (place == WordPlace::early) break;
  }
  if (!found.hasMatch()) return std::nullopt;
  QString swapped = document;
  return swapped.replace(found.capturedStart(), found.capturedLength(), other_word(found.captured()));
}

std::optional<WordRange> changed_word(const QString& before, const QString& after) {
  const auto [first_before, first] = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
  const auto [last_before, last] = std::mismatch(before.rbegin(), std::make_reverse_iterator(first_before), after.rbegin(),
                                                 std::make_reverse_iterator(first));
  const auto is_space = [](QChar letter) { return letter.isSpace(); };
  const bool one_word =
      std::none_of(first_before, last_before.base(), is_space) && std::none_of(first, last.base(), is_space);
  if (before == after || !one_word) return std::nullopt;
  // From its first letter to its last, those in common too.
  qsizetype begin = first - after.begin(), end = last.base() - after.begin();
  while (begin > 0 && after[begin - 1].isLetterOrNumber()) --begin;
  while (end < after.size() && after[end].isLetterOrNumber()) ++end;
  return WordRange{begin, end - begin};
}

}  // namespace rowkeeper::views
