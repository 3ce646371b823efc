#include "views/canvas/canvas_accessible.h"

#include <QAccessibleWidget>

#include "views/canvas/cache_canvas.h"

namespace rowkeeper::views {

namespace {

class CanvasAccessible : public QAccessibleWidget {
 public:
  explicit CanvasAccessible(CacheCanvas* canvas) : QAccessibleWidget(canvas, QAccessible::Canvas), canvas_(canvas) {}
  QString text(QAccessible::Text kind) const override {
    return kind == QAccessible::Value ? canvas_->selected_text() : QAccessibleWidget::text(kind);
  }

 private:
  CacheCanvas* canvas_;
};

QAccessibleInterface* make_interface(const QString&, QObject* object) {
  auto* canvas = qobject_cast<CacheCanvas*>(object);
  return canvas ? new CanvasAccessible(canvas) : nullptr;
}

}  // namespace

void install_canvas_accessible() {
  static const bool installed = [] {
    QAccessible::installFactory(make_interface);
    return true;
  }();
  Q_UNUSED(installed)
}

void announce_selection(CacheCanvas* canvas) {
  QAccessibleValueChangeEvent event(canvas, canvas->selected_text());
  QAccessible::updateAccessibility(&event);
}

}  // namespace rowkeeper::views
