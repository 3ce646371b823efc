// What a screen reader is given of a picture by one key, in each of two visits by Tab.
#pragma once

#include <QAccessible>
#include <QtTest>

namespace rowkeeper::views {

struct Visits {
  QStringList read;
  bool left_as_it_was = true;  // neither a part that was read nor its words are left when the focus leaves
};

inline Visits visit_twice(QWidget& picture, Qt::Key key) {
  Visits visits;
  picture.window()->show();
  if (!QTest::qWaitForWindowActive(picture.window())) return {};
  picture.clearFocus();  // the window gave it to its first part
  QAccessibleInterface* const face = QAccessible::queryAccessibleInterface(&picture);
  const QString description = picture.accessibleDescription();
  const int parts = face->childCount();
  for (int visit = 0; visit < 2; ++visit) {
    picture.setFocus(Qt::TabFocusReason);
    QTest::keyClick(&picture, key);
    const QAccessibleInterface* const reading = face->focusChild();
    visits.read << (reading ? reading->text(QAccessible::Name) : QString());
    picture.clearFocus();
    visits.left_as_it_was &= face->childCount() == parts && picture.accessibleDescription() == description;
  }
  return visits;
}

}  // namespace rowkeeper::views
