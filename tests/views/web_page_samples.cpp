// Writes pages for a browser to open, and beside each what it must show: from the runs themselves, not from the page.
//
//   web_page_samples FOLDER
#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QTimeZone>

#include "support/bundled_race.h"
#include "support/bundled_run.h"
#include "support/invented_run.h"
#include "support/odd_run.h"
#include "views/race/race_verdict.h"
#include "views/watch/verdict.h"
#include "views/webpage/web_page.h"
#include "views/widgets/format.h"

using namespace rowkeeper;
using namespace rowkeeper::views;

namespace {

const QDateTime kMade(QDate(2024, 5, 17), QTime(10, 30), QTimeZone::utc());

QString place_name(RowPlace place, const RowState& row) {
  if (place == RowPlace::kept) return QStringLiteral("kept");
  if (place == RowPlace::not_kept) return QStringLiteral("notKept");
  return row.invalid && row.numbers ? QStringLiteral("invalid") : QStringLiteral("notComputed");
}

// What a lane looks like after some of its events.
QJsonObject expected_state(const RunState& state) {
  QJsonArray tokens, places, times;
  for (int i = 0; i < state.size(); ++i) {
    const RowState& row = state.rows()[static_cast<std::size_t>(i)];
    tokens.append(token_text(row.token.bytes));
    places.append(place_name(state.place(i), row));
    times.append(row.times_computed);
  }
  return {{"tokens", tokens},
          {"places", places},
          {"times", times},
          {"kept", state.cache_rows()},
          {"computed", static_cast<qint64>(state.rows_computed())},
          {"memory", bytes_text(static_cast<double>(state.cache_bytes()))},
          {"points", static_cast<qint64>(state.points().size())}};
}

QJsonArray expected_lane(const Recording& recording) {
  RunState state(recording);
  QJsonArray states{expected_state(state)};
  for (const RunEvent& event : recording.events) {
    state.apply(event);
    states.append(expected_state(state));
  }
  return states;
}

bool write(const QString& folder, const QString& name, const QByteArray& bytes) {
  QFile file(folder + u'/' + name);
  return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

bool write_run(const QString& folder, const QString& name, const Recording& recording, const CheckState& check = {}) {
  WebRun run;
  run.recording = recording;
  run.status.phase = RunPhase::finished;
  run.check = check;
  RunModel model;
  model.start(recording);
  model.seek(model.events());
  model.set_status(run.status);
  const QJsonObject expected{{"lanes", QJsonArray{expected_lane(recording)}},
                             {"verdict", make_verdict(model, check).title},
                             {"blocks", recording.model.shape.blocks}};
  return write(folder, name + ".html", make_web_page(run, kMade)) &&
         write(folder, name + ".json", QJsonDocument(expected).toJson());
}

bool write_race(const QString& folder, const QString& name, const BundledRace& request) {
  RaceModel race;
  run_race(race, request);
  const QJsonObject expected{
      {"lanes", QJsonArray{expected_lane(race.lane(Lane::a).recording()), expected_lane(race.lane(Lane::b).recording())}},
      {"verdict", make_race_verdict(race).title},
      {"blocks", race.lane(Lane::a).recording().model.shape.blocks}};
  return write(folder, name + ".html", make_web_page(web_race(race), kMade)) &&
         write(folder, name + ".json", QJsonDocument(expected).toJson());
}

// Times and memory as such a step would have, and rows that come out as before.
void make_real(RunEvent& event) {
  auto* const step = std::get_if<RecordedStep>(&event);
  if (step == nullptr) return;
  StepRecord& record = step->record;
  record.phases.logits = 0.018 + 0.002 * record.rows_computed;
  record.rows_rebuilt_identical = record.rows_rebuilt;
  record.cache_bytes_allocated = record.cache_bytes + record.cache_bytes / 5;
  if (!record.cache) record.transient_bytes = std::size_t{73728} * static_cast<std::size_t>(record.rows_computed);
}

// Steps with the cache and without, and an edit among them.
Recording invented(const InventedShape& shape, int prompt, int steps) {
  InventedRun run(shape, prompt);
  Recording recording = run.recording();
  const auto add = [&](std::vector<RunEvent> events) {
    recording.events.insert(recording.events.end(), events.begin(), events.end());
  };
  add(run.steps(steps / 2));
  add({run.set_cache(false)});
  add(run.steps(steps / 4));
  add({run.set_cache(true)});
  add(run.steps(steps / 8));
  add({run.replace_token(3)});
  add(run.steps(steps - steps / 2 - steps / 4 - steps / 8));
  recording.model.name = "random:gpt2";
  for (RunEvent& event : recording.events) make_real(event);
  return recording;
}

CheckState passed_check(int steps) {
  CheckState check;
  check.state = CheckState::State::done;
  check.report = CheckReport{.kind = CheckKind::thorough,
                             .exact = true,
                             .steps = steps,
                             .checked = {{0, steps - 1}},
                             .tokens_identical = steps,
                             .logits_identical = steps};
  return check;
}

Recording bundled() {
  const BundledRun request{.steps = 24, .switches = {{12, false}, {18, true}}};
  Recording recording = bundled_recording(request);
  recording.events = bundled_events(request);
  return recording;
}

}  // namespace

int main(int argc, char** argv) {
  const QCoreApplication app(argc, argv);
  QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
  if (argc != 2) return 2;
  const QString folder = QString::fromLocal8Bit(argv[1]);
  const bool written =
      write_run(folder, "run", bundled(), passed_check(24)) && write_run(folder, "edited", invented({}, 12, 32)) &&
      write_run(folder, "gpt2", invented(kGpt2Shape, 80, 200)) && write_run(folder, "odd", odd_run()) &&
      write_run(folder, "empty", InventedRun({}, 6).recording()) && write_race(folder, "race", {.tokens = 60, .steps = 120});
  return written ? 0 : 1;
}
