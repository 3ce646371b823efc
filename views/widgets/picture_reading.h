// What the keys have come to in a picture, as a part of it that has the focus: that is what screen readers speak.
#pragma once

#include "views/widgets/picture_accessible.h"

namespace rowkeeper::views {

class PictureReading : public QAccessibleInterface {
 public:
  PictureReading(const PictureAccessible* picture, const QString& words) : picture_(picture), words_(words) {}

  bool isValid() const override { return picture_->isValid(); }
  QObject* object() const override { return nullptr; }
  QWindow* window() const override { return picture_->window(); }
  QAccessibleInterface* parent() const override { return const_cast<PictureAccessible*>(picture_); }
  QAccessibleInterface* child(int) const override { return nullptr; }
  QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface*) const override { return -1; }
  QString text(QAccessible::Text kind) const override { return kind == QAccessible::Name ? words_ : QString(); }
  void setText(QAccessible::Text, const QString&) override {}
  QRect rect() const override { return picture_->rect(); }
  QAccessible::Role role() const override { return QAccessible::ListItem; }
  QAccessible::State state() const override;

 private:
  const PictureAccessible* picture_;
  QString words_;
};

}  // namespace rowkeeper::views
