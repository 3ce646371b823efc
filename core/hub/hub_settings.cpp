#include "core/hub/hub_settings.h"

#include <curl/curl.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
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
  const bool scheme = settings.endpoint.starts_with("https://") || settings.endpoint.starts_with("http://");
  const std::unique_ptr<CURLU, decltype(&curl_url_cleanup)> address(curl_url(), &curl_url_cleanup);
  const bool valid = address && curl_url_set(address.get(), CURLUPART_URL, settings.endpoint.c_str(), 0) == CURLUE_OK;
  return scheme && valid ? Result<void>() : fail(ErrorCode::hub_endpoint_invalid, settings.endpoint);
}

}  // namespace rowkeeper
