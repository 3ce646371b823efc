#include "views/chat/prepared_documents.h"

#include <QtGlobal>
#include <algorithm>
#include <functional>
#include <iterator>
#include <numeric>

namespace rowkeeper::views {

namespace {

constexpr PreparedEntry kEntries[] = {
    {"village_book", QT_TRANSLATE_NOOP("PreparedDocuments", "The book of a village: twelve people")},
    {"two_neighbours", QT_TRANSLATE_NOOP("PreparedDocuments", "Two neighbours: a short text")},
    {"small_village", QT_TRANSLATE_NOOP("PreparedDocuments", "A small village: six people")},
    {"long_village", QT_TRANSLATE_NOOP("PreparedDocuments", "A long text: eighteen people")},
};

const QString kFolder = QStringLiteral(":/documents/");

constexpr int kOtherWords = 2;  // of a text that is still about the same

QStringList words_of(const QString& text) { return text.simplified().split(u' '); }

bool nearly_same(const QStringList& a, const QStringList& b) {
  const auto [first, first_b] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  const auto [last, last_b] =
      std::mismatch(a.rbegin(), std::make_reverse_iterator(first), b.rbegin(), std::make_reverse_iterator(first_b));
  if (std::max(last.base() - first, last_b.base() - first_b) <= 1) return true;
  return a.size() == b.size() &&
         std::inner_product(first, a.end(), first_b, 0, std::plus(), std::not_equal_to()) <= kOtherWords;
}

}  // namespace

std::vector<PreparedText> prepared_documents() { return titled(kEntries, "PreparedDocuments"); }

QString prepared_document_text(const QString& name) { return prepared_text(kFolder + name + QStringLiteral(".txt")); }

QStringList prepared_questions(const QString& document) {
  const QStringList words = words_of(document);
  for (const PreparedEntry& entry : kEntries) {
    const QString name = QString::fromLatin1(entry.name);
    if (nearly_same(words, words_of(prepared_document_text(name))))
      return prepared_text(kFolder + name + QStringLiteral(".questions.txt")).split(u'\n', Qt::SkipEmptyParts);
  }
  return {};
}

}  // namespace rowkeeper::views
