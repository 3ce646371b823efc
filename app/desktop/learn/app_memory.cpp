#include "app/desktop/learn/app_memory.h"

#include <algorithm>
#include <initializer_list>
#include <tuple>

#include "app/desktop/learn/stage_targets.h"
#include "views/canvas/cache_canvas.h"
#include "views/canvas/canvas_card.h"
#include "views/chat/prepared_documents.h"
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

namespace {

void restore_run(const StageParts& parts, const AppMemory& memory) {
  Session& session = parts.session;
  emit session.commands.set_speed(memory.speed);
  if (memory.replay) {
    session.settings.set_request(memory.run);
    parts.replay(*memory.replay);
  } else {
    emit session.commands.restart(memory.run);
  }
  parts.watch->cache()->canvas()->set_mode(memory.mode);
  session.selection.clear();
}

void restore_race(const StageParts& parts, const AppMemory& memory) {
  views::RaceSettings* const race = parts.race->settings();
  parts.session.settings.set_request(memory.run);
  race->set_tokens(memory.race.tokens);
  race->set_lane(Lane::a, memory.race.a);
  race->set_lane(Lane::b, memory.race.b);
}

// Whoever had not come to Chat finds it as it is when one comes there first.
void restore_chat(const StageParts& parts, const AppMemory& memory) {
  const QString first = views::prepared_document_text(views::prepared_documents().front().name);
  emit parts.session.chat_commands.set_retain(memory.retain);
  emit parts.session.chat_commands.begin(memory.document.empty() ? first : QString::fromStdString(memory.document));
}

}  // namespace

void adopt(const StageParts& parts, const StageParts& before) {
  parts.watch->cache()->canvas()->set_mode(before.watch->cache()->canvas()->mode());
  parts.race->settings()->take_over(*before.race->settings());
  parts.memory->calculator()->take(before.memory->calculator()->state());
  parts.squeeze->choice()->take_over(*before.squeeze->choice());
}

void restore(const StageParts& parts, const AppMemory& memory, const QSet<QString>& touched) {
  const auto any = [&](std::initializer_list<const char*> verbs) {
    return std::any_of(verbs.begin(), verbs.end(),
                       [&](const char* verb) { return touched.contains(QString::fromLatin1(verb)); });
  };
  show_as_usual(parts);
  if (any({"model"}) && parts.model() != memory.model) parts.load(memory.model, false);
  if (any({"lanes"})) restore_race(parts, memory);
  if (any({"run", "step", "play", "cache", "edit", "mode", "select"})) restore_run(parts, memory);
  if (any({"chat", "ask", "keep", "swap"})) restore_chat(parts, memory);
  if (any({"plan"})) parts.memory->calculator()->take(memory.calculator);
  if (any({"squeeze"})) parts.squeeze->choice()->choose_way(memory.way);
}

}  // namespace rowkeeper::app
