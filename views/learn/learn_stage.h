// The app as lessons see it: what they can have it do, and what they can ask it. The window implements it; lessons know no page.
#pragma once

#include <QObject>
#include <QString>
#include <optional>

#include "views/learn/lesson.h"

namespace rowkeeper::views {

// A value of docs/lesson-format.md.
struct LessonValue {
  QString text;                  // as it is shown; "…" while it is not known
  std::optional<double> number;  // for guesses; none where it is no number, or not known
};

class LearnStage : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  // Why an action can't be done, or a value is none: a fault of the lesson, in English. Empty: it can, it is.
  virtual QString fault(const LessonAction& action) const = 0;
  virtual bool knows(const QString& value) const = 0;

  // One action at a time: done() or failed() follows, perhaps at once; after cancel() neither.
  virtual void begin(const LessonAction& action) = 0;
  virtual void cancel() = 0;
  virtual LessonValue value(const QString& name) const = 0;
  virtual void clear_highlights() = 0;  // and covers
  virtual void uncover() = 0;           // what was hidden until the question is answered

  // The app's settings, before a lesson; and back to them, after it.
  virtual void remember() = 0;
  virtual void restore() = 0;

 signals:
  void done();
  void failed(const QString& reason);  // in the user's words
};

}  // namespace rowkeeper::views
