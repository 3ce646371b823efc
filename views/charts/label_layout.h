// Where points' names stand: beside their points, and none over another name or another point. Plain: knows no widget.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <vector>

namespace rowkeeper::views {

struct LabelWish {
  QPointF point;
  QSizeF size;            // of the text; empty: the point has no name, but no other name may cover it
  bool optional = false;  // left out where there is no free place
};

struct PlacedLabel {
  QRectF rect;        // empty for a point without a name, or whose name is left out
  bool away = false;  // so far from its point that a line must lead there
  bool operator==(const PlacedLabel&) const = default;
};

// `marker`: diameter of a point; `gap`: between a point and its name. Names stay inside of `area`. The nearest free place is taken,
// first at the right of the point, then at its left, below and above; crowded points choose first. Where there is no free place,
// the one that covers least.
std::vector<PlacedLabel> place_labels(const std::vector<LabelWish>& wishes, const QRectF& area, double marker, double gap);

}  // namespace rowkeeper::views
