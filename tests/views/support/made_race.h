// A race of made-up steps: times as told, tokens as told, no model and no numbers.
#pragma once

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "views/run/race_model.h"

namespace rowkeeper::views {

struct MadeRace {
  int prompt = 8;
  int tokens = 20;  // asked for
  int steps_a = 20, steps_b = 12;
  ModelShape shape = {.blocks = 2,
                      .heads = 2,
                      .kv_heads = 2,
                      .head_size = 4,
                      .width = 8,
                      .mlp_width = 32,
                      .positions = 1024,
                      .vocabulary = 64};
  LaneRequest a = {}, b = {.cache = false};
  std::function<double(Lane lane, int rows)> seconds = [](Lane lane, int rows) {
    return lane == Lane::a ? 0.010 : 0.010 * rows;
  };
  int other_token_at = -1;  // lane B's step that chooses another token
  float margin = 1;         // of lane A's best candidate over the second
};

inline RecordedStep made_step(const MadeRace& race, Lane lane, int index) {
  const LaneRequest& request = lane == Lane::a ? race.a : race.b;
  const bool other = lane == Lane::b && index == race.other_token_at;
  RecordedStep step;
  StepRecord& record = step.record;
  record.index = index;
  record.position = race.prompt + index;
  record.token = TokenId(other ? 63 : index % 60);
  record.bytes = other ? " wolves" : " goats";
  record.cache = request.cache;
  record.first = request.cache && index > 0 ? record.position - 1 : 0;
  record.rows_computed = record.position - record.first;
  record.rows_reused = record.first;
  record.cache_rows = request.cache ? record.position : 0;
  record.phases.logits = race.seconds(lane, record.position);
  record.candidates = {{record.token, 0.8, 12.0F}, {TokenId(1), 0.1, 12.0F - race.margin}};
  return step;
}

inline Comparison made_comparison(const MadeRace& race) {
  Comparison comparison;
  comparison.steps = comparison.logits_identical_steps = std::min(race.steps_a, race.steps_b);
  for (int i = 0; i < comparison.steps; ++i) {
    comparison.seconds_a += race.seconds(Lane::a, race.prompt + i);
    comparison.seconds_b += race.seconds(Lane::b, race.prompt + i);
    comparison.rows_checked += std::int64_t{race.shape.blocks} * made_step(race, Lane::b, i).record.rows_computed;
  }
  comparison.rows_identical = comparison.rows_checked;
  return comparison;
}

// As the engine would: the status first, then both lanes, then what they have in common.
inline void fill(RaceModel& model, const MadeRace& race, RaceStatus::Phase phase = RaceStatus::Phase::paused) {
  model.set_status(
      {.phase = phase, .request = {.prompt = "", .sampling = {}, .tokens = race.tokens, .a = race.a, .b = race.b}});
  for (const Lane lane : {Lane::a, Lane::b}) {
    const LaneRequest& request = lane == Lane::a ? race.a : race.b;
    Recording recording;
    recording.model.shape = race.shape;
    recording.model.backend = request.backend;
    recording.model.precision = request.weights;
    recording.model.threads = std::max(1, request.threads);
    recording.cache = request.cache;
    for (int i = 0; i < race.prompt; ++i) recording.prompt.push_back({TokenId(i), " the"});
    model.lane(lane).start(recording);
    std::vector<RunEvent> events;
    for (int i = 0; i < (lane == Lane::a ? race.steps_a : race.steps_b); ++i) events.emplace_back(made_step(race, lane, i));
    model.lane(lane).append(std::move(events));
  }
  model.set_comparison(made_comparison(race));
}

}  // namespace rowkeeper::views
