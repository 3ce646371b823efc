#include "core/hub/http.h"

#include <curl/curl.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <mutex>
#include <new>

#include "core/base/byte_text.h"

namespace rowkeeper {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kPollMs = 50;  // how soon a stop is noticed
// A connection that brings less in the time allowed for a stall is as good as dead.
constexpr std::uint64_t kLeastBytes = 256;
constexpr std::size_t kMostFields = 200;

void start_library() {
  static std::once_flag once;
  std::call_once(once, [] { curl_global_init(CURL_GLOBAL_DEFAULT); });
}

// What libcurl's callbacks know of the request under way.
struct Exchange {
  const HttpCallbacks& callbacks;
  HttpOutcome outcome;
  bool head_told = false, refused = false;
  std::uint64_t bytes = 0;

  bool tell_head() {
    if (!head_told && callbacks.head) refused = !callbacks.head(outcome.head);
    head_told = true;
    return !refused;
  }
};

void read_header(std::string_view line, HttpHead& head) {
  if (line.starts_with("HTTP/")) {  // a new answer: that of a proxy or a "continue" was before
    head = {};
    const std::size_t space = line.find(' ');
    if (space == std::string_view::npos) return;
    const std::string_view status = line.substr(space + 1, 3);
    std::from_chars(status.data(), status.data() + status.size(), head.status);
    return;
  }
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos || head.fields.size() >= kMostFields) return;
  std::string name(line.substr(0, colon));
  std::transform(name.begin(), name.end(), name.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  head.fields[name] = trimmed(line.substr(colon + 1));
}

// libcurl is C: nothing may be thrown through it. Taking 0 bytes ends the transfer.
std::size_t take_header(char* data, std::size_t size, std::size_t count, void* to) try {
  auto& exchange = *static_cast<Exchange*>(to);
  const std::string_view line(data, size * count);
  exchange.bytes += line.size();
  read_header(line, exchange.outcome.head);
  return line.size();
} catch (const std::bad_alloc&) {
  return 0;
}

std::size_t take_body(char* data, std::size_t size, std::size_t count, void* to) try {
  auto& exchange = *static_cast<Exchange*>(to);
  const std::string_view bytes(data, size * count);
  exchange.bytes += bytes.size();
  if (!exchange.tell_head()) return 0;
  exchange.refused = exchange.callbacks.body && !exchange.callbacks.body(bytes);
  return exchange.refused ? 0 : bytes.size();
} catch (const std::bad_alloc&) {
  return 0;
}

// Whether another try could end otherwise.
HttpEnd end_of(CURLcode code) {
  switch (code) {
    case CURLE_OK:
      return HttpEnd::whole;
    case CURLE_UNSUPPORTED_PROTOCOL:
    case CURLE_URL_MALFORMAT:
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_CERTPROBLEM:
    case CURLE_OUT_OF_MEMORY:
      return HttpEnd::failed;
    default:
      return HttpEnd::broken;
  }
}

class Url {
 public:
  explicit Url(const std::string& text) : handle_(curl_url()) { good_ = set(text); }
  ~Url() { curl_url_cleanup(handle_); }
  Url(const Url&) = delete;
  Url& operator=(const Url&) = delete;

  // A relative one is taken as seen from what is there.
  bool set(const std::string& text) {
    return handle_ != nullptr && curl_url_set(handle_, CURLUPART_URL, text.c_str(), 0) == CURLUE_OK;
  }
  bool good() const { return good_; }
  std::string part(CURLUPart which, unsigned flags = 0) const {
    char* text = nullptr;
    if (handle_ == nullptr || curl_url_get(handle_, which, &text, flags) != CURLUE_OK) return "";
    std::string result(text);
    curl_free(text);
    return result;
  }
  std::string host_and_port() const {
    const std::string port = part(CURLUPART_PORT);
    return part(CURLUPART_HOST) + (port.empty() ? "" : ":" + port);
  }

 private:
  CURLU* handle_;
  bool good_ = false;
};

}  // namespace

struct HttpClient::Handles {
  CURL* easy = curl_easy_init();
  CURLM* multi = curl_multi_init();
  ~Handles() {
    if (multi != nullptr) curl_multi_cleanup(multi);
    if (easy != nullptr) curl_easy_cleanup(easy);
  }
};

std::string HttpHead::field(const std::string& name) const {
  const auto found = fields.find(name);
  return found == fields.end() ? "" : found->second;
}

bool HttpHead::redirects() const {
  return (status == 301 || status == 302 || status == 303 || status == 307 || status == 308) && !field("location").empty();
}

HttpClient::HttpClient() {
  start_library();
  handles_ = std::make_unique<Handles>();
}

HttpClient::~HttpClient() = default;

namespace {

void set_options(CURL* easy, const HttpRequest& request, Exchange& exchange, curl_slist* fields) {
  curl_easy_reset(easy);
  curl_easy_setopt(easy, CURLOPT_URL, request.url.c_str());
  curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
  curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(easy, CURLOPT_NOBODY, request.head ? 1L : 0L);
  curl_easy_setopt(easy, CURLOPT_USERAGENT, "rowkeeper");
  curl_easy_setopt(easy, CURLOPT_HTTPHEADER, fields);
  curl_easy_setopt(easy, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L);
  curl_easy_setopt(easy, CURLOPT_CONNECTTIMEOUT_MS, static_cast<long>(request.stall.count()));
  curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, take_header);
  curl_easy_setopt(easy, CURLOPT_HEADERDATA, &exchange);
  curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, take_body);
  curl_easy_setopt(easy, CURLOPT_WRITEDATA, &exchange);
  if (!request.token.empty()) {
    curl_easy_setopt(easy, CURLOPT_HTTPAUTH, CURLAUTH_BEARER);
    curl_easy_setopt(easy, CURLOPT_XOAUTH2_BEARER, request.token.c_str());
  }
  const std::string range = std::to_string(request.from) + "-";
  if (request.from > 0) curl_easy_setopt(easy, CURLOPT_RANGE, range.c_str());  // copied
}

// Until the transfer is over, stopped or stalled.
void transfer(CURLM* multi, const HttpRequest& request, Exchange& exchange, const StopToken& stop) {
  Clock::time_point mark = Clock::now();
  std::uint64_t bytes_at_mark = 0;
  int running = 1;
  while (running > 0) {
    if (curl_multi_perform(multi, &running) != CURLM_OK) return;
    if (stop.stop_requested()) {
      exchange.outcome.end = HttpEnd::stopped;
      return;
    }
    if (running == 0) break;
    if (exchange.bytes >= bytes_at_mark + kLeastBytes) {
      mark = Clock::now();
      bytes_at_mark = exchange.bytes;
    } else if (Clock::now() - mark >= request.stall) {
      exchange.outcome.end = HttpEnd::stalled;
      return;
    }
    curl_multi_poll(multi, nullptr, 0, kPollMs, nullptr);
    if (exchange.callbacks.idle) exchange.callbacks.idle();
  }
  int left = 0;
  const CURLMsg* const message = curl_multi_info_read(multi, &left);
  if (message == nullptr || message->msg != CURLMSG_DONE) return;
  const CURLcode code = message->data.result;
  exchange.outcome.end = end_of(code);
  exchange.outcome.reason = curl_easy_strerror(code);
}

}  // namespace

HttpOutcome HttpClient::perform(const HttpRequest& request, const HttpCallbacks& callbacks, const StopToken& stop) {
  Exchange exchange{callbacks, {}};
  exchange.outcome.reason = curl_easy_strerror(CURLE_OUT_OF_MEMORY);
  if (handles_->easy == nullptr || handles_->multi == nullptr) return exchange.outcome;
  curl_slist* const fields = curl_slist_append(nullptr, "Accept-Encoding: identity");
  set_options(handles_->easy, request, exchange, fields);
  if (curl_multi_add_handle(handles_->multi, handles_->easy) == CURLM_OK) {
    transfer(handles_->multi, request, exchange, stop);
    curl_multi_remove_handle(handles_->multi, handles_->easy);
  }
  curl_slist_free_all(fields);
  if (exchange.outcome.end == HttpEnd::whole) exchange.tell_head();  // of an answer without a body
  if (exchange.refused) exchange.outcome.end = HttpEnd::refused;
  return exchange.outcome;
}

std::string resolve_url(const std::string& base, const std::string& target) {
  Url url(base);
  return url.good() && url.set(target) ? url.part(CURLUPART_URL) : "";
}

bool same_origin(const std::string& a, const std::string& b) {
  const Url first(a), second(b);
  const auto origin = [](const Url& url) {
    return url.part(CURLUPART_SCHEME) + "://" + url.part(CURLUPART_HOST) + ":" +
           url.part(CURLUPART_PORT, CURLU_DEFAULT_PORT);
  };
  return first.good() && second.good() && origin(first) == origin(second);
}

std::string shown_url(const std::string& text) {
  const Url url(text);
  if (!url.good()) return "the address";
  return url.part(CURLUPART_SCHEME) + "://" + url.host_and_port() + url.part(CURLUPART_PATH);
}

std::string url_host(const std::string& text) {
  const Url url(text);
  return url.good() ? url.host_and_port() : "the address";
}

}  // namespace rowkeeper
