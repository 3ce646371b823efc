// Actions of the pages other than Watch.
#include <algorithm>

#include "app/desktop/learn/stage_actions.h"
#include "views/chat/prepared_documents.h"
#include "views/chat/word_swap.h"
#include "views/memory/calculator.h"
#include "views/memory/memory_page.h"
#include "views/race/race_page.h"
#include "views/race/race_settings.h"
#include "views/run/prepared_prompts.h"
#include "views/squeeze/squeeze_choice.h"
#include "views/squeeze/squeeze_page.h"

namespace rowkeeper::app {

using views::LessonAction;

namespace {

constexpr int kTokens = 200;
constexpr int kMeasurePatience = 10'000;  // milliseconds
const QString kDevice = QStringLiteral("laptop-16");

StageTasks lanes(const StageParts& parts, const LessonAction& action) {
  Session& session = parts.session;
  views::RunRequest watch;  // a race has its prompt and its sampling
  watch.prompt = views::prepared_prompt_text(action.words[0]).toStdString();
  const int tokens = action.option("tokens", QString::number(kTokens)).toInt();
  const views::LaneRequest a = read_lane(action.option("a"), true).value_or(views::LaneRequest{}),
                           b = read_lane(action.option("b"), false).value_or(views::LaneRequest{.cache = false});
  return {{.begin =
               [&parts, &session, watch, tokens, a, b] {
                 parts.show_page("race");
                 session.settings.set_request(watch);
                 views::RaceSettings* const race = parts.race->settings();
                 race->set_tokens(tokens);
                 race->set_lane(Lane::a, a);
                 race->set_lane(Lane::b, b);
                 race->prepare();
               },
           .over =
               [&parts, &session] {
                 const views::RaceStatus& status = session.race.status();
                 return status.phase == views::RaceStatus::Phase::ready &&
                        status.request == parts.race->settings()->request() && session.race.comparison().steps == 0;
               },
           .error = [&session] { return session.race.status().error; }}};
}

StageTasks race(const StageParts& parts) {
  Session& session = parts.session;
  return {{.begin = [&session] { emit session.commands.race(); },
           .over = [&session] { return session.race.status().phase == views::RaceStatus::Phase::finished; },
           .error = [&session] { return session.race.status().error; }}};
}

bool chat_ready(const views::ChatState& state) { return state.phase == views::ChatState::Phase::ready; }

// The engine leaves the line ends behind a document away.
std::string without_ends(const QString& document) {
  std::string text = document.toStdString();
  while (text.ends_with('\n')) text.pop_back();
  return text;
}

StageTasks chat(const StageParts& parts, const LessonAction& action) {
  Session& session = parts.session;
  const QString document = views::prepared_document_text(action.words[0]);
  const bool keep = action.option("keep", "on") == QStringLiteral("on");
  return {{.begin =
               [&parts, &session, document, keep, name = action.words[0]] {
                 parts.show_page("chat");
                 *parts.document = name;
                 // Rows of an earlier conversation are taken back only while rows are kept: a lesson begins with none.
                 emit session.chat_commands.set_retain(false);
                 emit session.chat_commands.begin(document);
                 emit session.chat_commands.set_retain(keep);
               },
           .over =
               [&session, keep, text = without_ends(document)] {
                 const views::ChatState& state = session.chat.state();
                 return chat_ready(state) && state.document == text && state.retain == keep && state.talk().turns.empty();
               },
           .error = [&session] { return session.chat.state().error; }}};
}

StageTasks ask(const StageParts& parts, int number) {
  Session& session = parts.session;
  const auto turns = std::make_shared<std::size_t>(0);
  return {{.begin =
               [&parts, &session, turns, number] {
                 const views::ChatState& state = session.chat.state();
                 *turns = state.talk().turns.size();
                 // A word of it may have been changed since: the questions are those it came with.
                 const QStringList questions = views::prepared_questions(views::prepared_document_text(*parts.document));
                 emit session.chat_commands.ask(questions.value(number - 1));
               },
           .over = [&session,
                    turns] { return chat_ready(session.chat.state()) && session.chat.state().talk().turns.size() > *turns; },
           .error = [&session] { return session.chat.state().error; }},
          // How long it would have taken the other way is measured when nothing else is done.
          {.begin = [] {},
           .over =
               [&session] {
                 const auto& made = session.chat.state().talk().turns;
                 return !made.empty() && made.back().other_seconds.has_value();
               },
           .patience_ms = kMeasurePatience,
           .optional = true}};
}

StageTasks keep(const StageParts& parts, bool on) {
  Session& session = parts.session;
  return {{.begin = [&session, on] { emit session.chat_commands.set_retain(on); },
           .over = [&session, on] { return chat_ready(session.chat.state()) && session.chat.state().retain == on; }}};
}

StageTasks swap(const StageParts& parts, views::WordPlace place) {
  Session& session = parts.session;
  const auto before = std::make_shared<std::string>();
  return {
      {.begin =
           [&session, before, place] {
             *before = session.chat.state().document;
             const auto changed = views::swap_word(QString::fromStdString(*before), place);
             if (changed) emit session.chat_commands.edit_document(*changed);
           },
       .over = [&session, before] { return chat_ready(session.chat.state()) && session.chat.state().document != *before; },
       .error = [&session] { return session.chat.state().error; }}};
}

StageTasks plan(const StageParts& parts, const LessonAction& action) {
  return {{.begin = [&parts, action] {
    parts.show_page("memory");
    views::Calculator& calculator = *parts.memory->calculator();
    const ModelPreset* const preset = calculator.presets().find_model(action.words[0].toStdString());
    calculator.choose_model(QString::fromStdString(preset->id));
    calculator.set_weights(CacheFormat::f16);
    calculator.choose_device(action.option("device", kDevice));
    calculator.set_format(parse_cache_format(action.option("format", "f16").toStdString()).value_or(CacheFormat::f16));
    calculator.set_conversations(action.option("conversations", "1").toLongLong());
    if (const QString context = action.option("context"); !context.isEmpty()) calculator.set_context(context.toLongLong());
  }}};
}

StageTasks serve(const StageParts& parts, const LessonAction& action) {
  Session& session = parts.session;
  views::ServeSettings settings;
  settings.conversations = action.option("conversations", QString::number(settings.conversations)).toInt();
  settings.pool_mib = action.option("pool", QString::number(settings.pool_mib)).toInt();
  return {{.begin =
               [&parts, &session, settings] {
                 parts.show_page("memory");
                 emit session.commands.serve(settings);
               },
           .over =
               [&session, settings] {
                 const views::ServeStatus& status = session.serve.status();
                 return status.phase == views::ServeStatus::Phase::finished && status.settings == settings;
               },
           .error = [&session] { return session.serve.status().error; }}};
}

}  // namespace

std::optional<views::LaneRequest> read_lane(const QString& settings, bool cache) {
  views::LaneRequest lane{.cache = cache};
  for (const QString& setting : settings.split(u',', Qt::SkipEmptyParts)) {
    const QString name = setting.section(u'=', 0, 0), value = setting.section(u'=', 1);
    if (name == QStringLiteral("cache") && (value == QStringLiteral("on") || value == QStringLiteral("off"))) {
      lane.cache = value == QStringLiteral("on");
    } else if (const auto backend = parse_backend(value.toStdString()); name == QStringLiteral("backend") && backend) {
      lane.backend = *backend;
    } else if (const auto weights = parse_precision(value.toStdString()); name == QStringLiteral("weights") && weights) {
      lane.weights = *weights;
    } else {
      return std::nullopt;
    }
  }
  return lane;
}

int squeeze_way_named(const QString& name) {
  const auto& ways = views::squeeze_ways();
  const auto is_named = [&](const views::SqueezeWay& way) {
    if (way.sharing == views::HeadSharing::twin) return name == QStringLiteral("twin");
    if (way.sharing == views::HeadSharing::folded) return name == QStringLiteral("folded");
    const QString kind = QString::fromStdString(store_kind_name(way.store));
    return name == kind || QStringLiteral("dense:") + name == kind;
  };
  const auto found = std::find_if(ways.begin(), ways.end(), is_named);
  return found == ways.end() ? views::kNoWay : static_cast<int>(found - ways.begin());
}

StageTasks race_tasks(const StageParts& parts, const LessonAction& action) {
  return action.verb == QStringLiteral("lanes") ? lanes(parts, action) : race(parts);
}

StageTasks chat_tasks(const StageParts& parts, const LessonAction& action) {
  const QString word = action.words.value(0);
  if (action.verb == QStringLiteral("chat")) return chat(parts, action);
  if (action.verb == QStringLiteral("ask")) return ask(parts, word.toInt());
  if (action.verb == QStringLiteral("keep")) return keep(parts, word == QStringLiteral("on"));
  return swap(parts, word == QStringLiteral("early") ? views::WordPlace::early : views::WordPlace::late);
}

StageTasks memory_tasks(const StageParts& parts, const LessonAction& action) {
  return action.verb == QStringLiteral("plan") ? plan(parts, action) : serve(parts, action);
}

StageTasks squeeze_tasks(const StageParts& parts, const LessonAction& action) {
  Session& session = parts.session;
  const int way = squeeze_way_named(action.words[0]);
  const auto tried = std::make_shared<bool>(false);  // a failure from before is none of this try
  StageTasks tasks;
  tasks.push_back({.begin =
                       [&parts, way] {
                         parts.show_page("squeeze");
                         parts.squeeze->choice()->choose_way(way);
                       },
                   .over = [&session] { return session.squeeze.basis().ready; },
                   .error = [&session] { return session.squeeze.basis().error; }});
  tasks.push_back({.begin =
                       [&session, way] {
                         if (!session.squeeze.finished(way)) emit session.commands.try_squeezing({way});
                       },
                   .over =
                       [&session, way, tried] {
                         *tried |= session.squeeze.status().running();
                         return session.squeeze.finished(way);
                       },
                   .error =
                       [&session, way, tried] {
                         const views::SqueezeStatus& status = session.squeeze.status();
                         return *tried && status.failed_way == way ? status.error : std::nullopt;
                       }});
  return tasks;
}

}  // namespace rowkeeper::app
