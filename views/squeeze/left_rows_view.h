// The rows that a store has left of a prompt, painted from its own numbers; what it threw away is grey, what it merged is joined.
#pragma once

#include <QAbstractScrollArea>
#include <optional>

#include "views/run/squeeze_model.h"
#include "views/squeeze/left_rows_layout.h"
#include "views/squeeze/left_rows_strips.h"

namespace rowkeeper::views {

class LeftRowsView : public QAbstractScrollArea {
  Q_OBJECT
 public:
  explicit LeftRowsView(QWidget* parent = nullptr);
  // Empty: the hint stands there instead.
  void set_rows(const SqueezedRows& rows);
  void set_hint(const QString& hint);
  void set_summary(const QString& summary);  // its description, while no row is read
  void show_evidence();                      // near the top
  const LeftRowsLayout& left_layout() const { return layout_; }
  std::optional<int> read_row() const { return read_; }  // that the arrow keys have come to
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  bool viewportEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void scrollContentsBy(int dx, int dy) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void relayout();
  void read(int row);
  void paint_focus(QPainter& painter) const;
  QString tip(int row) const;
  SqueezedRows rows_;
  QString hint_, summary_;
  LeftRowsLayout layout_;
  LeftRowsStrips strips_;
  std::optional<int> read_;
  bool placing_ = false;  // the scroll bars are being set by us
};

}  // namespace rowkeeper::views
