// Presses whatever can be pressed in a window, in seeded random order. Leaves alone what opens a dialog of files, or a model that
// is not part of the program.
#pragma once

#include <QString>
#include <functional>
#include <random>
#include <vector>

class QAbstractItemView;
class QAction;
class QMenu;
class QWidget;

namespace rowkeeper::app {

class MainWindow;

class Monkey {
 public:
  // `recording`: a file that it opens now and then.
  Monkey(MainWindow& window, unsigned seed, QString recording);
  // One press; says what it was.
  QString press();

 private:
  // A key or a control, and what pressing it does.
  struct Choice {
    QString name;
    std::function<void()> press;
  };
  enum Kind { kButtons, kMenus, kSliders, kTexts, kPictures, kKeys, kRare, kKinds };
  int random(int below) { return static_cast<int>(random_() % static_cast<unsigned>(below)); }
  void find_choices(QWidget& root);
  void add_control(QWidget* control);
  void add_menu(QMenu* menu);
  void add_keys();
  void close_what_opened();
  void move_slider(QWidget* slider);
  void type_number(QWidget* box);
  void type_text(QWidget* box);
  void click_item(QAbstractItemView* view);
  void touch_picture(QWidget* picture);

  MainWindow& window_;
  std::mt19937 random_;
  QString recording_;
  std::vector<Choice> choices_[kKinds];
};

}  // namespace rowkeeper::app
