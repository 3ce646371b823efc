// From pixels to rows, blocks, heads and numbers and back, at every zoom.
#include <QtTest>
#include <algorithm>

#include "views/canvas/canvas_layout.h"

using rowkeeper::views::CanvasLayout;
using rowkeeper::views::CanvasShape;
using rowkeeper::views::CanvasSpot;
using rowkeeper::views::Side;

namespace {

CanvasLayout make(const CanvasShape& shape, QSizeF size, double zoom, double ratio = 1) {
  CanvasLayout layout;
  layout.shape = shape;
  layout.size = size;
  layout.zoom = zoom;
  layout.device_ratio = ratio;
  layout.update();
  return layout;
}

constexpr CanvasShape kBundled{.rows = 36, .blocks = 4, .heads = 4, .head_size = 64, .positions = 1024};
constexpr CanvasShape kGpt2{.rows = 1024, .blocks = 12, .heads = 12, .head_size = 64, .positions = 1024};
constexpr CanvasShape kOneHead{.rows = 200, .blocks = 12, .heads = 1, .head_size = 64, .positions = 1024};
constexpr CanvasShape kOdd{.rows = 7, .blocks = 3, .heads = 5, .head_size = 12, .positions = 50};

// Every cell of the row that is in view is found again from its middle and from just inside its edges.
void check_row(const CanvasLayout& layout, int row) {
  const QRectF area = layout.blocks_area();
  for (int block = 0; block < layout.shape.blocks; ++block) {
    for (const Side side : {Side::key, Side::value}) {
      for (int number = 0; number < layout.shape.strip_numbers(); number += layout.numbers_per_cell) {
        const CanvasSpot spot{row, block, side, number / layout.shape.head_size, number};
        const QRectF cell = layout.cell_rect(spot);
        const double inside = 0.01 * cell.width();
        for (const double x : {cell.left() + inside, cell.center().x(), cell.right() - inside}) {
          const QPointF point(x, cell.center().y());
          if (!area.contains(point)) continue;
          const CanvasSpot found = layout.spot_at(point);
          QCOMPARE(found.row, row);
          QCOMPARE(found.block, block);
          QVERIFY(found.side == side);
          QCOMPARE(found.number, number);
          QVERIFY(found.head >= spot.head && found.head * layout.shape.head_size < number + layout.numbers_per_cell);
        }
      }
    }
  }
}

}  // namespace

class TestCanvasLayout : public QObject {
  Q_OBJECT

 private slots:
  void a_cell_is_found_where_it_is_drawn_data() {
    QTest::addColumn<int>("shape");
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("zoom");
    QTest::addColumn<double>("scrolled");  // part of the way
    QTest::addColumn<double>("ratio");
    const char* const names[] = {"bundled", "gpt2", "one head", "odd"};
    for (int shape = 0; shape < 4; ++shape) {
      for (const double width : {420.0, 861.0, 1440.0}) {
        for (const double zoom : {-1.0, -0.5, 0.0, 0.4, 1.0}) {
          for (const double scrolled : {0.0, 0.37, 1.0}) {
            const double ratio = scrolled == 0.37 ? 1.25 : 1;
            QTest::addRow("%s %g zoom %g scroll %g", names[shape], width, zoom, scrolled)
                << shape << width << zoom << scrolled << ratio;
          }
        }
      }
    }
  }

  void a_cell_is_found_where_it_is_drawn() {
    QFETCH(int, shape);
    QFETCH(double, width);
    QFETCH(double, zoom);
    QFETCH(double, scrolled);
    QFETCH(double, ratio);
    const CanvasShape shapes[] = {kBundled, kGpt2, kOneHead, kOdd};
    CanvasLayout layout = make(shapes[shape], {width, 500}, zoom, ratio);
    layout.scroll = layout.largest_scroll() * scrolled;
    layout.update();
    QVERIFY(layout.end_visible() > layout.first_visible());
    for (const int row :
         {layout.first_visible(), (layout.first_visible() + layout.end_visible()) / 2, layout.end_visible() - 1}) {
      const double middle = layout.row_top(row) + layout.row_height / 2;
      if (layout.row_at(middle) >= 0) QCOMPARE(layout.row_at(middle), row);
      if (layout.rows_area().contains(QPointF(1, middle))) check_row(layout, row);
    }
  }

  void edges_belong_to_one_side() {
    CanvasLayout layout = make(kBundled, {860, 500}, 0);
    QCOMPARE(layout.row_at(layout.metrics.header - 0.01), -1);  // the header
    QCOMPARE(layout.row_at(layout.metrics.header), 0);
    QCOMPARE(layout.row_at(layout.row_top(1) - 0.01), 0);
    QCOMPARE(layout.row_at(layout.row_top(1)), 1);
    QCOMPARE(layout.row_at(500), -1);
    QCOMPARE(layout.block_at(layout.blocks_area().left() - 0.01), -1);  // the gutter
    QCOMPARE(layout.block_at(layout.block_left(0) - 0.01), -1);         // a gap
    QCOMPARE(layout.block_at(layout.block_left(0)), 0);
    QCOMPARE(layout.block_at(layout.block_left(3) + layout.block_width() - 0.01), 3);
    QCOMPARE(layout.block_at(layout.block_left(3) + layout.block_width()), -1);
    QCOMPARE(layout.block_at(layout.blocks_area().right()), -1);  // the counts
    const CanvasSpot gutter = layout.spot_at({3, layout.row_top(2) + 1});
    QCOMPARE(gutter.row, 2);
    QCOMPARE(gutter.block, -1);
    const double middle = layout.strip_left(1, Side::value) - layout.side_gap / 2;
    QVERIFY(layout.spot_at({middle - 0.01, layout.row_top(0)}).side == Side::key);
    QVERIFY(layout.spot_at({middle, layout.row_top(0)}).side == Side::value);
  }

  void below_the_last_row_is_nothing() {
    const CanvasLayout layout = make(kOdd, {860, 500}, 0);
    QCOMPARE(layout.row_at(layout.row_top(6) + 1), 6);
    QCOMPARE(layout.row_at(layout.row_top(7)), -1);
    QCOMPARE(layout.end_visible(), 7);
    QCOMPARE(layout.largest_scroll(), QPointF(0, 0));
    QCOMPARE(make({}, {860, 500}, 0).end_visible(), 0);
    QCOMPARE(make({}, {860, 500}, 0).spot_at({300, 200}).row, -1);
  }

  void zoom_goes_from_all_rows_to_one_heads_numbers() {
    const CanvasLayout all = make(kGpt2, {1440, 900}, -1);
    QVERIFY(all.content_height() <= all.rows_area().height() + 1e-6);
    QVERIFY(!all.has_text());
    const CanvasLayout fit = make(kGpt2, {1440, 900}, 0);
    QVERIFY(fit.content_width() <= fit.blocks_area().width() + 1e-6);
    QVERIFY(fit.has_text());
    const CanvasLayout one = make(kGpt2, {1440, 900}, 1);
    QCOMPARE(one.numbers_per_cell, 1);
    QVERIFY(one.head_width() >= 0.95 * one.blocks_area().width() && one.head_width() <= one.blocks_area().width());
    double height = 0, pitch = 0;
    for (double zoom = -1; zoom <= 1; zoom += 0.0625) {
      const CanvasLayout layout = make(kGpt2, {1440, 900}, zoom);
      QVERIFY(layout.row_height >= height && layout.block_pitch >= pitch);
      height = layout.row_height, pitch = layout.block_pitch;
    }
  }

  void a_cell_never_mixes_parts_of_two_heads() {
    for (const CanvasShape& shape : {kBundled, kGpt2, kOneHead, kOdd}) {
      for (double width = 300; width < 2000; width += 37) {
        for (const double zoom : {0.0, 0.3, 0.8}) {
          const CanvasLayout layout = make(shape, {width, 500}, zoom);
          const int size = shape.head_size, numbers = layout.numbers_per_cell;
          QVERIFY(size % numbers == 0 || (numbers % size == 0 && shape.strip_numbers() % numbers == 0));
          QVERIFY(layout.cell_width() >= layout.metrics.smallest_cell || numbers == shape.strip_numbers());
        }
      }
    }
  }

  void zooming_keeps_what_is_under_the_pointer() {
    CanvasLayout before = make(kGpt2, {1200, 700}, 0.3);
    before.scroll = before.largest_scroll() * 0.5;
    before.update();
    const QPointF point(600, 400);
    CanvasLayout after = before;
    after.zoom = 0.45;
    after.update();
    after.scroll = after.scroll_to_keep(point, before);
    QCOMPARE(after.spot_at(point).row, before.spot_at(point).row);
    QCOMPARE(after.block_at(point.x()), before.block_at(point.x()));
  }

  void what_is_selected_can_be_scrolled_into_view() {
    CanvasLayout layout = make(kGpt2, {1200, 700}, 0.5);
    for (const int row : {0, 511, 1023}) {
      for (const int block : {0, 5, 11}) {
        layout.scroll = layout.scroll_to_show(row, block);
        const QRectF view = layout.blocks_area(), cell = layout.block_rect(row, block);
        QVERIFY(cell.top() >= view.top() - 1e-6 && cell.bottom() <= view.bottom() + 1e-6);
        QVERIFY(cell.right() > view.left() && cell.left() < view.right());
        layout.scroll = layout.scroll_to_show_head(block, Side::value, 11);
        const QRectF head = layout.head_rect(row, block, Side::value, 11);
        QVERIFY(head.left() >= view.left() - 1e-6 && head.right() <= view.right() + 1e-6);
        QCOMPARE(layout.scroll_to_show_head(block, Side::value, 11), layout.scroll);  // it is there
      }
    }
  }

  void labels_never_overlap() {
    for (double zoom = -1; zoom <= 0; zoom += 0.1) {
      const CanvasLayout layout = make(kGpt2, {860, 500}, zoom);
      QVERIFY(layout.label_stride() * layout.row_height >= layout.metrics.text);
    }
    QCOMPARE(make(kGpt2, {860, 500}, 0).label_stride(), 1);
  }

  void at_the_end_the_first_row_in_view_is_whole() {
    CanvasLayout layout = make(kGpt2, {860, 511}, 0);
    layout.scroll = layout.largest_scroll();
    QCOMPARE(layout.row_top(layout.first_visible()), layout.metrics.header);
    QCOMPARE(layout.end_visible(), 1024);
    QVERIFY(layout.row_top(1024) <= 511);
  }
};

QTEST_APPLESS_MAIN(TestCanvasLayout)
#include "tst_canvas_layout.moc"
