// The hub's way of giving out files: ENDPOINT/REPOSITORY/resolve/REVISION/FILE answers with the file, or with where it is, and
// says in its own fields how large it is and what its checksum is. Redirects are followed here, one request after the other, so
// that the token goes to the endpoint's own host and nowhere else.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/stop_token.h"
#include "core/hub/digest.h"
#include "core/hub/http.h"
#include "core/hub/hub_settings.h"
#include "core/hub/retry.h"

namespace rowkeeper {

struct HubFile {
  std::string repository, revision, name;
};

// What the hub says about a file before it sends it.
struct HubFileFacts {
  std::optional<std::uint64_t> bytes;
  std::optional<Digest> digest;
  std::string commit;  // of the whole repository; empty if it isn't told
};

class HubClient {
 public:
  HubClient(HubSettings settings, StopToken stop, OnWait on_wait)
      : settings_(std::move(settings)), stop_(std::move(stop)), on_wait_(std::move(on_wait)) {}

  // Asks without fetching. Nothing if the repository has no such file. Errors: hub_unreachable, hub_stalled, hub_busy, hub_refused,
  // hub_answer_odd, cancelled.
  Result<std::optional<HubFileFacts>> ask(const HubFile& file);

  // One try to fetch from byte `from` on. `head` sees the answer that brings the file itself (200 or 206, or 416 where there is
  // nothing from there on), and may refuse it with an error.
  struct Receiver {
    std::function<std::optional<Error>(const HttpHead&)> head;
    std::function<std::optional<Error>(std::string_view)> body;
    std::function<void()> idle = {};  // now and then while the answer is waited for
  };
  Attempt get(const HubFile& file, std::uint64_t from, const Receiver& receiver);

  // A small file as text. Errors: as ask(), hub_file_not_found, hub_answer_odd (it is larger).
  Result<std::string> get_text(const HubFile& file, std::size_t most_bytes);

  // For messages.
  std::string address(const HubFile& file) const { return shown_url(url(file)); }
  const HubSettings& settings() const { return settings_; }
  const StopToken& stop() const { return stop_; }
  const OnWait& on_wait() const { return on_wait_; }

 private:
  std::string url(const HubFile& file) const;
  Attempt ask_once(const HubFile& file, std::optional<HubFileFacts>& facts);
  Attempt failed_attempt(const HttpOutcome& outcome, const std::string& url, const HubFile& file) const;
  // The next address; empty if it must not be followed.
  std::string next_url(const std::string& url, const HttpHead& head) const;
  HttpRequest request(const std::string& url) const;

  HubSettings settings_;
  StopToken stop_;
  OnWait on_wait_;
  HttpClient http_;
};

}  // namespace rowkeeper
