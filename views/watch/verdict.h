// What can be said about a run being the same with and without the cache.
#pragma once

#include <QString>
#include <QStringList>

#include "views/run/findings.h"
#include "views/run/run_model.h"

namespace rowkeeper::views {

enum class Tone { neutral, good, bad };

struct Verdict {
  Tone tone = Tone::neutral;
  QString title;
  QStringList facts;
  QString how;  // how it was found out
};

// From the check of this very state if there is one, else from the rows that were rebuilt so far: all that a recording can say.
Verdict make_verdict(const RunModel& run, const CheckState& check);

}  // namespace rowkeeper::views
