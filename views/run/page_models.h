// What every page is made from: the models it reads and the commands it gives. All outlive the pages.
#pragma once

namespace rowkeeper::views {

class ChatCommands;
class ChatModel;
class Findings;
class PromptModel;
class RaceModel;
class RunCommands;
class RunModel;
class RunSettings;
class Selection;
class ServeModel;
class SqueezeModel;

struct PageModels {
  RunModel* run;
  PromptModel* prompt;
  Findings* findings;
  Selection* selection;
  RunCommands* commands;
  RaceModel* race;
  RunSettings* settings;
  ServeModel* serve;
  SqueezeModel* squeeze;
  ChatModel* chat;
  ChatCommands* chat_commands;
};

}  // namespace rowkeeper::views
