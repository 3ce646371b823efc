// rowkeeper-cli: the engine's front end without Qt.
#pragma once

#include <string>
#include <vector>

namespace rowkeeper::cli {

// Reads the arguments, does what they say and returns the exit status.
int run(const std::vector<std::string>& arguments);

}  // namespace rowkeeper::cli
