#include "views/run/prepared_prompts.h"

#include <QCoreApplication>
#include <QFile>

namespace rowkeeper::views {

namespace {

struct Entry {
  const char* name;
  const char* title;
};

constexpr Entry kEntries[] = {
    {"village", QT_TRANSLATE_NOOP("PreparedPrompts", "A village and a question")},
    {"neighbours", QT_TRANSLATE_NOOP("PreparedPrompts", "Four neighbours: what color is the house?")},
    {"third_question", QT_TRANSLATE_NOOP("PreparedPrompts", "The third question about one document")},
    {"long_document", QT_TRANSLATE_NOOP("PreparedPrompts", "A long document, its answer at the top")},
    {"kv_cache", QT_TRANSLATE_NOOP("PreparedPrompts", "What is a KV cache?")},
    {"story", QT_TRANSLATE_NOOP("PreparedPrompts", "Once upon a time: a story begins")},
    {"odd_characters", QT_TRANSLATE_NOOP("PreparedPrompts", "Odd characters: emoji, accents, double spaces")},
};

}  // namespace

std::vector<PreparedPrompt> prepared_prompts() {
  std::vector<PreparedPrompt> prompts;
  for (const Entry& entry : kEntries)
    prompts.push_back({QString::fromLatin1(entry.name), QCoreApplication::translate("PreparedPrompts", entry.title)});
  return prompts;
}

QString prepared_prompt_text(const QString& name) {
  QFile file(QStringLiteral(":/prompts/%1.txt").arg(name));
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString default_prompt_text() { return prepared_prompt_text(QString::fromLatin1(kEntries[0].name)); }

}  // namespace rowkeeper::views
