#include "core/hub/hub_client.h"

#include <charconv>
#include <ctime>
#include <utility>

#include <curl/curl.h>

namespace rowkeeper {

namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

constexpr int kMostRedirects = 10;
constexpr int kNotFound = 404, kBusy = 429, kTimeout = 408, kServerError = 500;

std::optional<std::uint64_t> parse_bytes(std::string_view text) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

// W/"abc" is the checksum abc.
std::optional<Digest> parse_etag(std::string_view text) {
  if (text.starts_with("W/")) text.remove_prefix(2);
  if (text.size() >= 2 && text.front() == '"' && text.back() == '"') text = text.substr(1, text.size() - 2);
  return parse_digest(text);
}

// Seconds, or a date.
milliseconds parse_retry_after(const std::string& text) {
  if (const auto number = parse_bytes(text)) return seconds(std::min<std::uint64_t>(*number, 86'400));
  const std::time_t date = text.empty() ? -1 : curl_getdate(text.c_str(), nullptr);
  const std::time_t now = std::time(nullptr);
  return date > now ? seconds(date - now) : seconds(0);
}

bool is_page(const HttpHead& head) { return head.field("content-type").starts_with("text/html"); }

// Of a chain of answers, the later ones know better. The length of a redirect's own text is nobody's business.
void add_facts(const HttpHead& head, HubFileFacts& facts) {
  const std::string linked_size = head.field("x-linked-size"), linked_etag = head.field("x-linked-etag");
  const std::optional<std::uint64_t> length = parse_bytes(linked_size.empty() ? head.field("content-length") : linked_size);
  if (length && (!linked_size.empty() || !head.redirects())) facts.bytes = length;
  if (const auto digest = parse_etag(linked_etag.empty() ? head.field("etag") : linked_etag)) facts.digest = digest;
  if (const std::string commit = head.field("x-repo-commit"); !commit.empty()) facts.commit = commit;
}

bool is_success(int status) { return status >= 200 && status < 300; }

}  // namespace

std::string HubClient::url(const HubFile& file) const {
  return settings_.endpoint + "/" + file.repository + "/resolve/" + file.revision + "/" + file.name;
}

HttpRequest HubClient::request(const std::string& url) const {
  HttpRequest request;
  request.url = url;
  request.stall = settings_.stall;
  if (same_origin(url, settings_.endpoint)) request.token = settings_.token;
  return request;
}

std::string HubClient::next_url(const std::string& url, const HttpHead& head) const {
  std::string next = resolve_url(url, head.field("location"));
  const bool encrypted = url.starts_with("https://");
  return encrypted && !next.starts_with("https://") ? "" : next;
}

Attempt HubClient::failed_attempt(const HttpOutcome& outcome, const std::string& url, const HubFile& file) const {
  const auto error = [](ErrorCode code, auto&&... args) { return Error{code, {std::string(args)...}}; };
  const int status = outcome.head.status;
  const std::string host = url_host(url), status_text = std::to_string(status);
  switch (outcome.end) {
    case HttpEnd::stopped:
      return {error(ErrorCode::cancelled, "0")};
    case HttpEnd::stalled:
      return {error(ErrorCode::hub_stalled, host, std::to_string(settings_.stall.count() / 1000)), true};
    case HttpEnd::broken:
      return {error(ErrorCode::hub_unreachable, host, outcome.reason), true};
    case HttpEnd::failed:
      return {error(ErrorCode::hub_unreachable, host, outcome.reason)};
    default:
      break;
  }
  if (status == kNotFound) return {error(ErrorCode::hub_file_not_found, file.repository, file.name)};
  if (status == kBusy || status == kTimeout || status >= kServerError) {
    const milliseconds wait = parse_retry_after(outcome.head.field("retry-after"));
    const std::string wanted = wait.count() > 0 ? std::to_string(wait.count() / 1000) : "";
    return {error(ErrorCode::hub_busy, host, status_text, wanted), true, false, wait};
  }
  if (status == 401 || status == 403) return {error(ErrorCode::hub_refused, file.repository, status_text)};
  return {error(ErrorCode::hub_answer_odd, address(file), "HTTP status " + status_text)};
}

Attempt HubClient::ask_once(const HubFile& file, std::optional<HubFileFacts>& facts) {
  HubFileFacts found;
  std::string at = url(file);
  for (int i = 0; i < kMostRedirects; ++i) {
    HttpRequest asked = request(at);
    asked.head = true;
    const HttpOutcome outcome = http_.perform(asked, {}, stop_);
    const bool answered = outcome.end == HttpEnd::whole;
    if (answered && outcome.head.status == kNotFound) {
      facts.reset();
      return {};
    }
    if (!answered || (!outcome.head.redirects() && !is_success(outcome.head.status))) {
      return failed_attempt(outcome, at, file);
    }
    add_facts(outcome.head, found);
    // What another host would add is not needed, and asking it may use up a signed address.
    const std::string next = outcome.head.redirects() ? next_url(at, outcome.head) : "";
    if (!next.empty() && same_origin(next, settings_.endpoint)) {
      at = next;
      continue;
    }
    if (is_page(outcome.head) && !outcome.head.redirects() && !found.digest) {
      return {Error{ErrorCode::hub_answer_odd, {address(file), "an HTML page"}}};
    }
    facts = found;
    return {};
  }
  return {Error{ErrorCode::hub_answer_odd, {address(file), "one redirect after another"}}};
}

Result<std::optional<HubFileFacts>> HubClient::ask(const HubFile& file) {
  std::optional<HubFileFacts> facts;
  const Result<void> asked = try_often(settings_, stop_, on_wait_, [&] { return ask_once(file, facts); });
  if (!asked) return tl::unexpected(asked.error());
  return facts;
}

Attempt HubClient::get(const HubFile& file, std::uint64_t from, const Receiver& receiver) {
  std::string at = url(file);
  for (int i = 0; i < kMostRedirects; ++i) {
    HttpRequest asked = request(at);
    asked.from = from;
    std::optional<Error> refusal;
    const HttpCallbacks callbacks = {[&](const HttpHead& head) {
                                       const bool file_itself = is_success(head.status) || head.status == 416;
                                       if (file_itself) refusal = receiver.head(head);
                                       return file_itself && !refusal;
                                     },
                                     [&](std::string_view bytes) { return !(refusal = receiver.body(bytes)); },
                                     receiver.idle};
    const HttpOutcome outcome = http_.perform(asked, callbacks, stop_);
    if (refusal) return {std::move(refusal)};
    if (outcome.head.redirects() && (outcome.end == HttpEnd::refused || outcome.end == HttpEnd::whole)) {
      at = next_url(at, outcome.head);
      if (!at.empty()) continue;
      return {Error{ErrorCode::hub_answer_odd, {address(file), "a redirect that is not encrypted"}}};
    }
    if (outcome.end != HttpEnd::whole) return failed_attempt(outcome, at, file);
    return {};
  }
  return {Error{ErrorCode::hub_answer_odd, {address(file), "one redirect after another"}}};
}

Result<std::string> HubClient::get_text(const HubFile& file, std::size_t most_bytes) {
  std::string text;
  Receiver receiver;
  receiver.head = [&](const HttpHead&) -> std::optional<Error> {
    text.clear();
    return std::nullopt;
  };
  receiver.body = [&](std::string_view bytes) -> std::optional<Error> {
    text += bytes;
    if (text.size() <= most_bytes) return std::nullopt;
    return Error{ErrorCode::hub_answer_odd, {address(file), "something that is too large"}};
  };
  const Result<void> got = try_often(settings_, stop_, on_wait_, [&] { return get(file, 0, receiver); });
  if (!got) return tl::unexpected(got.error());
  return text;
}

}  // namespace rowkeeper
