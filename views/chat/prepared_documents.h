// Documents to talk about, with questions that the bundled model answers right. Texts and questions are files in assets/documents, in
// the English that it was trained on; the titles are in the user's language.
#pragma once

#include <QStringList>

#include "views/run/prepared_texts.h"

namespace rowkeeper::views {

// In the order of the menu; the first is the default.
std::vector<PreparedText> prepared_documents();
// Empty for a name that does not exist.
QString prepared_document_text(const QString& name);
// Those of the document with this text, one word of which may be missing, new or another one, or two others: one changed early and one
// late. None of any other text.
QStringList prepared_questions(const QString& document);

}  // namespace rowkeeper::views
