// Lanes whose weights are kept in other bits: how they are chosen, named, predicted and judged.
#include <QComboBox>
#include <QSignalSpy>
#include <QSpinBox>
#include <QToolButton>
#include <QtTest>

#include "support/bundled_race.h"
#include "support/grab.h"
#include "support/made_race.h"
#include "views/race/chosen_machine.h"
#include "views/race/lane_card.h"
#include "views/race/lane_popup.h"
#include "views/race/lane_words.h"
#include "views/race/race_page.h"
#include "views/race/race_ratios.h"
#include "views/race/race_verdict.h"
#include "views/run/findings.h"
#include "views/run/prompt_model.h"
#include "views/run/run_settings.h"
#include "views/run/selection.h"
#include "views/widgets/format.h"

using namespace rowkeeper;
using namespace rowkeeper::views;

namespace {

const MachineLimits kLimits{.bytes_per_second = 20e9, .operations_per_second = 100e9};
const LaneRequest kEight{.cache = false, .weights = Precision::q8};

RaceVerdict verdict_of(const MadeRace& race, const std::function<void(Comparison&)>& change) {
  RaceModel model;
  fill(model, race);
  Comparison comparison = model.comparison();
  change(comparison);
  model.set_comparison(comparison);
  return make_race_verdict(model);
}

// As weights in other bits make it.
void rounded(Comparison& comparison) {
  comparison.logits_identical_steps = 0;
  comparison.logits_max_abs_diff = 0.25;
  comparison.rows_identical = 0;
}

void other_tokens(Comparison& comparison) {
  rounded(comparison);
  comparison.identical_tokens = false;
  comparison.first_difference = 7;
}

// A recording of GPT-2 small whose steps read so many bytes for each weight.
RecordedModel reading(double bytes) {
  RecordedModel model;
  model.shape = gpt2_small();
  model.weights_bytes_read = static_cast<std::size_t>(bytes * step_work(gpt2_small(), {.weight = 1}, 0, 1).weights_bytes);
  return model;
}

bool alike(double a, double b) { return std::abs(a / b - 1) < 1e-6; }

// A page with what it stands on; what it asks for.
struct Desk {
  RunModel run;
  PromptModel prompt;
  Findings findings;
  Selection selection;
  RunCommands commands;
  RaceModel race;
  RunSettings settings{&commands};
  RaceRequest wanted;
  RacePage page{{&run, &prompt, &findings, &selection, &commands, &race, &settings}};

  Desk() {
    QObject::connect(&commands, &RunCommands::prepare_race, [this](const RaceRequest& request) { wanted = request; });
    page.show();
  }
  LanePopup* popup() const { return page.lane(Lane::b)->popup(); }
  void load(Precision weights) {
    ModelStatus status;
    status.state = ModelStatus::State::ready;
    status.model.precision = weights;
    run.set_model_status(status);
  }
};

}  // namespace

class TestRaceWeights : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    apply_theme(*qApp, make_theme(ColorScheme::light, false), 10);
  }

  void weights_are_chosen_where_they_can_be_multiplied() {
    Desk desk;
    desk.popup()->weights_box()->setCurrentIndex(2);
    QVERIFY(desk.wanted.b == kEight && desk.wanted.a == LaneRequest{});
    QCOMPARE(desk.page.lane(Lane::b)->title(), QStringLiteral("Without · 8-bit weights"));
    QVERIFY(desk.page.lane(Lane::b)->settings_button()->text().contains(QStringLiteral("8-bit")));
    desk.popup()->arithmetic_box()->setCurrentIndex(1);
    QVERIFY((desk.wanted.b == LaneRequest{.cache = false, .backend = BackendKind::openblas}));
    QVERIFY(!desk.popup()->weights_box()->isEnabled() && desk.popup()->weights_box()->currentIndex() == 0);
    desk.popup()->arithmetic_box()->setCurrentIndex(0);
    QVERIFY(desk.popup()->weights_box()->isEnabled());
  }

  void looks_with_a_gpu() {
    const std::vector<BackendKind> all(all_backends().begin(), all_backends().end());
    LanePopup popup(nullptr);
    popup.show_request({.backend = BackendKind::cuda, .weights = Precision::f16}, all);
    QCOMPARE(popup.arithmetic_box()->count(), 4);
    QCOMPARE(popup.weights_box()->count(), 2);
    QVERIFY(!popup.threads_box()->isEnabled());  // a GPU has its own
    grab_in_all_themes(popup, "lane-popup-gpu", 430);
  }

  void lanes_begin_with_the_window_s_weights() {
    Desk desk;
    desk.load(Precision::q8);
    QVERIFY(desk.wanted.a.weights == Precision::q8 && desk.wanted.b.weights == Precision::q8);
    desk.popup()->weights_box()->setCurrentIndex(0);
    desk.load(Precision::q8);  // the same once more: nothing new
    QVERIFY(desk.wanted.a.weights == Precision::q8 && desk.wanted.b.weights == Precision::f32);
    desk.popup()->arithmetic_box()->setCurrentIndex(1);
    desk.load(Precision::f16);
    QVERIFY(desk.wanted.a.weights == Precision::f16 && desk.wanted.b.weights == Precision::f32);
  }

  void lanes_are_told_apart() {
    QCOMPARE(lane_title(kEight, {}), QStringLiteral("Without · 8-bit weights"));
    QCOMPARE(lane_title({}, kEight), QStringLiteral("With the KV cache · 32-bit weights"));
    QCOMPARE(lane_title(kEight, kEight), QStringLiteral("Without"));
    QVERIFY(lane_settings_text({.threads = 2, .weights = Precision::f16}).startsWith(QStringLiteral("exact · 16-bit · 2 ")));
    RaceModel race;
    fill(race, {.b = kEight});
    QCOMPARE(lane_name(race, Lane::a), QStringLiteral("with the cache, 32-bit weights"));
    QCOMPARE(lane_name(race, Lane::b), QStringLiteral("without, 8-bit weights"));
  }

  void ratios_are_predicted_from_what_each_lane_reads() {
    MadeRace race{.prompt = 100, .b = {.weights = Precision::f16}};
    race.shape = gpt2_small();
    RaceModel model;
    fill(model, race);
    for (const auto& [lane, bytes] : {std::pair(Lane::a, 4.0), std::pair(Lane::b, 2.0)}) {
      Recording recording = model.lane(lane).recording();
      const std::vector<RunEvent> events = std::exchange(recording.events, {});
      recording.model.weights_bytes_read = reading(bytes).weights_bytes_read;
      model.lane(lane).start(recording);
      model.lane(lane).append(events);
    }
    const RatiosAt later = make_race_ratios(model, kLimits).later[1];
    const CostModel full(gpt2_small(), {}, *machine_of(kLimits)), half(gpt2_small(), {.weight = 2}, *machine_of(kLimits));
    QVERIFY(later.run->predicted && later.step->predicted);
    QVERIFY(alike(later.step->value, half.cached_step(1000).seconds / full.cached_step(1000).seconds));
    QVERIFY(alike(later.run->value, half.run_seconds(100, 900, true) / full.run_seconds(100, 900, true)));
  }

  // By the rate of float arithmetic they would be predicted too slow.
  void eight_bit_lanes_are_not_predicted() {
    MadeRace race{.prompt = 100, .b = {.cache = false, .weights = Precision::q8}};
    race.shape = gpt2_small();
    RaceModel model;
    fill(model, race);
    QVERIFY(!predictable(model.lane(Lane::b).recording().model));
    const RaceRatios ratios = make_race_ratios(model, kLimits);
    QVERIFY(!ratios.later[0].run && !ratios.later[1].step);
  }

  void curves_are_drawn_from_what_the_lane_reads() {
    const auto step = [](const char* machine, double bytes) {
      const ChosenMachine chosen = make_machine(QString::fromLatin1(machine), kLimits);
      return chosen.cost(reading(bytes), Combination::larger).cached_step(1).memory_seconds;
    };
    QVERIFY(alike(step("this", 4), 4 * step("this", 1)));
    QVERIFY(alike(step("this", 4.04), step("this", 4)));  // a matrix is read to the end of its last panel
    // Where 16 bits are usual, 32-bit weights are thought of as kept so, but not 8-bit ones.
    QVERIFY(alike(step("phone", 4), step("phone", 2)));
    QVERIFY(alike(step("phone", 1), step("phone", 2) / 2));
  }

  void the_verdict_is_no_error() {
    const RaceVerdict same = verdict_of({.b = kEight}, rounded);
    QCOMPARE(same.agreement, Agreement::same_tokens);
    QCOMPARE(same.facts.front(),
             QStringLiteral("logits differ by up to %1, because the second lane's weights are rounded to 8 bits")
                 .arg(small_text(0.25)));
    const RaceVerdict other = verdict_of({.b = kEight, .other_token_at = 7}, other_tokens);
    QCOMPARE(other.agreement, Agreement::other_weights);
    QCOMPARE(other.title,
             QStringLiteral("≠ The texts differ from step 7 on: the second lane's weights are rounded to 8 bits"));
    const MadeRace both{.a = {.weights = Precision::f16}, .b = kEight, .other_token_at = 7};
    QVERIFY(verdict_of(both, other_tokens)
                .title.endsWith(QStringLiteral("the first lane's weights are rounded to 16 bits, the second's to 8")));
    QVERIFY(verdict_of({.a = kEight, .b = {}}, rounded).facts.front().contains(QStringLiteral("the first lane's")));
  }

  void where_weights_are_kept_alike_nothing_excuses_a_bit() {
    const MadeRace alike{.a = {.weights = Precision::q8}, .b = kEight, .other_token_at = 7};
    QCOMPARE(verdict_of(alike, rounded).agreement, Agreement::different);
    QCOMPARE(verdict_of(alike, other_tokens).agreement, Agreement::different);
    QCOMPARE(verdict_of(alike, [](Comparison&) {}).agreement, Agreement::identical);
  }

  // SSE4 rounds in other places, and then a code may flip: no failure, however far apart the logits are.
  void eight_bit_lanes_that_round_in_other_places_need_not_agree() {
    const auto judged = [](const Precision weights, const std::function<void(Comparison&)>& change) {
      RaceModel model;
      fill(model, {.a = {.weights = weights}, .b = {.weights = weights}, .other_token_at = 7});
      Recording recording = model.lane(Lane::a).recording();
      const std::vector<RunEvent> events = std::exchange(recording.events, {});
      recording.model.simd = SimdTarget::sse4;
      model.lane(Lane::a).start(recording);
      model.lane(Lane::a).append(events);
      Comparison comparison = model.comparison();
      change(comparison);
      model.set_comparison(comparison);
      return make_race_verdict(model);
    };
    QCOMPARE(judged(Precision::q8, rounded).agreement, Agreement::same_tokens);
    const RaceVerdict other = judged(Precision::q8, other_tokens);
    QCOMPARE(other.agreement, Agreement::rounding_won);
    QVERIFY(other.title.contains(QStringLiteral("step 7")) && other.facts.front().startsWith(QStringLiteral("no error")));
    QCOMPARE(judged(Precision::f16, rounded).agreement, Agreement::different);
    QCOMPARE(judged(Precision::f16, other_tokens).agreement, Agreement::different);
  }

  void real_lanes_agree_as_they_should() {
    RaceModel model;
    run_race(model, {.tokens = 12, .steps = 24, .a = {.weights = Precision::q8}, .b = kEight});
    QCOMPARE(make_race_verdict(model).agreement, Agreement::identical);
    run_race(model, {.tokens = 12, .steps = 24, .b = kEight});
    const Agreement agreement = make_race_verdict(model).agreement;
    QVERIFY(agreement == Agreement::same_tokens || agreement == Agreement::other_weights);
    QVERIFY(model.comparison().logits_max_abs_diff > 0);
  }
};

QTEST_MAIN(TestRaceWeights)
#include "tst_race_weights.moc"
