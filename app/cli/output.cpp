#include "app/cli/output.h"

#include <fmt/format.h>

#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <iterator>
#include <system_error>

#include "app/cli/interrupt.h"

namespace rowkeeper::cli {

namespace {

// 0, or the reason why not all of it was written.
int write_all(int file, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(file, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR && !interrupted()) continue;
    if (written < 0) return errno;
    bytes.remove_prefix(static_cast<std::size_t>(written));
    // A wait for a reader that an interrupt ended after some bytes: the next one would have no end.
    if (!bytes.empty() && interrupted()) return EINTR;
  }
  return 0;
}

// A terminal that has closed refuses what is written, be it before its SIGHUP has come or after, when it is none any more.
bool is_closed_terminal(int file, int reason) { return reason == EIO && (isatty(file) == 1 || errno == EIO); }

// There is nobody to tell if stderr itself can't be written to.
void write_line(const std::string& line) { (void)write_all(STDERR_FILENO, line + "\n"); }

}  // namespace

Outcome<void> write_out(std::string_view bytes) {
  const int reason = write_all(STDOUT_FILENO, bytes);
  if (reason == 0) return {};
  // Reached only where SIGPIPE is ignored; elsewhere the signal has ended the program by now.
  if (reason == EPIPE) std::_Exit(kFailed);
  if (is_closed_terminal(STDOUT_FILENO, reason)) interrupt_by(SIGHUP);
  if (reason == EINTR || interrupted()) {
    return tl::unexpected(Failure{kInterrupted, "interrupted while writing to standard output; the output is incomplete"});
  }
  return tl::unexpected(Failure{kFailed, fmt::format("cannot write to standard output: {}; the output is incomplete",
                                                     std::generic_category().message(reason))});
}

Outcome<void> write_json(const nlohmann::ordered_json& json) {
  using nlohmann::ordered_json;
  return write_out(json.dump(-1, ' ', false, ordered_json::error_handler_t::replace) + "\n");
}

std::string counted(std::int64_t number, std::string_view noun) {
  return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
}

std::string readable_bytes(std::size_t bytes) {
  const char* const units[] = {"bytes", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
  std::size_t unit = 0;
  auto number = static_cast<double>(bytes);
  for (; number >= 1024 && unit + 1 < std::size(units); ++unit) number /= 1024;
  return unit == 0 ? fmt::format("{} bytes", bytes) : fmt::format("{:.1f} {}", number, units[unit]);
}

void write_message(std::string_view message) { write_line(fmt::format("rowkeeper-cli: {}", message)); }
void write_warning(std::string_view message) { write_line(fmt::format("rowkeeper-cli: warning: {}", message)); }
void write_note(std::string_view line) { write_line(std::string(line)); }

std::string printable(std::string_view text) {
  constexpr std::size_t kMost = 1000;
  const bool cut = text.size() > kMost;
  std::string shown = to_valid_utf8(cut ? text.substr(0, kMost) : text);
  std::string result;
  for (const char c : shown) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte == 0x7F) {
      result += fmt::format("\\x{:02x}", byte);
    } else {
      result += c;
    }
  }
  return cut ? result + "..." : result;
}

bool TextPrinter::stdout_is_terminal() { return isatty(STDOUT_FILENO) == 1; }

Outcome<void> TextPrinter::write(const std::string& text) {
  if (text.empty()) return {};
  line_open_ = text.back() != '\n';
  return write_out(text);
}

Outcome<void> TextPrinter::push(std::string_view bytes) { return write(stream_.push(bytes)); }

Outcome<void> TextPrinter::finish() {
  std::string rest = stream_.finish();
  if (rest.empty() ? line_open_ : rest.back() != '\n') rest += '\n';
  return write(rest);
}

Progress::Progress()
    : terminal_(isatty(STDERR_FILENO) == 1), active_(terminal_), next_(Clock::now() + std::chrono::milliseconds(300)) {}

void Progress::show(const std::string& text) {
  if (!active_ || Clock::now() < next_) return;
  (void)write_all(STDERR_FILENO, "\r\x1b[K" + text);
  shown_ = true;
  next_ = Clock::now() + std::chrono::milliseconds(100);
}

void Progress::stage(const std::string& text) { terminal_ ? show(text) : write_note(text); }

void Progress::clear() {
  if (shown_) (void)write_all(STDERR_FILENO, "\r\x1b[K");
  shown_ = false;
}

void Progress::end() {
  clear();
  active_ = false;
}

}  // namespace rowkeeper::cli
