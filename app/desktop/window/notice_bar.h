// One line under the top bar that says what went wrong and what to do; an error stays until it is closed or no longer true.
// Whoever hears the window is told what is new in it, and news each time: it is the answer to what was just done.
#pragma once

#include <QFrame>
#include <QTimer>
#include <functional>

class QLabel;
class QPushButton;

namespace rowkeeper::app {

class NoticeBar : public QFrame {
  Q_OBJECT
 public:
  explicit NoticeBar(QWidget* parent = nullptr);
  // Below those that nobody has closed yet: at a start several things may be wrong.
  void show_error(const QString& text);
  void show_news(const QString& text);
  // What was told no longer holds.
  void clear();
  // Stays until it is answered: by the button, or by closing it.
  void show_offer(const QString& text, const QString& action, std::function<void()> accepted,
                  std::function<void()> refused = {});
  QPushButton* action() const { return action_; }
  QString text() const;

 private:
  void refresh();
  void show_text(const QString& text, const char* look);
  QStringList errors_;
  QString news_;
  QLabel* text_;
  QPushButton* action_;
  std::function<void()> accepted_, refused_;
  QTimer passing_;  // news goes by itself, an error does not
};

}  // namespace rowkeeper::app
