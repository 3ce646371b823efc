// Hides a part of a page until a question about it has been answered.
#pragma once

#include <QWidget>

namespace rowkeeper::views {

class Veil : public QWidget {
  Q_OBJECT
 public:
  // Over the target, and as large as it. Goes when it is deleted, or with the target.
  explicit Veil(QWidget* target);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace rowkeeper::views
