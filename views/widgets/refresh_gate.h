// Lets a view redraw at once while changes are rare, and a few times a second at most while they come fast.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <functional>
#include <utility>

namespace rowkeeper::views {

class RefreshGate : public QObject {
 public:
  // `refresh` runs at most once in `interval` ms.
  RefreshGate(int interval, std::function<void()> refresh, QObject* parent)
      : QObject(parent), interval_(interval), refresh_(std::move(refresh)) {
    timer_.setSingleShot(true);
    connect(&timer_, &QTimer::timeout, this, &RefreshGate::now);
  }
  void request() {
    if (timer_.isActive()) return;
    const qint64 since = clock_.isValid() ? clock_.elapsed() : interval_;
    since >= interval_ ? now() : timer_.start(static_cast<int>(interval_ - since));
  }
  void now() {
    timer_.stop();
    clock_.start();
    refresh_();
  }

 private:
  int interval_;
  std::function<void()> refresh_;
  QTimer timer_;
  QElapsedTimer clock_;
};

}  // namespace rowkeeper::views
