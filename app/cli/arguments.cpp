#include "app/cli/arguments.h"

#include <fmt/format.h>
#include <CLI/Error.hpp>
#include <CLI/Option.hpp>

#include <algorithm>
#include <set>
#include <utility>

#include "app/cli/nearest.h"
#include "app/cli/output.h"

namespace rowkeeper::cli {

namespace {

bool takes_value(const CLI::Option& option) { return option.get_items_expected_max() > 0; }
bool looks_like_option(std::string_view argument) { return argument.size() > 1 && argument.front() == '-'; }

std::vector<std::string> subcommand_names(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* sub : app.get_subcommands({})) names.push_back(sub->get_name());
  return names;
}

std::string one_of_subcommands(const CLI::App& app) {
  return fmt::format("one of {}", fmt::join(subcommand_names(app), ", "));
}

// Those that begin with hyphens.
std::vector<std::string> option_list(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::Option* option : app.get_options()) {
    if (!option->get_positional()) names.push_back(option->get_name());
  }
  return names;
}

// "--backend, --weights and --simd"
std::string option_names(const CLI::App& app) {
  std::string names;
  const std::vector<const CLI::Option*> options = app.get_options();
  for (const CLI::Option* option : options) {
    names += (names.empty() ? "" : option == options.back() ? " and " : ", ") + option->get_name();
  }
  return names;
}

tl::unexpected<Failure> no_option(const CLI::App& app, const std::string& name) {
  return wrong_use(
      fmt::format("there is no option {}{}; {}", printable(name), did_you_mean(name, option_list(app)), help_hint(app)));
}

const CLI::App* find_subcommand(const CLI::App& app, const std::string& name) {
  for (const CLI::App* sub : app.get_subcommands({})) {
    if (sub->get_name() == name) return sub;
  }
  return nullptr;
}

// Reads the arguments of one command in order, as CLI11 will, and refuses what it would word in its own ways or accept by
// surprise: a value that is missing because the next option follows, an option given twice.
class Checker {
 public:
  explicit Checker(const CLI::App& app) : app_(app), words_left_(words_of(app)) {}

  // The arguments with each "--name=value" as two.
  Outcome<std::vector<std::string>> check(std::span<const std::string> arguments) {
    std::vector<std::string> split;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
      const std::string& argument = arguments[i];
      const std::size_t equals = argument.starts_with("--") ? argument.find('=') : std::string::npos;
      const std::string name = argument.substr(0, equals);
      if (!looks_like_option(argument) && words_left_ > 0) {
        split.push_back(argument);
        --words_left_;
        continue;
      }
      const CLI::Option* const option = looks_like_option(name) ? app_.get_option_no_throw(name) : nullptr;
      if (option == nullptr) return refuse(name);
      if (!given_.insert(option).second) return wrong_use(fmt::format("{} is given twice: give it once", name));
      split.push_back(name);
      if (!takes_value(*option)) {
        if (equals != std::string::npos) return wrong_use(fmt::format("{} takes no value", name));
      } else if (equals != std::string::npos) {
        split.push_back(argument.substr(equals + 1));
      } else {
        if (Outcome<void> there = value_follows(name, arguments.subspan(i + 1)); !there)
          return tl::unexpected(there.error());
        split.push_back(arguments[++i]);
      }
    }
    if (words_left_ > 0 && !given_.contains(app_.get_help_ptr())) {
      return wrong_use(fmt::format("{} needs {}; {}", app_.get_name(), missing_words(), help_hint(app_)));
    }
    return split;
  }

 private:
  Outcome<void> value_follows(const std::string& name, std::span<const std::string> rest) const {
    if (rest.empty()) return wrong_use(fmt::format("{} needs a value; {}", name, help_hint(app_)));
    if (looks_like_option(rest[0]) && app_.get_option_no_throw(rest[0]) != nullptr) {
      return wrong_use(fmt::format("{0} needs a value (if the value is the text '{1}', write {0}={1}); {2}", name, rest[0],
                                   help_hint(app_)));
    }
    return {};
  }

  tl::unexpected<Failure> refuse(const std::string& argument) const {
    const std::string shown = printable(argument);
    // Options within an option have no --help of their own.
    if (app_.get_help_ptr() == nullptr) {
      return wrong_use(fmt::format("there is no option '{}' here{}, only {}", shown,
                                   did_you_mean(argument, option_list(app_)), option_names(app_)));
    }
    if (!looks_like_option(argument)) {
      return wrong_use(
          fmt::format("'{}' is not expected here: put a text with spaces into quotes; {}", shown, help_hint(app_)));
    }
    const std::string others = commands_with(argument);
    if (others.empty()) return no_option(app_, argument);
    return wrong_use(
        fmt::format("{} does not go with {}: it is an option of {}; {}", shown, app_.get_name(), others, help_hint(app_)));
  }

  // The other subcommands that have this option.
  std::string commands_with(const std::string& option) const {
    std::string names;
    if (app_.get_parent() == nullptr) return names;
    for (const CLI::App* sub : app_.get_parent()->get_subcommands({})) {
      if (sub->get_option_no_throw(option) != nullptr) names += (names.empty() ? "" : ", ") + sub->get_name();
    }
    return names;
  }

  // That come without an option's name before them.
  static std::size_t words_of(const CLI::App& app) {
    const auto options = app.get_options();
    return static_cast<std::size_t>(
        std::count_if(options.begin(), options.end(), [](const CLI::Option* option) { return option->get_positional(); }));
  }

  std::string missing_words() const {
    std::string names;
    std::size_t left_out = words_of(app_) - words_left_;
    for (const CLI::Option* option : app_.get_options()) {
      if (!option->get_positional()) continue;
      if (left_out > 0) {
        --left_out;
        continue;
      }
      names += (names.empty() ? "" : " and ") + option->get_name(true);
    }
    return names;
  }

  const CLI::App& app_;
  std::set<const CLI::Option*> given_;
  std::size_t words_left_;
};

// The arguments in the form that CLI11 gets.
Outcome<std::vector<std::string>> checked(const CLI::App& app, std::span<const std::string> arguments) {
  const bool has_subcommands = !app.get_subcommands({}).empty();
  if (!has_subcommands || (!arguments.empty() && app.get_option_no_throw(arguments[0]) != nullptr)) {
    return Checker(app).check(arguments);
  }
  if (arguments.empty()) {
    return wrong_use(fmt::format("give a subcommand, {}; {}", one_of_subcommands(app), help_hint(app)));
  }
  if (looks_like_option(arguments[0])) {
    if (!nearest_name(arguments[0], option_list(app)).empty()) return no_option(app, arguments[0]);
    return wrong_use(fmt::format("'{}' is not expected here: options come after the subcommand; {}", printable(arguments[0]),
                                 help_hint(app)));
  }
  const CLI::App* const sub = find_subcommand(app, arguments[0]);
  if (sub == nullptr) {
    return wrong_use(fmt::format("there is no subcommand '{}'{}: use {}; {}", printable(arguments[0]),
                                 did_you_mean(arguments[0], subcommand_names(app)), one_of_subcommands(app),
                                 help_hint(app)));
  }
  Outcome<std::vector<std::string>> rest = checked(*sub, arguments.subspan(1));
  if (rest) rest->insert(rest->begin(), arguments[0]);
  return rest;
}

// CLI11 leaves two blank lines between groups of options.
std::string help_text(const CLI::App& app) {
  std::string text = app.help();
  for (std::size_t at = 0; (at = text.find("\n\n\n", at)) != std::string::npos;) text.erase(at, 1);
  return text;
}

}  // namespace

CLI::Option* add_value(CLI::App& app, const std::string& name, const char* placeholder, const std::string& description,
                       std::function<Requirement(std::string_view)> parse) {
  const auto take = [name, parse = std::move(parse)](const std::string& text) {
    const Requirement requirement = parse(text);
    if (requirement) {
      throw CLI::ValidationError(fmt::format("{} is '{}', but it must be {}", name, printable(text), *requirement),
                                 CLI::ExitCodes::ValidationError);
    }
  };
  return app.add_option_function<std::string>(name, take, description)->type_name(placeholder);
}

CLI::Option* add_word(CLI::App& app, const char* name, const char* description, std::string& to) {
  return app.add_option(name, to, description)->type_name("")->required();
}

CLI::Option* add_flag(CLI::App& app, const std::string& name, const std::string& description, bool& to) {
  return app.add_flag_callback(
      name, [&to] { to = true; }, description);
}

std::string given_beside(const CLI::App& app, std::initializer_list<std::string_view> names) {
  for (const CLI::Option* option : app.get_options()) {
    std::string name = option->get_name();
    if (option->count() > 0 && std::find(names.begin(), names.end(), name) == names.end()) return name;
  }
  return "";
}

std::string help_hint(const CLI::App& app) {
  std::string names = app.get_name();
  for (const CLI::App* above = app.get_parent(); above != nullptr; above = above->get_parent())
    names.insert(0, above->get_name() + " ");
  return fmt::format("see {} --help", names);
}

Outcome<std::string> read_arguments(CLI::App& app, const std::vector<std::string>& arguments) {
  Outcome<std::vector<std::string>> good = checked(app, arguments);
  if (!good) return tl::unexpected(good.error());
  std::reverse(good->begin(), good->end());  // as CLI11 wants them
  try {
    app.parse(std::move(*good));
  } catch (const CLI::CallForHelp&) {
    return help_text(app);
  } catch (const CLI::CallForVersion&) {
    return app.version() + "\n";
  } catch (const CLI::ParseError& error) {
    return wrong_use(error.what());
  }
  return std::string();
}

}  // namespace rowkeeper::cli
