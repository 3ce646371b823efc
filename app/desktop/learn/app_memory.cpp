#include "app/desktop/learn/app_memory.h"

#include <tuple>

#include "views/canvas/cache_canvas.h"
#include "views/canvas/canvas_card.h"
#include "views/memory/memory_page.h"
#include "views/race/race_page.h"
#include "views/race/race_settings.h"
#include "views/squeeze/squeeze_choice.h"
#include "views/squeeze/squeeze_page.h"
#include "views/watch/watch_page.h"

namespace rowkeeper::app {

bool AppMemory::same_settings(const AppMemory& other) const {
  const auto all = [](const AppMemory& m) {
    return std::tie(m.model, m.run, m.speed, m.mode, m.race, m.document, m.retain, m.calculator, m.way);
  };
  return all(*this) == all(other);
}

AppMemory remember(const StageParts& parts) {
  const Session& session = parts.session;
  AppMemory memory;
  memory.model = parts.model();
  memory.run = session.settings.request();
  memory.speed = session.settings.speed();
  memory.mode = parts.watch->cache()->canvas()->mode();
  memory.race = parts.race->settings()->request();
  memory.document = session.chat.state().document;
  memory.retain = session.chat.state().retain;
  memory.calculator = parts.memory->calculator()->state();
  memory.way = parts.squeeze->choice()->way();
  if (session.run.status().phase == views::RunPhase::replay) memory.replay = session.run.recording();
  return memory;
}

void restore(const StageParts& parts, const AppMemory& memory) {
  Session& session = parts.session;
  emit session.commands.pause();
  emit session.commands.pause_race();
  emit session.commands.pause_serving();
  emit session.commands.stop_squeezing();
  if (parts.model() != memory.model) parts.load(memory.model);
  emit session.commands.set_speed(memory.speed);
  if (memory.replay) {
    session.settings.set_request(memory.run);
    parts.replay(*memory.replay);
  } else {
    emit session.commands.restart(memory.run);
  }
  parts.watch->cache()->canvas()->set_mode(memory.mode);
  session.selection.clear();
  views::RaceSettings* const race = parts.race->settings();
  race->set_tokens(memory.race.tokens);
  race->set_lane(Lane::a, memory.race.a);
  race->set_lane(Lane::b, memory.race.b);
  const views::ChatState& chat = session.chat.state();
  if (chat.retain != memory.retain) emit session.chat_commands.set_retain(memory.retain);
  if (chat.document != memory.document) emit session.chat_commands.begin(QString::fromStdString(memory.document));
  parts.memory->calculator()->take(memory.calculator);
  parts.squeeze->choice()->choose_way(memory.way);
}

}  // namespace rowkeeper::app
