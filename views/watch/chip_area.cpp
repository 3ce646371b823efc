#include "views/watch/chip_area.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <algorithm>

#include "views/watch/chip_painter.h"
#include "views/widgets/accessible_table.h"
#include "views/widgets/arrow_keys.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

ChipArea::ChipArea(const QString& name, QWidget* parent) : QAbstractScrollArea(parent) {
  set_accessible_table(this, [this] {
    return PictureTable{{accessibleName()}, count(), [this](int chip, int) {
                          if (chip >= count()) return QString();
                          return describe_ ? describe_(chip) : chips_[static_cast<std::size_t>(chip)].text;
                        }};
  });
  setAccessibleName(name);
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::StrongFocus);
  keep_arrow_keys(this);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  viewport()->setMouseTracking(true);
  viewport()->setAutoFillBackground(false);
  restyle();
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &ChipArea::restyle);
}

void ChipArea::restyle() {
  setFont(theme().mono_font(0.96));
  verticalScrollBar()->setSingleStep(chip_height(font()));
  measure();
  updateGeometry();
}

int ChipArea::inset() const { return theme().px(2); }

int ChipArea::width_of(const QString& text) const { return chip_width(text, font()); }

void ChipArea::measure() {
  widths_.clear();
  for (const Chip& chip : chips_) widths_.push_back(width_of(chip.text));
  lay_out(0);
}

void ChipArea::set_lines(int fewest, int wanted) {
  fewest_lines_ = fewest;
  wanted_lines_ = wanted;
  updateGeometry();
}

void ChipArea::set_clickable(bool clickable) { clickable_ = clickable; }

void ChipArea::set_empty_text(const QString& text) {
  empty_text_ = text;
  viewport()->update();
}

void ChipArea::set_more(int more) {
  more_.text = more > 0 ? tr("… and %1 more", "tokens").arg(QLocale().toString(more)) : QString();
  lay_out(count());
}

void ChipArea::replace_from(int first, std::vector<Chip> chips) {
  chips_.resize(static_cast<std::size_t>(first));
  widths_.resize(static_cast<std::size_t>(first));
  for (Chip& chip : chips) {
    widths_.push_back(width_of(chip.text));
    chips_.push_back(std::move(chip));
  }
  if (selected_ >= count()) set_selected(-1);
  hovered_ = pressed_ = -1;
  lay_out(first);
}

void ChipArea::lay_out(int first) {
  const bool end = at_end();
  const Theme& t = theme();
  const RibbonMetrics metrics{
      .width = viewport()->width() - 2 * inset(), .chip_height = chip_height(font()), .across = t.px(4), .down = t.px(5)};
  if (first == 0) layout_.reset(metrics);
  layout_.truncate(first);
  for (int chip = first; chip < count(); ++chip) layout_.append(widths_[static_cast<std::size_t>(chip)]);
  if (!more_.text.isEmpty()) layout_.append(width_of(more_.text));
  update_scroll_bar(end);
  viewport()->update();
}

bool ChipArea::at_end() const { return verticalScrollBar()->value() >= verticalScrollBar()->maximum(); }

void ChipArea::update_scroll_bar(bool stay_at_end) {
  QScrollBar* bar = verticalScrollBar();
  const int line = chip_height(font()) + theme().px(5);
  const int beyond = std::max(0, layout_.height() + 2 * inset() - viewport()->height());
  bar->setPageStep(viewport()->height());
  bar->setRange(0, (beyond + line - 1) / line * line);  // at the end, too, a whole line stands at the top
  if (stay_at_end) bar->setValue(bar->maximum());
}

QSize ChipArea::sizeHint() const {
  const int line = chip_height(font()) + theme().px(5);
  return {theme().px(300), wanted_lines_ * line + 2 * inset()};
}

QSize ChipArea::minimumSizeHint() const {
  const int line = chip_height(font()) + theme().px(5);
  return {theme().px(160), fewest_lines_ * line + 2 * inset()};
}

QRect ChipArea::chip_rect(int chip) const {
  return layout_.rect(chip).translated(inset(), inset() - verticalScrollBar()->value());
}

int ChipArea::chip_at(const QPoint& point) const {
  const int chip = layout_.at(point - QPoint(inset(), inset() - verticalScrollBar()->value()));
  return chip < count() ? chip : -1;
}

void ChipArea::set_newest(int chip) {
  newest_ = chip;
  viewport()->update();
}

void ChipArea::set_invalid_from(int chip) {
  invalid_from_ = chip;
  viewport()->update();
}

void ChipArea::set_paler(bool paler) {
  paler_ = paler;
  viewport()->update();
}

void ChipArea::set_selected(int chip) {
  if (chip >= count()) chip = -1;
  if (chip == selected_) return;
  selected_ = chip;
  viewport()->update();
  if (chip < 0) return forget_reading(this, {});
  tell_reading(this, describe_ ? describe_(chip) : QString());
  const QRect rect = chip_rect(chip);
  QScrollBar* bar = verticalScrollBar();
  if (rect.top() < inset()) bar->setValue(bar->value() + rect.top() - inset());
  if (rect.bottom() + inset() >= viewport()->height())
    bar->setValue(bar->value() + rect.bottom() + inset() + 1 - viewport()->height());
}

void ChipArea::describe_again() {
  if (selected_ >= 0 && describe_) describe_reading(this, describe_(selected_));
}

void ChipArea::set_hovered(int chip) {
  if (chip == hovered_) return;
  hovered_ = chip;
  viewport()->setCursor(chip >= 0 && clickable_ ? Qt::PointingHandCursor : Qt::ArrowCursor);
  viewport()->update();
}

void ChipArea::pick(int chip) {
  set_selected(chip);
  emit picked(chip);
}

int ChipArea::target(int key) const {
  const bool known = key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down ||
                     key == Qt::Key_Home || key == Qt::Key_End;
  if (!known || count() == 0) return -1;
  const int last = count() - 1;
  if (key == Qt::Key_Home) return 0;
  if (key == Qt::Key_End || selected_ < 0) return last;
  if (key == Qt::Key_Left) return std::max(0, selected_ - 1);
  if (key == Qt::Key_Right) return std::min(last, selected_ + 1);
  return std::min(last, layout_.vertical_neighbour(selected_, key == Qt::Key_Up ? -1 : 1));
}

bool ChipArea::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    // The window has a use for some of these keys; while the focus is here they move among the tokens.
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool enter = clickable_ && selected_ >= 0 && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter);
    if (key->modifiers() == Qt::NoModifier && (enter || target(key->key()) >= 0)) {
      event->accept();
      return true;
    }
  }
  return QAbstractScrollArea::event(event);
}

void ChipArea::keyPressEvent(QKeyEvent* event) {
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  const int chip = event->modifiers() == Qt::NoModifier ? target(event->key()) : -1;
  if (chip >= 0) return pick(chip);
  if (enter && event->modifiers() == Qt::NoModifier && selected_ >= 0) {
    emit activated(selected_);
    return;
  }
  if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown) return QAbstractScrollArea::keyPressEvent(event);
  event->ignore();
}

void ChipArea::mousePressEvent(QMouseEvent* event) {
  pressed_ = event->button() == Qt::LeftButton ? chip_at(event->pos()) : -1;
}

void ChipArea::mouseReleaseEvent(QMouseEvent* event) {
  const int chip = chip_at(event->pos());
  const bool click = event->button() == Qt::LeftButton && chip >= 0 && chip == pressed_;
  pressed_ = -1;
  if (!click) return;
  pick(chip);
  emit activated(chip);
}

void ChipArea::mouseMoveEvent(QMouseEvent* event) { set_hovered(chip_at(event->pos())); }

bool ChipArea::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::Leave) set_hovered(-1);
  if (event->type() != QEvent::ToolTip) return QAbstractScrollArea::viewportEvent(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const int chip = chip_at(help->pos());
  if (chip < 0 || !describe_) {
    QToolTip::hideText();
  } else {
    QToolTip::showText(help->globalPos(), describe_(chip), viewport(), chip_rect(chip));
  }
  return true;
}

void ChipArea::focusInEvent(QFocusEvent* event) {
  QAbstractScrollArea::focusInEvent(event);
  viewport()->update();
}

void ChipArea::focusOutEvent(QFocusEvent* event) {
  QAbstractScrollArea::focusOutEvent(event);
  forget_reading(this, accessibleDescription());  // it stays selected
  viewport()->update();
}

void ChipArea::resizeEvent(QResizeEvent*) { lay_out(0); }

void ChipArea::paint_chip(QPainter& painter, int chip) const {
  ChipLook look;
  look.generated = chips_[static_cast<std::size_t>(chip)].generated;
  look.newest = chip == newest_;
  look.invalid = invalid_from_ >= 0 && chip >= invalid_from_;
  look.selected = chip == selected_;
  look.focused = look.selected && hasFocus();
  look.hovered = chip == hovered_;
  rowkeeper::views::paint_chip(painter, chip_rect(chip), chips_[static_cast<std::size_t>(chip)].text, look);
}

void ChipArea::paintEvent(QPaintEvent*) {
  QPainter painter(viewport());
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(font());
  const Theme& t = theme();
  if (hasFocus() && selected_ < 0) {
    painter.setPen(QPen(t.accent, t.px(1)));
    painter.drawRoundedRect(QRectF(viewport()->rect()).adjusted(0.5, 0.5, -0.5, -0.5), t.px(5), t.px(5));
  }
  if (count() == 0 && !empty_text_.isEmpty()) {
    painter.setFont(t.font());
    painter.setPen(t.muted);
    painter.drawText(viewport()->rect().adjusted(inset(), inset(), -inset(), -inset()), Qt::TextWordWrap, empty_text_);
    return;
  }
  if (paler_) painter.setOpacity(0.5);
  const int top = verticalScrollBar()->value() - inset();
  const RibbonLayout::Range range = layout_.visible(top, top + viewport()->height());
  for (int chip = range.first; chip < std::min(range.end, count()); ++chip) paint_chip(painter, chip);
  if (more_.text.isEmpty() || range.end <= count()) return;
  painter.setPen(t.muted);
  painter.drawText(chip_rect(count()), Qt::AlignCenter, more_.text);
}

}  // namespace rowkeeper::views
