// Core's errors in the user's language.
#pragma once

#include <QString>

#include "core/base/error.h"

namespace rowkeeper::views {

// What failed, the value or file, and what to do. One or two sentences.
QString error_text(const Error& error);

}  // namespace rowkeeper::views
