#include "views/chat/bars_layout.h"

#include <algorithm>

namespace rowkeeper::views {

namespace {

constexpr double kGap = 8;           // between label, bar and value
constexpr double kLeastBar = 3;      // so that a very short time can be seen
constexpr double kBarHeight = 1.25;  // in lines of text
constexpr double kTurnHeight = 3.1;  // in lines of text: two bars and the space below them

QRectF bar(double left, double top, double height, double length) {
  return {left, top, std::max(length, kLeastBar), height};
}

}  // namespace

BarsLayout make_bars_layout(const std::vector<FirstTokenTimes>& times, const QSizeF& size, const BarsMeasures& measures) {
  BarsLayout layout;
  const double turn_height = kTurnHeight * measures.line_height;
  const auto room = static_cast<std::size_t>(std::max(1.0, size.height() / turn_height));
  const std::size_t shown = std::min(times.size(), room);
  layout.hidden = static_cast<int>(times.size() - shown);
  double longest = 0;
  for (std::size_t i = times.size() - shown; i < times.size(); ++i)
    longest = std::max({longest, times[i].kept.value_or(0), times[i].dropped.value_or(0)});
  const double left = measures.label_width + kGap, most = size.width() - left - kGap - measures.value_width;
  const double height = kBarHeight * measures.line_height;
  for (std::size_t i = 0; i < shown; ++i) {
    BarsLayout::Turn turn{.times = times[times.size() - shown + i]};
    const double top = static_cast<double>(i) * turn_height;
    turn.label = {0, top, measures.label_width, height};
    const auto place = [&](const std::optional<double>& seconds, double at, QRectF& to, QRectF& value) {
      if (seconds) to = bar(left, at, height, longest > 0 ? most * *seconds / longest : 0);
      value = {(seconds ? to.right() : left) + (seconds ? kGap : 0), at, measures.value_width, height};
    };
    place(turn.times.kept, top, turn.kept, turn.kept_value);
    place(turn.times.dropped, top + height + 2, turn.dropped, turn.dropped_value);
    layout.turns.push_back(turn);
  }
  return layout;
}

}  // namespace rowkeeper::views
