#include "app/desktop/learn/stage_targets.h"

#include <algorithm>

#include "views/canvas/canvas_card.h"
#include "views/chat/chat_page.h"
#include "views/chat/document_card.h"
#include "views/chat/first_token_card.h"
#include "views/chat/keep_card.h"
#include "views/chat/rows_card.h"
#include "views/chat/talk_card.h"
#include "views/memory/calculator_form.h"
#include "views/memory/context_chart_card.h"
#include "views/memory/fit_card.h"
#include "views/memory/memory_page.h"
#include "views/memory/pages_card.h"
#include "views/race/lane_card.h"
#include "views/race/machine_card.h"
#include "views/race/race_controls.h"
#include "views/race/race_page.h"
#include "views/race/race_rows_card.h"
#include "views/race/race_time_card.h"
#include "views/race/verdict_card.h"
#include "views/squeeze/left_rows_card.h"
#include "views/squeeze/question_card.h"
#include "views/squeeze/squeeze_chart_card.h"
#include "views/squeeze/squeeze_page.h"
#include "views/squeeze/ways_card.h"
#include "views/watch/memory_chart_card.h"
#include "views/watch/prompt_card.h"
#include "views/watch/row_detail_card.h"
#include "views/watch/run_controls.h"
#include "views/watch/same_output_card.h"
#include "views/watch/step_card.h"
#include "views/watch/time_chart_card.h"
#include "views/watch/watch_page.h"
#include "views/widgets/toggle_switch.h"

namespace rowkeeper::app {

namespace {

struct Target {
  const char* name;
  const char* page;
  QWidget* (*find)(const StageParts& parts);
};

using Parts = const StageParts&;

constexpr Target kTargets[] = {
    {"ribbon", "watch", [](Parts p) -> QWidget* { return p.watch->prompt_card(); }},
    {"controls", "watch", [](Parts p) -> QWidget* { return p.watch->controls(); }},
    {"cache_switch", "watch", [](Parts p) -> QWidget* { return p.watch->controls()->cache_switch(); }},
    {"canvas", "watch", [](Parts p) -> QWidget* { return p.watch->cache(); }},
    {"step_card", "watch", [](Parts p) -> QWidget* { return p.watch->step_card(); }},
    {"time_chart", "watch", [](Parts p) -> QWidget* { return p.watch->time_chart(); }},
    {"memory_chart", "watch", [](Parts p) -> QWidget* { return p.watch->memory_chart(); }},
    {"same_output", "watch", [](Parts p) -> QWidget* { return p.watch->same_output(); }},
    {"row_detail", "watch", [](Parts p) -> QWidget* { return p.watch->row_detail(); }},
    {"race_controls", "race", [](Parts p) -> QWidget* { return p.race->controls(); }},
    {"lane_a", "race", [](Parts p) -> QWidget* { return p.race->lane(Lane::a); }},
    {"lane_b", "race", [](Parts p) -> QWidget* { return p.race->lane(Lane::b); }},
    {"race_verdict", "race", [](Parts p) -> QWidget* { return p.race->verdict(); }},
    {"race_times", "race", [](Parts p) -> QWidget* { return p.race->times(); }},
    {"race_rows", "race", [](Parts p) -> QWidget* { return p.race->rows(); }},
    {"race_machine", "race", [](Parts p) -> QWidget* { return p.race->machine(); }},
    {"document", "chat", [](Parts p) -> QWidget* { return p.chat->document(); }},
    {"talk", "chat", [](Parts p) -> QWidget* { return p.chat->talk(); }},
    {"keep", "chat", [](Parts p) -> QWidget* { return p.chat->keep(); }},
    {"first_token", "chat", [](Parts p) -> QWidget* { return p.chat->times(); }},
    {"chat_rows", "chat", [](Parts p) -> QWidget* { return p.chat->rows(); }},
    {"memory_form", "memory", [](Parts p) -> QWidget* { return p.memory->form(); }},
    {"memory_formula", "memory", [](Parts p) -> QWidget* { return p.memory->formula_box(); }},
    {"memory_fit", "memory", [](Parts p) -> QWidget* { return p.memory->fit(); }},
    {"memory_growth", "memory", [](Parts p) -> QWidget* { return p.memory->chart(); }},
    {"memory_pages", "memory", [](Parts p) -> QWidget* { return p.memory->pages(); }},
    {"ways", "squeeze", [](Parts p) -> QWidget* { return p.squeeze->ways(); }},
    {"squeeze_chart", "squeeze", [](Parts p) -> QWidget* { return p.squeeze->chart(); }},
    {"squeeze_question", "squeeze", [](Parts p) -> QWidget* { return p.squeeze->question(); }},
    {"squeeze_rows", "squeeze", [](Parts p) -> QWidget* { return p.squeeze->rows(); }},
};

const Target* find(const QString& name) {
  const auto found = std::find_if(std::begin(kTargets), std::end(kTargets),
                                  [&](const Target& target) { return name == QLatin1String(target.name); });
  return found == std::end(kTargets) ? nullptr : found;
}

}  // namespace

QStringList target_names() {
  QStringList names;
  for (const Target& target : kTargets) names << QString::fromLatin1(target.name);
  return names;
}

QWidget* find_target(const StageParts& parts, const QString& name) {
  const Target* const target = find(name);
  return target == nullptr ? nullptr : target->find(parts);
}

void show_in_lesson(const StageParts& parts, const QString& name) {
  if (target_page(name) == QStringLiteral("watch")) parts.watch->set_whole(true);
}

void show_as_usual(const StageParts& parts) { parts.watch->set_whole(false); }

QString target_page(const QString& name) {
  const Target* const target = find(name);
  return target == nullptr ? QString() : QString::fromLatin1(target->page);
}

}  // namespace rowkeeper::app
