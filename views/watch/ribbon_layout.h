// Where the token chips stand: lines of chips from left to right in token order, whatever direction their texts have.
// Plain numbers, no widget.
#pragma once

#include <QPoint>
#include <QRect>
#include <vector>

namespace rowkeeper::views {

struct RibbonMetrics {
  int width = 0;        // of a line
  int chip_height = 0;  // of every chip
  int across = 0;       // between two chips of a line
  int down = 0;         // between two lines
  bool operator==(const RibbonMetrics&) const = default;
};

class RibbonLayout {
 public:
  // Forgets all chips.
  void reset(const RibbonMetrics& metrics);
  // The next chip. One that is wider than a line gets a line of its own, cut to its width.
  void append(int chip_width);
  // Forgets chips [count, ...).
  void truncate(int count);

  int count() const { return static_cast<int>(chips_.size()); }
  int lines() const { return chips_.empty() ? 0 : chips_.back().line + 1; }
  int height() const;  // of all lines
  QRect rect(int chip) const;
  int at(QPoint point) const;  // the chip under the point, or -1
  int line(int chip) const { return chips_[static_cast<std::size_t>(chip)].line; }
  // The chip in the line `lines` further down (up: negative) that is nearest to this one's middle; this one at the ends.
  int vertical_neighbour(int chip, int lines) const;
  // Chips [first, end) of the lines that touch [top, bottom).
  struct Range {
    int first = 0, end = 0;
  };
  Range visible(int top, int bottom) const;

 private:
  struct Chip {
    int left, width, line;
  };
  int line_height() const { return metrics_.chip_height + metrics_.down; }
  Range line_range(int line) const;
  RibbonMetrics metrics_;
  std::vector<Chip> chips_;
  std::vector<int> line_starts_;  // first chip of each line
};

}  // namespace rowkeeper::views
