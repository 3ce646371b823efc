#include "views/watch/ribbon_layout.h"

#include <algorithm>
#include <cstdlib>

namespace rowkeeper::views {

void RibbonLayout::reset(const RibbonMetrics& metrics) {
  metrics_ = metrics;
  chips_.clear();
  line_starts_.clear();
}

void RibbonLayout::append(int chip_width) {
  const int width = std::clamp(chip_width, 1, std::max(1, metrics_.width));
  Chip chip{0, width, 0};
  if (!chips_.empty()) {
    const Chip& last = chips_.back();
    const int left = last.left + last.width + metrics_.across;
    const bool fits = left + width <= metrics_.width;
    chip.line = fits ? last.line : last.line + 1;
    chip.left = fits ? left : 0;
  }
  if (chip.left == 0) line_starts_.push_back(count());
  chips_.push_back(chip);
}

void RibbonLayout::truncate(int count) {
  if (count >= this->count()) return;
  chips_.resize(static_cast<std::size_t>(std::max(0, count)));
  line_starts_.resize(static_cast<std::size_t>(lines()));
}

int RibbonLayout::height() const { return lines() == 0 ? 0 : lines() * line_height() - metrics_.down; }

QRect RibbonLayout::rect(int chip) const {
  const Chip& c = chips_[static_cast<std::size_t>(chip)];
  return {c.left, c.line * line_height(), c.width, metrics_.chip_height};
}

RibbonLayout::Range RibbonLayout::line_range(int line) const {
  const auto index = static_cast<std::size_t>(line);
  return {line_starts_[index], line + 1 < lines() ? line_starts_[index + 1] : count()};
}

int RibbonLayout::at(QPoint point) const {
  if (point.y() < 0 || line_height() <= 0) return -1;
  const int line = point.y() / line_height();
  if (line >= lines()) return -1;
  const Range range = line_range(line);
  for (int chip = range.first; chip < range.end; ++chip)
    if (rect(chip).contains(point)) return chip;
  return -1;
}

int RibbonLayout::vertical_neighbour(int chip, int lines) const {
  const int line = this->line(chip) + lines;
  if (line < 0 || line >= this->lines()) return chip;
  const int middle = rect(chip).center().x();
  const Range range = line_range(line);
  int best = range.first;
  for (int other = range.first; other < range.end; ++other)
    if (std::abs(rect(other).center().x() - middle) < std::abs(rect(best).center().x() - middle)) best = other;
  return best;
}

RibbonLayout::Range RibbonLayout::visible(int top, int bottom) const {
  if (chips_.empty() || bottom <= 0 || top >= bottom) return {};
  const int first = std::clamp(top / line_height(), 0, lines() - 1);
  const int last = std::clamp((bottom - 1) / line_height(), 0, lines() - 1);
  if (top >= height()) return {};
  return {line_range(first).first, line_range(last).end};
}

}  // namespace rowkeeper::views
