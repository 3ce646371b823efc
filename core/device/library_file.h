// A look at a library's file before it is loaded.
#pragma once

#include <string>

namespace rowkeeper {

// What the system's loader would crash over, or wait for, instead of saying it: a file that was cut short in copying, or that is no file.
// Empty: nothing.
std::string fault_of_library(const std::string& path);

}  // namespace rowkeeper
