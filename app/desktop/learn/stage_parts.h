// What lessons can reach of the window: its pages, what they work with, and the few things that the window alone does.
#pragma once

#include <QString>
#include <functional>
#include <memory>

#include "app/desktop/engine/loaded_model.h"
#include "app/desktop/session.h"
#include "core/run/recording.h"

namespace rowkeeper::views {
class ChatPage;
class MemoryPage;
class RacePage;
class SqueezePage;
class WatchPage;
}  // namespace rowkeeper::views

namespace rowkeeper::app {

struct StageParts {
  Session& session;
  views::WatchPage* watch;
  views::RacePage* race;
  views::ChatPage* chat;
  views::MemoryPage* memory;
  views::SqueezePage* squeeze;
  std::function<void(const QString&)> show_page;
  std::function<ModelRequest()> model;                             // that was asked for last
  std::function<void(const ModelRequest&, bool for_lesson)> load;  // one for a lesson is not the user's choice
  std::function<void(Recording)> replay;
  std::shared_ptr<QString> document = std::make_shared<QString>();  // the name of the one that a lesson put on Chat last
};

}  // namespace rowkeeper::app
