// How fast a run, or a recording, goes before anybody has chosen.
#pragma once

namespace rowkeeper::views {

inline constexpr double kDefaultSpeed = 2;  // tokens a second

}  // namespace rowkeeper::views
