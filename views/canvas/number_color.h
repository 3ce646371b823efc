// The colour of a number: from the zero colour to the side's own hue for positive numbers, to a neutral one for negative
// numbers, with lightness linear in the number. A hue is told from a neutral, and blue from orange, with every common colour
// blindness.
#pragma once

#include <QRgb>
#include <array>

#include "views/canvas/canvas_layout.h"

namespace rowkeeper::views {

struct Theme;

// How a row's numbers are shown.
enum class RowLook {
  kept,
  not_kept,      // computed, but no longer in the store: pale
  invalid,       // to be rebuilt: grey
  not_computed,  // has no numbers
  newest,        // has no numbers, and the next step computes it
};

// `share`: the number as a part of its scale, shown as -1 or 1 where it is beyond. Only for looks that have numbers.
QRgb number_color(double share, Side side, RowLook look, const Theme& theme);

// The same, made once for a theme: 257 steps from -1 to 1.
class NumberColors {
 public:
  explicit NumberColors(const Theme& theme);
  QRgb of(double share, Side side, RowLook look) const { return table(side, look)[step(share)]; }
  const QRgb* table(Side side, RowLook look) const;
  static int step(double share) {
    const double clamped = share >= -1 ? (share <= 1 ? share : 1) : -1;
    return static_cast<int>(clamped * kHalf + kZero);
  }

 private:
  static constexpr int kHalf = 128;
  static constexpr double kZero = 128.5;          // of the step for 0, so that cutting rounds
  std::array<QRgb, 6 * (2 * kHalf + 1)> colors_;  // [look][side][step]
};

}  // namespace rowkeeper::views
