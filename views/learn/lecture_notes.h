// The lecturer's own window, for a screen that the room does not see: notes on the step that is shown, the answer to its question, what
// comes next, and the time.
#pragma once

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include "views/learn/lesson_player.h"

class QLabel;
class QPushButton;
class QScrollArea;

namespace rowkeeper::views {

class LectureNotes : public QWidget {
  Q_OBJECT
 public:
  explicit LectureNotes(LessonPlayer* player, QWidget* parent = nullptr);
  QString text() const;  // all that it says, a paragraph a line

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void closeEvent(QCloseEvent* event) override;

 private:
  QWidget* build_foot();
  void restyle();
  void refresh();
  void show_time();
  QString answer_text() const;
  QString next_text() const;

  LessonPlayer* player_;
  QLabel *place_, *title_, *notes_, *question_, *coming_, *time_;
  QScrollArea* area_;
  QPushButton *back_, *next_;
  QElapsedTimer since_;
  QTimer clock_;
};

}  // namespace rowkeeper::views
