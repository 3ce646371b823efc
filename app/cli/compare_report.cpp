#include "app/cli/compare_report.h"

#include "app/cli/loading.h"
#include "app/cli/output.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace rowkeeper::cli {

using nlohmann::ordered_json;

namespace {

// SSE4 has no fused multiply-add, so it rounds in other places than the rest.
bool fuses(const Model& model) { return model.simd() != SimdTarget::sse4; }

bool is_lossy(const Run& run) { return run.cache() && !run.options().store.lossless(); }

bool same_weights(const Race& race) {
  return race.lane(Lane::a).model().precision() == race.lane(Lane::b).model().precision();
}

bool must_agree_in_bits(const Model& a, const Model& b) {
  return a.backend() == b.backend() && row_invariant(a.backend()) && (on_device(a.backend()) || fuses(a) == fuses(b));
}

// Such products round their inputs to codes as well: a difference in the last bit may flip a code, which moves logits by hundredths.
bool rounds_activations(const Model& model) { return model.precision() == Precision::q8; }

// Other orders of adding change logits by millionths of their range. A large difference excuses nothing.
bool is_rounding(const Race& race) {
  const auto [lowest, highest] = std::ranges::minmax(race.lane(Lane::a).logits());
  return race.comparison().logits_max_abs_diff < 1e-3 * static_cast<double>(highest - lowest);
}

std::string share(std::int64_t part, std::int64_t whole) { return fmt::format("{} of {} identical", part, whole); }

std::string engine(const Model& model) {
  return fmt::format("{} ({}), {}", backend_name(model.backend()), computed_on(model), counted(model.threads(), "thread"));
}

std::string weights(const Model& model) {
  return fmt::format("{}, {}", precision_name(model.precision()), readable_bytes(model.weights_bytes()));
}

struct Row {
  const char* label;
  std::string a, b;
};

// Lane B's column begins behind the widest of lane A's.
std::string table(const std::vector<Row>& rows) {
  std::size_t widest = 29;
  for (const Row& row : rows) widest = std::max(widest, row.a.size());
  std::string text;
  for (const Row& row : rows) text += fmt::format("  {:<17}{:<{}}  {}\n", row.label, row.a, widest, row.b);
  return text;
}

std::string cache_kind(const Run& lane) {
  if (!lane.cache()) return "off";
  return lane.options().store == StoreKind() ? "on" : store_kind_name(lane.options().store);
}

std::string cache(const RunRecord& lane) {
  return fmt::format("{} rows, {}", lane.last().cache_rows, readable_bytes(lane.last().cache_bytes));
}

std::string lanes_text(const RaceResult& result) {
  const RunRecord &a = result.a.record, &b = result.b.record;
  const auto per_second = [](const RunRecord& lane) {
    return fmt::format("{:.4f} s ({:.1f} tokens/s)", lane.seconds(), lane.seconds() > 0 ? lane.steps() / lane.seconds() : 0);
  };
  const Run &lane_a = result.race.lane(Lane::a), &lane_b = result.race.lane(Lane::b);
  std::vector<Row> rows;
  rows.push_back({"", "lane A", "lane B"});
  rows.push_back({"engine", engine(lane_a.model()), engine(lane_b.model())});
  if (lane_a.model().precision() != Precision::f32 || lane_b.model().precision() != Precision::f32) {
    rows.push_back({"weights", weights(lane_a.model()), weights(lane_b.model())});
  }
  rows.push_back({"cache", cache_kind(lane_a), cache_kind(lane_b)});
  rows.push_back({"tokens", std::to_string(a.steps()), std::to_string(b.steps())});
  rows.push_back({"rows computed", std::to_string(a.rows_computed()), std::to_string(b.rows_computed())});
  rows.push_back({"rows read back", std::to_string(a.rows_reused()), std::to_string(b.rows_reused())});
  rows.push_back({"cache at the end", cache(a), cache(b)});
  rows.push_back({"time", per_second(a), per_second(b)});
  return table(rows);
}

// Why bits may differ where nothing is kept in fewer bits, and what is held together all the same.
std::string rounding_note(const Race& race) {
  const Run &a = race.lane(Lane::a), &b = race.lane(Lane::b);
  if (!same_weights(race) || is_lossy(a) || is_lossy(b)) return "";
  if (must_agree_in_bits(a.model(), b.model())) return "";
  const BackendKind kind = row_invariant(a.model().backend()) ? b.model().backend() : a.model().backend();
  const std::string why =
      !row_invariant(kind)
          ? fmt::format("{} orders its sums by the number of rows that it computes at once", backend_name(kind))
      : a.model().backend() != b.model().backend() ? "the two backends add up in different orders"
                                                   : "sse4 rounds each product before it is added, the others do not";
  return fmt::format(
      "\n  Last bits may differ here: {},\n  and a floating-point sum in another order rounds in other places. The tokens "
      "must "
      "still be the same,\n  unless a step's two best candidates were closer than that rounding.\n",
      why);
}

// What happened, in sentences, where a run with the cache is held against one without.
std::string summary(const RaceResult& result) {
  const Comparison& comparison = result.race.comparison();
  const RunRecord &a = result.a.record, &b = result.b.record;
  const bool cached_against_uncached = result.race.lane(Lane::a).cache() && !result.race.lane(Lane::b).cache();
  if (!cached_against_uncached || !comparison.identical_tokens || result.interrupted() || a.steps() < 2) return "";
  const bool bits = comparison.bit_identical();
  const double rows = static_cast<double>(b.rows_computed()) / static_cast<double>(a.rows_computed());
  std::string text = fmt::format("\nBoth lanes wrote the same {} tokens{}.\n", comparison.steps,
                                 bits ? ", and every number behind them agrees to the last bit" : "");
  text += fmt::format(
      "With the cache a step computed one new row and read the earlier ones back: {} rows in all,\n"
      "the prompt included. Without it every step computed every row again: {} rows, {:.0f} times\n"
      "as many. A step of one row must still read all the weights, so time shrinks less than rows.\n",
      a.rows_computed(), b.rows_computed(), rows);
  text += fmt::format("The price is memory: at the end the cache held {}, {} for each token.\n",
                      readable_bytes(a.last().cache_bytes),
                      readable_bytes(a.last().cache_bytes / static_cast<std::size_t>(std::max(1, a.last().cache_rows))));
  return text;
}

}  // namespace

ordered_json comparison_json(const RaceResult& result) {
  const Comparison& comparison = result.race.comparison();
  ordered_json json = {
      {"identical_tokens", comparison.identical_tokens},
      {"first_difference", comparison.first_difference ? ordered_json(*comparison.first_difference) : ordered_json(nullptr)},
      {"steps", comparison.steps},
      {"logits_identical_steps", comparison.logits_identical_steps},
      {"logits_max_abs_diff", comparison.logits_max_abs_diff},
      {"rows_checked", comparison.rows_checked},
      {"rows_identical", comparison.rows_identical},
      {"seconds_a", comparison.seconds_a},
      {"seconds_b", comparison.seconds_b},
      {"speedup", comparison.speedup()}};
  if (result.interrupted()) json["interrupted"] = true;
  json["a"] = result.a.record.json(result.a.stop);
  json["b"] = result.b.record.json(result.b.stop);
  return json;
}

std::string comparison_text(const RaceResult& result) {
  const Comparison& comparison = result.race.comparison();
  std::string text;
  if (result.interrupted()) text += "INTERRUPTED: the figures are of the steps that both lanes had made.\n\n";
  text += lanes_text(result) + "\n";
  text += fmt::format("  {:<17}{}\n", "tokens",
                      comparison.identical_tokens ? share(comparison.steps, comparison.steps)
                                                  : fmt::format("DIFFERENT from step {} on", *comparison.first_difference));
  text += fmt::format("  {:<17}{}, largest difference {:.3g}\n", "logits",
                      share(comparison.logits_identical_steps, comparison.steps), comparison.logits_max_abs_diff);
  text += fmt::format("  {:<17}{} (rows x {} blocks)\n", "keys and values",
                      share(comparison.rows_identical, comparison.rows_checked),
                      result.race.lane(Lane::a).model().shape().blocks);
  if (!same_weights(result.race)) {
    text += fmt::format(
        "\n  Lane A keeps its weights as {}, lane B as {}: they compute other numbers, so differences are no failure.\n",
        precision_name(result.race.lane(Lane::a).model().precision()),
        precision_name(result.race.lane(Lane::b).model().precision()));
  }
  if (comparison.steps == 0) return text;
  text += rounding_note(result.race);
  text += fmt::format("\n  {:<17}{:<6.1f} (B's time over A's for all {} steps, prefill included)\n", "run ratio",
                      comparison.speedup(), comparison.steps);
  text += fmt::format("  {:<17}{:<6.1f} (the same for a step at the end: medians of the last ten)\n", "step ratio",
                      result.end_ratio);
  return text + summary(result);
}

Verdict judge(const Race& race) {
  const Comparison& comparison = race.comparison();
  // Other tokens are what such weights or such a cache may cost.
  if (!same_weights(race)) return {};
  if (is_lossy(race.lane(Lane::a)) || is_lossy(race.lane(Lane::b))) return {};
  if (must_agree_in_bits(race.lane(Lane::a).model(), race.lane(Lane::b).model())) {
    if (comparison.bit_identical()) return {};
    const std::string tokens = comparison.identical_tokens
                                   ? std::string("the tokens are the same")
                                   : fmt::format("the tokens differ from step {} on", *comparison.first_difference);
    return {false,
            fmt::format("the lanes differ although they must agree to the last bit: {}, logits {}, (row, block) pairs {}; "
                        "please report this",
                        tokens, share(comparison.logits_identical_steps, comparison.steps),
                        share(comparison.rows_identical, comparison.rows_checked))};
  }
  if (comparison.identical_tokens) return {};
  const int step = *comparison.first_difference;
  const double margin = race.top_two_margin(step);
  const std::string facts = fmt::format(
      "the lanes chose different tokens at step {}, where lane A's top two logits are {:.3g} apart and the lanes' logits "
      "differ "
      "by up to {:.3g}",
      step, margin, comparison.logits_max_abs_diff);
  if (rounds_activations(race.lane(Lane::a).model()) || rounds_activations(race.lane(Lane::b).model())) {
    return {true, facts +
                      ": no failure, as with q8 weights activations are rounded again, and lanes that round in other places "
                      "need not agree"};
  }
  if (is_rounding(race) && margin < 4 * comparison.logits_max_abs_diff) return {true, facts + ": rounding decides there"};
  return {false, facts + ": rounding does not explain that; please report this"};
}

}  // namespace rowkeeper::cli
