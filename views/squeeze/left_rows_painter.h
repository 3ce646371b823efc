// Draws what is left in a store: reads the layout and the strips, computes nothing.
#pragma once

#include <QPainter>

#include "views/run/squeeze_model.h"
#include "views/squeeze/left_rows_layout.h"
#include "views/squeeze/left_rows_strips.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

// The lengths of a picture of this width. The column at the right holds what became of a row.
CanvasMetrics left_rows_metrics(const Theme& theme, double width, double device_ratio);
QString fate_text(const LeftRowsLayout& layout, int row);

class LeftRowsPainter {
 public:
  LeftRowsPainter(QPainter& painter, const LeftRowsLayout& layout, const SqueezedRows& rows, const LeftRowsStrips& strips);
  void paint();

 private:
  void paint_header();
  void paint_evidence(bool outline);
  void paint_merged(const MergedRows& rows);
  void paint_label(int row);
  void paint_overview();
  QColor evidence_color() const;

  QPainter& painter_;
  const LeftRowsLayout& layout_;
  const SqueezedRows& rows_;
  const LeftRowsStrips& strips_;
  const Theme& theme_;
};

}  // namespace rowkeeper::views
