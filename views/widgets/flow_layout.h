// Puts groups of controls side by side and goes on in the next line where they no longer fit.
#pragma once

#include <QLayout>
#include <QList>

namespace rowkeeper::views {

class FlowLayout : public QLayout {
  Q_OBJECT
 public:
  explicit FlowLayout(QWidget* parent = nullptr) : QLayout(parent) {}
  ~FlowLayout() override;
  void set_spacing(int across, int down);

  void addItem(QLayoutItem* item) override { items_.append(item); }
  int count() const override { return static_cast<int>(items_.size()); }
  QLayoutItem* itemAt(int index) const override { return items_.value(index); }
  QLayoutItem* takeAt(int index) override;
  Qt::Orientations expandingDirections() const override { return {}; }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize minimumSize() const override;
  QSize sizeHint() const override;
  void setGeometry(const QRect& rect) override;

 private:
  int arrange(const QRect& rect, bool place) const;  // the height it takes
  void place_line(const QList<QLayoutItem*>& line, const QRect& rect, int top, int height) const;
  QList<QLayoutItem*> items_;
  int across_ = 8, down_ = 8;
};

}  // namespace rowkeeper::views
