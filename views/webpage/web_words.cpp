#include "views/webpage/web_words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include "views/widgets/arithmetic_text.h"
#include "views/widgets/format.h"
#include "views/widgets/precision_text.h"

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(WebPage)
};

QString rebuilt_sentence(const StepRecord& record, bool exact) {
  if (record.rows_rebuilt == 0) return {};
  const int other = record.rows_rebuilt - record.rows_rebuilt_identical;
  if (other == 0)
    return Words::tr("%Ln of them not for the first time: the same bits came out.", nullptr, record.rows_rebuilt);
  return exact ? Words::tr("%Ln of them not for the first time, and OTHER bits came out: an error.", nullptr, other)
               : Words::tr(
                     "%Ln of them not for the first time, and a little differently: this arithmetic adds in another "
                     "order.",
                     nullptr, other);
}

QString computed_sentence(const StepPoint& point, const StepRecord& record) {
  const QString time = time_text(point.seconds);
  const int rows = record.rows_computed;
  if (!record.cache) return Words::tr("Without the cache: %Ln row(s) computed, none kept, in %1.", nullptr, rows).arg(time);
  if (record.rows_reused == 0 && record.index == 0)
    return Words::tr("Prefill: the prompt’s %Ln row(s) computed and kept, in %1.", nullptr, rows).arg(time);
  if (record.rows_reused == 0)
    return Words::tr("The cache was empty: %Ln row(s) computed and kept, in %1.", nullptr, rows).arg(time);
  return Words::tr("%Ln row(s) computed, %1 read from the cache, in %2.", nullptr, rows)
      .arg(count_text(record.rows_reused), time);
}

}  // namespace

QString start_title() { return Words::tr("Start"); }

QString start_sentence(int tokens) {
  return Words::tr("%Ln token(s) in the prompt. No row has been computed yet.", nullptr, tokens);
}

QString step_title(int step, int of) { return Words::tr("Step %1 of %2").arg(count_text(step), count_text(of)); }

QString step_sentence(const StepPoint& point, const StepRecord& record, int dropped, bool exact) {
  QStringList sentences;
  if (dropped > 0)
    sentences << Words::tr("The context was full: the oldest %Ln token(s) had to go, and all other rows are computed anew.",
                           nullptr, dropped);
  sentences << computed_sentence(point, record) << rebuilt_sentence(record, exact);
  sentences.removeAll(QString());
  return sentences.join(u' ');
}

QString edit_title() { return Words::tr("A token was replaced"); }

QString edit_sentence(int row, const QString& token) {
  return Words::tr("Row %1 is ‘%2’ now. The rows above it stay valid; it and all rows below must be computed again.")
      .arg(count_text(row), token);
}

QString switch_title(bool cache) { return cache ? Words::tr("Cache switched on") : Words::tr("Cache switched off"); }

QString switch_sentence(bool cache) {
  return cache ? Words::tr(
                     "The next step computes every row once more and keeps them; from then on each step computes one row.")
               : Words::tr("What the cache held is gone: from now on each step computes every row again.");
}

QJsonObject web_script_words() {
  return {
      {"play", Words::tr("Play")},
      {"pause", Words::tr("Pause")},
      {"position", Words::tr("%1 of %2")},
      {"rowHeader", Words::tr("row")},
      {"tokenHeader", Words::tr("token")},
      {"block", Words::tr("block")},
      {"computedHeader", Words::tr("computed")},
      {"new", Words::tr("×1 new")},
      {"count", Words::tr("×%1")},
      {"rebuild", Words::tr("rebuild")},
      {"kept", Words::tr("in the cache")},
      {"notKept", Words::tr("computed, not kept")},
      {"invalid", Words::tr("to be rebuilt")},
      {"notComputed", Words::tr("not computed yet")},
      {"neverComputed", Words::tr("never computed: the context is full")},
      {"row", Words::tr("row %1")},
      {"times", Words::tr("computed ×%1")},
      {"readHint", Words::tr("Choose a row or a token to read about it.")},
      {"picture", Words::tr("The cache, row by row. Tokens: %1. Rows in the cache: %2.")},
      {"cacheOn", Words::tr("cache on")},
      {"cacheOff", Words::tr("cache off")},
      {"prefill", Words::tr("prefill")},
      {"prefillBeyond", Words::tr("prefill, beyond the scale")},
      {"used", Words::tr("used by rows")},
      {"allocated", Words::tr("allocated")},
      {"spike", Words::tr("only during a step")},
      {"tokenCount", Words::tr("%1 tokens")},
      {"noPoints", Words::tr("Each step will be a point here.")},
      {"tableEvent", Words::tr("Event")},
      {"tableToken", Words::tr("Token")},
      {"tableText", Words::tr("What happened")},
      {"tableMemory", Words::tr("Cache memory")},
  };
}

QStringList web_explanation(bool race, int numbers_per_cell) {
  QStringList all;
  if (race)
    all << Words::tr(
        "Two lanes run the same prompt. The lane whose clock is behind moves next, so that both clocks are honest.");
  all << Words::tr(
      "A token is a piece of text. Grey ones are the prompt’s, green ones with a line below were written by the model; the "
      "newest has a frame.");
  all << Words::tr(
      "The picture of the cache has a line for each row: one token’s key (left, blue) and value (right, orange) in every "
      "block "
      "of the model, painted from the real numbers. Negative numbers are grey. A cell is the mean of %Ln number(s).",
      nullptr, numbers_per_cell);
  all << Words::tr(
      "A row in full colour is in the cache. A pale one was computed but not kept, because the cache is off. An empty frame "
      "is a "
      "row that the next step computes. A row all in grey was computed for another text and must be computed again.");
  all << Words::tr(
      "×1, ×2, ×3 … say how often a row was computed. With the cache that is once; without it every step computes every row "
      "again, and the same bits come out.");
  all << Words::tr("The charts show what that costs: time for each token, and memory for the rows that are kept.");
  return all;
}

QString web_model_name(const RecordedModel& model) {
  const QString name = QString::fromStdString(model.name);
  if (name == QLatin1String("bundled") || name == QLatin1String("rowkeeper-tiny")) return Words::tr("Rowkeeper tiny");
  if (name.isEmpty()) return Words::tr("a model without a name");
  return QDir::isAbsolutePath(name) ? QFileInfo(QDir::cleanPath(name)).fileName() : name;
}

QString web_arithmetic(const RecordedModel& model) {
  const QString on =
      model.device.empty() ? QString::fromLatin1(simd_target_name(model.simd)) : QString::fromStdString(model.device);
  return Words::tr("%1 (%2)").arg(arithmetic_text(model.backend), on);
}

std::vector<WebFigure> web_model_figures(const RecordedModel& model) {
  const ModelShape& shape = model.shape;
  return {{Words::tr("Model"), web_model_name(model)},
          {Words::tr("Shape"), Words::tr("%1 blocks, %2 heads, width %3")
                                   .arg(count_text(shape.blocks), count_text(shape.heads), count_text(shape.width))},
          {Words::tr("Arithmetic"), web_arithmetic(model)},
          {Words::tr("Weights"), precision_text(model.precision)},
          {Words::tr("Threads"), count_text(model.threads)}};
}

}  // namespace rowkeeper::views
