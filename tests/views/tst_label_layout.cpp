// Names beside points: none over another, none over a point, none outside.
#include <QtTest>
#include <random>

#include "views/charts/label_layout.h"

using namespace rowkeeper::views;

namespace {

constexpr double kMarker = 8, kGap = 4;
const QRectF kArea(0, 0, 520, 260);

QRectF marker_at(QPointF point) { return {point.x() - kMarker / 2, point.y() - kMarker / 2, kMarker, kMarker}; }

int overlaps(const std::vector<LabelWish>& wishes, const std::vector<PlacedLabel>& placed) {
  int found = 0;
  for (std::size_t i = 0; i < placed.size(); ++i) {
    for (const LabelWish& wish : wishes) found += placed[i].rect.intersects(marker_at(wish.point));
    for (std::size_t j = i + 1; j < placed.size(); ++j) found += placed[i].rect.intersects(placed[j].rect);
  }
  return found;
}

}  // namespace

class TestLabelLayout : public QObject {
  Q_OBJECT

 private slots:
  void alone_it_stands_at_the_right() {
    const auto placed = place_labels({{{100, 100}, {60, 14}}}, kArea, kMarker, kGap);
    QCOMPARE(placed[0].rect, QRectF(100 + kMarker / 2 + kGap, 93, 60, 14));
    QVERIFY(!placed[0].away);
  }

  void at_the_right_edge_it_stands_at_the_left() {
    const auto placed = place_labels({{{515, 100}, {60, 14}}}, kArea, kMarker, kGap);
    QCOMPARE(placed[0].rect.right(), 515 - kMarker / 2 - kGap);
  }

  void a_point_without_a_name_is_not_covered() {
    const std::vector<LabelWish> wishes{{{100, 100}, {60, 14}}, {{130, 100}, {}}};
    const auto placed = place_labels(wishes, kArea, kMarker, kGap);
    QVERIFY(placed[1].rect.isEmpty());
    QVERIFY(!placed[0].rect.intersects(marker_at(wishes[1].point)));
  }

  void an_optional_name_without_a_free_place_is_left_out() {
    const QRectF tight(0, 0, 80, 14);
    const auto placed = place_labels({{{40, 7}, {70, 14}, true}}, tight, kMarker, kGap);
    QVERIFY(placed[0].rect.isEmpty());
    QVERIFY(!place_labels({{{40, 7}, {70, 14}}}, tight, kMarker, kGap)[0].rect.isEmpty());
  }

  // The ways of the Squeeze page as they come out with the bundled model: two in one place, four with the same memory.
  void the_bundled_model_s_dots() {
    const double shares[] = {0.5, 0.266, 0.141, 0.203, 0.363, 0.363, 0.363, 0.363, 0.25, 0.249, 1, 1};
    const double right[] = {59, 59, 58, 59, 27, 25, 13, 22, 25, 0, 59, 59};
    const double widths[] = {36, 32, 32, 96, 66, 118, 86, 46, 96, 82, 70, 36};
    for (const QSizeF size : {QSizeF(520, 260), QSizeF(380, 240)}) {
      std::vector<LabelWish> wishes;
      for (int i = 0; i < 12; ++i) {
        wishes.push_back({{size.width() * shares[i] / 1.06, size.height() * (1 - right[i] / 63.6)}, {widths[i], 14}});
      }
      const QRectF area(QPointF(0, 0), size);
      const auto placed = place_labels(wishes, area, kMarker, kGap);
      QCOMPARE(overlaps(wishes, placed), 0);
      for (const PlacedLabel& label : placed) QVERIFY(area.contains(label.rect));
    }
  }

  void random_points_keep_apart() {
    std::mt19937 random(7);
    for (int round = 0; round < 20; ++round) {
      std::vector<LabelWish> wishes;
      for (int i = 0; i < 12; ++i)
        wishes.push_back({{double(random() % 520), double(random() % 260)}, {30.0 + random() % 60, 14}});
      QCOMPARE(overlaps(wishes, place_labels(wishes, kArea, kMarker, kGap)), 0);
    }
  }
};

QTEST_GUILESS_MAIN(TestLabelLayout)
#include "tst_label_layout.moc"
