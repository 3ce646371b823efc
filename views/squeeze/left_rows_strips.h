// The numbers of the rows that are left as images with one line for each row; painting stretches the lines.
#pragma once

#include <QImage>

#include "views/run/squeeze_model.h"
#include "views/squeeze/left_rows_layout.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

// Across: the part of the blocks area that has cells, in device pixels. What was thrown away stays transparent, and of the
// strokes all but those of negative numbers.
struct LeftRowsStrips {
  QImage numbers, minuses;
};
LeftRowsStrips make_left_rows_strips(const LeftRowsLayout& layout, const SqueezedRows& rows, const Theme& theme);

}  // namespace rowkeeper::views
