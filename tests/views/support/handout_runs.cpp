#include "handout_runs.h"

#include <QtTest>

#include "bundled_run.h"
#include "invented_run.h"

namespace rowkeeper::views {

namespace {

const QDate kDate(2026, 3, 14);

void start(RunModel& run, const BundledRun& request) {
  run.start(bundled_recording(request));
  run.append(bundled_events(request));
}

Recording named(Recording recording) {
  recording.model.name = "invented";
  return recording;
}

void start(RunModel& run, const InventedShape& shape, int prompt, int steps) {
  InventedRun invented(shape, prompt);
  run.start(named(invented.recording()));
  run.append(invented.steps(steps));
}

}  // namespace

HandoutContents handout_of(const RunModel& run) { return make_handout(run, make_verdict(run, {}), kDate); }

void make_handout_run(RunModel& run, const QString& name) {
  const std::string many_words = [] {
    std::string text;
    for (int i = 0; i < 60; ++i) text += "Mara keeps seven goats. ";
    return text;
  }();
  if (name == "cached") start(run, BundledRun{.steps = 12});
  if (name == "uncached") start(run, BundledRun{.steps = 12, .cache = false});
  if (name == "toggled") start(run, BundledRun{.steps = 24, .switches = {{8, false}, {16, true}}});
  if (name == "long prompt") start(run, BundledRun{.prompt = many_words, .steps = 40});
  if (name == "odd characters")
    start(run,
          BundledRun{.prompt = "x = 1  \n\t\u00e9\u4e2d\u6587 \U0001F642 \u0627\u0644\u0639\u0631 \xC0\x80 <b>&amp;</b>\n\n",
                     .steps = 6});
  if (name == "one row") start(run, kGpt2Shape, 1, 1);
  if (name == "300 rows") start(run, kGpt2Shape, 276, 24);
  if (name == "1,024 rows") start(run, kGpt2Shape, 1000, 24);
  if (name == "48 blocks") start(run, {.blocks = 48, .heads = 25, .kv_heads = 25, .positions = 1024}, 20, 8);
  if (name == "shared heads") start(run, {.kv_heads = 1}, 20, 8);
  if (name == "a prompt alone") run.start(bundled_recording({}));
  if (name == "edited") {
    InventedRun invented(InventedShape{}, 12);
    run.start(named(invented.recording()));
    run.append(invented.steps(6));
    run.append({invented.replace_token(5)});
  }
}

void add_handout_runs() {
  QTest::addColumn<QString>("name");
  for (const char* const name : {"cached", "uncached", "toggled", "long prompt", "odd characters", "one row", "300 rows",
                                 "1,024 rows", "48 blocks", "shared heads", "a prompt alone", "edited", "empty"})
    QTest::newRow(name) << QString::fromLatin1(name);
}

ModelStatus ready_model() {
  ModelStatus status;
  status.state = ModelStatus::State::ready;
  status.limits = {20e9, 80e9};
  return status;
}

}  // namespace rowkeeper::views
