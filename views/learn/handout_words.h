// The handout's sentences, from a run's numbers.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "views/learn/handout_contents.h"

namespace rowkeeper::views {

QString handout_model_line(const RecordedModel& model);
QString handout_cache_title(const RunModel& run);
// What the picture shows, and why the rows may be kept.
std::vector<HandoutNote> handout_notes(const RunModel& run);
std::vector<HandoutFact> handout_facts(const HandoutNumbers& numbers);
QStringList handout_questions(const RunModel& run, const HandoutNumbers& numbers);

// A row of the prompt whose token is a word, from its middle if there is one; else any in the middle.
int handout_word_row(const RunState& state);

}  // namespace rowkeeper::views
