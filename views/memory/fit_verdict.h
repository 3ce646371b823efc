// Whether it all fits on the device, in words, and what to change if it does not.
#pragma once

#include <vector>

#include "views/memory/calculator.h"

namespace rowkeeper::views {

struct FitLink {
  QString text, explanation;
  CalculatorState state;  // after the change
};

struct FitVerdict {
  bool fits = false;
  QString headline;  // "Does not fit: 131 GiB + 313 GiB of 320 GiB"
  QString text;
  std::vector<FitLink> links;
};

FitVerdict make_fit_verdict(const Calculator& calculator);

}  // namespace rowkeeper::views
