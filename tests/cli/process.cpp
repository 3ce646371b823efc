#include "tests/cli/process.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <fstream>

namespace rowkeeper {

namespace {

using Clock = std::chrono::steady_clock;

struct Pipe {
  Pipe() {
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) std::abort();
    read = ends[0];
    write = ends[1];
  }
  ~Pipe() {
    close_read();
    close_write();
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  void close_read() { close(read); }
  void close_write() { close(write); }
  static void close(int& end) {
    if (end >= 0) ::close(end);
    end = -1;
  }
  int read = -1, write = -1;
};

// In the child, after fork().
[[noreturn]] void become(const std::string& program, std::vector<std::string> arguments, const ProcessOptions& options,
                         const Pipe& out, const Pipe& err) {
  for (const std::string& setting : options.environment) {
    const std::size_t equals = setting.find('=');
    if (equals == std::string::npos) {
      ::unsetenv(setting.c_str());
    } else {
      ::setenv(setting.substr(0, equals).c_str(), setting.c_str() + equals + 1, 1);
    }
  }
  if (options.close_stdout) {
    ::close(STDOUT_FILENO);
  } else {
    const bool to_file = !options.stdout_file.empty();
    const int to = to_file ? ::open(options.stdout_file.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600) : out.write;
    if (to < 0) ::_exit(127);
    ::dup2(to, STDOUT_FILENO);
  }
  ::dup2(err.write, STDERR_FILENO);
  ::signal(SIGPIPE, options.ignore_sigpipe ? SIG_IGN : SIG_DFL);
  std::vector<char*> argv = {const_cast<char*>(program.c_str())};
  for (std::string& argument : arguments) argv.push_back(argument.data());
  argv.push_back(nullptr);
  ::execv(program.c_str(), argv.data());
  ::_exit(127);
}

// Takes what is there from one end; false at its end.
bool take(int end, std::string& to, std::size_t at_most) {
  std::array<char, 1 << 16> buffer;
  const ssize_t count = ::read(end, buffer.data(), std::min(buffer.size(), at_most - to.size()));
  if (count > 0) to.append(buffer.data(), static_cast<std::size_t>(count));
  return count > 0 && to.size() < at_most;
}

// By the letter that Linux gives for it after the program's name.
bool asleep(pid_t child) {
  std::ifstream file("/proc/" + std::to_string(child) + "/stat");
  std::string text;
  std::getline(file, text);
  return text.find(") S ") != std::string::npos;
}

// Reads both streams to their ends, and sends the signal when it is time.
class Watcher {
 public:
  Watcher(pid_t child, const ProcessOptions& options, Pipe& out, Pipe& err)
      : child_(child), options_(options), out_(out), err_(err) {}

  void watch(ProcessResult& result) {
    while (out_.read >= 0 || err_.read >= 0) {
      std::array<pollfd, 2> ends = {pollfd{out_.read, POLLIN, 0}, pollfd{err_.read, POLLIN, 0}};
      ::poll(ends.data(), ends.size(), 10);
      if (ends[0].revents != 0 && !take(out_.read, result.out, options_.read_at_most)) out_.close_read();
      if (ends[1].revents != 0 && !take(err_.read, result.err, SIZE_MAX)) err_.close_read();
      maybe_signal(!result.out.empty());
    }
  }

 private:
  void maybe_signal(bool output) {
    if (options_.signal == 0 || signalled_) return;
    const bool late =
        options_.signal_after_ms >= 0 && Clock::now() - begin_ >= std::chrono::milliseconds(options_.signal_after_ms);
    const bool told = (options_.signal_when && options_.signal_when()) || (options_.signal_when_asleep && asleep(child_));
    if (!late && !told && !(options_.signal_at_output && output)) return;
    ::kill(child_, options_.signal);
    signalled_ = true;
  }

  pid_t child_;
  const ProcessOptions& options_;
  Pipe &out_, &err_;
  Clock::time_point begin_ = Clock::now();
  bool signalled_ = false;
};

}  // namespace

ProcessResult run_program(const std::string& program, const std::vector<std::string>& arguments,
                          const ProcessOptions& options) {
  Pipe out, err;
  const pid_t child = ::fork();
  if (child == 0) become(program, arguments, options, out, err);
  out.close_write();
  err.close_write();
  ProcessResult result;
  Watcher watcher(child, options, out, err);
  watcher.watch(result);
  int status = 0;
  ::waitpid(child, &status, 0);
  result.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  return result;
}

ProcessResult run_cli(const std::vector<std::string>& arguments, const ProcessOptions& options) {
  ProcessOptions with = options;
  const std::vector<std::string> none = {"HF_HUB_CACHE",     "HUGGINGFACE_HUB_CACHE",
                                         "HF_HOME",          "XDG_CACHE_HOME",
                                         "XDG_DATA_HOME",    "HF_ENDPOINT",
                                         "HF_TOKEN",         "http_proxy",
                                         "ROWKEEPER_ASSETS", "ROWKEEPER_KNOWN_MODELS",
                                         "https_proxy",      "HOME=/nonexistent"};
  with.environment.insert(with.environment.begin(), none.begin(), none.end());
  return run_program(ROWKEEPER_CLI, arguments, with);
}

nlohmann::json cli_json(std::vector<std::string> arguments, const ProcessOptions& options) {
  arguments.emplace_back("--json");
  const ProcessResult result = run_cli(arguments, options);
  EXPECT_EQ(result.status, 0) << result.err;
  nlohmann::json json = nlohmann::json::parse(result.out, nullptr, false);
  EXPECT_TRUE(json.is_object()) << result.out;
  return json;
}

std::vector<std::string> keys(const nlohmann::json& object) {
  std::vector<std::string> names;
  for (const auto& item : object.items()) names.push_back(item.key());
  return names;
}

std::string ids_list(int count, int id) {
  std::string list;
  for (int i = 0; i < count; ++i) {
    if (i > 0) list += ',';
    list += std::to_string(id);
  }
  return list;
}

}  // namespace rowkeeper
