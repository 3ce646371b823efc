#include "tests/views/support/looks.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QLabel>
#include <QLayout>
#include <QScrollBar>

#include "views/race/elided_label.h"

namespace rowkeeper::views {

namespace {

constexpr int kSlack = 1;  // pixels that rounding may take

QString describe(const QWidget* widget) {
  const QRect place(widget->mapTo(widget->window(), QPoint(0, 0)), widget->size());
  return QString("%1 in %2 at %3,%4 %5x%6")
      .arg(widget->metaObject()->className(), widget->isWindow() ? "" : widget->parentWidget()->metaObject()->className())
      .arg(place.x())
      .arg(place.y())
      .arg(place.width())
      .arg(place.height());
}

// Ends in "…" on purpose, and shows all of it as a tool tip.
bool elided(const QLabel* label) { return qobject_cast<const ElidedLabel*>(label); }

bool too_small(const QWidget* widget, const QSize& wanted) {
  return widget->width() + kSlack < wanted.width() || widget->height() + kSlack < wanted.height();
}

QSize wanted_size(const QLabel* label) {
  return label->wordWrap() ? QSize(0, label->heightForWidth(label->width())) : label->sizeHint();
}

QStringList cut_texts(const QWidget& window) {
  QStringList cut;
  for (const QLabel* const label : window.findChildren<QLabel*>()) {
    if (!label->isVisible() || label->text().isEmpty() || elided(label)) continue;
    if (too_small(label, wanted_size(label))) cut << QString("'%1': %2").arg(label->text(), describe(label));
  }
  for (const QAbstractButton* const button : window.findChildren<QAbstractButton*>()) {
    if (!button->isVisible() || button->text().isEmpty()) continue;
    const int lines = button->hasHeightForWidth() ? button->heightForWidth(button->width()) : 0;
    if (too_small(button, {button->minimumSizeHint().width(), lines}))
      cut << QString("'%1': %2").arg(button->text(), describe(button));
  }
  for (const QAbstractSpinBox* const box : window.findChildren<QAbstractSpinBox*>()) {
    if (box->isVisible() && too_small(box, box->minimumSizeHint())) cut << describe(box);
  }
  return cut;
}

// Two widgets in one layout that share pixels.
QStringList overlaps(const QWidget& window) {
  QStringList found;
  for (const QLayout* const layout : window.findChildren<QLayout*>()) {
    QList<QWidget*> shown;
    for (int i = 0; i < layout->count(); ++i) {
      QWidget* const widget = layout->itemAt(i)->widget();
      if (widget && widget->isVisible()) shown << widget;
    }
    for (qsizetype i = 0; i < shown.size(); ++i) {
      for (qsizetype j = i + 1; j < shown.size(); ++j) {
        const QRect common = shown[i]->geometry() & shown[j]->geometry();
        if (common.width() > kSlack && common.height() > kSlack)
          found << QString("%1 and %2").arg(describe(shown[i]), describe(shown[j]));
      }
    }
  }
  return found;
}

bool scrolls_sideways(const QWidget* viewport) {
  const auto* const area = qobject_cast<const QAbstractScrollArea*>(viewport->parentWidget());
  return area && area->horizontalScrollBar()->maximum() > 0;
}

// What its page or column cuts off at a side. Columns scroll down, so what lies below is still to be seen.
QStringList outside(const QWidget& window, Sideways sideways) {
  QStringList found;
  for (const QWidget* const widget : window.findChildren<QWidget*>()) {
    if (!widget->isVisible() || widget->isWindow() || !widget->parentWidget()) continue;
    if (!qobject_cast<const QLabel*>(widget) && !qobject_cast<const QAbstractButton*>(widget)) continue;
    // Up to its own window: a popup may reach beyond the page it belongs to.
    for (const QWidget* around = widget; !around->isWindow();) {
      around = around->parentWidget();
      const int left = widget->mapTo(around, QPoint(0, 0)).x();
      if (left >= -kSlack && left + widget->width() <= around->width() + kSlack) continue;
      if (sideways == Sideways::may_scroll && scrolls_sideways(around)) break;
      found
          << QString("%1, %2 to %3 of %4").arg(describe(widget)).arg(left).arg(left + widget->width()).arg(describe(around));
      break;
    }
  }
  return found;
}

}  // namespace

QStringList faults(const QWidget& window, const QString& picture, Sideways sideways) {
  QStringList wrong;
  for (const auto& [what, found] :
       {std::pair("cut", cut_texts(window)), {"overlap", overlaps(window)}, {"outside", outside(window, sideways)}}) {
    if (!found.isEmpty()) wrong << QString("%1, %2:\n  %3").arg(picture, what, found.join("\n  "));
  }
  return wrong;
}

}  // namespace rowkeeper::views
