// A server in the test's own process that behaves like the hub, and misbehaves on demand.
#pragma once

#include <atomic>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace httplib {
class Server;
struct Request;
struct Response;
}  // namespace httplib

namespace rowkeeper {

enum class Fault {
  none,
  cut,             // the connection is closed at `share` of what was asked for
  no_length,       // all of it, without Content-Length
  no_length_cut,   // the same, but it ends at `share`: nothing tells
  pause,           // at `share`, until release() is called or the client is gone
  no_answer,       // as pause, before the first byte
  ignores_range,   // the whole file, whatever piece is asked for
  nothing_there,   // 416
  other_piece,     // 206 with other bytes than asked for
  html,            // 200 with a page
  html_as_file,    // the same, without a type and length that tell
  flipped,         // one bit in the middle is another
  longer,          // more than there ought to be
  shorter_length,  // Content-Length says one byte less, and so it is
  too_many,        // 429 with Retry-After
  out_of_order,    // 503
  forbidden,       // 401
};

struct Answer {
  Fault fault = Fault::none;
  double share = 0.6;
  std::string retry_after;
};

struct SeenRequest {
  std::string method, path, authorization, accept_encoding;
  std::uint64_t from = 0;   // of its range
  std::uint64_t bytes = 0;  // of the file that were handed out
};

class FakeHub {
 public:
  FakeHub();
  ~FakeHub();
  FakeHub(const FakeHub&) = delete;
  FakeHub& operator=(const FakeHub&) = delete;

  std::string endpoint() const;  // "http://127.0.0.1:PORT"

  // Of a commit, and of "main". Weights are large files: their checksum is SHA-256, of others it is Git's.
  void put(const std::string& repository, const std::string& commit, const std::string& name, const std::string& bytes);
  // Under any path, as on a server that only stores.
  void put_at(const std::string& path, const std::string& bytes);
  // Large files are then elsewhere: they are redirected to "STORE/NAME?signature=...", where they are put.
  void keep_large_files_at(FakeHub& store) { store_ = &store; }
  // A name that leads to another, on the same host.
  void rename(const std::string& from, const std::string& to) { renamed_[from] = to; }

  // What the next requests for a file are answered with, one after the other; afterwards it behaves.
  void on_get(const std::string& name, std::vector<Answer> answers);
  void on_head(const std::string& name, std::vector<Answer> answers);
  void release() { released_ = true; }

  std::vector<SeenRequest> seen() const;
  std::vector<SeenRequest> gets(const std::string& name) const;
  std::uint64_t handed_out(const std::string& name) const;  // bytes of it, all requests together

 private:
  struct File {
    std::string bytes, etag, commit;
    bool large = false;
  };

  void answer(const httplib::Request& request, httplib::Response& response);
  void send(const File& file, const Answer& how, std::size_t seen_at, httplib::Response& response);
  void send_bytes(const std::shared_ptr<const std::string>& bytes, std::size_t from, std::size_t end, const Answer& how,
                  std::size_t seen_at, httplib::Response& response);
  std::size_t note(const httplib::Request& request);
  Answer next_answer(std::map<std::string, std::deque<Answer>>& answers, const std::string& name);
  void count(std::size_t seen_at, std::size_t bytes);
  void wait_for_release() const;

  std::unique_ptr<httplib::Server> server_;
  std::thread thread_;
  int port_ = 0;
  FakeHub* store_ = nullptr;
  std::map<std::string, std::string> renamed_;
  std::atomic<bool> released_{false}, ending_{false};

  mutable std::mutex mutex_;
  std::map<std::string, File> files_;  // by path
  std::map<std::string, std::deque<Answer>> get_answers_, head_answers_;
  std::vector<SeenRequest> seen_;
};

std::string sha256_of(const std::string& bytes);
std::string git_sha1_of(const std::string& bytes);

}  // namespace rowkeeper
