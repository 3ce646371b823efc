// The sentences around the tokens of a run.
#pragma once

#include <QString>

#include "views/run/run_model.h"

namespace rowkeeper::views {

// "36 tokens: 32 from the prompt, 4 generated"
QString token_summary(const RunState& state);
// Which rows stay valid after the last edit, which are rebuilt, and why. While the edit is the last thing that happened, and
// once more after the step that rebuilt them; empty at all other times.
QString edit_sentence(const RunModel& run);
// A token's row, number and bytes, and where its row is.
QString row_description(const RunState& state, int row);
// "4E 6F": as many as fit a line, then how many more.
QString hex_bytes(const std::string& bytes);

}  // namespace rowkeeper::views
