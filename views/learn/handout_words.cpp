#include "views/learn/handout_words.h"

#include <QCoreApplication>
#include <algorithm>
#include <cstdlib>

#include "views/widgets/format.h"
#include "views/widgets/model_name.h"
#include "views/widgets/precision_text.h"

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Handout)
};

constexpr int kGoOn = 10;        // more tokens, in a question
constexpr int kWordLetters = 4;  // of a token that counts as a word

// Letters alone, but for a space before them.
bool is_word(const std::string& bytes) {
  const QString text = QString::fromStdString(bytes).trimmed();
  return text.size() >= kWordLetters && std::all_of(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
}

QString token_in(const RunState& state, int row) {
  return token_text(state.rows()[static_cast<std::size_t>(row)].token.bytes);
}

HandoutNote rows_note(const CacheRowFactors& row) {
  return {
      Words::tr("Every token has a row."),
      Words::tr("In each of the %1 blocks the model works out two lists of %2 numbers for it: the key, by which the rows "
                "below find it, and the value, which they take from it. Rows go down, blocks across.")
          .arg(count_text(row.blocks), count_text(row.kv_width))};
}

HandoutNote safe_note() {
  return {Words::tr("A row that is computed stays right."),
          Words::tr("It is made from its own token and the rows above it, never from those below. So what is written later "
                    "can't change it: it is like a note in the margin of a page that you have read.")};
}

HandoutNote step_note(int rows) {
  return {Words::tr("With the cache a step computes one row."),
          Words::tr("Every step needs all rows, as the newest looks back at them. With the cache it reads the old ones and "
                    "computes its own. Without it, it computes all %1 again, for one more token.")
              .arg(count_text(rows))};
}

HandoutNote run_note(const RunModel& run) {
  const RunState& state = run.state();
  const std::int64_t again = state.rows_rebuilt();
  if (again == 0)
    return {
        Words::tr("In this run no row was computed twice."),
        Words::tr("Steps computed %1 and read all others. The newest token has no row yet: the next step will compute it.")
            .arg(Words::tr("%Ln row(s)", nullptr, static_cast<int>(state.rows_computed())))};
  const QString lead = Words::tr("In this run rows were computed again.");
  const QString times = Words::tr("%Ln times a row was computed that had been there before, the first one %1 times in all.",
                                  nullptr, static_cast<int>(again))
                            .arg(count_text(state.rows().front().times_computed));
  const QString same = again == state.rows_identical() ? Words::tr("Each time it came out the same, to the last bit.")
                                                       : Words::tr("%Ln times it came out the same, to the last bit.",
                                                                   nullptr, static_cast<int>(state.rows_identical()));
  return {lead, times + u' ' + same};
}

}  // namespace

QString handout_model_line(const RecordedModel& model) {
  const ModelShape& shape = model.shape;
  if (shape.blocks == 0) return {};
  QString line = Words::tr("%1: %2 blocks with %3 heads each, width %4, %5, room for %6 tokens")
                     .arg(model_name_text(model.name), count_text(shape.blocks), count_text(shape.heads),
                          count_text(shape.width), weights_text(model.precision), count_text(shape.positions));
  if (shape.kv_heads == shape.heads) return line;
  return Words::tr("%1. Its heads share the keys and values of %2.").arg(line, count_text(shape.kv_heads));
}

QString handout_cache_title(const RunModel& run) {
  const RunState& state = run.state();
  if (state.cache_rows() > 0)
    return Words::tr("The cache: %Ln row(s), %1", nullptr, state.cache_rows())
        .arg(bytes_text(static_cast<double>(state.cache_bytes())));
  return state.cache() ? Words::tr("The cache is empty") : Words::tr("The cache is off: rows are computed, and let go");
}

std::vector<HandoutNote> handout_notes(const RunModel& run) {
  const RunState& state = run.state();
  const CacheRowFactors row = cache_row_factors(run.recording().model.shape, CacheFormat::f32);
  if (state.size() == 0) return {};
  std::vector<HandoutNote> notes{rows_note(row), safe_note(), step_note(state.size())};
  if (!state.points().empty()) notes.push_back(run_note(run));
  return notes;
}

int handout_word_row(const RunState& state) {
  const int middle = state.prompt_size() / 2;
  int best = std::min(middle, std::max(0, state.size() - 1));
  bool found = false;
  for (int row = 0; row < std::min(state.prompt_size(), state.size()); ++row) {
    if (!is_word(state.rows()[static_cast<std::size_t>(row)].token.bytes)) continue;
    if (!found || std::abs(row - middle) < std::abs(best - middle)) best = row;
    found = true;
  }
  return best;
}

QStringList handout_questions(const RunModel& run, const HandoutNumbers& numbers) {
  const RunState& state = run.state();
  if (state.size() == 0) return {};
  const int row = handout_word_row(state);
  QStringList questions;
  questions << Words::tr(
                   "The token ‘%1’ in row %2 is replaced by another one. Which of the rows must be computed again, and "
                   "which stay valid? Why?")
                   .arg(token_in(state, row), count_text(row));
  questions << Words::tr(
                   "The text has %Ln tokens, and the model writes %1 more. How many rows does it compute for them with the "
                   "cache, and how many without?",
                   nullptr, state.size())
                   .arg(count_text(kGoOn));
  if (numbers.cached_seconds && numbers.first_rows > 1) {
    questions << Words::tr(
                     "The first token took %1, a later one with the cache %2. What had to be done for the first one that "
                     "no cache could spare?")
                     .arg(time_text(*numbers.first_seconds), time_text(*numbers.cached_seconds));
  } else {
    questions << Words::tr(
        "Without the cache a step takes the longer, the longer the text is. Why? And what is left to do in each "
        "step with the cache?");
  }
  questions << Words::tr(
                   "Another model has twice as many blocks, and each is twice as wide. How many bytes does its cache keep "
                   "for one token? (Here it is %1.)")
                   .arg(count_text(numbers.row.bytes()));
  return questions;
}

}  // namespace rowkeeper::views
