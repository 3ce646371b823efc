// What the canvas shows, as a table to assistive technology: rows down, and across what each block has of them.
#pragma once

#include "views/canvas/canvas_table_model.h"
#include "views/widgets/accessible_table.h"

namespace rowkeeper::views {

PictureTable canvas_table(const CanvasData& data, const CanvasTableModel& rows);

}  // namespace rowkeeper::views
