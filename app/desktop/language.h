// The language of the interface and of its numbers.
#pragma once

#include <QString>

namespace rowkeeper::app {

// `name` as in "de"; empty: the system's. English where there is no translation.
void set_language(const QString& name);

}  // namespace rowkeeper::app
