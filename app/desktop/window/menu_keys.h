// A menu that is opened by a key has its first entry chosen: arrows go on from there, and whoever hears the window hears where, and
// where the focus is once the menu is closed.
#pragma once

#include <QObject>

namespace rowkeeper::app {

// All menus of the program, as long as this lives.
class MenuKeys : public QObject {
 public:
  explicit MenuKeys(QObject* parent);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace rowkeeper::app
