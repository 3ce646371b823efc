// Draws the cache canvas: reads the layout and the data, computes no numbers.
#pragma once

#include <QPainter>

#include "views/canvas/canvas_data.h"
#include "views/canvas/canvas_layout.h"
#include "views/canvas/canvas_texts.h"
#include "views/canvas/strip_image.h"
#include "views/run/selection.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

// Size of the canvas's text beside normal text.
inline constexpr double kCanvasText = 0.88;
// Width of the row numbers' column.
double canvas_number_column(const Theme& theme);
// The theme's and its fonts' lengths for a canvas of this width, in whole device pixels.
CanvasMetrics make_canvas_metrics(const Theme& theme, double width, double device_ratio);

// What a picture shows beside the data.
struct CanvasMarks {
  Place selected = {};
  bool focus = false;
  double flash = 0;  // of the rows computed by the last step: 1 when the step ends, then falls to 0
  double slide = 0;  // how much of its way in the newest row still has to go: 1 when it has just come, then falls to 0
  double newest_offset = 0;  // how far the newest row stands below its place
};

class CanvasPainter {
 public:
  CanvasPainter(QPainter& painter, const CanvasLayout& layout, const CanvasData& data, const StripImage& strips,
                const CanvasMarks& marks, CanvasTexts& texts);
  void paint();

 private:
  // How much of a cell's text there is room for, in all cells alike.
  enum class WeightForm { exact, percent, number };
  enum class BitsForm { fingerprint, count, sign };

  void paint_header();
  void paint_block_header(int block);
  void paint_head_headers(int block, Side side, double y);
  void paint_bands();
  void paint_placeholders();
  void paint_room_left();
  bool stands_out(int row) const;  // the newest row, and the one before it if it has just been computed
  void paint_strips();
  void draw_strips(QPainter& painter) const;
  void paint_cell_texts();
  void paint_weight(int row, int block, WeightForm form);
  void paint_bits(int row, int block, BitsForm form);
  WeightForm weight_form();
  BitsForm bits_form();
  void paint_newest();
  void paint_labels();
  void paint_label(int row);
  void paint_flash();
  void paint_changed_rows();
  void paint_selection();
  QRectF empty_area(double wanted) const;
  void paint_empty();
  QRectF row_rect(int row) const;                        // across the whole canvas
  QRectF visible_part(double left, double width) const;  // of the blocks area, for a label
  void draw_centred(const QRectF& rect, const QString& text, const QColor& color);

  QPainter& painter_;
  const CanvasLayout& layout_;
  const CanvasData& data_;
  const StripImage& strips_;
  const CanvasMarks& marks_;
  CanvasTexts& texts_;
  const Theme& theme_;
  int first_, end_;  // rows in view
  double number_column_;
};

}  // namespace rowkeeper::views
