#include "views/widgets/accessible_role.h"

#include <QAbstractButton>
#include <QAccessibleWidget>
#include <QFrame>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVariant>

namespace rowkeeper::views {

namespace {

constexpr const char* kRole = "accessible_role";

// Qt calls every checkable button a check box.
class RadioAccessible : public QAccessibleWidget {
 public:
  explicit RadioAccessible(QAbstractButton* button) : QAccessibleWidget(button, QAccessible::RadioButton) {}

  QString text(QAccessible::Text kind) const override {
    const QString text = QAccessibleWidget::text(kind);
    return kind == QAccessible::Name && text.isEmpty() ? button()->text() : text;
  }

  QAccessible::State state() const override {
    QAccessible::State state = QAccessibleWidget::state();
    state.checkable = true;
    state.checked = button()->isChecked();
    return state;
  }

  QStringList actionNames() const override {
    QStringList names = QAccessibleWidget::actionNames();
    if (button()->isEnabled()) names.prepend(toggleAction());
    return names;
  }

  void doAction(const QString& name) override {
    if (name == toggleAction()) return button()->click();
    QAccessibleWidget::doAction(name);
  }

 private:
  QAbstractButton* button() const { return static_cast<QAbstractButton*>(object()); }
};

QAccessibleInterface* make_interface(const QString&, QObject* object) {
  auto* widget = qobject_cast<QWidget*>(object);
  const QVariant value = widget ? widget->property(kRole) : QVariant();
  if (!value.isValid()) return nullptr;
  const auto role = static_cast<QAccessible::Role>(value.toInt());
  auto* button = qobject_cast<QAbstractButton*>(object);
  if (button && role == QAccessible::RadioButton) return new RadioAccessible(button);
  return new QAccessibleWidget(widget, role);
}

// Asked for the class and then for those that it derives from: what comes as a QFrame is nothing more special.
QAccessibleInterface* make_container(const QString& class_name, QObject* object) {
  const bool nameless = qobject_cast<QScrollArea*>(object) || qobject_cast<QStackedWidget*>(object);
  if (nameless) return new QAccessibleWidget(static_cast<QWidget*>(object), QAccessible::Client);
  auto* frame = qobject_cast<QFrame*>(object);
  const bool part = frame && frame->windowType() != Qt::Popup && class_name == QLatin1String("QFrame");
  return part ? new QAccessibleWidget(frame, QAccessible::Grouping) : nullptr;
}

}  // namespace

void set_accessible_role(QWidget* widget, QAccessible::Role role) {
  static const bool installed = [] {
    QAccessible::installFactory(make_interface);
    return true;
  }();
  Q_UNUSED(installed)
  widget->setProperty(kRole, static_cast<int>(role));
  QAccessibleInterface* const known = QAccessible::queryAccessibleInterface(widget);
  if (known->role() != role) QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(known));
}

void set_name(QWidget* widget, const QString& name) {
  if (widget->accessibleName() != name) widget->setAccessibleName(name);
}

void describe(QWidget* widget, const QString& text) {
  if (widget->accessibleDescription() != text) widget->setAccessibleDescription(text);
}

void set_roles_of_containers() { QAccessible::installFactory(make_container); }

}  // namespace rowkeeper::views
