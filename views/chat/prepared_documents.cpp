#include "views/chat/prepared_documents.h"

#include <QCoreApplication>
#include <QFile>

namespace rowkeeper::views {

namespace {

struct Entry {
  const char* name;
  const char* title;
};

constexpr Entry kEntries[] = {
    {"village_book", QT_TRANSLATE_NOOP("PreparedDocuments", "The book of a village: twelve people")},
    {"two_neighbours", QT_TRANSLATE_NOOP("PreparedDocuments", "Two neighbours: a short text")},
    {"small_village", QT_TRANSLATE_NOOP("PreparedDocuments", "A small village: six people")},
    {"long_village", QT_TRANSLATE_NOOP("PreparedDocuments", "A long text: eighteen people")},
};

QString read(const QString& file) {
  QFile source(QStringLiteral(":/documents/") + file);
  return source.open(QIODevice::ReadOnly) ? QString::fromUtf8(source.readAll()) : QString();
}

}  // namespace

std::vector<PreparedDocument> prepared_documents() {
  std::vector<PreparedDocument> documents;
  for (const Entry& entry : kEntries)
    documents.push_back({QString::fromLatin1(entry.name), QCoreApplication::translate("PreparedDocuments", entry.title)});
  return documents;
}

QString prepared_document_text(const QString& name) { return read(name + QStringLiteral(".txt")); }

QStringList prepared_questions(const QString& document) {
  for (const Entry& entry : kEntries) {
    const QString name = QString::fromLatin1(entry.name);
    if (prepared_document_text(name).trimmed() == document.trimmed())
      return read(name + QStringLiteral(".questions.txt")).split(u'\n', Qt::SkipEmptyParts);
  }
  return {};
}

}  // namespace rowkeeper::views
