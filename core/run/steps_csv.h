// The steps of a recording as a table for spreadsheets and notebooks.
#pragma once

#include <string>

#include "core/base/error.h"
#include "core/run/recording.h"

namespace rowkeeper {

// RFC 4180: a header, then one line a step, ended by CR LF; UTF-8. Columns are named like the fields of the command line's
// JSON, `phases.` before those of its phases; `text` is the token's own, always quoted, with U+FFFD for bytes that are no
// whole character. Numbers have a '.' in every locale and come back to the same bits. What fingerprints tell is empty where
// they were off. Errors: out_of_memory.
Result<std::string> steps_csv(const Recording& recording);

}  // namespace rowkeeper
