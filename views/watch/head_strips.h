// One head's key and value as two strips of colour, in the cache canvas' colours. The number under the pointer, or chosen with
// the arrow keys, is announced.
#pragma once

#include <QRectF>
#include <QWidget>
#include <optional>
#include <vector>

#include "views/canvas/number_color.h"

namespace rowkeeper::views {

struct HeadSpot {
  Side side = Side::key;
  int number = 0;
  bool operator==(const HeadSpot&) const = default;
};

// The key's strip over the value's, `numbers` cells in each.
struct HeadStripsLayout {
  double left = 0, width = 0;  // of the strips, beside their names
  double strip_height = 0, gap = 0;
  int numbers = 0;

  QRectF cell(const HeadSpot& spot) const;
  std::optional<HeadSpot> spot_at(QPointF point) const;
};

class HeadStrips : public QWidget {
  Q_OBJECT
 public:
  explicit HeadStrips(QWidget* parent = nullptr);
  static QString how_to_read();  // in words, while no number is read
  struct Strip {
    std::vector<float> numbers;
    double scale = 1;  // the number that has the full colour
  };
  void set_strips(Strip key, Strip value, RowLook look);
  const HeadStripsLayout& strips_layout() const { return layout_; }
  float number(const HeadSpot& spot) const;
  QRgb color(const HeadSpot& spot) const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 signals:
  void read(std::optional<rowkeeper::views::HeadSpot> spot);  // none: the pointer has left

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void arrange_all();
  struct PictureTable numbers_table() const;
  void choose(std::optional<HeadSpot> spot);
  const Strip& strip(Side side) const { return side == Side::key ? key_ : value_; }

  Strip key_, value_;
  RowLook look_ = RowLook::kept;
  HeadStripsLayout layout_;
  std::optional<HeadSpot> chosen_;
};

}  // namespace rowkeeper::views
