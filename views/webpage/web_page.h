// A run or a race as one HTML file that plays it back: it needs no model, no program and no network.
#pragma once

#include <QByteArray>
#include <QDateTime>

#include "core/run/comparison.h"
#include "core/run/recording.h"
#include "views/run/findings.h"
#include "views/run/race_model.h"
#include "views/run/run_status.h"

namespace rowkeeper::views {

// Copies that share the rows' numbers, so that a page can be made on another thread.
struct WebRun {
  Recording recording;
  RunStatus status;
  CheckState check;
};
struct WebRace {
  Recording a, b;
  Comparison comparison;
  RaceStatus status;
};

WebRun web_run(const RunModel& run, const Findings& findings);
WebRace web_race(const RaceModel& race);

// `made`: when, as the page says.
QByteArray make_web_page(const WebRun& run, const QDateTime& made);
QByteArray make_web_page(const WebRace& race, const QDateTime& made);

}  // namespace rowkeeper::views
