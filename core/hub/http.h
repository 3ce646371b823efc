// One request over HTTP, and what came of it: nothing is tried again here and no redirect followed.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "core/base/stop_token.h"

namespace rowkeeper {

struct HttpRequest {
  std::string url;
  bool head = false;       // without the body
  std::string token;       // empty: none is sent
  std::uint64_t from = 0;  // the first byte that is wanted, where it isn't the first
  std::chrono::milliseconds stall{30'000};
};

struct HttpHead {
  int status = 0;
  std::map<std::string, std::string> fields;  // names in lower case

  std::string field(const std::string& name) const;  // empty if it isn't there
  bool redirects() const;
};

enum class HttpEnd {
  whole,    // as far as the protocol can tell
  refused,  // by one of the callbacks
  stopped,
  stalled,
  broken,  // no connection, or it was lost: worth another try
  failed,  // no use to try again: a certificate, an address
};

struct HttpOutcome {
  HttpEnd end = HttpEnd::failed;
  std::string reason;  // of broken and failed: libcurl's words, without the address
  HttpHead head;       // status 0: there was no answer
};

// Both return whether to go on. The first is called once, before any byte of the body.
struct HttpCallbacks {
  std::function<bool(const HttpHead&)> head;
  std::function<bool(std::string_view)> body;
  std::function<void()> idle = {};  // now and then while the answer is waited for
};

// Keeps connections between requests. One thread at a time.
class HttpClient {
 public:
  HttpClient();
  ~HttpClient();
  HttpClient(const HttpClient&) = delete;
  HttpClient& operator=(const HttpClient&) = delete;

  HttpOutcome perform(const HttpRequest& request, const HttpCallbacks& callbacks, const StopToken& stop);

 private:
  struct Handles;
  std::unique_ptr<Handles> handles_;
};

// The address that `target`, whole or relative, means on the page `base`; empty if it is none.
std::string resolve_url(const std::string& base, const std::string& target);
bool same_origin(const std::string& a, const std::string& b);  // scheme, host and port
// For messages: "https://host:port/path", without a user, a password, a signature.
std::string shown_url(const std::string& url);
std::string url_host(const std::string& url);

}  // namespace rowkeeper
