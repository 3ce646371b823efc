// The language of the window: texts, numbers, direction.
#pragma once

#include <QString>
#include <vector>

namespace rowkeeper::app {

struct Language {
  QString name;   // "de", "zh_CN"
  QString title;  // in itself: "Deutsch"
};

// English, and those that there are translations to.
const std::vector<Language>& languages();
// Of these, the one in use.
QString current_language();
// Whether it is one of them, in some country: "de_AT".
bool is_language(const QString& name);
// As in "de"; empty: the system's. One without a translation gets English. Windows that are there stay as they are.
void set_language(const QString& name);

}  // namespace rowkeeper::app
