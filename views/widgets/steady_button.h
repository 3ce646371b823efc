// A button whose word changes, as from Play to Pause, without moving its neighbours.
#pragma once

#include <QPushButton>

namespace rowkeeper::views {

class SteadyButton : public QPushButton {
  Q_OBJECT
 public:
  using QPushButton::QPushButton;
  void keep_width_of(const QStringList& texts);  // the widest of them, in the font of now

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace rowkeeper::views
