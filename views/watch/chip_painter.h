// One token chip: its size and its look.
#pragma once

#include <QRect>
#include <QString>

class QFont;
class QPainter;

namespace rowkeeper::views {

struct ChipLook {
  bool generated = false;  // by the model: greenish, with a line below
  bool newest = false;     // outlined
  bool invalid = false;    // its row will be computed again: greyed and dashed
  bool selected = false, focused = false, hovered = false;
};

int chip_height(const QFont& font);
int chip_width(const QString& text, const QFont& font);
// In the painter's font; a text that is too wide is cut.
void paint_chip(QPainter& painter, const QRect& rect, const QString& text, const ChipLook& look);

}  // namespace rowkeeper::views
