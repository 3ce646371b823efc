#include "views/canvas/canvas_motion.h"

#include <QEasingCurve>

namespace rowkeeper::views {

namespace {

constexpr int kSlideMs = 180, kFlashMs = 480;

}  // namespace

CanvasMotion::CanvasMotion(QObject* parent) : QObject(parent) {
  for (QVariantAnimation* animation : {&slide_, &flash_}) {
    animation->setStartValue(1.0);
    animation->setEndValue(0.0);
    animation->setDuration(animation == &slide_ ? kSlideMs : kFlashMs);
    animation->setEasingCurve(QEasingCurve::OutCubic);
    connect(animation, &QVariantAnimation::valueChanged, this, &CanvasMotion::moved);
    connect(animation, &QVariantAnimation::finished, this, &CanvasMotion::moved);
  }
}

void CanvasMotion::start(bool slide, bool flash) {
  stop();
  if (slide) slide_.start();
  if (flash) flash_.start();
}

void CanvasMotion::stop() {
  slide_.stop();
  flash_.stop();
}

}  // namespace rowkeeper::views
