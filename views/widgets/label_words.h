// A button's words to whoever hears them.
#pragma once

#include <QString>

namespace rowkeeper::views {

// Without what is there for the eye: arrows and other signs at the ends, and the arrow to what a change leads to. For our own
// words only: in the model's tokens such signs are what is said.
QString label_words(QString text);

}  // namespace rowkeeper::views
