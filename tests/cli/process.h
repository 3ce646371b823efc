// Runs a program as a user does and tells what came out.
#pragma once

#include <csignal>
#include <cstddef>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace rowkeeper {

struct ProcessOptions {
  std::vector<std::string> environment;  // "NAME=value", in addition; "NAME" removes it
  std::string stdout_file;               // instead of a pipe
  bool close_stdout = false;             // started without one
  bool ignore_sigpipe = false;           // as some shells' children are
  std::size_t read_at_most = SIZE_MAX;   // bytes of stdout, then the reading end is closed
  int signal = 0;                        // sent once ...
  int signal_after_ms = -1;              // ... so much time has passed
  bool signal_at_output = false;         // ... or something has come on stdout
  bool signal_when_asleep = false;       // ... or it waits for something
  std::function<bool()> signal_when;     // ... or this says so
};

struct ProcessResult {
  int status = -1;  // of exit, or 128 + the signal that ended it
  std::string out, err;
};

ProcessResult run_program(const std::string& program, const std::vector<std::string>& arguments,
                          const ProcessOptions& options = {});

// rowkeeper-cli. It sees no Hugging Face cache, downloaded model, hub or proxy of this machine.
ProcessResult run_cli(const std::vector<std::string>& arguments, const ProcessOptions& options = {});
// The same with --json, which must succeed and print one object.
nlohmann::json cli_json(std::vector<std::string> arguments, const ProcessOptions& options = {});

std::vector<std::string> keys(const nlohmann::json& object);

std::string ids_list(int count, int id = 5);  // "5,5,5"

}  // namespace rowkeeper
