// What is to be told in one window, in order and when somebody listens.
#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>
#include <chrono>

namespace rowkeeper::views {

class Teller : public QObject {
  Q_OBJECT
 public:
  // For `opening` after it can first tell something, all that is to be told waits.
  Teller(QObject* parent, std::chrono::milliseconds opening);
  // Else what is to be told waits: at the start all of it, later only the newest.
  void set_in_front(bool in_front);
  void take(const QString& text);

 signals:
  void told(const QString& text);

 private:
  void go_on();

  QStringList waiting_;
  QTimer opening_;
  bool in_front_ = false, opened_ = false;
};

}  // namespace rowkeeper::views
