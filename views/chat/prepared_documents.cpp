#include "views/chat/prepared_documents.h"

#include <QtGlobal>

namespace rowkeeper::views {

namespace {

constexpr PreparedEntry kEntries[] = {
    {"village_book", QT_TRANSLATE_NOOP("PreparedDocuments", "The book of a village: twelve people")},
    {"two_neighbours", QT_TRANSLATE_NOOP("PreparedDocuments", "Two neighbours: a short text")},
    {"small_village", QT_TRANSLATE_NOOP("PreparedDocuments", "A small village: six people")},
    {"long_village", QT_TRANSLATE_NOOP("PreparedDocuments", "A long text: eighteen people")},
};

const QString kFolder = QStringLiteral(":/documents/");

}  // namespace

std::vector<PreparedText> prepared_documents() { return titled(kEntries, "PreparedDocuments"); }

QString prepared_document_text(const QString& name) { return prepared_text(kFolder + name + QStringLiteral(".txt")); }

QStringList prepared_questions(const QString& document) {
  for (const PreparedEntry& entry : kEntries) {
    const QString name = QString::fromLatin1(entry.name);
    if (prepared_document_text(name).trimmed() == document.trimmed())
      return prepared_text(kFolder + name + QStringLiteral(".questions.txt")).split(u'\n', Qt::SkipEmptyParts);
  }
  return {};
}

}  // namespace rowkeeper::views
