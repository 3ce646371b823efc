#include "views/learn/choice_button.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>
#include <algorithm>

#include "views/learn/lesson_text.h"
#include "views/widgets/accessible_role.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

constexpr double kPad = 10, kGap = 8, kNumber = 22, kLeast = 120;  // in normal pixels

QFont note_font() { return theme().font(0.88, QFont::DemiBold); }

struct Look {
  QColor fill, frame, note;
};

Look look_of(ChoiceButton::Mark mark, bool hovered) {
  const Theme& t = theme();
  switch (mark) {
    case ChoiceButton::Mark::right:
      return {t.good_soft, t.good, t.good};
    case ChoiceButton::Mark::wrong:
      return {t.bad_soft, t.bad, t.bad};
    case ChoiceButton::Mark::missed:
      return {t.card, t.good, t.good};
    case ChoiceButton::Mark::none:
      break;
  }
  return {hovered ? t.hover : t.card, t.border, t.muted};
}

}  // namespace

ChoiceButton::ChoiceButton(QWidget* parent) : QAbstractButton(parent) {
  setFocusPolicy(Qt::StrongFocus);
  QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // not Fixed: as high as its lines at any width
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, [this] {
    updateGeometry();
    update();
  });
}

void ChoiceButton::show_choice(const QString& number, const QString& text, const QString& note) {
  number_ = number;
  note_ = note;
  setText(plain_text(text));
  set_name(this, note.isEmpty() ? this->text() : tr("%1: %2").arg(this->text(), note));
  updateGeometry();
  update();
}

void ChoiceButton::set_mark(Mark mark) {
  if (mark == mark_) return;
  mark_ = mark;
  setAccessibleDescription(shown_note());
  updateGeometry();
  update();
}

// Never by colour alone.
QString ChoiceButton::mark_text(Mark mark) {
  switch (mark) {
    case Mark::right:
      return tr("✓ right");
    case Mark::wrong:
      return tr("✗ not quite");
    case Mark::missed:
      return tr("✓ this one");
    case Mark::none:
      break;
  }
  return {};
}

QString ChoiceButton::shown_note() const { return mark_ == Mark::none ? note_ : mark_text(mark_); }

int ChoiceButton::text_left() const { return theme().px(kPad + (number_.isEmpty() ? 0 : kNumber)); }

// An answer has room for its mark from the beginning, so that its lines stay as they are.
int ChoiceButton::text_width(int width) const {
  const QFontMetrics metrics(note_font());
  int beside = metrics.horizontalAdvance(note_);
  if (note_.isEmpty()) {
    for (const Mark mark : {Mark::right, Mark::wrong, Mark::missed})
      beside = std::max(beside, metrics.horizontalAdvance(mark_text(mark)));
  }
  beside += theme().px(kGap);
  return std::max(theme().px(kLeast) / 2, width - text_left() - beside - theme().px(kPad));
}

int ChoiceButton::heightForWidth(int width) const {
  const QFontMetrics metrics(theme().font());
  const QRect lines = metrics.boundingRect(QRect(0, 0, text_width(width), 10000), Qt::TextWordWrap, text());
  return std::max(metrics.height(), lines.height()) + 2 * theme().px(kGap);
}

QSize ChoiceButton::sizeHint() const { return {theme().px(2 * kLeast), heightForWidth(theme().px(2 * kLeast))}; }
QSize ChoiceButton::minimumSizeHint() const { return {theme().px(kLeast), QFontMetrics(theme().font()).height()}; }

void ChoiceButton::paintEvent(QPaintEvent*) {
  const Theme& t = theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Look look = look_of(mark_, underMouse() && isEnabled());
  painter.setPen(QPen(hasFocus() ? t.accent : look.frame, hasFocus() ? 2 : 1));
  painter.setBrush(look.fill);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), t.px(6), t.px(6));
  const QRect inside = rect().adjusted(t.px(kPad), 0, -t.px(kPad), 0);
  const auto leading = [this](const QRect& part) { return QStyle::visualRect(layoutDirection(), rect(), part); };
  painter.setFont(t.font());
  painter.setPen(t.muted);
  painter.drawText(leading(inside), Qt::AlignVCenter | Qt::AlignLeading, number_);
  const bool over = !isEnabled() && mark_ == Mark::none;
  painter.setPen(over ? t.muted : t.text);
  painter.drawText(leading({text_left(), 0, text_width(width()), height()}),
                   Qt::AlignVCenter | Qt::AlignLeading | Qt::TextWordWrap, text());
  painter.setFont(note_font());
  painter.setPen(look.note);
  painter.drawText(inside, Qt::AlignVCenter | Qt::AlignTrailing, shown_note());
}

bool ChoiceButton::event(QEvent* event) {
  if (event->type() == QEvent::Enter || event->type() == QEvent::Leave) update();
  return QAbstractButton::event(event);
}

}  // namespace rowkeeper::views
