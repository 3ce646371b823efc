// What the user does to the canvas: pointer, keys, zoom.
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>

#include "views/canvas/cache_canvas.h"
#include "views/canvas/canvas_text.h"
#include "views/widgets/accessible_table.h"
#include "views/widgets/announce.h"

namespace rowkeeper::views {

namespace {

constexpr double kZoomStep = 0.125;

}  // namespace

// Arrow, plus and minus are this widget's while it has the focus, even where the window has a shortcut for them.
bool CacheCanvas::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    auto* key = static_cast<QKeyEvent*>(event);
    const bool plain = (key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    switch (key->key()) {
      case Qt::Key_Left:
      case Qt::Key_Right:
      case Qt::Key_Up:
      case Qt::Key_Down:
      case Qt::Key_Plus:
      case Qt::Key_Equal:
      case Qt::Key_Minus:
      case Qt::Key_0:
      case Qt::Key_Home:
      case Qt::Key_End:
        if (plain) event->accept();
        return plain;
      default:
        break;
    }
  }
  if (event->type() == QEvent::Show) throttle_.now();
  return QAbstractScrollArea::event(event);
}

bool CacheCanvas::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    show_tool_tip(*static_cast<QHelpEvent*>(event));
    return true;
  }
  if (event->type() == QEvent::Leave) hover({});
  return QAbstractScrollArea::viewportEvent(event);
}

void CacheCanvas::show_tool_tip(const QHelpEvent& event) {
  const CanvasSpot spot = layout_.spot_at(event.pos());
  const QString text = spot_text(data_, spot, layout_.numbers_per_cell);
  if (text.isEmpty()) {
    QToolTip::hideText();
    return;
  }
  // The tip goes when the pointer leaves the cell that it is about.
  const QRectF cell = spot.block < 0 ? QRectF(0, layout_.row_top(spot.row), layout_.metrics.gutter, layout_.row_height)
                      : data_.mode() == CanvasMode::values ? layout_.cell_rect(spot)
                                                           : layout_.block_rect(spot.row, spot.block);
  QToolTip::showText(event.globalPos(), text, viewport(), cell.toAlignedRect());
}

void CacheCanvas::hover(const CanvasSpot& spot) {
  if (spot == hovered_) return;
  const bool other_block = spot.block != hovered_.block;
  hovered_ = spot;
  if (other_block) emit legend_changed();
}

void CacheCanvas::mouseMoveEvent(QMouseEvent* event) { hover(layout_.spot_at(event->position())); }

void CacheCanvas::mousePressEvent(QMouseEvent* event) {
  const CanvasSpot spot = layout_.spot_at(event->position());
  // The row that is drawn here may be gone: an edit is drawn a moment later.
  if (event->button() != Qt::LeftButton || spot.row < 0 || spot.row >= data_.rows()) {
    event->ignore();
    return;
  }
  Place place = selection_->place();
  place.row = spot.row;
  if (spot.block >= 0) place.block = spot.block, place.head = spot.head;
  selection_->select(place);
}

void CacheCanvas::wheelEvent(QWheelEvent* event) {
  if (event->modifiers() & Qt::ControlModifier) {
    set_zoom_around(layout_.zoom + kZoomStep * event->angleDelta().y() / 240, event->position());
    event->accept();
    return;
  }
  QAbstractScrollArea::wheelEvent(event);
}

void CacheCanvas::keyPressEvent(QKeyEvent* event) {
  if (move_selection(event->key(), event->modifiers())) return;
  if (zoom_by_key(event->key())) return announce(this, cell_sentence(layout_.numbers_per_cell));
  if (!scroll_by_key(event->key())) return event->ignore();
  const int row = event->key() == Qt::Key_End ? data_.rows() - 1 : layout_.first_visible();
  if (row >= 0 && row < data_.rows()) announce(this, views::selected_text(data_, row, 0, 0));
}

bool CacheCanvas::scroll_by_key(int key) {
  switch (key) {
    case Qt::Key_Home:
      scroll_to({layout_.scroll.x(), 0});
      return true;
    case Qt::Key_End:
      follow_newest();
      return true;
    case Qt::Key_PageUp:
      verticalScrollBar()->triggerAction(QAbstractSlider::SliderPageStepSub);
      return true;
    case Qt::Key_PageDown:
      verticalScrollBar()->triggerAction(QAbstractSlider::SliderPageStepAdd);
      return true;
    default:
      return false;
  }
}

bool CacheCanvas::zoom_by_key(int key) {
  switch (key) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      zoom_in();
      return true;
    case Qt::Key_Minus:
      zoom_out();
      return true;
    case Qt::Key_0:
      zoom_fit();
      return true;
    default:
      return false;
  }
}

// The first press selects what is in view.
bool CacheCanvas::move_selection(int key, Qt::KeyboardModifiers modifiers) {
  const int across = key == Qt::Key_Left ? -1 : key == Qt::Key_Right ? 1 : 0;
  const int down = key == Qt::Key_Up ? -1 : key == Qt::Key_Down ? 1 : 0;
  if ((across == 0 && down == 0) || data_.rows() == 0) return false;
  Place place = selection_->place();
  if (place.row < 0 || place.row >= data_.rows()) {
    place.row = std::max(0, std::min(layout_.end_visible(), data_.rows()) - 1);
  } else if (modifiers & Qt::ShiftModifier) {
    place.head = std::clamp(place.head + across, 0, layout_.shape.heads - 1);
  } else {
    place.row = std::clamp(place.row + down, 0, data_.rows() - 1);
    place.block = std::clamp(place.block + across, 0, layout_.shape.blocks - 1);
  }
  selection_->select(place);
  return true;
}

// Wherever it was selected, the row comes into view, and with a block wider than the view its head.
void CacheCanvas::show_selection() {
  const Place& place = selection_->place();
  if (place.row >= 0 && place.row < data_.rows()) {
    QPointF to = layout_.scroll_to_show(place.row, place.block);
    if (layout_.block_pitch > layout_.blocks_area().width())
      to.setX(layout_.scroll_to_show_head(place.block, side_in_view(), selected_head()).x());
    if (to != layout_.scroll) scroll_to(to);
  }
  viewport()->update();
  emit legend_changed();
  describe_selection();
}

Side CacheCanvas::side_in_view() const {
  const double middle = layout_.blocks_area().center().x();
  const int block = layout_.block_at(middle);
  const bool one_side = layout_.strip_width() >= layout_.blocks_area().width();
  return one_side && block >= 0 && middle >= layout_.strip_left(block, Side::value) ? Side::value : Side::key;
}

int CacheCanvas::selected_head() const {
  return std::clamp(selection_->place().head, 0, std::max(0, layout_.shape.heads - 1));
}

QPointF CacheCanvas::zoom_anchor() const {
  const Place& place = selection_->place();
  const QRectF area = layout_.blocks_area();
  if (place.row >= 0 && place.row < data_.rows()) {
    const QPointF middle = layout_.head_rect(place.row, place.block, side_in_view(), selected_head()).center();
    if (area.contains(middle)) return middle;
  }
  return {area.left(), following_ ? area.bottom() : area.center().y()};
}

void CacheCanvas::set_zoom_around(double zoom, QPointF point) {
  zoom = std::clamp(zoom, -1.0, 1.0);
  if (zoom == layout_.zoom) return;
  const CanvasLayout before = layout_;
  layout_.zoom = zoom;
  layout_.update();
  layout_.scroll = layout_.scroll_to_keep(point, before);
  relayout();
  show_strips();
  emit zoom_changed(zoom);
  emit legend_changed();
}

void CacheCanvas::set_zoom(double zoom) {
  const Side side = side_in_view();
  set_zoom_around(zoom, zoom_anchor());
  const Place& place = selection_->place();
  if (place.row < 0 || place.row >= data_.rows() || layout_.block_pitch <= layout_.blocks_area().width()) return;
  scroll_to(layout_.scroll_to_show_head(place.block, side, selected_head()));
}

void CacheCanvas::zoom_in() { set_zoom(layout_.zoom + kZoomStep); }
void CacheCanvas::zoom_out() { set_zoom(layout_.zoom - kZoomStep); }
void CacheCanvas::zoom_fit() { set_zoom(0); }

void CacheCanvas::resizeEvent(QResizeEvent* event) {
  QAbstractScrollArea::resizeEvent(event);
  relayout();
  show_strips();
}

void CacheCanvas::focusInEvent(QFocusEvent* event) {
  QAbstractScrollArea::focusInEvent(event);
  viewport()->update();
}

void CacheCanvas::focusOutEvent(QFocusEvent* event) {
  QAbstractScrollArea::focusOutEvent(event);
  forget_reading(this, accessibleDescription());  // it stays selected
  viewport()->update();
}

}  // namespace rowkeeper::views
