// The words that core puts into an error as an argument ("KV cache", "it is cut short"), in the language of the window.
#pragma once

#include <QString>

namespace rowkeeper::views {

// As it is if it is none of them: a name, a number, or what is wrong inside a damaged file, in the terms of its format.
QString error_word(const QString& argument);

}  // namespace rowkeeper::views
