// A frame around the part of a page that is being spoken of. It lets the mouse through, and goes where its target goes.
#pragma once

#include <QWidget>

namespace rowkeeper::views {

class Highlight : public QWidget {
  Q_OBJECT
 public:
  // Brings the target into view. The frame goes when it is deleted, or with the target.
  explicit Highlight(QWidget* target);
  QWidget* target() const { return target_; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void follow();
  void bring_into_view();
  QWidget* target_;
};

}  // namespace rowkeeper::views
