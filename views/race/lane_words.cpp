#include "views/race/lane_words.h"

#include <QCoreApplication>
#include <QLocale>

#include "views/widgets/arithmetic_text.h"
#include "views/widgets/precision_text.h"

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Race)
};

QString threads_text(int threads) {
  return threads == 0 ? Words::tr("a thread for each core") : Words::tr("%n thread(s)", nullptr, threads);
}

}  // namespace

LaneLook lane_look(Lane lane, bool cache_a, bool cache_b) {
  if (lane == Lane::b && cache_a == cache_b) return LaneLook::second;
  return (lane == Lane::a ? cache_a : cache_b) ? LaneLook::cached : LaneLook::uncached;
}

QColor Theme::*lane_color(LaneLook look) {
  switch (look) {
    case LaneLook::cached:
      return &Theme::cached;
    case LaneLook::uncached:
      return &Theme::uncached;
    case LaneLook::second:
      break;
  }
  return &Theme::value;
}

QString lane_title(const LaneRequest& lane, const LaneRequest& other) {
  QString title = lane.cache ? Words::tr("With the KV cache") : Words::tr("Without");
  if (lane.backend != other.backend) title += Words::tr(" · %1").arg(arithmetic_text(lane.backend));
  if (lane.weights != other.weights) title += Words::tr(" · %1").arg(weights_text(lane.weights));
  if (lane.threads != other.threads) title += Words::tr(" · %1").arg(threads_text(lane.threads));
  return title;
}

QString lane_name(const RaceModel& race, Lane lane) {
  const Recording& mine = race.lane(lane).recording();
  const Recording& other = race.lane(lane == Lane::a ? Lane::b : Lane::a).recording();
  QString name = mine.cache ? Words::tr("with the cache") : Words::tr("without");
  if (mine.model.backend != other.model.backend) name += Words::tr(", %1").arg(arithmetic_text(mine.model.backend));
  if (mine.model.precision != other.model.precision) name += Words::tr(", %1").arg(weights_text(mine.model.precision));
  if (mine.model.threads != other.model.threads) name += Words::tr(", %1").arg(threads_text(mine.model.threads));
  return name;
}

QString lane_settings_text(const LaneRequest& lane) {
  QString text = arithmetic_text(lane.backend);
  if (lane.weights != Precision::f32) text = Words::tr("%1 · %2").arg(text, precision_text(lane.weights));
  if (lane.threads != 0) text = Words::tr("%1 · %2").arg(text, threads_text(lane.threads));
  return text;
}

QString clock_text(double seconds) {
  const int decimals = seconds < 10 ? 3 : seconds < 100 ? 2 : 1;
  return Words::tr("%1 s").replace(u' ', QChar(0x00A0)).arg(QLocale().toString(seconds, 'f', decimals));
}

QString tokens_text(int tokens) { return Words::tr("%Ln token(s)", nullptr, tokens); }

double lane_seconds(const RunState& state) {
  double seconds = 0;
  for (const StepPoint& point : state.points()) seconds += point.seconds;
  return seconds;
}

bool lane_finished(const RaceModel& race, Lane lane) {
  const RunModel& run = race.lane(lane);
  if (run.state().points().empty()) return false;
  // The token after the last row of the context is the last.
  const bool full = run.state().size() > run.recording().model.shape.positions;
  return full || static_cast<int>(run.state().points().size()) >= race.status().request.tokens;
}

Lane lane_behind(const RaceModel& race) {
  if (lane_finished(race, Lane::a)) return Lane::b;
  if (lane_finished(race, Lane::b)) return Lane::a;
  const bool b_behind = lane_seconds(race.lane(Lane::b).state()) < lane_seconds(race.lane(Lane::a).state());
  return b_behind ? Lane::b : Lane::a;
}

}  // namespace rowkeeper::views
