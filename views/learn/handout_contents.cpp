#include "views/learn/handout_contents.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>

#include "views/canvas/canvas_data.h"
#include "views/canvas/canvas_text.h"
#include "views/learn/handout_charts.h"
#include "views/learn/handout_words.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Handout)
};

HandoutCache make_cache(const RunModel& run) {
  CanvasData data(&run);
  data.refresh();
  const CanvasShape shape = data.shape();
  HandoutCache cache;
  cache.blocks = shape.blocks;
  cache.heads = shape.heads;
  cache.head_size = shape.head_size;
  cache.scale = data.scale();
  if (data.rows() > 0) cache.newest = place_text(data, data.rows() - 1);
  for (int row = 0; row < data.rows(); ++row) {
    const RowState& state = data.row(row);
    cache.rows.push_back({token_text(state.token.bytes), data.look(row), state.times_computed, state.numbers});
  }
  return cache;
}

QString footer_text(const RunModel& run) {
  return run.status().phase == RunPhase::replay ? Words::tr("Made with Rowkeeper, from the recording of a real run")
                                                : Words::tr("Made with Rowkeeper, from a real run on this computer");
}

}  // namespace

HandoutContents make_handout(const RunModel& run, const Verdict& verdict, const QDate& date) {
  const HandoutNumbers numbers = handout_numbers(run);
  HandoutContents contents;
  contents.font = QGuiApplication::font();
  contents.mirrored = QGuiApplication::isRightToLeft();
  contents.model = handout_model_line(run.recording().model);
  contents.date = QLocale().toString(date, QLocale::LongFormat);
  contents.footer = footer_text(run);
  for (const RowState& row : run.state().rows())
    (row.from_prompt ? contents.prompt : contents.made) << token_text(row.token.bytes);
  contents.prompt_title = Words::tr("The prompt: %Ln token(s)", nullptr, static_cast<int>(contents.prompt.size()));
  contents.made_title = Words::tr("What the model wrote: %Ln token(s)", nullptr, static_cast<int>(contents.made.size()));
  contents.cache_title = handout_cache_title(run);
  contents.cache = make_cache(run);
  contents.notes = handout_notes(run);
  contents.time = handout_time_chart(run);
  contents.memory = handout_memory_chart(run);
  contents.facts = handout_facts(numbers);
  contents.verdict = verdict;
  contents.questions = handout_questions(run, numbers);
  return contents;
}

bool has_handout(const RunModel& run) { return !run.state().points().empty(); }

}  // namespace rowkeeper::views
