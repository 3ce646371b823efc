// The numbers of the rows that are left as an image with one line for each row; painting stretches the lines.
#pragma once

#include <QImage>

#include "views/run/squeeze_model.h"
#include "views/squeeze/left_rows_layout.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

// Across: the part of the blocks area that has cells, in device pixels. What was thrown away stays transparent.
QImage make_left_rows_strips(const LeftRowsLayout& layout, const SqueezedRows& rows, const Theme& theme);

}  // namespace rowkeeper::views
