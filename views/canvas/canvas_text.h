// The words of the cache canvas.
#pragma once

#include <QString>

#include "views/canvas/canvas_data.h"

namespace rowkeeper::views {

QString percent_text(double part);                    // "41 %", "0.3 %", "< 0.1 %"
QString place_text(const CanvasData& data, int row);  // where the row is: "in the store", "to be rebuilt"
// The column at the right, in the data's mode.
QString computed_header(CanvasMode mode);
QString computed_text(const CanvasData& data, int row);
QString short_fingerprint(std::uint64_t fingerprint);  // its first 8 hex digits

// What is under the pointer, in HTML.
QString spot_text(const CanvasData& data, const CanvasSpot& spot, int numbers_per_cell);
// The selected row and block for assistive technology, in one sentence.
QString selected_text(const CanvasData& data, int row, int block, int head);
// What a cell is: "one number", "the mean of 8 numbers".
QString cell_text(int numbers_per_cell);
QString cell_sentence(int numbers_per_cell);  // "a cell: the mean of 8 numbers"
// How many rows the context still has room for.
QString room_text(int rows);
// What to read instead of rows: of a run without rows, or a mode without data. Empty if there is something to see.
QString empty_title(const CanvasData& data);
QString empty_text(const CanvasData& data);

}  // namespace rowkeeper::views
