// The words that core puts into an error as an argument ("KV cache", "a context of 150 rows or more"), in the language of the window.
#pragma once

#include <QString>
#include <QStringList>

namespace rowkeeper::views {

// As it is if it is none of them: a name, a number, or what is wrong inside a damaged file, in the terms of its format.
QString error_word(const QString& argument);
// A sentence with its arguments in their places. Unlike QString::arg(), an argument may itself hold a %1.
QString with_arguments(const QString& pattern, const QStringList& arguments);

}  // namespace rowkeeper::views
