// The canvas's two movements: the newest row slides in, and rows that were computed flash.
#pragma once

#include <QObject>
#include <QVariantAnimation>

namespace rowkeeper::views {

class CanvasMotion : public QObject {
  Q_OBJECT
 public:
  explicit CanvasMotion(QObject* parent);
  // From the beginning.
  void start(bool slide, bool flash);
  void stop();
  double slide() const { return slide_.state() == QAbstractAnimation::Running ? slide_.currentValue().toDouble() : 0; }
  double flash() const { return flash_.state() == QAbstractAnimation::Running ? flash_.currentValue().toDouble() : 0; }

 signals:
  void moved();

 private:
  QVariantAnimation slide_, flash_;  // from 1 to 0
};

}  // namespace rowkeeper::views
