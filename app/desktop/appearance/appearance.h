// Light, dark or as the system has it; projector mode; less motion. Applies the theme and follows changes.
#pragma once

#include <QObject>
#include <QPointer>

#include "app/desktop/appearance/app_style.h"
#include "app/desktop/appearance/system_look.h"

namespace rowkeeper::app {

enum class SchemeChoice { system, light, dark };

class Appearance : public QObject {
  Q_OBJECT
 public:
  // Gives the application its style.
  explicit Appearance(QObject* parent = nullptr);
  SystemLook& system() { return system_; }
  SchemeChoice choice() const { return choice_; }
  bool projector() const { return projector_; }
  void choose(SchemeChoice choice);
  void set_projector(bool on);
  // Nothing slides or fades. So it is, too, while the system asks for it.
  bool less_motion() const { return less_motion_; }
  void set_less_motion(bool on);

 signals:
  void changed();

 private:
  void apply();
  void apply_motion();
  SystemLook system_;
  QPointer<AppStyle> style_;  // the application's, until it gets another one
  SchemeChoice choice_ = SchemeChoice::system;
  bool projector_ = false, less_motion_ = false;
  double point_size_;  // of the system's font
};

}  // namespace rowkeeper::app
