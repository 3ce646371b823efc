// A lesson's words beside its paragraphs, and telling all of it to whoever hears the window.
#pragma once

#include <QObject>
#include <QTimer>

#include "views/learn/lesson_player.h"

class QWidget;

namespace rowkeeper::views {

QString lesson_place(const LessonPlayer& player);    // "Step 2 of 5"
QString lesson_reply(const LessonPlayer& player);    // to what was chosen or guessed; empty: to nothing
QString lesson_failure(const LessonPlayer& player);  // why the step is not shown
QString lesson_waits(const LessonPlayer& player);    // what the app is busy with

class LessonNews : public QObject {
  Q_OBJECT
 public:
  // In the window of `place`, and only while it is shown.
  LessonNews(const LessonPlayer* player, QWidget* place);

 private:
  void follow();
  void tell(const QString& text);
  QStringList step() const;
  QStringList answer() const;
  QString verdict() const;

  const LessonPlayer* player_;
  QWidget* place_;
  int told_step_ = -1;
  bool told_answer_ = false;  // of that step
  QTimer long_;               // the app has been busy for so long that one wonders
};

}  // namespace rowkeeper::views
