// One line under the top bar that says what went wrong and what to do; an error stays until it is closed or no longer true.
#pragma once

#include <QFrame>
#include <QTimer>

class QLabel;

namespace rowkeeper::app {

class NoticeBar : public QFrame {
  Q_OBJECT
 public:
  explicit NoticeBar(QWidget* parent = nullptr);
  void show_error(const QString& text);
  void show_news(const QString& text);

 private:
  void show_text(const QString& text, const char* look);
  QLabel* text_;
  QTimer passing_;  // news goes by itself, an error does not
};

}  // namespace rowkeeper::app
