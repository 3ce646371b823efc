// The subcommands. Each adds its options to the command line and is called once they are read.
#pragma once

#include <CLI/App.hpp>
#include <functional>

#include "app/cli/failure.h"
#include "core/base/stop_token.h"

namespace rowkeeper::cli {

struct Command {
  CLI::App* app = nullptr;
  std::function<Outcome<int>(const StopToken&)> run;  // the exit status, or why there is no result
};

Command add_generate(CLI::App& app);
Command add_compare(CLI::App& app);
Command add_logits(CLI::App& app);
Command add_tokenize(CLI::App& app);
Command add_detokenize(CLI::App& app);
Command add_bench(CLI::App& app);
Command add_fidelity(CLI::App& app);
Command add_serve(CLI::App& app);
Command add_memory(CLI::App& app);
Command add_chat(CLI::App& app);
// `models` has subcommands of its own.
CLI::App& add_models(CLI::App& app);
Command add_models_list(CLI::App& models);
Command add_models_verify(CLI::App& models);
Command add_models_download(CLI::App& models);
Command add_models_remove(CLI::App& models);
Command add_models_make(CLI::App& models);

}  // namespace rowkeeper::cli
