#include "app/desktop/window/shortcuts.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QButtonGroup>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>

#include "app/desktop/window/main_window.h"
#include "views/widgets/accessible_role.h"

namespace rowkeeper::app {

namespace {

struct Shortcut {
  QString keys;
  QString meaning;
};

struct Shortcuts {
  Q_DECLARE_TR_FUNCTIONS(Shortcuts)
 public:
  static QList<Shortcut> all();
};

QList<Shortcut> Shortcuts::all() {
  return {{tr("Space"), tr("Play or pause")},
          {tr("→"), tr("One step")},
          {QStringLiteral("C"), tr("KV cache on or off")},
          {QStringLiteral("R"), tr("Restart from the prompt")},
          {tr("1 to 6"), tr("Go to a page")},
          {tr("Page Down, Page Up"), tr("On and back in a lesson; → and ← too while the lecturer's notes are open")},
          {QStringLiteral("+  −  0"), tr("Zoom the cache in, out, to fit, while it has the focus")},
          {tr("Ctrl+O, Ctrl+S"), tr("Open a recorded run, save this one")},
          {tr("Alt and a letter"), tr("Open the menu of that letter, shown in its tip")},
          {QStringLiteral("F11"), tr("Full screen")},
          {QStringLiteral("?"), tr("This list")}};
}

bool takes_text(const QWidget* focus) {
  const auto* const editor = qobject_cast<const QPlainTextEdit*>(focus);
  return qobject_cast<const QLineEdit*>(focus) || (editor && !editor->isReadOnly());
}

// A lesson's text keeps the keys that go through the lesson only as long as there is more to read.
bool scrolls_on(const QWidget* focus, int key) {
  const auto* const area = qobject_cast<const QAbstractScrollArea*>(focus);
  if (!area || area->property("look") != QStringLiteral("reading")) return area;
  const QScrollBar* const bar = area->verticalScrollBar();
  return key == Qt::Key_PageDown ? bar->value() < bar->maximum() : bar->value() > bar->minimum();
}

// Keys act for the window only while nothing under the focus wants them: Space presses a button, an arrow moves a slider or a
// selection.
bool focus_uses(const QWidget* focus, int key) {
  if (!focus || key == Qt::Key_F11) return false;
  if (takes_text(focus)) return true;
  const bool numbers = qobject_cast<const QAbstractSpinBox*>(focus), list = qobject_cast<const QComboBox*>(focus);
  if (key >= Qt::Key_0 && key <= Qt::Key_9) return numbers;
  const auto* const button = qobject_cast<const QAbstractButton*>(focus);
  if (key == Qt::Key_Space) return list || button;
  if (key == Qt::Key_PageDown || key == Qt::Key_PageUp)
    return numbers || list || scrolls_on(focus, key) || qobject_cast<const QAbstractSlider*>(focus);
  if (key != Qt::Key_Right && key != Qt::Key_Left) return false;
  const bool one_of_several = button && (button->autoExclusive() || (button->group() && button->group()->exclusive()));
  return numbers || list || one_of_several || qobject_cast<const QAbstractSlider*>(focus) ||
         focus->property("uses_arrows").toBool();
}

class ShortcutFilter : public QObject {
 public:
  explicit ShortcutFilter(MainWindow& window) : QObject(&window), window_(window) { qApp->installEventFilter(this); }

 protected:
  bool eventFilter(QObject*, QEvent* event) override {
    if (event->type() != QEvent::KeyPress || QApplication::activeModalWidget() || QApplication::activePopupWidget())
      return false;
    const auto* const key = static_cast<QKeyEvent*>(event);
    QWidget* const focus = QApplication::focusWidget();
    const QWidget* const active = focus ? focus->window() : QApplication::activeWindow();
    if (active && active != &window_) return false;
    const Qt::KeyboardModifiers modifiers = key->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier);
    if (modifiers != Qt::NoModifier || focus_uses(focus, key->key())) return false;
    return act(*key);
  }

 private:
  bool act(const QKeyEvent& key) {
    if (key.key() >= Qt::Key_1 && key.key() <= Qt::Key_6) {
      window_.go_to_page(key.key() - Qt::Key_0);
      return true;
    }
    switch (key.key()) {
      case Qt::Key_Space:
        return key.isAutoRepeat() || window_.press_play();
      case Qt::Key_Left:
        return window_.lecturing() && window_.press_lesson(false);
      case Qt::Key_Right:
        return (window_.lecturing() && window_.press_lesson(true)) || window_.press_step();
      case Qt::Key_C:
        return key.isAutoRepeat() || window_.press_cache();
      case Qt::Key_R:
        return key.isAutoRepeat() || window_.press_restart();
      case Qt::Key_PageDown:
      case Qt::Key_PageUp:
        return window_.press_lesson(key.key() == Qt::Key_PageDown);
      case Qt::Key_F11:
        window_.toggle_full_screen();
        return true;
      case Qt::Key_Question:
        show_shortcuts(window_);
        return true;
      default:
        return false;
    }
  }
  MainWindow& window_;
};

}  // namespace

void add_shortcuts(MainWindow& window) { new ShortcutFilter(window); }

void show_shortcuts(QWidget& parent) {
  QDialog dialog(&parent);
  dialog.setWindowTitle(Shortcuts::tr("Keys"));
  auto* const form = new QFormLayout(&dialog);
  form->setHorizontalSpacing(views::theme().px(24));
  for (const Shortcut& shortcut : Shortcuts::all()) {
    auto* const keys = new QLabel(shortcut.keys);
    keys->setFont(views::theme().font(1, QFont::DemiBold));
    views::set_accessible_role(keys, QAccessible::Whitespace);  // Orca leaves out short labels: the other one says all
    auto* const meaning = new QLabel(shortcut.meaning);
    meaning->setAccessibleName(Shortcuts::tr("%1: %2").arg(shortcut.keys, shortcut.meaning));
    form->addRow(keys, meaning);
  }
  auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
  form->addRow(buttons);
  dialog.exec();
}

}  // namespace rowkeeper::app
