// A piece of an action: begun once, and looked at until it is over.
#pragma once

#include <QString>
#include <functional>
#include <optional>
#include <vector>

#include "core/base/error.h"

namespace rowkeeper::app {

struct StageTask {
  std::function<void()> begin;
  std::function<bool()> over = [] { return true; };
  std::function<std::optional<Error>()> error = [] { return std::optional<Error>(); };
  int least_ms = 0;        // even if it is over sooner: what happens is to be seen
  int patience_ms = 4000;  // while the app does nothing at all: then it was stopped, or something else was asked of it
  bool optional = false;   // goes on without it then
};

using StageTasks = std::vector<StageTask>;

}  // namespace rowkeeper::app
