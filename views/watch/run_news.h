// Says to whoever hears the window what a control of the run has done. Of a run that plays, its beginning and its end: not every token.
#pragma once

#include <QObject>

#include "views/run/run_model.h"
#include "views/run/run_settings.h"

class QWidget;

namespace rowkeeper::views {

class RunNews : public QObject {
  Q_OBJECT
 public:
  // In the window of `place`, and only while it is shown.
  RunNews(const RunModel* run, const RunSettings* settings, QWidget* place);
  // What the user did. A lesson that drives the run says itself what there is to say.
  void pressed_play(bool plays);  // else pauses
  void pressed_step();
  void pressed_restart();
  void pressed_cache(bool on);

 private:
  void follow_run();
  void follow_status();
  void tell(const QString& text);
  QString last_event() const;
  QString last_token() const;

  const RunModel* run_;
  const RunSettings* settings_;
  QWidget* place_;
  bool driven_ = false;  // by the user: its end is news
  int stepping_ = -1;    // a step is on its way: the events that were there before it
};

}  // namespace rowkeeper::views
