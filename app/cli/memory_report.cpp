#include "app/cli/memory_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>
#include <vector>

namespace rowkeeper::cli {

using nlohmann::ordered_json;

namespace {

// "18,432", whatever the locale; of numbers that are not negative.
std::string count(std::int64_t number) {
  std::string text;
  const std::string digits = std::to_string(number);
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0) text += ',';
    text += digits[i];
  }
  return text;
}

std::string count_of(std::int64_t number, const char* one, const char* many) {
  return fmt::format("{} {}", count(number), number == 1 ? one : many);
}

// Three digits and no more than it takes: "36 KiB", "4.5 MiB", "39.1 GiB".
std::string bytes(std::int64_t number) {
  constexpr const char* kUnits[] = {"KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
  if (number < 1024) return count_of(number, "byte", "bytes");
  auto value = static_cast<double>(number) / 1024;
  std::size_t unit = 0;
  for (; value >= 999.5 && unit + 1 < std::size(kUnits); ++unit) value /= 1024;
  const int decimals = value >= 99.95 ? 0 : value >= 9.995 ? 1 : 2;
  const double power = std::pow(10.0, decimals);
  std::string text = fmt::format("{:.{}f}", std::round(value * power) / power, decimals);
  if (decimals > 0) {
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
  }
  return text + " " + kUnits[unit];
}

const char* format_words(CacheFormat format) {
  constexpr const char* kWords[] = {"32 bits", "16 bits", "8 bits", "4 bits"};
  return kWords[static_cast<int>(format)];
}

// "2 x 12 blocks x 12 KV heads x 64"
std::string numbers_formula(const CacheShape& shape) {
  const std::string blocks = count_of(shape.blocks, "block", "blocks");
  if (shape.latent > 0) return fmt::format("{} x {} latent numbers", blocks, count(shape.latent));
  return fmt::format("2 x {} x {} x {}", blocks, count_of(shape.kv_heads, "KV head", "KV heads"), count(shape.head_size));
}

std::string format_formula(const MemoryPlan& plan) {
  const NumberGroup group = number_group(plan.shape, plan.format);
  const std::string size = count_of(group.bytes, "byte", "bytes");
  return group.numbers == 1 ? "x " + size : fmt::format("{} of them in {}", count(group.numbers), size);
}

std::string formula(const MemoryAnswer& answer) {
  const MemoryPlan& plan = answer.plan;
  const MemoryCost& cost = answer.cost;
  return fmt::format("{} = {} numbers per token; {} = {} bytes per token; x {} = {} bytes; x {} = {} bytes",
                     numbers_formula(plan.shape), count(cost.numbers_per_token), format_formula(plan),
                     count(cost.bytes_per_token), count_of(plan.context, "token", "tokens"),
                     count(cost.bytes_per_conversation), count_of(plan.conversations, "conversation", "conversations"),
                     count(cost.bytes_total));
}

// The formula line by line, its results below each other.
std::string formula_text(const MemoryAnswer& answer) {
  const MemoryPlan& plan = answer.plan;
  const MemoryCost& cost = answer.cost;
  std::vector<std::pair<std::string, std::string>> lines = {
      {numbers_formula(plan.shape), count(cost.numbers_per_token) + " numbers per token"},
      {format_formula(plan), bytes(cost.bytes_per_token) + " per token"},
      {"x " + count_of(plan.context, "token", "tokens"), bytes(cost.bytes_per_conversation) + " per conversation"}};
  if (plan.conversations > 1) {
    lines.emplace_back(fmt::format("x {} conversations", count(plan.conversations)), bytes(cost.bytes_total) + " in all");
  }
  std::size_t width = 0;
  for (const auto& [factors, result] : lines) width = std::max(width, factors.size());
  std::string text;
  for (const auto& [factors, result] : lines) text += fmt::format("  {:<{}}  = {}\n", factors, width, result);
  return text;
}

std::string model_text(const MemoryAnswer& answer) {
  const CacheShape& shape = answer.plan.shape;
  const std::string heads = count_of(shape.heads, "head", "heads");
  std::string text = fmt::format("{}: {}, ", answer.name, count_of(shape.blocks, "block", "blocks"));
  if (shape.latent > 0) return text + fmt::format("{}, {} latent numbers in each block", heads, count(shape.latent));
  if (shape.kv_heads == shape.heads)
    return text + fmt::format("{} of {}, each with its own keys and values", heads, shape.head_size);
  return text + fmt::format("{} of {} that share the keys and values of {}", heads, shape.head_size, count(shape.kv_heads));
}

std::string weights_text(const MemoryAnswer& answer) {
  if (answer.plan.weights_bytes == 0) return "";
  const std::string origin =
      answer.parameters > 0 ? fmt::format("{} in 16 bits = ", count_of(answer.parameters, "parameter", "parameters")) : "";
  return fmt::format("\nThe weights: {}{}. From {} on the cache is larger than they are.\n", origin,
                     bytes(answer.plan.weights_bytes), count_of(*answer.cost.outgrows_weights_at, "token", "tokens"));
}

std::string change_text(const MemoryChange& change) {
  switch (change.kind) {
    case MemoryChange::Kind::format:
      return fmt::format("numbers in {}", format_words(change.plan.format));
    case MemoryChange::Kind::kv_heads:
      return count_of(change.plan.shape.kv_heads, "KV head", "KV heads");
    case MemoryChange::Kind::context:
      return "a context of " + count_of(change.plan.context, "token", "tokens");
    case MemoryChange::Kind::conversations:
      break;
  }
  return count_of(change.plan.conversations, "conversation", "conversations");
}

std::string device_text(const MemoryAnswer& answer) {
  if (!answer.cost.device) return "";
  const DeviceFit& device = *answer.cost.device;
  const std::string size = bytes(*answer.plan.device_bytes);
  if (device.room <= 0) return fmt::format("\nDoes not fit: the weights alone leave no room on a device of {}.\n", size);
  const std::string room =
      answer.plan.weights_bytes == 0 ? "" : fmt::format(", of which the weights leave {}", bytes(device.room));
  std::string text = fmt::format("\n{}: {} of cache on a device of {}{}. {} of that length {}.\n",
                                 device.fits ? "Fits" : "Does not fit", bytes(answer.cost.bytes_total), size, room,
                                 count_of(device.conversations_that_fit, "conversation", "conversations"),
                                 device.conversations_that_fit == 1 ? "fits" : "fit");
  std::string changes;
  for (const MemoryChange& change : changes_that_fit(answer.plan)) {
    changes += (changes.empty() ? "" : ", or ") + change_text(change);
  }
  return changes.empty() ? text : text + fmt::format("What would fit: {}.\n", changes);
}

std::string window_text(const MemoryAnswer& answer) {
  if (!answer.window || answer.plan.context <= answer.window->tokens) return "";
  const Result<std::int64_t> within = bytes_within_window(answer.plan, *answer.window);
  if (!within) return "";
  return fmt::format("\n{} of its {} look back {} at most: a cache that drops what they no longer see takes {}.\n",
                     count(answer.window->blocks), count_of(answer.plan.shape.blocks, "block", "blocks"),
                     count_of(answer.window->tokens, "token", "tokens"), bytes(*within));
}

}  // namespace

ordered_json memory_json(const MemoryAnswer& answer) {
  const std::optional<DeviceFit>& device = answer.cost.device;
  return {{"numbers_per_token", answer.cost.numbers_per_token},
          {"bytes_per_token", answer.cost.bytes_per_token},
          {"bytes_total", answer.cost.bytes_total},
          {"fits", device ? ordered_json(device->fits) : ordered_json(nullptr)},
          {"conversations_that_fit", device ? ordered_json(device->conversations_that_fit) : ordered_json(nullptr)},
          {"formula", formula(answer)}};
}

std::string memory_text(const MemoryAnswer& answer) {
  return fmt::format("{}; numbers in {}\n\n", model_text(answer), format_words(answer.plan.format)) + formula_text(answer) +
         weights_text(answer) + device_text(answer) + window_text(answer);
}

ordered_json presets_json(const Presets& presets) {
  ordered_json models = ordered_json::array(), devices = ordered_json::array();
  for (const ModelPreset& model : presets.models) {
    ordered_json json = {{"id", model.id},
                         {"name", model.name},
                         {"blocks", model.shape.blocks},
                         {"heads", model.shape.heads},
                         {"kv_heads", model.shape.kv_heads},
                         {"head_size", model.shape.head_size},
                         {"latent", model.shape.latent},
                         {"context", model.context},
                         {"parameters", model.parameters},
                         {"source", model.source_url}};
    models.push_back(std::move(json));
  }
  for (const DevicePreset& device : presets.devices) {
    devices.push_back({{"id", device.id}, {"name", device.name}, {"bytes", device.bytes}});
  }
  return {{"models", std::move(models)}, {"devices", std::move(devices)}};
}

std::string presets_text(const Presets& presets) {
  std::string text = fmt::format("{:<16}{:<16}{:>6}{:>7}{:>10}{:>11}{:>9}{:>18}   {}\n", "--preset", "model", "blocks",
                                 "heads", "KV heads", "head size", "context", "parameters", "a token, 16 bits");
  for (const ModelPreset& model : presets.models) {
    const CacheShape& shape = model.shape;
    const Result<MemoryCost> cost = memory_cost({.shape = shape, .context = 1});
    text += fmt::format("{:<16}{:<16}{:>6}{:>7}{:>10}{:>11}{:>9}{:>18}   {}\n", model.id, model.name, shape.blocks,
                        shape.heads, shape.latent > 0 ? "latent" : std::to_string(shape.kv_heads),
                        shape.latent > 0 ? shape.latent : shape.head_size, count(model.context), count(model.parameters),
                        cost ? bytes(cost->bytes_per_token) : "");
  }
  text += fmt::format("\n{:<18}{:>14}\n", "device", "--device-bytes");
  for (const DevicePreset& device : presets.devices) text += fmt::format("{:<18}{:>14}\n", device.name, device.bytes);
  return text;
}

}  // namespace rowkeeper::cli
