#include "core/hub/hub_settings.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "core/base/byte_text.h"

namespace rowkeeper {

namespace {

// Without the spaces and line ends that come along when it is pasted; anything else that is no visible character would end the
// header early.
std::string clean_token(std::string_view text) {
  text = trimmed(text);
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

Result<void> check_endpoint(const HubSettings& settings) {
  for (const std::string_view scheme : {"https://", "http://"}) {
    if (settings.endpoint.starts_with(scheme) && settings.endpoint.size() > scheme.size()) return {};
  }
  return fail(ErrorCode::hub_endpoint_invalid, settings.endpoint);
}

}  // namespace rowkeeper
