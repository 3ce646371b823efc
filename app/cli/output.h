// What goes to stdout and stderr.
#pragma once

#include <chrono>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "app/cli/failure.h"
#include "core/tokenizer/utf8.h"

namespace rowkeeper::cli {

// Writes to stdout at once. Fails where the bytes can't be written; a reader who went away (`| head -1`) ends the program
// quietly, and an interrupt ends a wait for a reader who does not come.
Outcome<void> write_out(std::string_view bytes);
// One JSON object and a line's end. Whatever the locale, numbers have a point.
Outcome<void> write_json(const nlohmann::ordered_json& json);

// A line on stderr: "rowkeeper-cli: ...".
void write_message(std::string_view message);
void write_warning(std::string_view message);
// A line on stderr without the name.
void write_note(std::string_view line);

// Text that may hold anything, such as a file's name, fit for a message: control characters and bytes that are no UTF-8 are
// replaced, and what is very long is cut.
std::string printable(std::string_view text);

// "1 thread", "2 threads".
std::string counted(std::int64_t number, std::string_view noun);

// "736.0 KiB", "2.2 MiB".
std::string readable_bytes(std::size_t bytes);

// Text that arrives token by token: characters are written once they are whole.
class TextPrinter {
 public:
  Outcome<void> push(std::string_view bytes);
  // The rest, and the end of the line.
  Outcome<void> finish();
  bool to_terminal() const { return to_terminal_; }

 private:
  Outcome<void> write(const std::string& text);

  Utf8Stream stream_;
  bool to_terminal_ = stdout_is_terminal();
  bool line_open_ = false;

  static bool stdout_is_terminal();
};

// A line on stderr that is written over, for work that takes long: only on a terminal, not in the first moments, and at most
// ten times a second.
class Progress {
 public:
  Progress();
  ~Progress() { clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void show(const std::string& text);
  // The same for a part of the work that may take minutes: where there is no terminal it is a line of its own.
  void stage(const std::string& text);
  void clear();
  // Nothing is shown from here on: the line is needed for something else.
  void end();

 private:
  using Clock = std::chrono::steady_clock;
  bool terminal_;
  bool active_;
  bool shown_ = false;
  Clock::time_point next_;
};

}  // namespace rowkeeper::cli
