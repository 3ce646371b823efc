// One line of text that ends in "…" where there is no more room; the tool tip has all of it.
#pragma once

#include <QLabel>

namespace rowkeeper::views {

class ElidedLabel : public QLabel {
  Q_OBJECT
 public:
  explicit ElidedLabel(QWidget* parent = nullptr);
  void set_text(const QString& text);
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace rowkeeper::views
