// Light, dark or as the system has it; projector mode. Applies the theme and follows changes.
#pragma once

#include <QObject>

#include "app/desktop/appearance/system_scheme.h"

namespace rowkeeper::app {

enum class SchemeChoice { system, light, dark };

class Appearance : public QObject {
  Q_OBJECT
 public:
  explicit Appearance(QObject* parent = nullptr);
  SchemeChoice choice() const { return choice_; }
  bool projector() const { return projector_; }
  void choose(SchemeChoice choice);
  void set_projector(bool on);

 signals:
  void changed();

 private:
  void apply();
  SystemScheme system_;
  SchemeChoice choice_ = SchemeChoice::system;
  bool projector_ = false;
  double point_size_;  // of the system's font
};

}  // namespace rowkeeper::app
