// The cache: rows down, blocks across, keys and values painted from the real numbers. Watch and Race show it.
//
// A page connects attention_wanted() to RunCommands::set_attention(), and puts CanvasLegend, ZoomControl and ModeControl where
// it has room for them.
#pragma once

#include <QAbstractScrollArea>

#include "views/canvas/canvas_data.h"
#include "views/canvas/canvas_layout.h"
#include "views/canvas/canvas_motion.h"
#include "views/canvas/canvas_painter.h"
#include "views/canvas/canvas_table_model.h"
#include "views/canvas/strip_image.h"
#include "views/run/run_model.h"
#include "views/run/selection.h"
#include "views/widgets/throttle.h"

class QToolButton;

namespace rowkeeper::views {

class CacheCanvas : public QAbstractScrollArea {
  Q_OBJECT
 public:
  CacheCanvas(RunModel* model, Selection* selection, QWidget* parent = nullptr);

  CanvasMode mode() const { return data_.mode(); }
  int attention_head() const { return data_.attention_head(); }
  double zoom() const { return layout_.zoom; }
  bool following() const { return following_; }
  const CanvasLayout& canvas_layout() const { return layout_; }
  const CanvasData& canvas_data() const { return data_; }
  const StripImage& strips() const { return strips_; }
  CanvasTableModel* table() { return &table_; }
  const CanvasSpot& hovered() const { return hovered_; }
  int legend_block() const;       // under the pointer, or else the selected one
  QString selected_text() const;  // for assistive technology

  // The rows in view at this zoom, as a picture of its own: into an image, or a QSvgGenerator.
  void paint(QPainter& painter, const QRect& target) const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 public slots:
  void set_mode(rowkeeper::views::CanvasMode mode);
  void set_attention_head(int head);  // or kMeanOfHeads
  void set_zoom(double zoom);         // as in CanvasLayout; around the selected cell, if it is in view
  void zoom_in();
  void zoom_out();
  void zoom_fit();  // all blocks in view, rows with their text
  void follow_newest();

 signals:
  void mode_changed(rowkeeper::views::CanvasMode mode);
  void attention_wanted(bool wanted);
  void attention_head_changed(int head);
  void zoom_changed(double zoom);
  void following_changed(bool following);
  void legend_changed();

 protected:
  bool event(QEvent* event) override;
  bool viewportEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void scrollContentsBy(int dx, int dy) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void set_up_view();
  void connect_run();
  void restart();
  void refresh();
  void start_motion();
  void relayout();
  void show_strips();
  void update_scroll_bars();
  void scroll_to(QPointF place);
  void set_following(bool following);
  void place_follow_button();
  void restyle();
  void set_zoom_around(double zoom, QPointF point);
  QPointF zoom_anchor() const;
  Side side_in_view() const;
  int selected_head() const;
  void hover(const CanvasSpot& spot);
  void show_tool_tip(const class QHelpEvent& event);
  void show_selection();
  void describe_selection();
  bool move_selection(int key, Qt::KeyboardModifiers modifiers);
  bool zoom_by_key(int key);
  bool scroll_by_key(int key);

  RunModel* model_;
  Selection* selection_;
  CanvasData data_;
  CanvasLayout layout_;
  StripImage strips_;
  CanvasTexts texts_;
  CanvasTableModel table_;
  CanvasMotion motion_;
  Throttle throttle_;
  QToolButton* follow_button_;
  CanvasSpot hovered_;
  int steps_ = 0;  // that the picture shows
  bool following_ = true;
  bool placing_ = false;    // the scroll bars are being set by us, not by the user
  double scrolled_by_ = 0;  // by the last step: the slide makes this way visible
};

}  // namespace rowkeeper::views
