#include "app/cli/cli.h"

#include <fcntl.h>
#include <unistd.h>

#include <CLI/CLI.hpp>

#include <array>
#include <csignal>
#include <cstdlib>
#include <new>
#include <span>
#include <string_view>

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"

namespace rowkeeper::cli {

namespace {

constexpr const char* kDescription =
    "Runs a GPT-2 with and without its KV cache, and shows that the results are the same and what the cache saves.";

constexpr const char* kFooter = R"text(Examples:
  rowkeeper-cli generate --prompt "Once upon a time"
  rowkeeper-cli compare --prompt "Once upon a time" --tokens 200
  rowkeeper-cli bench --model random:gpt2
  rowkeeper-cli memory --preset llama-3.1-70b --context 128000
  rowkeeper-cli models download gpt2

Options come after the subcommand; rowkeeper-cli SUBCOMMAND --help lists them.
Exit status: 0 done, 1 failed while running, 2 wrong use, 3 two lanes that must agree did not, 130 interrupted (143 by
a kill, 129 by the end of the terminal).)text";

// A program may be started with a standard stream closed. The next file opened would get its number, and what is written to
// the stream would go there.
void fill_closed_streams() {
  for (const int stream : {0, 1, 2}) {
    if (::fcntl(stream, F_GETFD) < 0) (void)::open("/dev/null", O_RDONLY);  // takes the lowest free number: this one
  }
}

// Weights are read where they lie in their file. What the file has lost by then can't be had, and the pass can't go on.
extern "C" void end_without_the_file(int) {
  constexpr std::string_view kMessage =
      "rowkeeper-cli: a file was made shorter while it was read, or its disk failed; the output is incomplete: run it "
      "again\n";
  (void)!::write(STDERR_FILENO, kMessage.data(), kMessage.size());
  std::_Exit(kFailed);
}

int run_command(CLI::App& app, const std::vector<std::string>& arguments) {
  app.set_help_flag("-h,--help", "Show this help");
  app.set_version_flag("--version", "rowkeeper-cli " ROWKEEPER_VERSION, "Show the version");
  app.footer(kFooter);
  const std::array commands = {add_generate(app), add_compare(app), add_logits(app), add_tokenize(app), add_detokenize(app),
                               add_bench(app),    add_memory(app),  add_chat(app),   add_fidelity(app), add_serve(app)};
  CLI::App& models = add_models(app);
  const std::array models_commands = {add_models_list(models), add_models_verify(models), add_models_download(models),
                                      add_models_remove(models), add_models_make(models)};
  const Outcome<std::string> answer = read_arguments(app, arguments);
  Outcome<int> status = kDone;
  if (!answer) {
    status = tl::unexpected(answer.error());
  } else if (!answer->empty()) {
    if (Outcome<void> written = write_out(*answer); !written) status = tl::unexpected(written.error());
  } else {
    for (const std::span<const Command> group :
         {std::span<const Command>(commands), std::span<const Command>(models_commands)}) {
      for (const Command& command : group) {
        if (command.app->parsed()) status = command.run(stop_on_interrupt());
      }
    }
  }
  if (status) return *status;
  write_message(status.error().message);
  return status.error().status == kInterrupted ? interrupt_status() : status.error().status;
}

}  // namespace

int run(const std::vector<std::string>& arguments) {
  fill_closed_streams();
  std::signal(SIGXFSZ, SIG_IGN);  // a file too large for what is allowed is an error like any other
  std::signal(SIGBUS, end_without_the_file);
  try {
    CLI::App app(kDescription, "rowkeeper-cli");
    return run_command(app, arguments);
  } catch (const std::bad_alloc&) {
    write_message("not enough memory: close other programs, or use a smaller model");
    return kFailed;
  }
}

}  // namespace rowkeeper::cli
