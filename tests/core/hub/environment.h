// Variables of the environment for one test; what they were comes back at its end.
#pragma once

#include <cstdlib>
#include <map>
#include <optional>
#include <string>

namespace rowkeeper {

class Environment {
 public:
  // No cache, hub, proxy or list of this machine is seen.
  Environment() {
    for (const char* name : {"HF_HUB_CACHE", "HUGGINGFACE_HUB_CACHE", "HF_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME",
                             "HF_ENDPOINT", "HF_TOKEN", "ROWKEEPER_KNOWN_MODELS", "http_proxy", "https_proxy", "all_proxy",
                             "no_proxy", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY"}) {
      remove(name);
    }
    set("HOME", "/nonexistent");
    set("ROWKEEPER_ASSETS", ROWKEEPER_ASSETS);
  }
  Environment(const Environment&) = delete;
  Environment& operator=(const Environment&) = delete;
  ~Environment() {
    for (const auto& [name, value] : before_) {
      if (value) {
        ::setenv(name.c_str(), value->c_str(), 1);
      } else {
        ::unsetenv(name.c_str());
      }
    }
  }

  void set(const std::string& name, const std::string& value) {
    keep(name);
    ::setenv(name.c_str(), value.c_str(), 1);
  }
  void remove(const std::string& name) {
    keep(name);
    ::unsetenv(name.c_str());
  }

 private:
  void keep(const std::string& name) {
    const char* const value = std::getenv(name.c_str());
    before_.try_emplace(name, value == nullptr ? std::nullopt : std::optional<std::string>(value));
  }

  std::map<std::string, std::optional<std::string>> before_;
};

}  // namespace rowkeeper
