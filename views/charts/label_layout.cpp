#include "views/charts/label_layout.h"

#include <algorithm>
#include <cmath>

namespace rowkeeper::views {

namespace {

constexpr int kRings = 8;  // distances that are tried

double area_of(const QRectF& rect) { return rect.isEmpty() ? 0 : rect.width() * rect.height(); }

QRectF marker_rect(QPointF point, double marker) { return {point.x() - marker / 2, point.y() - marker / 2, marker, marker}; }

// The places around a point, the best first.
std::vector<PlacedLabel> places(const LabelWish& wish, double marker, double gap) {
  constexpr QPointF kSides[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  std::vector<PlacedLabel> found;
  for (int ring = 0; ring < kRings; ++ring) {
    const double down = ring * wish.size.height() / 2, off = marker / 2 + gap + ring * wish.size.height() / 3;
    for (const QPointF side : kSides) {
      if (ring == 0 && side.x() * side.y() != 0) continue;  // beside, above and below come first
      QPointF centre = wish.point;
      const double across = ring > 0 && side.y() != 0 ? off / 2 : off;
      centre.rx() += side.x() * (across + wish.size.width() / 2);
      centre.ry() += side.y() * (side.x() == 0 ? off + wish.size.height() / 2 : down);
      QRectF rect(QPointF(), wish.size);
      rect.moveCenter(centre);
      found.push_back({rect, ring > 1});
    }
  }
  return found;
}

// How many others are near: they leave few places.
int crowd(const std::vector<LabelWish>& wishes, const LabelWish& wish) {
  const double reach = wish.size.width() + wish.size.height();
  return static_cast<int>(std::count_if(wishes.begin(), wishes.end(), [&](const LabelWish& other) {
    const QPointF away = other.point - wish.point;
    return std::abs(away.x()) < reach && std::abs(away.y()) < 2 * wish.size.height();
  }));
}

// What a name would cover, and what of it would be cut off, which is worse.
double cost_of(const QRectF& rect, const std::vector<QRectF>& taken, const QRectF& area) {
  double cost = 4 * (area_of(rect) - area_of(rect & area));
  for (const QRectF& other : taken) cost += area_of(rect & other);
  return cost;
}

// Of the wishes that have a name.
std::vector<std::size_t> crowded_first(const std::vector<LabelWish>& wishes) {
  std::vector<std::size_t> order;
  std::vector<int> crowds(wishes.size());
  for (std::size_t i = 0; i < wishes.size(); ++i) {
    if (wishes[i].size.isEmpty()) continue;
    order.push_back(i);
    crowds[i] = crowd(wishes, wishes[i]);
  }
  std::stable_sort(order.begin(), order.end(), [&crowds](std::size_t a, std::size_t b) { return crowds[a] > crowds[b]; });
  return order;
}

}  // namespace

std::vector<PlacedLabel> place_labels(const std::vector<LabelWish>& wishes, const QRectF& area, double marker, double gap) {
  std::vector<PlacedLabel> placed(wishes.size());
  std::vector<QRectF> taken;
  taken.reserve(2 * wishes.size());  // markers and labels
  for (const LabelWish& wish : wishes) taken.push_back(marker_rect(wish.point, marker));
  for (const std::size_t i : crowded_first(wishes)) {
    double least = -1;
    for (const PlacedLabel& place : places(wishes[i], marker, gap)) {
      const double cost = cost_of(place.rect, taken, area);
      if (least >= 0 && cost >= least) continue;
      least = cost;
      placed[i] = place;
      if (cost == 0) break;
    }
    if (wishes[i].optional && least > 0) placed[i] = {};
    taken.push_back(placed[i].rect);
  }
  return placed;
}

}  // namespace rowkeeper::views
