#include "views/webpage/web_page.h"

#include <QCoreApplication>

#include "views/race/lane_words.h"
#include "views/race/race_buttons.h"
#include "views/race/race_ratios.h"
#include "views/race/race_verdict.h"
#include "views/watch/verdict.h"
#include "views/webpage/web_assembly.h"

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(WebPage)
};

const char* tone_name(Tone tone) {
  switch (tone) {
    case Tone::good:
      return "good";
    case Tone::bad:
      return "bad";
    case Tone::neutral:
      break;
  }
  return "neutral";
}

const char* tone_name(Agreement agreement) {
  switch (agreement) {
    case Agreement::identical:
    case Agreement::same_tokens:
      return "good";
    case Agreement::different:
      return "bad";
    case Agreement::nothing_yet:
    case Agreement::rounding_won:
    case Agreement::other_weights:
      break;
  }
  return "neutral";
}

QString lead(const QString& what_to_do) {
  return Words::tr(
             "A language model writes one token after another. Its KV cache keeps the key and the value of each row it has "
             "computed, so that a step computes one new row instead of all of them.") +
         u' ' + what_to_do;
}

std::vector<WebFigure> run_figures(const Recording& recording) {
  std::vector<WebFigure> figures = web_model_figures(recording.model);
  figures.push_back({Words::tr("Tokens are chosen"), chosen_how(recording.sampling)});
  return figures;
}

// The models of both lanes; what they have in common is said once.
std::vector<WebFigure> race_figures(const WebRace& race) {
  std::vector<WebFigure> figures = run_figures(race.a);
  const std::vector<WebFigure> others = run_figures(race.b);
  for (std::size_t i = 0; i < figures.size(); ++i) {
    if (figures[i].value != others[i].value)
      figures[i].value = Words::tr("%1 and %2").arg(figures[i].value, others[i].value);
  }
  return figures;
}

void show_ratio(WebAbout& about, const RaceModel& race) {
  const RaceRatios ratios = make_race_ratios(race, {});
  if (!ratios.run || *ratios.run <= 0) return;
  const RatioWords words = ratio_words(*ratios.run, race.status().phase == RaceStatus::Phase::finished);
  about.ratio = words.times;
  about.faster = words.faster;
}

// Named and coloured as on the page Race.
WebLane web_lane(const WebRace& race, Lane lane) {
  const Recording& own = lane == Lane::a ? race.a : race.b;
  const RaceRequest& request = race.status.request;
  const QString title = lane == Lane::a ? lane_title(request.a, request.b) : lane_title(request.b, request.a);
  const bool exact = row_invariant(own.model.backend);
  switch (lane_look(lane, race.a.cache, race.b.cache)) {
    case LaneLook::cached:
      return {&own, exact, title, "cached", "circle"};
    case LaneLook::uncached:
      return {&own, exact, title, "uncached", "square"};
    case LaneLook::second:
      break;
  }
  return {&own, exact, title, "value", "triangle"};
}

}  // namespace

WebRun web_run(const RunModel& run, const Findings& findings) { return {run.recording(), run.status(), findings.check()}; }

WebRace web_race(const RaceModel& race) {
  return {race.lane(Lane::a).recording(), race.lane(Lane::b).recording(), race.comparison(), race.status()};
}

QByteArray make_web_page(const WebRun& run, const QDateTime& made) {
  RunModel model;
  model.start(run.recording);
  model.seek(model.events());
  model.set_status(run.status);
  const Verdict verdict = make_verdict(model, run.check);
  WebAbout about;
  about.title = Words::tr("A run of %1, step by step").arg(web_model_name(run.recording.model));
  about.lead = lead(Words::tr("Press Play, or move the slider below, to watch it."));
  about.tone = tone_name(verdict.tone);
  about.verdict = verdict.title;
  about.facts = verdict.facts;
  about.how = verdict.how;
  about.figures = run_figures(run.recording);
  return assemble_web_page(about, {{.recording = &run.recording, .exact = model.exact()}}, made);
}

QByteArray make_web_page(const WebRace& race, const QDateTime& made) {
  RaceModel model;
  for (const Lane lane : {Lane::a, Lane::b}) {
    model.lane(lane).start(lane == Lane::a ? race.a : race.b);
    model.lane(lane).seek(model.lane(lane).events());
  }
  model.set_comparison(race.comparison);
  model.set_status(race.status);
  const RaceVerdict verdict = make_race_verdict(model);
  WebAbout about;
  about.title = Words::tr("Two runs of %1 side by side").arg(web_model_name(race.a.model));
  about.lead = lead(Words::tr("Here two runs of the same prompt stand side by side. Press Play, or move the slider below."));
  about.tone = tone_name(verdict.agreement);
  about.verdict = verdict.title;
  about.facts = verdict.facts;
  show_ratio(about, model);
  about.figures = race_figures(race);
  return assemble_web_page(about, {web_lane(race, Lane::a), web_lane(race, Lane::b)}, made);
}

}  // namespace rowkeeper::views
