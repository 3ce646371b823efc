// A frame that shows where the keys go: for who uses keys, not after a click.
#pragma once

#include <QObject>

class QWidget;

namespace rowkeeper::views {

// The widget, which outlives this, looks "reading-by-key" while the user's last press was a key, else "reading".
class KeyFocus : public QObject {
  Q_OBJECT
 public:
  explicit KeyFocus(QWidget* widget);
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QWidget* widget_;
};

}  // namespace rowkeeper::views
