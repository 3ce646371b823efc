// What somebody may have meant by a name that there is not.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rowkeeper::cli {

// The name that a few slips of typing (a letter too many, too few, another one, two exchanged) make of `text`; empty where
// none is near. Of several equally near the first.
std::string nearest_name(std::string_view text, const std::vector<std::string>& names);

// " (did you mean 'gpt2'?)", or nothing.
std::string did_you_mean(std::string_view text, const std::vector<std::string>& names);

}  // namespace rowkeeper::cli
