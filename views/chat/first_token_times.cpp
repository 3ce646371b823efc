#include "views/chat/first_token_times.h"

namespace rowkeeper::views {

std::optional<double> FirstTokenTimes::times_sooner() const {
  if (!kept || !dropped || *kept <= 0) return std::nullopt;
  return *dropped / *kept;
}

std::vector<FirstTokenTimes> first_token_times(const ChatTalk& talk) {
  std::vector<FirstTokenTimes> all;
  for (std::size_t i = 0; i < talk.turns.size(); ++i) {
    const ChatTurn& turn = talk.turns[i];
    if (!turn.record) continue;
    const std::optional<double> own = turn.record->first_token_seconds;
    FirstTokenTimes times{.turn = static_cast<int>(i), .kept = own, .dropped = turn.other_seconds};
    if (turn.alike) {
      times.dropped.reset();
      times.alike = true;
    } else if (!turn.retained) {
      std::swap(times.kept, times.dropped);
      times.dropped_was_lived = true;
    }
    all.push_back(times);
  }
  return all;
}

}  // namespace rowkeeper::views
