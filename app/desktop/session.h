// What one window works with: the models that its pages read, the commands they give, and the engine behind them.
#pragma once

#include "app/desktop/engine/engine.h"
#include "views/run/findings.h"
#include "views/run/prompt_model.h"
#include "views/run/run_commands.h"
#include "views/run/run_model.h"
#include "views/run/selection.h"

namespace rowkeeper::app {

struct Session {
  views::RunModel run;
  views::PromptModel prompt;
  views::Findings findings;
  views::Selection selection;
  views::RunCommands commands;
  Engine engine{{&run, &prompt, &findings, &commands}};  // last: stops its threads before the models go
};

}  // namespace rowkeeper::app
