// What holds in every recording: each event fits the tokens and rows that the events before it left. Who plays a recording may
// index by what it says.
#pragma once

#include <optional>
#include <string>

#include "core/run/recording.h"

namespace rowkeeper {

// The first thing that does not fit, such as "event 3: the step's position is 9, but there are 8 tokens"; nothing if all does.
//
// Tokens: ids below the vocabulary's size; a prompt of 1 to `positions` tokens. A step's position is the number of tokens
// there are (after a slide: at most that many, and those kept are the newest); it computed rows [first, position), and the
// rows below `first` had been computed; its changes and numbers are of rows it computed, its phases and numbers have the
// model's blocks and width. With the cache off no row is held, with it on at most `position`. An edit leaves at least the
// edited token and at most the tokens there are. Step numbers rise.
std::optional<std::string> find_fault(const Recording& recording);

}  // namespace rowkeeper
