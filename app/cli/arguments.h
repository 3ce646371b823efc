// Between the argument list and CLI11: options with our own checks, and every complaint in one form.
#pragma once

#include <CLI/App.hpp>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/failure.h"
#include "app/cli/option_values.h"

namespace rowkeeper::cli {

// An option with one value. `parse` takes it, or says what it must be.
CLI::Option* add_value(CLI::App& app, const std::string& name, const char* placeholder, const std::string& description,
                       std::function<Requirement(std::string_view)> parse);
// A value without an option's name before it, which must be given.
CLI::Option* add_word(CLI::App& app, const char* name, const char* description, std::string& to);
CLI::Option* add_flag(CLI::App& app, const std::string& name, const std::string& description, bool& to);

// The first option that was given and is none of these; empty if there is none. Once the arguments are read.
std::string given_beside(const CLI::App& app, std::initializer_list<std::string_view> names);

// "see rowkeeper-cli generate --help"
std::string help_hint(const CLI::App& app);

// Reads `arguments` with `app` and its subcommands. The result is empty, or the answer to --help or --version.
Outcome<std::string> read_arguments(CLI::App& app, const std::vector<std::string>& arguments);

}  // namespace rowkeeper::cli
