#include "support/test_window.h"

#include <algorithm>
#include <cmath>

#include "views/chat/prepared_documents.h"
#include "views/race/race_settings.h"
#include "views/squeeze/left_rows_card.h"
#include "views/squeeze/squeeze_choice.h"

namespace rowkeeper::app {

using views::RaceStatus;
using views::RunPhase;

TestWindow::TestWindow() { appearance.choose(SchemeChoice::light); }

// The next one takes its size of text from the application's.
TestWindow::~TestWindow() { appearance.set_projector(false); }

bool TestWindow::begin(const QSize& size) {
  window.resize(size);
  window.show();
  window.begin();
  return QTest::qWaitFor([this] { return run().status().phase == RunPhase::paused; }, kWait);
}

bool TestWindow::play_to_the_end(int tokens) {
  views::RunRequest request = session().settings.request();
  request.tokens = tokens;
  emit session().commands.set_speed(0);
  emit session().commands.restart(request);
  emit session().commands.play();
  return QTest::qWaitFor(
      [&] {
        return run().status().phase == RunPhase::finished &&
               run().state().points().size() == static_cast<std::size_t>(tokens);
      },
      kWait);
}

bool TestWindow::race_to_the_end(int tokens) {
  window.show_page("race");
  window.race_page().settings()->set_tokens(tokens);
  window.race_page().settings()->prepare();
  emit session().commands.race();
  return QTest::qWaitFor([&] { return session().race.status().phase == RaceStatus::Phase::finished; }, kWait);
}

bool TestWindow::squeeze_all() {
  window.show_page("squeeze");
  views::SqueezeModel& squeeze = session().squeeze;
  std::vector<int> ways;
  for (int way = 0; way < views::kSqueezeWays; ++way) ways.push_back(way);
  emit session().commands.try_squeezing(ways);
  const bool done = QTest::qWaitFor([&] { return squeeze.finished(ways.back()) && !squeeze.status().running(); }, 4 * kWait);
  window.squeeze_page().choice()->set_only_wrong(true);
  return done && QTest::qWaitFor([&] { return window.squeeze_page().rows()->current(); }, kWait);
}

bool TestWindow::chat_to_the_end() {
  using Phase = views::ChatState::Phase;
  window.show_page("chat");
  const views::ChatModel& chat = session().chat;
  if (!QTest::qWaitFor([&] { return chat.state().phase == Phase::ready; }, kWait)) return false;
  const QStringList questions = views::prepared_questions(QString::fromStdString(chat.state().document));
  for (const QString& question : questions) {
    const std::size_t turns = chat.state().talk().turns.size() + 1;
    emit session().chat_commands.ask(question);
    if (!QTest::qWaitFor([&] { return chat.state().talk().turns.size() == turns; }, kWait)) return false;
  }
  return QTest::qWaitFor(
      [&] {
        return std::ranges::all_of(chat.state().talk().turns,
                                   [](const auto& turn) { return turn.other_seconds.has_value(); });
      },
      kWait);
}

bool TestWindow::settle() {
  using ModelState = views::ModelStatus::State;
  emit session().commands.pause();
  emit session().commands.pause_race();
  emit session().commands.stop_squeezing();
  emit session().commands.pause_serving();
  emit session().chat_commands.stop();
  constexpr int kQuiet = 300;  // ms without a change: what was on its way is there
  int before = -1;
  QElapsedTimer waited;
  for (waited.start(); waited.elapsed() < kWait; QTest::qWait(kQuiet)) {
    const auto& race = session().race;
    const bool resting = run().status().phase != RunPhase::playing && run().model_status().state != ModelState::loading &&
                         race.status().phase != RaceStatus::Phase::racing &&
                         race.status().phase != RaceStatus::Phase::loading && !session().prompt.busy() &&
                         session().chat.state().phase != views::ChatState::Phase::asking &&
                         session().chat.state().phase != views::ChatState::Phase::saving;
    const int events = run().events() + race.lane(Lane::a).events() + race.lane(Lane::b).events();
    if (resting && events == before) return true;
    before = resting ? events : -1;
  }
  return false;
}

std::vector<int> token_ids(const views::RunState& state) {
  std::vector<int> ids;
  for (const views::RowState& row : state.rows()) ids.push_back(row.token.id.value());
  return ids;
}

namespace {

bool near(std::span<const float> a, std::span<const float> b, float tolerance) {
  if (a.size() != b.size()) return false;
  float largest = 0;
  for (const float number : a) largest = std::max(largest, std::abs(number));
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (std::abs(a[i] - b[i]) > tolerance * largest) return false;
  }
  return true;
}

bool same_numbers(const views::RowState& a, const views::RowState& b, float tolerance) {
  if (!a.numbers != !b.numbers) return false;
  for (int block = 0; a.numbers && block < a.numbers->blocks(); ++block) {
    const BlockIndex at(block);
    if (!near(a.numbers->key(at), b.numbers->key(at), tolerance)) return false;
    if (!near(a.numbers->value(at), b.numbers->value(at), tolerance)) return false;
  }
  return true;
}

QString row_difference(const views::RunState& a, const views::RunState& b, int row, float tolerance) {
  const auto at = static_cast<std::size_t>(row);
  const views::RowState &left = a.rows()[at], &right = b.rows()[at];
  if (!(left.token.id == right.token.id) || left.token.bytes != right.token.bytes) return "token";
  if (a.place(row) != b.place(row)) return "place";
  if (left.from_prompt != right.from_prompt || left.computed != right.computed || left.invalid != right.invalid)
    return "kind";
  if (left.times_computed != right.times_computed) return "times computed";
  if (left.changed != right.changed) return "changed";
  if (left.fingerprints.size() != right.fingerprints.size()) return "fingerprints";
  for (std::size_t block = 0; block < left.fingerprints.size(); ++block) {
    if (!(left.fingerprints[block] == right.fingerprints[block])) return "fingerprints";
  }
  return same_numbers(left, right, tolerance) ? QString() : QString("numbers");
}

}  // namespace

QString state_difference(const views::RunState& a, const views::RunState& b, float tolerance) {
  if (a.size() != b.size()) return QString("rows: %1 and %2").arg(a.size()).arg(b.size());
  if (a.prompt_size() != b.prompt_size()) return "prompt";
  if (a.cache() != b.cache()) return "cache";
  if (a.cache_rows() != b.cache_rows()) return QString("cache rows: %1 and %2").arg(a.cache_rows()).arg(b.cache_rows());
  if (a.cache_bytes() != b.cache_bytes()) return "cache bytes";
  if (a.points().size() != b.points().size()) return "steps";
  if (a.rows_computed() != b.rows_computed()) return "rows computed";
  if (a.rows_rebuilt() != b.rows_rebuilt() || a.rows_identical() != b.rows_identical()) return "rows rebuilt";
  for (int row = 0; row < a.size(); ++row) {
    const QString what = row_difference(a, b, row, tolerance);
    if (!what.isEmpty()) return QString("row %1: %2").arg(row).arg(what);
  }
  return {};
}

}  // namespace rowkeeper::app
