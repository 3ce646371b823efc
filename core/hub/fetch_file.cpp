#include "core/hub/fetch_file.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

#include "core/base/file_look.h"
#include "core/hub/part_file.h"

namespace rowkeeper {

namespace {

constexpr int kWhole = 200, kPart = 206, kNothingFromThere = 416;

std::uint64_t number_at(std::string_view text, std::size_t at) {
  std::uint64_t number = 0;
  if (at < text.size()) std::from_chars(text.data() + at, text.data() + text.size(), number);
  return number;
}

constexpr std::uint64_t kUnknown = std::numeric_limits<std::uint64_t>::max();

struct Range {
  std::uint64_t first = 0, of = kUnknown;
};

// "bytes 100-199/200", or "/*" where the server doesn't know.
std::optional<Range> parse_range(std::string_view text) {
  constexpr std::string_view kUnit = "bytes ";
  const std::size_t slash = text.find('/');
  if (!text.starts_with(kUnit) || slash == std::string_view::npos) return std::nullopt;
  Range range{number_at(text, kUnit.size())};
  if (slash + 1 < text.size() && text[slash + 1] != '*') range.of = number_at(text, slash + 1);
  return range;
}

class Fetch {
 public:
  Fetch(HubClient& hub, const HubFile& from, const ExpectedFile& expected, PartFile& part, ProgressMeter& meter)
      : hub_(hub), from_(from), expected_(expected), part_(part), meter_(meter) {}

  // Until the part has all its bytes.
  Result<void> fill() {
    if (complete()) return {};
    return try_often(hub_.settings(), hub_.stop(), hub_.on_wait(), [&] { return attempt(); });
  }

  // A second answer is pieced together with bytes from an earlier one.
  bool in_pieces() const { return in_pieces_; }
  // It sent more than the file can have.
  bool overflowed() const { return overflowed_; }

 private:
  bool complete() const { return part_.bytes() == expected_.bytes; }

  Attempt attempt() {
    const std::uint64_t before = part_.bytes();
    in_pieces_ = in_pieces_ || before > 0;
    restart_ = false;
    const HubClient::Receiver receiver = {[this](const HttpHead& head) { return take_head(head); },
                                          [this](std::string_view bytes) { return take_body(bytes); },
                                          [this] { meter_.idle(); }};
    Attempt result = hub_.get(from_, before, receiver);
    if (restart_) return start_again();
    result.brought_bytes = part_.bytes() > before;
    if (complete() && result.again) return {};  // what broke was only the end of the connection
    if (!result.error && !complete()) {         // it ended early, and the protocol gave no way to tell
      result.error = Error{ErrorCode::hub_unreachable, {url_host(hub_.address(from_)), "the file ended too early"}};
      result.again = true;
    }
    return result;
  }

  // The server has nothing from there on, or not the piece that was asked for: what there is can't be right.
  Attempt start_again() {
    meter_.lost(part_.bytes());
    if (Result<void> emptied = part_.empty(); !emptied) return {std::move(emptied.error())};
    const bool first_time = !std::exchange(restarted_, true);
    return {Error{ErrorCode::hub_answer_odd, {hub_.address(from_), "another piece"}}, first_time};
  }

  std::optional<Error> take_head(const HttpHead& head) {
    const std::optional<Range> range = parse_range(head.field("content-range"));
    const bool other_piece = head.status == kPart && (!range || range->first != part_.bytes());
    if (head.status == kNothingFromThere || other_piece) {
      restart_ = true;
      return odd("another piece");
    }
    if (head.field("content-type").starts_with("text/html")) return odd("an HTML page");
    std::uint64_t whole = range ? range->of : kUnknown;
    if (head.status == kWhole && !head.field("content-length").empty()) whole = number_at(head.field("content-length"), 0);
    if (whole != kUnknown && whole != expected_.bytes) return wrong_size(whole);
    // A server that can't give a piece sends it all: what there is already is passed over.
    skip_ = head.status == kPart ? 0 : part_.bytes();
    return std::nullopt;
  }

  std::optional<Error> take_body(std::string_view bytes) {
    if (part_.bytes() == 0 && skip_ == 0) {
      const FileLook look = look_at(std::as_bytes(std::span(bytes)));
      if (look == FileLook::html || look == FileLook::lfs_pointer) return odd(describe(look));
    }
    const auto skipped = static_cast<std::size_t>(std::min<std::uint64_t>(skip_, bytes.size()));
    bytes.remove_prefix(skipped);
    skip_ -= skipped;
    overflowed_ = bytes.size() > expected_.bytes - part_.bytes();
    if (overflowed_) return wrong_size(part_.bytes() + bytes.size());
    const std::uint64_t before = part_.bytes();
    const Result<void> written = part_.write(bytes);
    meter_.fetched(part_.bytes() - before);
    if (!written) return written.error();
    return std::nullopt;
  }

  Error odd(const std::string& what) const { return {ErrorCode::hub_answer_odd, {hub_.address(from_), what}}; }
  Error wrong_size(std::uint64_t bytes) const {
    return {ErrorCode::hub_file_size, {hub_.address(from_), std::to_string(expected_.bytes), std::to_string(bytes)}};
  }

  HubClient& hub_;
  const HubFile& from_;
  const ExpectedFile& expected_;
  PartFile& part_;
  ProgressMeter& meter_;
  std::uint64_t skip_ = 0;
  bool in_pieces_ = false, overflowed_ = false, restart_ = false, restarted_ = false;
};

// Before half a gigabyte is fetched: the hub says itself if it has another file.
Result<void> check_offer(HubClient& hub, const HubFile& from, const ExpectedFile& expected) {
  const Result<std::optional<HubFileFacts>> facts = hub.ask(from);
  if (!facts) return tl::unexpected(facts.error());
  if (!*facts) return fail(ErrorCode::hub_file_not_found, from.repository, from.name);
  const std::optional<std::uint64_t>& bytes = (*facts)->bytes;
  if (bytes && *bytes != expected.bytes) {
    return fail(ErrorCode::hub_file_size, hub.address(from), std::to_string(expected.bytes), std::to_string(*bytes));
  }
  const std::optional<Digest>& digest = (*facts)->digest;
  if (digest && digest->kind == expected.digest.kind && digest->hex != expected.digest.hex) {
    return fail(ErrorCode::hub_file_digest, hub.address(from), expected.digest.hex, digest->hex);
  }
  return {};
}

}  // namespace

Result<void> fetch_file(HubClient& hub, const HubFile& from, const ExpectedFile& expected, const std::string& folder,
                        ProgressMeter& meter) {
  using Phase = DownloadProgress::Phase;
  meter.begin_file(expected.name, Phase::checking);
  Result<PartFile> part =
      PartFile::open(folder + "/" + expected.name, expected, hub.stop(), [&](std::uint64_t bytes) { meter.found(bytes); });
  if (!part) return tl::unexpected(std::move(part.error()));
  meter.begin_file(expected.name, Phase::fetching);
  bool may_fetch_again = true;
  while (true) {
    if (part->bytes() < expected.bytes) {
      if (Result<void> offered = check_offer(hub, from, expected); !offered) return offered;
    }
    const bool from_disk = part->bytes() > 0;
    Fetch fetch(hub, from, expected, *part, meter);
    if (Result<void> filled = fetch.fill(); !filled) {
      if (fetch.overflowed()) part->remove();
      return filled;
    }
    const Digest digest = part->digest();
    if (digest == expected.digest) return part->take_name();
    meter.lost(part->bytes());
    // Pieces may be of two different files; in one piece it is what the server has.
    if (!may_fetch_again || !(from_disk || fetch.in_pieces())) {
      part->remove();
      return fail(ErrorCode::hub_file_digest, hub.address(from), expected.digest.hex, digest.hex);
    }
    may_fetch_again = false;
    if (Result<void> emptied = part->empty(); !emptied) return emptied;
  }
}

}  // namespace rowkeeper
