#include "app/desktop/appearance/appearance.h"

#include <QApplication>
#include <QFontInfo>

namespace rowkeeper::app {

Appearance::Appearance(QObject* parent)
    : QObject(parent), style_(new AppStyle), point_size_(QFontInfo(QApplication::font()).pointSizeF()) {
  QApplication::setStyle(style_);
  connect(&system_, &SystemLook::changed, this, [this] {
    apply_motion();
    if (choice_ == SchemeChoice::system) apply();
  });
  apply();
}

void Appearance::choose(SchemeChoice choice) {
  if (choice == choice_) return;
  choice_ = choice;
  apply();
}

// The button that follows a change says it again: everything must not be polished twice for that.
void Appearance::set_projector(bool on) {
  if (on == projector_) return;
  projector_ = on;
  apply();
}

void Appearance::set_less_motion(bool on) {
  less_motion_ = on;
  apply_motion();
  emit changed();
}

void Appearance::apply_motion() {
  if (style_) style_->set_still(less_motion_ || system_.less_motion());
}

void Appearance::apply() {
  views::ColorScheme scheme = system_.scheme();
  if (choice_ == SchemeChoice::light) scheme = views::ColorScheme::light;
  if (choice_ == SchemeChoice::dark) scheme = views::ColorScheme::dark;
  views::apply_theme(*qApp, views::make_theme(scheme, projector_), point_size_);
  emit changed();
}

}  // namespace rowkeeper::app
