#include "views/watch/ribbon_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

constexpr int kMostBytes = 24;

struct RibbonText {
  Q_DECLARE_TR_FUNCTIONS(RibbonText)
};

QString number(int n) { return QLocale().toString(n); }

// The two halves of a sentence about rows [first, end), for one row and for several.
QString about_rows(int first, int end, const char* one, const char* several) {
  return end - first == 1 ? RibbonText::tr(one).arg(number(first))
                          : RibbonText::tr(several).arg(number(first), number(end - 1));
}

QString coming(const RunState& state, const RecordedEdit& edit) {
  const int kept = state.cache_rows();
  const QString rebuilt = about_rows(kept, state.size(), QT_TRANSLATE_NOOP("RibbonText", "row %1 is rebuilt"),
                                     QT_TRANSLATE_NOOP("RibbonText", "rows %1–%2 are rebuilt"));
  if (edit.row.value() == 0)
    return RibbonText::tr("No row stays valid: every row looks at row 0, so the next step rebuilds them all.");
  if (kept == 0)
    return RibbonText::tr(
               "The cache holds no rows now, so the next step computes them all. It could have kept those above row %1: "
               "each row looks only at itself and the rows above it (the causal mask).")
        .arg(number(edit.row.value()));
  const QString valid = about_rows(0, kept, QT_TRANSLATE_NOOP("RibbonText", "Row %1 stays valid"),
                                   QT_TRANSLATE_NOOP("RibbonText", "Rows %1–%2 stay valid"));
  return RibbonText::tr("%1; %2: each row looks only at itself and the rows above it (the causal mask).")
      .arg(valid, rebuilt);
}

QString done(const StepRecord& step) {
  const int first = step.first, end = step.first + step.rows_computed;
  const QString rebuilt = about_rows(first, end, QT_TRANSLATE_NOOP("RibbonText", "row %1 was rebuilt"),
                                     QT_TRANSLATE_NOOP("RibbonText", "rows %1–%2 were rebuilt"));
  if (first == 0)
    return about_rows(first, end, QT_TRANSLATE_NOOP("RibbonText", "The last step computed row %1."),
                      QT_TRANSLATE_NOOP("RibbonText", "The last step computed all rows, %1–%2."));
  const QString reused = about_rows(0, first, QT_TRANSLATE_NOOP("RibbonText", "Row %1 was reused"),
                                    QT_TRANSLATE_NOOP("RibbonText", "Rows %1–%2 were reused"));
  return RibbonText::tr("%1; %2: each row looks only at itself and the rows above it (the causal mask).")
      .arg(reused, rebuilt);
}

QString place_text(const RunState& state, int row) {
  const RowState& r = state.rows()[static_cast<std::size_t>(row)];
  switch (state.place(row)) {
    case RowPlace::kept:
      return RibbonText::tr("its key and value are in the cache");
    case RowPlace::not_kept:
      return RibbonText::tr("computed, but not kept");
    case RowPlace::not_computed:
      break;
  }
  return r.invalid ? RibbonText::tr("no longer valid: the next step rebuilds it")
                   : RibbonText::tr("not computed yet: the next step does");
}

}  // namespace

QString token_summary(const RunState& state) {
  const auto prompt =
      std::count_if(state.rows().begin(), state.rows().end(), [](const RowState& r) { return r.from_prompt; });
  const int from_prompt = static_cast<int>(prompt), generated = state.size() - from_prompt;
  if (generated == 0) return RibbonText::tr("%Ln tokens, all from the prompt", nullptr, state.size());
  return RibbonText::tr("%Ln tokens: %1 from the prompt, %2 generated", nullptr, state.size())
      .arg(number(from_prompt), number(generated));
}

QString edit_sentence(const RunModel& run) {
  const RunState& state = run.state();
  if (state.last_edit()) return coming(state, *state.last_edit());
  if (run.cursor() < 2 || !state.last_step()) return {};
  const auto before = static_cast<std::size_t>(run.cursor() - 2);
  const bool edit_then_step = std::holds_alternative<RecordedEdit>(run.recording().events[before]) &&
                              std::holds_alternative<RecordedStep>(run.recording().events[before + 1]);
  return edit_then_step ? done(*state.last_step()) : QString();
}

QString row_description(const RunState& state, int row) {
  const RowState& r = state.rows()[static_cast<std::size_t>(row)];
  return RibbonText::tr("Row %1: %2").arg(number(row), token_text(r.token.bytes)) + QStringLiteral("\n") +
         (r.from_prompt ? RibbonText::tr("Token %1, from the prompt") : RibbonText::tr("Token %1, generated"))
             .arg(number(r.token.id.value())) +
         QStringLiteral("\n") + RibbonText::tr("%Ln bytes", nullptr, static_cast<int>(r.token.bytes.size())) +
         QStringLiteral(": ") + hex_bytes(r.token.bytes) + QStringLiteral("\n") + place_text(state, row);
}

QString hex_bytes(const std::string& bytes) {
  const int shown = std::min(kMostBytes, static_cast<int>(bytes.size()));
  QString text = QString::fromLatin1(QByteArray(bytes.data(), shown).toHex(' ').toUpper());
  if (shown < static_cast<int>(bytes.size()))
    text += RibbonText::tr(" and %Ln more", nullptr, static_cast<int>(bytes.size()) - shown);
  return text;
}

}  // namespace rowkeeper::views
