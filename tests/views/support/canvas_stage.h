// A canvas over an invented run, and whether it shows the run's numbers.
#pragma once

#include <QtTest>

#include "tests/views/support/grab.h"
#include "tests/views/support/invented_run.h"
#include "views/canvas/cache_canvas.h"
#include "views/canvas/canvas_painter.h"
#include "views/canvas/minus_stroke.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

// A canvas with its models.
struct Stage {
  RunModel model;
  Selection selection;
  CacheCanvas canvas{&model, &selection};

  explicit Stage(QSize size = {860, 480}) {
    canvas.resize(size);
    canvas.show();
  }
  // Two steps at once are not animated.
  void start(InventedRun& run, int steps = 2) {
    model.start(run.recording());
    model.append(run.steps(steps));
    settle();
  }
  void settle() {
    QTRY_COMPARE(canvas.canvas_layout().shape.rows, model.state().size());
    canvas.repaint();
  }
  QImage image() {
    canvas.viewport()->repaint();
    return canvas.viewport()->grab().toImage();
  }
  QColor pixel(const QPointF& point) {
    const QImage all = image();
    return all.pixelColor((point * all.devicePixelRatio()).toPoint());
  }
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) { QTest::keyClick(&canvas, key, modifiers); }
};

// The pixel that a point is in.
inline QPoint pixel_at(QPointF point) { return {static_cast<int>(point.x()), static_cast<int>(point.y())}; }

inline constexpr int kColorStep = 6;  // colours come in 257 steps

inline int apart(const QColor& a, const QColor& b) {
  return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
}

// Each cell in view has the colour of the mean of the model's numbers. Returns how many were looked at.
inline int compare_cells(Stage& stage) {
  const CanvasLayout& layout = stage.canvas.canvas_layout();
  const CanvasData& data = stage.canvas.canvas_data();
  const QImage image = stage.image();
  const int numbers = layout.numbers_per_cell;
  int cells = 0;
  for (int row = layout.first_visible(); row < layout.end_visible(); ++row) {
    const auto& own = stage.model.state().rows()[static_cast<std::size_t>(row)].numbers;
    const RowLook look = data.look(row);
    if (!own || look == RowLook::newest || look == RowLook::not_computed) continue;
    for (int block = 0; block < layout.shape.blocks; ++block) {
      for (const Side side : {Side::key, Side::value}) {
        const auto strip = side == Side::key ? own->key(BlockIndex(block)) : own->value(BlockIndex(block));
        for (int number = 0; number < layout.shape.strip_numbers(); number += numbers) {
          const QRectF cell = layout.cell_rect({row, block, side, 0, number});
          if (!layout.blocks_area().contains(cell.center())) continue;
          double sum = 0;
          for (int i = 0; i < numbers; ++i) sum += static_cast<double>(strip[static_cast<std::size_t>(number + i)]);
          const double share = sum / numbers / data.scale().of(block, side, numbers);
          const QColor wanted(number_color(share, side, look, theme()));
          const QPointF quarter(cell.center().x(), cell.top() + cell.height() / 4);
          if (const QColor painted = image.pixelColor(pixel_at(quarter)); apart(painted, wanted) > kColorStep) {
            qWarning("row %d block %d number %d: %s, not %s", row, block, number, qPrintable(painted.name()),
                     qPrintable(wanted.name()));
            return -1;
          }
          // Through the middle of a negative number runs a stroke, where there is room.
          const bool stroke = share < 0 && layout.has_text();
          const double top = std::round(cell.center().y() - minus_height(theme(), 1) / 2);
          const QColor middle = image.pixelColor(pixel_at({cell.center().x(), top}));
          if (apart(middle, stroke ? theme().zero : wanted) > kColorStep) {
            qWarning("row %d block %d number %d (%g): %s in the middle", row, block, number, share,
                     qPrintable(middle.name()));
            return -1;
          }
          ++cells;
        }
      }
    }
  }
  return cells;
}

}  // namespace rowkeeper::views
