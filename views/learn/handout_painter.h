// Draws the handout's pages as they are laid out, in the theme of paper.
#pragma once

#include <QPainter>

#include "views/learn/handout_page.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

class HandoutPainter {
 public:
  // In points. All outlive the painter.
  HandoutPainter(QPainter& painter, const HandoutContents& contents, const HandoutFonts& fonts);
  void paint(const HandoutPage& page);

 private:
  QRectF placed(const QRectF& rect) const;  // mirrored, where all is
  QColor ink(HandoutInk ink) const;
  void paint_text(const HandoutText& text);
  void paint_chip(const HandoutChip& chip);
  void paint_line(const HandoutLine& line);
  void paint_verdict(const QRectF& rect);
  void paint_picture();
  void paint_swatch(const HandoutSwatch& swatch);
  void paint_chart(const HandoutChart& chart, const HandoutChartPlace& place);
  void outline(const QRectF& rect);

  QPainter& painter_;
  const HandoutContents& contents_;
  const HandoutFonts& fonts_;
  const Theme theme_;
  const HandoutPage* page_ = nullptr;
};

}  // namespace rowkeeper::views
