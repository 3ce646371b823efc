// What windows work with, one after the other: the models that its pages read, the commands they give, and the engine behind them.
#pragma once

#include "app/desktop/engine/engine.h"
#include "app/desktop/gpu_look.h"
#include "app/desktop/models/hub_link.h"
#include "views/models/hub_model.h"
#include "views/run/chat_model.h"
#include "views/run/findings.h"
#include "views/run/page_models.h"
#include "views/run/prompt_model.h"
#include "views/run/race_model.h"
#include "views/run/replay_player.h"
#include "views/run/run_commands.h"
#include "views/run/run_model.h"
#include "views/run/run_settings.h"
#include "views/run/selection.h"
#include "views/run/serve_model.h"
#include "views/run/squeeze_model.h"

namespace rowkeeper::app {

struct Session {
  views::RunModel run;
  views::PromptModel prompt;
  views::Findings findings;
  views::Selection selection;
  views::RunCommands commands;
  views::RaceModel race;
  views::SqueezeModel squeeze;
  views::RunSettings settings{&commands};
  views::ServeModel serve;
  views::ChatModel chat;
  views::ChatCommands chat_commands;
  views::HubModel hub;
  views::HubCommands hub_commands;
  views::ReplayPlayer replay{&run, &commands};
  GpuLook gpu_look;
  views::PageModels models{.run = &run,
                           .prompt = &prompt,
                           .findings = &findings,
                           .selection = &selection,
                           .commands = &commands,
                           .race = &race,
                           .settings = &settings,
                           .serve = &serve,
                           .squeeze = &squeeze,
                           .chat = &chat,
                           .chat_commands = &chat_commands};
  // Last: they stop their threads before the models go.
  Engine engine{models};
  HubLink hub_link{&hub, &hub_commands};
};

}  // namespace rowkeeper::app
