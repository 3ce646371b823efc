#include "views/widgets/focus_place.h"

#include <QVariant>
#include <QWidget>

namespace rowkeeper::views {

namespace {

constexpr const char* kPlace = "focus_place";

bool can_have_it(const QWidget* place) { return place && place->isEnabled() && place->isVisibleTo(place->window()); }

bool is_card(const QWidget* widget) {
  const QString look = widget->property("look").toString();
  return look == QStringLiteral("card") || look.startsWith(QStringLiteral("verdict"));
}

}  // namespace

void set_focus_place(QWidget* part, QWidget* place) { part->setProperty(kPlace, QVariant::fromValue(place)); }

QWidget* focus_place(QWidget* lost) {
  for (QWidget* at = lost; at && !at->isWindow(); at = at->parentWidget()) {
    if (auto* const place = at->property(kPlace).value<QWidget*>(); can_have_it(place)) return place;
    if (is_card(at) && can_have_it(at)) return at;
  }
  return nullptr;
}

}  // namespace rowkeeper::views
