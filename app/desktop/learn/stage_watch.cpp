// Actions of Watch.
#include <algorithm>

#include "app/desktop/learn/stage_actions.h"
#include "views/canvas/cache_canvas.h"
#include "views/canvas/canvas_card.h"
#include "views/run/prepared_prompts.h"
#include "views/watch/watch_page.h"

namespace rowkeeper::app {

using views::CanvasMode;
using views::CheckState;
using views::LessonAction;
using views::RunPhase;

namespace {

constexpr int kBetweenSteps = 250, kAllSteps = 2000;  // milliseconds: slow enough to follow, never long to wait for
constexpr int kTokens = 40;
constexpr int kNoRow = -1;

bool at_rest(const views::RunModel& run) {
  const views::RunStatus& status = run.status();
  return !status.busy && (status.phase == RunPhase::paused || status.phase == RunPhase::finished);
}

StageTasks steps(const StageParts& parts, int count) {
  Session& session = parts.session;
  const auto made = [&session] { return session.run.state().points().size(); };
  StageTasks tasks;
  for (int i = 0; i < count; ++i) {
    const auto before = std::make_shared<std::size_t>(0);
    tasks.push_back({.begin =
                         [&session, made, before] {
                           *before = made();
                           emit session.commands.step();
                         },
                     .over =
                         [&session, made, before] {
                           const bool finished = session.run.status().phase == RunPhase::finished;
                           return (made() > *before || finished) && at_rest(session.run);
                         },
                     .error = [&session] { return session.run.status().error; },
                     .least_ms = std::min(kBetweenSteps, kAllSteps / count)});
  }
  return tasks;
}

StageTasks run(const StageParts& parts, const LessonAction& action) {
  Session& session = parts.session;
  views::RunRequest request;
  request.prompt = views::prepared_prompt_text(action.words[0]).toStdString();
  request.cache = action.option("cache", "on") == QStringLiteral("on");
  request.tokens = std::max(1, action.option("tokens", QString::number(kTokens)).toInt());
  const auto is_it = [&session, request] {
    std::string prompt;
    for (const RecordedToken& token : session.run.recording().prompt) prompt += token.bytes;
    return prompt == request.prompt && session.run.recording().cache == request.cache;
  };
  const auto started = std::make_shared<bool>(false);
  StageTasks tasks;
  tasks.push_back(
      {.begin =
           [&parts, &session, request, started] {
             parts.show_page("watch");
             parts.watch->cache()->canvas()->set_mode(CanvasMode::values);
             session.selection.clear();
             QObject::connect(
                 &session.run, &views::RunModel::started, &session.run, [started] { *started = true; },
                 Qt::SingleShotConnection);
             emit session.commands.restart(request);
           },
       .over = [&session, started,
                is_it] { return *started && is_it() && at_rest(session.run) && session.run.state().points().empty(); },
       .error = [&session] { return session.run.status().error; }});
  for (StageTask& step : steps(parts, action.option("steps", "0").toInt())) tasks.push_back(std::move(step));
  return tasks;
}

StageTasks play(const StageParts& parts) {
  Session& session = parts.session;
  return {{.begin =
               [&session] {
                 emit session.commands.set_speed(0);
                 emit session.commands.play();
               },
           .over = [&session] { return session.run.status().phase == RunPhase::finished && !session.run.status().busy; },
           .error = [&session] { return session.run.status().error; }}};
}

StageTasks set_cache(const StageParts& parts, bool on) {
  Session& session = parts.session;
  return {{.begin = [&session, on] { emit session.commands.set_cache(on); },
           .over = [&session, on] { return session.run.state().cache() == on && at_rest(session.run); }}};
}

// The first row whose token reads so, spaces around it apart.
int row_of(const views::RunModel& run, const QString& word) {
  const auto& rows = run.state().rows();
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const views::RowState& row) {
    return QString::fromStdString(row.token.bytes).trimmed() == word;
  });
  return found == rows.end() ? kNoRow : static_cast<int>(found - rows.begin());
}

std::optional<Error> missing(int row, const QString& word) {
  return row == kNoRow
             ? std::optional(Error{ErrorCode::option_out_of_range, {"word", word.toStdString(), "a token of the run"}})
             : std::nullopt;
}

StageTasks edit(const StageParts& parts, const QString& word, const QString& other) {
  Session& session = parts.session;
  const auto row = std::make_shared<int>(kNoRow);
  const auto by_hand = std::make_shared<bool>(false);  // the user was asked what would happen, and tried it
  return {{.begin =
               [&session, row, by_hand, word, other] {
                 *row = row_of(session.run, word);
                 *by_hand = *row == kNoRow && row_of(session.run, other) != kNoRow;
                 if (*row == kNoRow) return;
                 const auto& bytes = session.run.state().rows()[static_cast<std::size_t>(*row)].token.bytes;
                 emit session.commands.replace_text(*row, bytes.starts_with(' ') ? u' ' + other : other);
               },
           .over =
               [&session, row, by_hand] {
                 const auto& last = session.run.state().last_edit();
                 return *by_hand || (last && last->row.value() == *row && at_rest(session.run));
               },
           .error =
               [&session, row, by_hand, word] {
                 if (*by_hand || session.run.status().error) return session.run.status().error;
                 return missing(*row, word);
               }}};
}

StageTasks select(const StageParts& parts, const LessonAction& action) {
  Session& session = parts.session;
  const QString word = action.words[0];
  const int block = action.words.value(1, "1").toInt() - 1,
            head = action.words.value(2, "1").toInt() - 1;  // counted as on the screen
  const auto row = std::make_shared<int>(kNoRow);
  return {{.begin =
               [&session, row, word, block, head] {
                 *row = row_of(session.run, word);
                 if (*row != kNoRow) session.selection.select({*row, block, head});
               },
           .error = [row, word] { return missing(*row, word); }}};
}

StageTasks set_mode(const StageParts& parts, const QString& mode) {
  const CanvasMode wanted = mode == QStringLiteral("attention")      ? CanvasMode::attention
                            : mode == QStringLiteral("fingerprints") ? CanvasMode::fingerprints
                                                                     : CanvasMode::values;
  return {{.begin = [&parts, wanted] { parts.watch->cache()->canvas()->set_mode(wanted); }}};
}

StageTasks check(const StageParts& parts, CheckKind kind) {
  Session& session = parts.session;
  return {{.begin = [&session, kind] { emit session.commands.check(kind); },
           .over =
               [&session, kind] {
                 const CheckState& check = session.findings.check();
                 return check.kind == kind && check.state == CheckState::State::done;
               },
           .error = [&session] { return session.findings.check().error; }}};
}

}  // namespace

StageTasks watch_tasks(const StageParts& parts, const LessonAction& action) {
  const QString &verb = action.verb, word = action.words.value(0);
  if (verb == QStringLiteral("run")) return run(parts, action);
  if (verb == QStringLiteral("step")) return steps(parts, word.isEmpty() ? 1 : word.toInt());
  if (verb == QStringLiteral("play")) return play(parts);
  if (verb == QStringLiteral("cache")) return set_cache(parts, word == QStringLiteral("on"));
  if (verb == QStringLiteral("edit")) return edit(parts, word, action.words[1]);
  if (verb == QStringLiteral("mode")) return set_mode(parts, word);
  if (verb == QStringLiteral("select")) return select(parts, action);
  return check(parts, word == QStringLiteral("quick") ? CheckKind::quick : CheckKind::thorough);
}

}  // namespace rowkeeper::app
