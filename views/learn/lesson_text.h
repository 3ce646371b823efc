// A lesson's text with the values in it.
#pragma once

#include <QString>
#include <QStringList>
#include <functional>

namespace rowkeeper::views {

// The names in braces, in their order.
QStringList value_names(const QString& text);
QString with_values(const QString& text, const std::function<QString(const QString&)>& value);
// For a label of rich text: **words** are strong, all else stands as it is.
QString rich_text(const QString& text);
// The same without the marks, for assistive technology.
QString plain_text(const QString& text);

}  // namespace rowkeeper::views
