#include "views/run/prepared_prompts.h"

#include <QtGlobal>

namespace rowkeeper::views {

namespace {

constexpr PreparedEntry kEntries[] = {
    {"village", QT_TRANSLATE_NOOP("PreparedPrompts", "A village and a question")},
    {"neighbours", QT_TRANSLATE_NOOP("PreparedPrompts", "Four neighbours: what color is the house?")},
    {"third_question", QT_TRANSLATE_NOOP("PreparedPrompts", "The third question about one document")},
    {"long_document", QT_TRANSLATE_NOOP("PreparedPrompts", "A long document, its answer at the top")},
    {"kv_cache", QT_TRANSLATE_NOOP("PreparedPrompts", "What is a KV cache?")},
    {"story", QT_TRANSLATE_NOOP("PreparedPrompts", "Once upon a time: a story begins")},
    {"odd_characters", QT_TRANSLATE_NOOP("PreparedPrompts", "Odd characters: emoji, accents, double spaces")},
};

}  // namespace

std::vector<PreparedText> prepared_prompts() { return titled(kEntries, "PreparedPrompts"); }

QString prepared_prompt_text(const QString& name) { return prepared_text(QStringLiteral(":/prompts/%1.txt").arg(name)); }

QString default_prompt_text() { return prepared_prompt_text(QString::fromLatin1(kEntries[0].name)); }

}  // namespace rowkeeper::views
