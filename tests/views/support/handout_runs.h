// Runs that a handout must have room for, by name.
#pragma once

#include "views/learn/handout_contents.h"

namespace rowkeeper::views {

void make_handout_run(RunModel& run, const QString& name);
// All of them as rows of a test's data: the column "name".
void add_handout_runs();
// With the verdict that there is without a check.
HandoutContents handout_of(const RunModel& run);
// A model that is ready, on a computer whose figures are known.
ModelStatus ready_model();

}  // namespace rowkeeper::views
