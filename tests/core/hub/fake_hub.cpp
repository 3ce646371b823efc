#include "tests/core/hub/fake_hub.h"

#include <httplib.h>

#include <algorithm>
#include <chrono>

#include "core/hub/digest.h"

namespace rowkeeper {

namespace {

constexpr std::size_t kPiece = 16 << 10;
constexpr const char* kPage = "<!DOCTYPE html><html><body>Please log in to this network.</body></html>";

std::string digest_of(DigestKind kind, const std::string& bytes) {
  Hasher hasher(kind, bytes.size());
  hasher.add(bytes);
  return hasher.finish().hex;
}

std::string last_name(const std::string& path) { return path.substr(path.rfind('/') + 1); }

std::size_t range_start(const httplib::Request& request) {
  const std::string range = request.get_header_value("Range");  // "bytes=100-"
  return range.empty() ? 0 : std::stoull(range.substr(range.find('=') + 1));
}

}  // namespace

std::string sha256_of(const std::string& bytes) { return digest_of(DigestKind::sha256, bytes); }
std::string git_sha1_of(const std::string& bytes) { return digest_of(DigestKind::git_blob_sha1, bytes); }

FakeHub::FakeHub() : server_(std::make_unique<httplib::Server>()) {
  server_->set_keep_alive_max_count(1);
  const auto handler = [this](const httplib::Request& request, httplib::Response& response) { answer(request, response); };
  server_->Get(".*", handler);
  port_ = server_->bind_to_any_port("127.0.0.1");
  thread_ = std::thread([this] { server_->listen_after_bind(); });
  while (!server_->is_running()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

FakeHub::~FakeHub() {
  ending_ = true;
  server_->stop();
  thread_.join();
}

std::string FakeHub::endpoint() const { return "http://127.0.0.1:" + std::to_string(port_); }

void FakeHub::put(const std::string& repository, const std::string& commit, const std::string& name,
                  const std::string& bytes) {
  const std::lock_guard lock(mutex_);
  const bool large = name.ends_with(".safetensors");
  const File file = {bytes, large ? sha256_of(bytes) : git_sha1_of(bytes), commit, large};
  for (const std::string& revision : {commit, std::string("main")}) {
    files_["/" + repository + "/resolve/" + revision + "/" + name] = file;
  }
}

void FakeHub::put_at(const std::string& path, const std::string& bytes) {
  const std::lock_guard lock(mutex_);
  files_[path] = {bytes, "an-etag-that-is-no-checksum", "", false};
}

void FakeHub::on_get(const std::string& name, std::vector<Answer> answers) {
  const std::lock_guard lock(mutex_);
  get_answers_[name].assign(answers.begin(), answers.end());
}

void FakeHub::on_head(const std::string& name, std::vector<Answer> answers) {
  const std::lock_guard lock(mutex_);
  head_answers_[name].assign(answers.begin(), answers.end());
}

std::vector<SeenRequest> FakeHub::seen() const {
  const std::lock_guard lock(mutex_);
  return seen_;
}

std::vector<SeenRequest> FakeHub::gets(const std::string& name) const {
  std::vector<SeenRequest> found;
  for (const SeenRequest& request : seen()) {
    if (request.method == "GET" && last_name(request.path) == name) found.push_back(request);
  }
  return found;
}

std::uint64_t FakeHub::handed_out(const std::string& name) const {
  std::uint64_t sum = 0;
  for (const SeenRequest& request : gets(name)) sum += request.bytes;
  return sum;
}

std::size_t FakeHub::note(const httplib::Request& request) {
  const std::lock_guard lock(mutex_);
  seen_.push_back({request.method, request.path, request.get_header_value("Authorization"),
                   request.get_header_value("Accept-Encoding"), range_start(request), 0});
  return seen_.size() - 1;
}

void FakeHub::count(std::size_t seen_at, std::size_t bytes) {
  const std::lock_guard lock(mutex_);
  seen_[seen_at].bytes += bytes;
}

Answer FakeHub::next_answer(std::map<std::string, std::deque<Answer>>& answers, const std::string& name) {
  const std::lock_guard lock(mutex_);
  std::deque<Answer>& left = answers[name];
  if (left.empty()) return {};
  const Answer answer = left.front();
  left.pop_front();
  return answer;
}

void FakeHub::wait_for_release() const {
  while (!released_ && !ending_) std::this_thread::sleep_for(std::chrono::milliseconds(5));
}

void FakeHub::answer(const httplib::Request& request, httplib::Response& response) {
  // Ranges are this server's own business.
  const_cast<httplib::Request&>(request).ranges.clear();
  const std::size_t seen_at = note(request);
  std::string path = request.path;
  if (path.starts_with("http://")) path = path.substr(path.find('/', 7));  // as a proxy is asked
  for (const auto& [from, to] : renamed_) {
    if (!path.starts_with("/" + from + "/")) continue;
    response.set_redirect("/" + to + path.substr(from.size() + 1), 307);
    return;
  }
  const bool head = request.method == "HEAD";
  const Answer how = next_answer(head ? head_answers_ : get_answers_, last_name(path));
  File file;
  {
    const std::lock_guard lock(mutex_);
    const auto found = files_.find(path);
    if (found == files_.end()) {
      response.status = 404;
      response.set_content("Entry not found", "text/plain");
      return;
    }
    file = found->second;
  }
  if (!file.commit.empty()) response.set_header("X-Repo-Commit", file.commit);
  if (file.large) {
    response.set_header("X-Linked-Size", std::to_string(file.bytes.size()));
    response.set_header("X-Linked-Etag", "\"" + file.etag + "\"");
  }
  response.set_header("ETag", file.large ? "\"of-the-redirect\"" : "W/\"" + file.etag + "\"");
  if (file.large && store_ != nullptr) {
    store_->put_at("/" + last_name(path), file.bytes);
    response.set_redirect(store_->endpoint() + "/" + last_name(path) + "?signature=secret", 302);
    return;
  }
  send(file, how, seen_at, response);
}

namespace {

// A file, from a byte on.
void set_range(std::size_t from, std::size_t end, httplib::Response& response) {
  response.status = from > 0 ? 206 : 200;
  if (from == 0) return;
  response.set_header("Content-Range",
                      "bytes " + std::to_string(from) + "-" + std::to_string(end - 1) + "/" + std::to_string(end));
}

}  // namespace

void FakeHub::send(const File& file, const Answer& how, std::size_t seen_at, httplib::Response& response) {
  auto bytes = std::make_shared<std::string>(file.bytes);
  std::size_t from = 0;
  {
    const std::lock_guard lock(mutex_);
    from = how.fault == Fault::ignores_range ? 0 : seen_[seen_at].from;
  }
  std::size_t end = bytes->size();
  switch (how.fault) {
    case Fault::no_answer:
      wait_for_release();
      break;
    case Fault::html:
      response.headers.erase("ETag");
      response.headers.erase("X-Linked-Etag");
      response.headers.erase("X-Linked-Size");
      response.set_content(kPage, "text/html; charset=utf-8");
      return;
    case Fault::html_as_file:
      *bytes = kPage;
      from = 0;
      end = bytes->size();
      break;
    case Fault::too_many:
    case Fault::out_of_order:
    case Fault::forbidden:
      if (!how.retry_after.empty()) response.set_header("Retry-After", how.retry_after);
      response.status = how.fault == Fault::too_many ? 429 : how.fault == Fault::out_of_order ? 503 : 401;
      response.set_content("no", "text/plain");
      return;
    case Fault::flipped:
      (*bytes)[from + (end - from) / 2] ^= 1;
      break;
    case Fault::longer:
      bytes->append(1000, 'x');
      end = bytes->size();
      break;
    case Fault::shorter_length:
      --end;
      break;
    default:
      break;
  }
  if (how.fault == Fault::nothing_there || from >= end) {
    response.status = 416;
    response.set_content("", "text/plain");
    return;
  }
  if (how.fault == Fault::other_piece && from > 0) {
    response.set_header("Content-Range", "bytes 0-" + std::to_string(end - 1) + "/" + std::to_string(end));
    response.status = 206;
    from = 0;
  } else {
    set_range(from, end, response);
  }
  send_bytes(bytes, from, end, how, seen_at, response);
}

void FakeHub::send_bytes(const std::shared_ptr<const std::string>& bytes, std::size_t from, std::size_t end,
                         const Answer& how, std::size_t seen_at, httplib::Response& response) {
  const bool no_length = how.fault == Fault::no_length || how.fault == Fault::no_length_cut ||
                         how.fault == Fault::html_as_file || how.fault == Fault::longer;
  const bool stops = how.fault == Fault::cut || how.fault == Fault::no_length_cut || how.fault == Fault::pause;
  const std::size_t stop_at = stops ? from + static_cast<std::size_t>(how.share * static_cast<double>(end - from)) : end;
  // False: the connection is closed.
  const auto provide = [=, this](std::size_t offset, httplib::DataSink& sink) {
    std::size_t at = from + offset;
    if (at >= stop_at && how.fault == Fault::cut) return false;
    if (at >= stop_at && how.fault == Fault::pause) wait_for_release();
    if (ending_) return false;
    const std::size_t limit = at < stop_at ? stop_at : end;
    const std::size_t size = std::min(kPiece, limit - at);
    if (how.fault != Fault::html_as_file) count(seen_at, size);  // before the client can have them
    if (!sink.write(bytes->data() + at, size)) return false;
    at += size;
    if (no_length && at >= stop_at) sink.done();
    return true;
  };
  const char* const type = "application/octet-stream";
  if (no_length) {
    response.set_content_provider(type, provide);
  } else {
    response.set_content_provider(end - from, type, [provide](std::size_t offset, std::size_t, httplib::DataSink& sink) {
      return provide(offset, sink);
    });
  }
}

}  // namespace rowkeeper
