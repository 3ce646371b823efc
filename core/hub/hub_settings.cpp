#include "core/hub/hub_settings.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace rowkeeper {

namespace {

// Without the spaces and line ends that come along when it is pasted; anything else that is no visible character would end the
// header early.
std::string clean_token(std::string_view text) {
  constexpr std::string_view kSpace = " \t\r\n";
  const std::size_t first = text.find_first_not_of(kSpace);
  if (first == std::string_view::npos) return "";
  text = text.substr(first, text.find_last_not_of(kSpace) + 1 - first);
  const bool visible = std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < '\x7F'; });
  return visible ? std::string(text) : "";
}

}  // namespace

HubSettings hub_settings() {
  HubSettings settings;
  if (const char* const endpoint = std::getenv("HF_ENDPOINT"); endpoint != nullptr && *endpoint != '\0') {
    settings.endpoint = endpoint;
    while (settings.endpoint.ends_with('/')) settings.endpoint.pop_back();
  }
  if (const char* const token = std::getenv("HF_TOKEN"); token != nullptr) settings.token = clean_token(token);
  return settings;
}

}  // namespace rowkeeper
