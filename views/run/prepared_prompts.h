// Prompts to begin with. Their texts are files in assets/prompts, in the English that the bundled model was trained on; the
// titles are in the user's language.
#pragma once

#include "views/run/prepared_texts.h"

namespace rowkeeper::views {

// In the order of the menu; the first is the default.
std::vector<PreparedText> prepared_prompts();
// Byte for byte; empty for a name that does not exist.
QString prepared_prompt_text(const QString& name);
QString default_prompt_text();

}  // namespace rowkeeper::views
