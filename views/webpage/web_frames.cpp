#include "views/webpage/web_frames.h"

#include <QJsonArray>

#include "views/webpage/web_words.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

// Rows whose looks follow each other are one entry: [first row, first line, how many].
QJsonArray lines_of(const RecordedStep& step, const NumberScale& scale, WebCells& cells) {
  struct Range {
    int row, line, count;
  };
  std::vector<Range> ranges;
  for (const RecordedRow& row : step.rows) {
    if (!row.numbers) continue;
    const int number = row.row.value(), line = cells.line_of(*row.numbers, scale);
    const bool follows = !ranges.empty() && ranges.back().row + ranges.back().count == number &&
                         ranges.back().line + ranges.back().count == line;
    follows ? void(++ranges.back().count) : ranges.push_back({number, line, 1});
  }
  QJsonArray all;
  for (const Range& range : ranges) all.append(QJsonArray{range.row, range.line, range.count});
  return all;
}

QJsonArray changed_rows(const RunState& state, const StepRecord& record) {
  QJsonArray rows;
  const int end = std::min(record.first + record.rows_computed, state.size());
  for (int row = record.first; row < end; ++row) {
    if (state.rows()[static_cast<std::size_t>(row)].changed) rows.append(row);
  }
  return rows;
}

enum class StepKind { cached, uncached, prefill };

StepKind kind_of(const StepPoint& point) {
  if (point.prefill) return StepKind::prefill;
  return point.cache ? StepKind::cached : StepKind::uncached;
}

// What the store holds is said by every frame, so that the page need not know why it changes.
QJsonObject after(const RunState& state) {
  return {{"on", state.cache()},
          {"kept", state.cache_rows()},
          {"memory", bytes_text(static_cast<double>(state.cache_bytes()))},
          {"computed", static_cast<qint64>(state.rows_computed())}};
}

class FrameWriter {
 public:
  FrameWriter(const Recording& recording, bool exact, WebCells& cells)
      : recording_(recording), exact_(exact), cells_(cells), state_(recording) {
    scale_.take(recording);
    for (const RunEvent& event : recording.events) steps_ += std::holds_alternative<RecordedStep>(event) ? 1 : 0;
  }

  QJsonArray write() {
    QJsonObject start = after(state_);
    start["title"] = start_title();
    start["text"] = start_sentence(state_.size());
    start["clock"] = time_text(0);
    QJsonArray frames{start};
    for (const RunEvent& event : recording_.events) frames.append(frame_of(event));
    return frames;
  }
  const RunState& state() const { return state_; }

 private:
  QJsonObject frame_of(const RunEvent& event) {
    const int rows_before = state_.size();
    state_.apply(event);
    QJsonObject frame = after(state_);
    if (const auto* step = std::get_if<RecordedStep>(&event)) {
      add_step(frame, *step, rows_before);
    } else if (const auto* edit = std::get_if<RecordedEdit>(&event)) {
      frame["kind"] = "edit";
      frame["row"] = edit->row.value();
      frame["token"] = web_token(edit->token);
      frame["rows"] = state_.size();
      frame["title"] = edit_title();
      frame["text"] = edit_sentence(edit->row.value(), web_token(edit->token));
    } else {
      frame["kind"] = "switch";
      frame["title"] = switch_title(state_.cache());
      frame["text"] = switch_sentence(state_.cache());
    }
    frame["clock"] = time_text(seconds_);
    return frame;
  }

  void add_step(QJsonObject& frame, const RecordedStep& step, int rows_before) {
    const StepRecord& record = step.record;
    const StepPoint& point = state_.points().back();
    seconds_ += point.seconds;
    const int dropped = record.slid ? std::max(0, rows_before - record.position) : 0;
    frame["kind"] = "step";
    frame["token"] = web_token({record.token, record.bytes});
    frame["first"] = record.first;
    frame["count"] = record.rows_computed;
    if (dropped > 0) frame["dropped"] = dropped;
    frame["lines"] = lines_of(step, scale_, cells_);
    const QJsonArray changed = changed_rows(state_, record);
    if (!changed.isEmpty()) frame["changed"] = changed;
    frame["point"] = QJsonArray{point.position, point.seconds * 1e3, static_cast<int>(kind_of(point))};
    frame["bytes"] = QJsonArray{static_cast<qint64>(point.cache_bytes), static_cast<qint64>(point.cache_bytes_allocated),
                                static_cast<qint64>(point.transient_bytes)};
    frame["time"] = time_text(point.seconds);
    frame["seconds"] = point.seconds;
    frame["title"] = step_title(static_cast<int>(state_.points().size()), steps_);
    frame["text"] = step_sentence(point, record, dropped, exact_);
  }

  const Recording& recording_;
  bool exact_;
  WebCells& cells_;
  NumberScale scale_;
  RunState state_;
  int steps_ = 0;
  double seconds_ = 0;
};

}  // namespace

QString web_token(const RecordedToken& token) {
  return token.bytes.empty() ? QStringLiteral("<id %1>").arg(token.id.value()) : token_text(token.bytes);
}

WebFrames web_frames(const Recording& recording, bool exact, WebCells& cells) {
  QJsonArray prompt;
  for (const RecordedToken& token : recording.prompt) prompt.append(web_token(token));
  FrameWriter writer(recording, exact, cells);
  const QJsonArray frames = writer.write();
  return {{{"prompt", prompt}, {"frames", frames}, {"positions", recording.model.shape.positions}, {"exact", exact}},
          writer.state()};
}

}  // namespace rowkeeper::views
