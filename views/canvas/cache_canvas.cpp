#include "views/canvas/cache_canvas.h"

#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QToolButton>
#include <algorithm>
#include <cmath>
#include <utility>

#include "views/canvas/canvas_accessible_table.h"
#include "views/canvas/canvas_text.h"
#include "views/widgets/accessible_table.h"
#include "views/widgets/arrow_keys.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

CacheCanvas::CacheCanvas(RunModel* model, Selection* selection, QWidget* parent)
    : QAbstractScrollArea(parent),
      model_(model),
      selection_(selection),
      data_(model),
      table_(&data_),
      motion_(this),
      throttle_(
          kViewRedraws, [this] { refresh(); }, this),
      follow_button_(new QToolButton(viewport())) {
  set_up_view();
  connect_run();
  restyle();
  refresh();
}

void CacheCanvas::set_up_view() {
  set_accessible_table(this, [this] { return canvas_table(data_, table_); });
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::StrongFocus);
  keep_arrow_keys(this);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
  setAccessibleName(tr("The cache"));
  describe_selection();
  viewport()->setMouseTracking(true);
  viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
  follow_button_->setProperty("look", "pill");
  follow_button_->setText(tr("↓ Follow the newest row"));
  follow_button_->setAccessibleName(tr("Follow the newest row"));
  follow_button_->setToolTip(tr("Scroll to the newest row and stay with it (End)"));
  follow_button_->hide();
  connect(follow_button_, &QToolButton::clicked, this, &CacheCanvas::follow_newest);
}

// How to use it, until a row is selected.
void CacheCanvas::describe_selection() {
  const int row = selection_->place().row;
  if (row >= 0 && row < data_.rows()) return tell_reading(this, selected_text());
  forget_reading(this,
                 tr("A table: one row for each token, one column for each block. A cell holds the row's key and value. "
                    "Arrow keys select a row and a block, Shift with Left and Right a head, plus and minus zoom."));
}

void CacheCanvas::connect_run() {
  connect(model_, &RunModel::started, this, &CacheCanvas::restart);
  connect(model_, &RunModel::changed, this, [this] { throttle_.request(); });
  connect(model_, &RunModel::rewound, this, [this] { throttle_.now(); });
  connect(selection_, &Selection::changed, this, &CacheCanvas::show_selection);
  connect(&motion_, &CanvasMotion::moved, viewport(), qOverload<>(&QWidget::update));
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &CacheCanvas::restyle);
}

void CacheCanvas::restart() {
  motion_.stop();
  set_following(true);
  throttle_.now();
}

// The state has moved: takes it in whole, so that what is painted belongs together.
void CacheCanvas::refresh() {
  data_.refresh();
  const double before = layout_.scroll.y();
  relayout();
  const bool seen = layout_.row_height * layout_.device_ratio >= 1;  // else nobody sees a row move
  scrolled_by_ = following_ && seen ? std::clamp(layout_.scroll.y() - before, 0.0, 3 * layout_.row_height) : 0;
  start_motion();
  table_.refresh();
  show_strips();
  emit legend_changed();
  if (const int row = selection_->place().row; row >= 0 && row < data_.rows()) describe_reading(this, selected_text());
}

// Only single steps, slow enough to be seen one by one.
void CacheCanvas::start_motion() {
  const int steps = static_cast<int>(data_.state().points().size());
  const bool one_more = steps == std::exchange(steps_, steps) + 1;
  const bool allowed = isVisible() && style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
  if (one_more && allowed && !throttle_.fast()) {
    motion_.start(true, !data_.state().cache());
  } else {
    motion_.stop();
  }
}

void CacheCanvas::relayout() {
  const double ratio = devicePixelRatioF();
  layout_.shape = data_.shape();
  layout_.size = viewport()->size();
  layout_.device_ratio = ratio;
  layout_.metrics = make_canvas_metrics(theme(), layout_.size.width(), ratio);
  if (following_) layout_.scroll.setY(1e9);
  layout_.update();
  update_scroll_bars();
  if (layout_.largest_scroll().y() == 0) set_following(true);
  place_follow_button();
}

// Draws the lines that come into view, those of the way that the next slide makes among them, and shows them.
void CacheCanvas::show_strips() {
  if (scrolled_by_ > 0) {
    CanvasLayout before = layout_;
    before.scroll.ry() -= scrolled_by_;
    strips_.update(before, data_, theme());
  }
  strips_.update(layout_, data_, theme());
  viewport()->update();
}

void CacheCanvas::update_scroll_bars() {
  placing_ = true;
  const QPointF largest = layout_.largest_scroll(), scroll = layout_.scroll;
  QScrollBar* const down = verticalScrollBar();
  down->setRange(0, static_cast<int>(std::ceil(largest.y())));
  down->setPageStep(static_cast<int>(layout_.rows_area().height()));
  down->setSingleStep(std::max(1, static_cast<int>(layout_.row_height)));
  down->setValue(static_cast<int>(std::ceil(scroll.y())));
  down->setEnabled(largest.y() > 0);  // a bar without a way to go shows nothing
  QScrollBar* const across = horizontalScrollBar();
  across->setRange(0, static_cast<int>(std::ceil(largest.x())));
  across->setPageStep(static_cast<int>(layout_.blocks_area().width()));
  across->setSingleStep(std::max(1, static_cast<int>(layout_.blocks_area().width() / 16)));
  across->setValue(static_cast<int>(std::ceil(scroll.x())));
  placing_ = false;
}

void CacheCanvas::scroll_to(QPointF place) {
  layout_.scroll = place;
  layout_.update();
  update_scroll_bars();
  set_following(layout_.scroll.y() >= layout_.largest_scroll().y() - 1);
  show_strips();
}

void CacheCanvas::scrollContentsBy(int, int) {
  if (placing_) return;
  scroll_to({static_cast<double>(horizontalScrollBar()->value()), static_cast<double>(verticalScrollBar()->value())});
}

void CacheCanvas::set_following(bool following) {
  if (following == following_) return;
  following_ = following;
  if (!following) motion_.stop();
  place_follow_button();
  emit following_changed(following);
}

void CacheCanvas::follow_newest() {
  set_following(true);
  relayout();
  show_strips();
}

void CacheCanvas::place_follow_button() {
  follow_button_->setVisible(!following_);
  follow_button_->adjustSize();
  const QPointF middle = layout_.blocks_area().center();
  follow_button_->move(static_cast<int>(middle.x()) - follow_button_->width() / 2,
                       static_cast<int>(layout_.size.height()) - follow_button_->height() - theme().px(8));
}

void CacheCanvas::restyle() {
  strips_.clear();
  texts_.clear();
  relayout();
  updateGeometry();
  show_strips();
  emit legend_changed();
}

void CacheCanvas::set_mode(CanvasMode mode) {
  if (mode == data_.mode()) return;
  const bool attended = data_.mode() == CanvasMode::attention;
  data_.set_mode(mode);
  show_strips();
  emit mode_changed(mode);
  if (attended || mode == CanvasMode::attention) emit attention_wanted(mode == CanvasMode::attention);
  emit legend_changed();
}

void CacheCanvas::set_attention_head(int head) {
  if (head == data_.attention_head()) return;
  data_.set_attention_head(head);
  show_strips();
  emit attention_head_changed(data_.attention_head());
  emit legend_changed();
}

int CacheCanvas::legend_block() const {
  const int block = hovered_.block >= 0 ? hovered_.block : selection_->place().block;
  return std::clamp(block, 0, std::max(0, layout_.shape.blocks - 1));
}

QString CacheCanvas::selected_text() const {
  const Place& place = selection_->place();
  return views::selected_text(data_, place.row, place.block, place.head);
}

void CacheCanvas::paintEvent(QPaintEvent*) {
  QPainter painter(viewport());
  painter.fillRect(viewport()->rect(), theme().card);
  CanvasLayout moving = layout_;
  const double way = motion_.slide();
  moving.scroll.ry() -= std::round(way * scrolled_by_ * layout_.device_ratio) / layout_.device_ratio;
  CanvasMarks marks{.selected = selection_->place(), .focus = hasFocus(), .flash = motion_.flash(), .slide = way};
  if (scrolled_by_ == 0) marks.newest_offset = std::round(0.6 * way * layout_.row_height);
  CanvasPainter(painter, moving, data_, strips_, marks, texts_).paint();
  if (!hasFocus()) return;
  painter.setPen(QPen(theme().accent, 1));
  painter.drawRect(viewport()->rect().adjusted(0, 0, -1, -1));
}

void CacheCanvas::paint(QPainter& painter, const QRect& target) const {
  CanvasLayout layout = layout_;
  layout.size = target.size();
  layout.device_ratio = 2;
  layout.metrics = make_canvas_metrics(theme(), layout.size.width(), layout.device_ratio);
  const double part = layout_.content_width() > 0 ? layout_.scroll.x() / layout_.content_width() : 0;
  layout.update();
  // Whole rows only.
  if (layout.has_text()) layout.size.setHeight(layout.metrics.header + layout.rows_in_view() * layout.row_height);
  layout.scroll = {part * layout.content_width(), layout_.first_visible() * layout.row_height};
  layout.update();
  StripImage strips;
  strips.update(layout, data_, theme());
  painter.save();
  painter.translate(target.topLeft());
  painter.fillRect(QRect(QPoint(), target.size()), theme().card);
  CanvasTexts texts;
  CanvasPainter(painter, layout, data_, strips, {}, texts).paint();
  painter.restore();
}

QSize CacheCanvas::sizeHint() const {
  return {theme().px(760), static_cast<int>(layout_.metrics.header + 6 * layout_.metrics.row)};
}

QSize CacheCanvas::minimumSizeHint() const {
  return {theme().px(300), static_cast<int>(layout_.metrics.header + 4 * layout_.metrics.row)};
}

}  // namespace rowkeeper::views
