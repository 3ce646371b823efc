// All that the page says, in the application's language. Numbers that the page itself puts in stand as %1 and %2.
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <vector>

#include "views/run/run_state.h"

namespace rowkeeper::views {

// What happened, and what it means.
QString start_title();
QString start_sentence(int tokens);
QString step_title(int step, int of);
// `dropped`: tokens that a full context lost before it.
QString step_sentence(const StepPoint& point, const StepRecord& record, int dropped, bool exact);
QString edit_title();
QString edit_sentence(int row, const QString& token);
QString switch_title(bool cache);
QString switch_sentence(bool cache);

// The words that the page's script needs, by name.
QJsonObject web_script_words();

// What one sees, a sentence for each part of the page.
QStringList web_explanation(bool race, int numbers_per_cell);

// Name and value: "Model", "Rowkeeper tiny".
struct WebFigure {
  QString name, value;
};
// A model in a folder goes by the folder's own name: where it lies is nobody else's business.
QString web_model_name(const RecordedModel& model);
std::vector<WebFigure> web_model_figures(const RecordedModel& model);
QString web_arithmetic(const RecordedModel& model);  // "exact (avx512)"

}  // namespace rowkeeper::views
