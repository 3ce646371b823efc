#include "views/watch/row_detail.h"

#include <QCoreApplication>
#include <algorithm>
#include <charconv>

#include "core/cost/cache_memory.h"
#include "views/watch/memory_lines.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(RowDetailCard)
};

RowLook look_of(const RunState& state, int row) {
  const RowState& r = state.rows()[static_cast<std::size_t>(row)];
  if (r.invalid) return RowLook::invalid;
  switch (state.place(row)) {
    case RowPlace::kept:
      return RowLook::kept;
    case RowPlace::not_kept:
      return RowLook::not_kept;
    case RowPlace::not_computed:
      return row == state.size() - 1 ? RowLook::newest : RowLook::not_computed;
  }
  return RowLook::not_computed;
}

int steps_since(const std::vector<StepPoint>& points, int row) {
  const std::vector<StepPoint> standing = standing_points(points);
  const auto with_row =
      std::count_if(standing.begin(), standing.end(), [row](const StepPoint& p) { return p.position > row; });
  return std::max(0, static_cast<int>(with_row) - 1);
}

void take_numbers(RowDetail& detail, const ModelShape& shape) {
  if (!detail.row->numbers) return;
  const auto size = static_cast<std::size_t>(shape.head_size);
  // Where heads share keys and values, several show the same.
  const auto kv_head = static_cast<std::size_t>(detail.place.head * shape.kv_heads / shape.heads);
  const BlockIndex block(detail.place.block);
  detail.key = detail.row->numbers->key(block).subspan(kv_head * size, size);
  detail.value = detail.row->numbers->value(block).subspan(kv_head * size, size);
}

QString place_sentence(const RowDetail& detail) {
  switch (detail.look) {
    case RowLook::kept:
      return Words::tr("In the store");
    case RowLook::not_kept:
      return Words::tr("Computed, not kept: the cache is off");
    case RowLook::invalid:
      return Words::tr("To be rebuilt: a token at or above it was replaced");
    case RowLook::not_computed:
      return Words::tr("Not computed yet");
    case RowLook::newest:
      return Words::tr("Not computed yet: the next step does it");
  }
  return {};
}

QString bits_sentence(const RowDetail& detail) {
  const RowState& row = *detail.row;
  if (!row.computed) return {};
  if (row.changed && detail.may_round)
    return Words::tr("computed %n time(s); the bits differ by rounding", nullptr, row.times_computed);
  if (row.changed) return Words::tr("computed %n time(s), and NOT always to the same bits", nullptr, row.times_computed);
  if (row.times_computed > 1) return Words::tr("computed %n time(s), always to the same bits", nullptr, row.times_computed);
  if (detail.unchanged_steps == 0) return Words::tr("computed ×1, by the last step");
  return Words::tr("computed ×1, unchanged for %n step(s)", nullptr, detail.unchanged_steps);
}

QString hex(std::uint64_t fingerprint) { return QStringLiteral("%1").arg(fingerprint, 16, 16, QLatin1Char('0')); }

QString c_text(float number) {
  char text[32];
  return QString::fromLatin1(text, std::to_chars(std::begin(text), std::end(text), number).ptr - text);
}

}  // namespace

RowDetail make_row_detail(const RunModel& run, const Place& place) {
  const RunState& state = run.state();
  const ModelShape& shape = run.recording().model.shape;
  RowDetail detail;
  detail.there = place.row >= 0 && place.row < state.size() && shape.blocks > 0;
  if (!detail.there) return detail;
  detail.place = {place.row, std::clamp(place.block, 0, shape.blocks - 1), std::clamp(place.head, 0, shape.heads - 1)};
  detail.row = &state.rows()[static_cast<std::size_t>(place.row)];
  detail.look = look_of(state, place.row);
  detail.unchanged_steps = steps_since(state.points(), place.row);
  detail.bytes = static_cast<std::size_t>(cache_bytes(shape, CacheFormat::f32, 1));
  detail.exact = run.recording().numbers_exact;
  detail.may_round = !run.exact();
  take_numbers(detail, shape);
  return detail;
}

QString row_title(const RowDetail& detail) {
  return Words::tr("Row %1 ‘%2’, block %3, head %4")
      .arg(count_text(detail.place.row), token_text(detail.row->token.bytes), count_text(detail.place.block + 1),
           count_text(detail.place.head + 1));
}

QString row_state_text(const RowDetail& detail) {
  QStringList parts{place_sentence(detail), bits_sentence(detail)};
  if (detail.row->computed) parts << Words::tr("%1 in all blocks").arg(bytes_text(static_cast<double>(detail.bytes)));
  if (!detail.key.empty() && !detail.exact) parts << Words::tr("8-bit copy from a file");
  parts.removeAll(QString());
  return parts.join(Words::tr(" · "));
}

QString fingerprint_text(const RowDetail& detail) {
  if (detail.row->fingerprints.empty()) return {};
  const RowFingerprint& print = detail.row->fingerprints[static_cast<std::size_t>(detail.place.block)];
  return fingerprint_text(print);
}

QString fingerprint_text(const RowFingerprint& print) {
  return Words::tr("%1 fingerprint of the key\n%2 fingerprint of the value").arg(hex(print.key), hex(print.value));
}

QString numbers_as_text(const RowDetail& detail) {
  QString text =
      row_title(detail) + QStringLiteral("\n%1\t%2\t%3\n").arg(Words::tr("number"), Words::tr("key"), Words::tr("value"));
  for (std::size_t i = 0; i < detail.key.size(); ++i)
    text += QStringLiteral("%1\t%2\t%3\n").arg(QString::number(i + 1), c_text(detail.key[i]), c_text(detail.value[i]));
  return text;
}

}  // namespace rowkeeper::views
