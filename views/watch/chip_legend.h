// What the looks of chips mean: three small chips that name themselves.
#pragma once

#include <QWidget>

namespace rowkeeper::views {

class ChipLegend : public QWidget {
  Q_OBJECT
 public:
  explicit ChipLegend(QWidget* parent = nullptr);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace rowkeeper::views
