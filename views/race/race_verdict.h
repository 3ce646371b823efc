// Whether the two lanes made the same: in words.
#pragma once

#include <QString>
#include <QStringList>

#include "views/run/race_model.h"

namespace rowkeeper::views {

enum class Agreement {
  nothing_yet,
  identical,      // to the last bit
  same_tokens,    // the logits differ by rounding: other arithmetic, other weights
  rounding_won,   // the tokens differ where two were closer to each other than the rounding
  other_weights,  // the tokens differ because the lanes' weights do
  different,      // an error
};

struct RaceVerdict {
  Agreement agreement = Agreement::nothing_yet;
  QString title;
  QStringList facts;
};

RaceVerdict make_race_verdict(const RaceModel& race);

// What the run ratio says: "14×" and "faster in all", or "so far" before the race is over.
struct RatioWords {
  QString times;
  QString faster;
};
RatioWords ratio_words(double run_ratio, bool over);

}  // namespace rowkeeper::views
