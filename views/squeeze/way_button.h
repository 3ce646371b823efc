// One way to make the cache smaller: its name, and at the end what came out.
#pragma once

#include <QAbstractButton>

namespace rowkeeper::views {

class WayButton : public QAbstractButton {
  Q_OBJECT
 public:
  explicit WayButton(const QString& name, QWidget* parent = nullptr);
  // `done`: the part of its texts that have been tried, shown while it is `running` or has been stopped.
  void set_note(const QString& note, double done, bool running);
  const QString& note() const { return note_; }
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void enterEvent(QEnterEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  QString note_;
  double done_ = 0;
  bool running_ = false;
};

}  // namespace rowkeeper::views
