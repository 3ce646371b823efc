#include "views/squeeze/squeeze_words.h"

#include <QCoreApplication>
#include <algorithm>

#include "views/canvas/canvas_text.h"
#include "views/widgets/error_text.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Squeeze)
};

struct WayWords {
  const char* name;
  const char* short_name;
  const char* explanation;
};

// In the order of squeeze_ways().
constexpr WayWords kWays[kSqueezeWays] = {
    {QT_TRANSLATE_NOOP("Squeeze", "16-bit"), QT_TRANSLATE_NOOP("Squeeze", "16-bit"),
     QT_TRANSLATE_NOOP("Squeeze", "Every number rounded to 16 bits.")},
    {QT_TRANSLATE_NOOP("Squeeze", "8-bit"), QT_TRANSLATE_NOOP("Squeeze", "8-bit"),
     QT_TRANSLATE_NOOP("Squeeze", "Whole numbers from −127 to 127; each 32 of them share a scale.")},
    {QT_TRANSLATE_NOOP("Squeeze", "4-bit"), QT_TRANSLATE_NOOP("Squeeze", "4-bit"),
     QT_TRANSLATE_NOOP("Squeeze", "Whole numbers from −7 to 7; each 32 of them share a scale.")},
    {QT_TRANSLATE_NOOP("Squeeze", "keys 8, values 4"), QT_TRANSLATE_NOOP("Squeeze", "keys 8, values 4"),
     QT_TRANSLATE_NOOP("Squeeze",
                       "8 bits for the keys, which decide where a row looks; 4 for the values, which are averaged anyway.")},
    {QT_TRANSLATE_NOOP("Squeeze", "newest 64 rows"), QT_TRANSLATE_NOOP("Squeeze", "newest 64"),
     QT_TRANSLATE_NOOP("Squeeze", "A window that slides: a row leaves when 64 newer ones have come.")},
    {QT_TRANSLATE_NOOP("Squeeze", "first 4 + newest 60"), QT_TRANSLATE_NOOP("Squeeze", "first 4 + newest 60"),
     QT_TRANSLATE_NOOP("Squeeze", "The same window, but the first four rows stay: heads with nothing to do look there.")},
    {QT_TRANSLATE_NOOP("Squeeze", "most looked-at 64"), QT_TRANSLATE_NOOP("Squeeze", "most looked-at"),
     QT_TRANSLATE_NOOP("Squeeze", "The newest 16 rows, and of the others the 48 that attention has looked at most so far.")},
    {QT_TRANSLATE_NOOP("Squeeze", "merge old pairs"), QT_TRANSLATE_NOOP("Squeeze", "merged"),
     QT_TRANSLATE_NOOP("Squeeze", "64 entries: the newest 32 rows, and older ones averaged with their neighbours.")},
    {QT_TRANSLATE_NOOP("Squeeze", "one key head for all (twin)"), QT_TRANSLATE_NOOP("Squeeze", "one head (twin)"),
     QT_TRANSLATE_NOOP("Squeeze",
                       "Another model, whose heads all share one key and one value: this one with its heads averaged, and "
                       "then 2,500 steps of training that mended what this broke.")},
    {QT_TRANSLATE_NOOP("Squeeze", "fold this model's heads"), QT_TRANSLATE_NOOP("Squeeze", "folded heads"),
     QT_TRANSLATE_NOOP(
         "Squeeze",
         "An experiment: the keys and values of all heads averaged into one, without any training. It is meant "
         "to fail: heads that share must be trained to.")},
    {QT_TRANSLATE_NOOP("Squeeze", "pages of 16 rows"), QT_TRANSLATE_NOOP("Squeeze", "pages of 16"),
     QT_TRANSLATE_NOOP("Squeeze",
                       "The same numbers, to the last bit. Memory is given out 16 rows at a time, so no conversation "
                       "holds room that it may never need.")},
};

const WayWords& words(int way) { return kWays[static_cast<std::size_t>(way)]; }

QString translated(const char* text) { return QCoreApplication::translate("Squeeze", text); }

QString of_text(int part, int whole) { return Words::tr("%1 of %2").arg(count_text(part), count_text(whole)); }

// What a way saves before it has been tried: known from what one row takes, or how many rows there are at most.
QString nominal_note(const SqueezeModel& squeeze, int way) {
  const SqueezeWay& wanted = squeeze_way(way);
  if (wanted.group == SqueezeGroup::pages) return Words::tr("same bits");
  if (wanted.group == SqueezeGroup::fewer_rows)
    return Words::tr("%1 rows").arg(count_text(wanted.store.rows + wanted.store.sinks));
  const WayFacts& facts = squeeze.basis().ways[static_cast<std::size_t>(way)];
  if (squeeze.basis().row_bytes == 0) return {};
  return percent_text(static_cast<double>(facts.row_bytes) / static_cast<double>(squeeze.basis().row_bytes));
}

// All, none or some of the rows that stated the fact, in words about the way.
QString left_text(const SqueezeItem& item, int way) {
  const SqueezeWay& wanted = squeeze_way(way);
  const int rows = item.found.evidence_end.value() - item.found.evidence_begin.value(), held = item.found.evidence_held;
  if (held == 0)
    return Words::tr(
        "None of them was in the cache any more when the answer began: the model answered from the rows it had.");
  if (held < rows) return Words::tr("%1 of them were still in the cache when the answer began.").arg(of_text(held, rows));
  if (wanted.store.keeping == Keeping::merge)
    return Words::tr("They were still in the cache when the answer began, but averaged with their neighbours.");
  if (wanted.store.drops_rows()) return Words::tr("All of them were still in the cache when the answer began.");
  if (wanted.store.lossless() && wanted.sharing == HeadSharing::none)
    return Words::tr("All of them were in the cache, to the last bit.");
  if (wanted.sharing != HeadSharing::none)
    return Words::tr("All of them were in the cache, with one key and one value for all heads.");
  return Words::tr("All of them were in the cache, in fewer bits.");
}

}  // namespace

QString group_name(SqueezeGroup group) {
  switch (group) {
    case SqueezeGroup::fewer_bits:
      return Words::tr("Fewer bits");
    case SqueezeGroup::fewer_rows:
      return Words::tr("Throw rows away");
    case SqueezeGroup::shared_heads:
      return Words::tr("Share heads");
    case SqueezeGroup::pages:
      return Words::tr("Give out memory in pages");
  }
  return {};
}

QString way_name(int way) { return translated(words(way).name); }
QString short_way_name(int way) { return translated(words(way).short_name); }
QString way_explanation(int way) { return translated(words(way).explanation); }

QString way_note(const SqueezeModel& squeeze, int way) {
  if (!squeeze.basis().ready) return {};
  if (squeeze.basis().ways[static_cast<std::size_t>(way)].state != WayState::possible) return QStringLiteral("—");
  const SqueezeResult& result = squeeze.result(way);
  const int done = static_cast<int>(result.items.size());
  if (squeeze.status().loading_way == way) return Words::tr("loading…");
  if (!squeeze.finished(way) && (done > 0 || squeeze.status().way == way)) return of_text(done, squeeze.texts());
  if (!squeeze.finished(way)) return nominal_note(squeeze, way);
  if (squeeze.basis().asked) return Words::tr("%1 right").arg(count_text(result.report.answers_right));
  return percent_text(result.report.top1_agreement);
}

QString way_obstacle(const SqueezeModel& squeeze, int way) {
  switch (squeeze.basis().ways[static_cast<std::size_t>(way)].state) {
    case WayState::possible:
      return {};
    case WayState::not_read:
      return Words::tr("This arithmetic reads the plain 32-bit cache only. Choose the exact arithmetic in the bar above.");
    case WayState::one_already:
      return Words::tr("This model's heads share one key and one value already.");
    case WayState::no_twin:
      return Words::tr("Only the bundled model has a twin that was trained so.");
  }
  return {};
}

QString progress_text(const SqueezeModel& squeeze) {
  const SqueezeStatus& status = squeeze.status();
  if (!status.running()) {
    if (!status.error) return {};
    if (status.failed_way < 0) return error_text(*status.error);
    return Words::tr("%1: %2").arg(way_name(status.failed_way), error_text(*status.error));
  }
  const QString name = way_name(status.way);
  if (status.loading_way == status.way) return Words::tr("%1: loading the model…").arg(name);
  const int at = static_cast<int>(squeeze.result(status.way).items.size()) + 1;
  const QString pattern = squeeze.basis().asked ? Words::tr("%1: question %2") : Words::tr("%1: text %2");
  return pattern.arg(name, of_text(std::min(at, squeeze.texts()), squeeze.texts()));
}

QString rows_text(RowIndex begin, RowIndex end) {
  if (end.value() - begin.value() == 1) return Words::tr("row %1").arg(count_text(begin.value()));
  return Words::tr("rows %1–%2").arg(count_text(begin.value()), count_text(end.value() - 1));
}

QString link_text(const SqueezedRows& rows) {
  return Words::tr("Show %1 in the cache →").arg(rows_text(rows.evidence_begin, rows.evidence_end));
}

QString divergence_text(double divergence) { return Words::tr("KL divergence %1").arg(small_text(divergence)); }

QStringList measures(const SqueezeItem& item) {
  const FidelityItem& found = item.found;
  const int positions = std::max(1, found.positions);
  return {Words::tr("%1 · the top choice agrees at %2 tokens")
              .arg(divergence_text(found.divergence_sum / positions), of_text(found.top1_same, found.positions)),
          Words::tr("cache at the end %1, exact %2")
              .arg(bytes_text(static_cast<double>(found.cache_bytes)), bytes_text(static_cast<double>(item.exact_bytes)))};
}

QString short_measures(const SqueezeItem& item) {
  const FidelityItem& found = item.found;
  return Words::tr("%1 · %2").arg(divergence_text(found.divergence_sum / std::max(1, found.positions)),
                                  bytes_text(static_cast<double>(found.cache_bytes)));
}

QString evidence_text(const SqueezeText& text, const SqueezeItem& item, int way) {
  if (text.question.empty()) return {};
  const QString where =
      Words::tr("The answer stood in %1 (“%2”).")
          .arg(rows_text(item.found.evidence_begin, item.found.evidence_end), QString::fromStdString(text.evidence));
  return where + u' ' + left_text(item, way);
}

QString evidence_beside_text(const SqueezeItem& item, int way) {
  return Words::tr("%1: %2").arg(way_name(way), left_text(item, way));
}

}  // namespace rowkeeper::views
