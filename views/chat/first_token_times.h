// How long each turn waited for its first token with the cache kept, and how long without.
#pragma once

#include <optional>
#include <vector>

#include "views/run/chat_model.h"

namespace rowkeeper::views {

struct FirstTokenTimes {
  int turn = 0;                         // from 0
  std::optional<double> kept, dropped;  // seconds; none: not measured yet
  bool dropped_was_lived = false;       // the turn itself went without; the other one was measured beside
  bool alike = false;                   // there was nothing to keep yet: `kept` is the time of both
  std::optional<double> times_sooner() const;
};

// Of the turns that were asked here; one that came back from the disk has no times.
std::vector<FirstTokenTimes> first_token_times(const ChatTalk& talk);

}  // namespace rowkeeper::views
