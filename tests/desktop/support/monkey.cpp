#include "support/monkey.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QtTest>
#include <utility>

#include "app/desktop/window/main_window.h"

namespace rowkeeper::app {

namespace {

// How often each kind is pressed, out of their sum. What changes every widget of the window is rare, or nothing else happens.
constexpr int kWeights[] = {12, 4, 2, 2, 6, 8, 1};
constexpr int kMostTyped = 120;       // tokens to generate, rows
constexpr int kMostCharacters = 300;  // of a prompt that grows by typing

constexpr Qt::Key kPictureKeys[] = {Qt::Key_Left,     Qt::Key_Right,  Qt::Key_Up,    Qt::Key_Down,
                                    Qt::Key_Home,     Qt::Key_End,    Qt::Key_Plus,  Qt::Key_Minus,
                                    Qt::Key_PageDown, Qt::Key_PageUp, Qt::Key_Enter, Qt::Key_0};
constexpr Qt::Key kSliderKeys[] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Home, Qt::Key_End, Qt::Key_PageUp, Qt::Key_PageDown};
constexpr Qt::Key kWindowKeys[] = {Qt::Key_Space, Qt::Key_Space,    Qt::Key_Right, Qt::Key_C, Qt::Key_R,
                                   Qt::Key_1,     Qt::Key_2,        Qt::Key_3,     Qt::Key_4, Qt::Key_5,
                                   Qt::Key_6,     Qt::Key_PageDown, Qt::Key_PageUp};
constexpr const char* kWords[] = {" seven", " goats", "\n", " The river", "x", " Question:", "  "};

// "…" ends the name of what opens a dialog of files or one that waits.
bool opens_a_dialog(const QString& name) { return name.contains(u'…'); }

bool may_be_triggered(const QAction& action) {
  return action.isEnabled() && action.isVisible() && !action.isSeparator() && !action.menu() &&
         !opens_a_dialog(action.text()) && !action.text().contains("GPT-2") &&
         action.shortcut() != QKeySequence(QKeySequence::Quit);
}

// Of another control, which gets the presses: the line in a spin box, the viewport of a view.
bool is_part(const QWidget* control) {
  return control->focusProxy() || qobject_cast<const QAbstractSpinBox*>(control->parentWidget());
}

}  // namespace

Monkey::Monkey(MainWindow& window, unsigned seed, QString recording)
    : window_(window), random_(seed), recording_(std::move(recording)) {}

QString Monkey::press() {
  QWidget* const popup = QApplication::activePopupWidget();
  constexpr int kPopupPresses = 4;  // on average, before it is closed
  if (popup && random(kPopupPresses) == 0) {
    popup->close();
    return "close the popup";
  }
  find_choices(popup ? *popup : window_);
  std::vector<Kind> kinds;
  for (int kind = 0; kind < kKinds; ++kind) {
    if (!choices_[kind].empty())
      kinds.insert(kinds.end(), static_cast<std::size_t>(kWeights[kind]), static_cast<Kind>(kind));
  }
  if (kinds.empty()) return "nothing";
  const std::vector<Choice>& choices = choices_[kinds[static_cast<std::size_t>(random(static_cast<int>(kinds.size())))]];
  const Choice choice = choices[static_cast<std::size_t>(random(static_cast<int>(choices.size())))];
  choice.press();
  close_what_opened();
  return choice.name;
}

void Monkey::find_choices(QWidget& root) {
  for (auto& choices : choices_) choices.clear();
  for (QWidget* const control : root.findChildren<QWidget*>()) {
    if (control->isVisible() && control->isEnabled() && control->window() == &root && !is_part(control))
      add_control(control);
  }
  if (&root != &window_) return;
  add_keys();
  choices_[kRare].push_back({"open a recording", [this] { window_.open(recording_); }});
}

void Monkey::add_control(QWidget* control) {
  const QString name = QString("%1 '%2'").arg(control->metaObject()->className(), control->accessibleName());
  if (auto* const button = qobject_cast<QToolButton*>(control); button && button->menu()) {
    add_menu(button->menu());
  } else if (auto* const any_button = qobject_cast<QAbstractButton*>(control)) {
    if (opens_a_dialog(any_button->text())) return;
    const bool whole_window = qobject_cast<const TopBar*>(control->parentWidget());
    choices_[whole_window ? kRare : kButtons].push_back(
        {name + any_button->text(), [control] { QTest::mouseClick(control, Qt::LeftButton); }});
  } else if (qobject_cast<QAbstractSlider*>(control) || qobject_cast<QComboBox*>(control)) {
    choices_[kSliders].push_back({name, [this, control] { move_slider(control); }});
  } else if (qobject_cast<QAbstractSpinBox*>(control)) {
    choices_[kTexts].push_back({name, [this, control] { type_number(control); }});
  } else if (const auto* const text = qobject_cast<QPlainTextEdit*>(control); text && text->isReadOnly()) {
    return;
  } else if (text || qobject_cast<QLineEdit*>(control)) {
    choices_[kTexts].push_back({name, [this, control] { type_text(control); }});
  } else if (auto* const view = qobject_cast<QAbstractItemView*>(control)) {
    choices_[kPictures].push_back({name, [this, view] { click_item(view); }});
  } else if (control->focusPolicy() != Qt::NoFocus) {
    choices_[kPictures].push_back({name, [this, control] { touch_picture(control); }});
  }
}

// Without opening it, which would wait for a choice.
void Monkey::add_menu(QMenu* menu) {
  emit menu->aboutToShow();
  for (QAction* const action : menu->actions()) {
    if (action->menu()) add_menu(action->menu());
    if (may_be_triggered(*action)) choices_[kMenus].push_back({"menu " + action->text(), [action] { action->trigger(); }});
  }
}

void Monkey::add_keys() {
  for (const Qt::Key key : kWindowKeys) {
    choices_[kKeys].push_back({"key " + QKeySequence(key).toString(), [this, key] {
                                 if (QWidget* const focus = QApplication::focusWidget()) focus->clearFocus();
                                 QTest::keyClick(&window_, key);
                               }});
  }
}

void Monkey::close_what_opened() {
  for (QWidget* const window : QApplication::topLevelWidgets()) {
    if (qobject_cast<QDialog*>(window) && window->isVisible()) window->close();
  }
}

void Monkey::move_slider(QWidget* slider) { QTest::keyClick(slider, kSliderKeys[random(std::size(kSliderKeys))]); }

void Monkey::type_number(QWidget* box) {
  qobject_cast<QAbstractSpinBox*>(box)->selectAll();
  QTest::keyClicks(box, QString::number(1 + random(kMostTyped)));
  QTest::keyClick(box, Qt::Key_Enter);
}

void Monkey::type_text(QWidget* box) {
  const QString word = kWords[random(std::size(kWords))];
  if (auto* const editor = qobject_cast<QPlainTextEdit*>(box)) {
    if (editor->toPlainText().size() > kMostCharacters) editor->setPlainText("The village");
    editor->insertPlainText(word);
    return;
  }
  qobject_cast<QLineEdit*>(box)->insert(word);
  QTest::keyClick(box, Qt::Key_Enter);
}

void Monkey::click_item(QAbstractItemView* view) {
  const int rows = view->model() ? view->model()->rowCount() : 0;
  if (rows == 0) return;
  const QRect item = view->visualRect(view->model()->index(random(rows), 0));
  QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, item.center());
}

void Monkey::touch_picture(QWidget* picture) {
  auto* const area = qobject_cast<QAbstractScrollArea*>(picture);
  QWidget* const surface = area ? area->viewport() : picture;
  const QPoint place(random(std::max(1, surface->width())), random(std::max(1, surface->height())));
  switch (random(3)) {
    case 0:
      QTest::mouseMove(surface, place);
      break;
    case 1:
      QTest::mouseClick(surface, Qt::LeftButton, {}, place);
      break;
    default:
      QTest::keyClick(picture, kPictureKeys[random(std::size(kPictureKeys))]);
  }
}

}  // namespace rowkeeper::app
