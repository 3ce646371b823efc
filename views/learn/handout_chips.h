// Tokens as chips in lines. When there are too many, the first lines and the last one stay, and a line between says how many are
// left out.
#pragma once

#include <vector>

#include "views/learn/handout_page.h"

namespace rowkeeper::views {

struct HandoutChips {
  std::vector<HandoutChip> chips;
  std::vector<HandoutText> left_out;  // one, if any are
  double height = 0;
};

// From `place` on, `width` wide, in at most `lines` lines, which are 3 or more.
HandoutChips arrange_chips(const QStringList& tokens, bool made, const HandoutFonts& fonts, QPointF place, double width,
                           int lines);

}  // namespace rowkeeper::views
