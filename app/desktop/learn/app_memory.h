// What the window is set to, from before a lesson to after it.
#pragma once

#include <QSet>
#include <optional>

#include "app/desktop/learn/stage_parts.h"
#include "core/run/recording.h"
#include "views/canvas/canvas_data.h"
#include "views/memory/calculator.h"
#include "views/run/run_commands.h"

namespace rowkeeper::app {

struct AppMemory {
  ModelRequest model;
  views::RunRequest run;
  double speed = 0;
  views::CanvasMode mode = views::CanvasMode::values;
  views::RaceRequest race;
  std::string document;
  bool retain = true;
  views::CalculatorState calculator;
  int way = 0;
  std::optional<Recording> replay;  // that was open

  // Apart from the replay.
  bool same_settings(const AppMemory& other) const;
};

AppMemory remember(const StageParts& parts);
// What another window of the same session was set to, to one that shows what that one did: nothing is begun anew.
void adopt(const StageParts& parts, const StageParts& before);
// What a lesson's actions, of these verbs, have changed, and nothing else; a run or a conversation that it took the place of begins anew.
void restore(const StageParts& parts, const AppMemory& memory, const QSet<QString>& touched);

}  // namespace rowkeeper::app
