// Where the hub is and how patient to be with it.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "core/base/error.h"

namespace rowkeeper {

struct HubSettings {
  std::string endpoint = "https://huggingface.co";
  // Sent to the endpoint's own host only; never part of an error, a message or a file.
  std::string token;

  std::chrono::milliseconds stall{30'000};  // so long without a sign of life ends a try
  // Before the second try, the third, ...: then it is given up. A try that brought bytes starts the count anew.
  std::vector<std::chrono::milliseconds> waits{std::chrono::seconds(1), std::chrono::seconds(2), std::chrono::seconds(4),
                                               std::chrono::seconds(8), std::chrono::seconds(16)};
  std::chrono::milliseconds longest_wait{120'000};  // that a server may ask for
};

// HF_ENDPOINT, HF_TOKEN. Proxies are libcurl's: http_proxy, https_proxy, all_proxy, no_proxy.
HubSettings hub_settings();
// hub_endpoint_invalid (the endpoint), unless it is an address of http or https.
Result<void> check_endpoint(const HubSettings& settings);

}  // namespace rowkeeper
