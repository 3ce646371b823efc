// Where the bars of FirstTokenBars lie. Plain numbers, tested without a window.
#pragma once

#include <QRectF>
#include <QSizeF>
#include <vector>

#include "views/chat/first_token_times.h"

namespace rowkeeper::views {

struct BarsMeasures {
  double label_width = 0;  // of "Turn 12"
  double value_width = 0;  // of the longest time
  double line_height = 0;  // of a line of text
};

struct BarsLayout {
  struct Turn {
    FirstTokenTimes times;
    QRectF label, kept, dropped;       // a bar without a time is empty
    QRectF kept_value, dropped_value;  // room for its text
  };
  std::vector<Turn> turns;  // the newest ones that fit
  int hidden = 0;           // older turns that do not fit
};

BarsLayout make_bars_layout(const std::vector<FirstTokenTimes>& times, const QSizeF& size, const BarsMeasures& measures);

}  // namespace rowkeeper::views
