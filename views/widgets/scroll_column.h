// A column of cards that scrolls where it does not fit. Never narrower than its cards, which would be cut.
#pragma once

#include <QScrollArea>

namespace rowkeeper::views {

class ScrollColumn : public QScrollArea {
  Q_OBJECT
 public:
  explicit ScrollColumn(QWidget* content, const QString& name, QWidget* parent = nullptr);
  // As high as its cards: whatever it is in scrolls instead.
  void set_whole(bool whole);
  QSize minimumSizeHint() const override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  bool whole_ = false;
};

}  // namespace rowkeeper::views
