// A large switch that says ON or OFF in words. To assistive technology it is a check box.
#pragma once

#include <QCheckBox>
#include <QVariantAnimation>

namespace rowkeeper::views {

class ToggleSwitch : public QCheckBox {
  Q_OBJECT
 public:
  explicit ToggleSwitch(const QString& name, QWidget* parent = nullptr);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }
  double knob() const { return knob_; }  // where the knob is: 0 off, 1 on

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool hitButton(const QPoint& point) const override { return rect().contains(point); }
  void showEvent(QShowEvent* event) override;

 private:
  void move_knob(bool on);
  void set_knob(double knob);
  QRectF track() const;
  QString on_text() const;
  QString off_text() const;
  QVariantAnimation animation_;
  double knob_ = 0;
};

}  // namespace rowkeeper::views
