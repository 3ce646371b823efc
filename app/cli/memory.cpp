// rowkeeper-cli memory: what the cache of any model takes, and whether it fits a device.
#include <fmt/format.h>

#include <limits>
#include <memory>
#include <optional>

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/memory_report.h"
#include "app/cli/messages.h"
#include "app/cli/output.h"
#include "app/cli/shared_options.h"

namespace rowkeeper::cli {

namespace {

using Count = std::optional<std::int64_t>;

struct Options {
  std::optional<std::string> preset;
  Count blocks, heads, kv_heads, head_size;
  CacheFormat format = CacheFormat::f16;
  Count context;
  std::int64_t batch = 1;
  Count weights_bytes, device_bytes;
  bool list = false;
  bool json = false;

  bool own_shape() const { return blocks || heads || kv_heads || head_size; }
};

constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
constexpr std::int64_t kOwnContext = 1024;

constexpr const char* kExamples = R"text(Examples:
  rowkeeper-cli memory
  rowkeeper-cli memory --preset llama-3.1-70b --context 128000 --batch 8 --device-bytes 343597383680
  rowkeeper-cli memory --blocks 80 --heads 64 --kv-heads 8 --head-size 128 --precision int8 --json
  rowkeeper-cli memory --list

Without a model: GPT-2 small. A preset brings its context, and its weights in 16 bits. int8 and int4 keep a 16-bit scale for
each 32 numbers of a head, and for what is left of them. What fits is counted in whole conversations, beside the weights.)text";

Outcome<CacheShape> own_shape(const Options& options) {
  if (options.preset) {
    return wrong_use(
        "--preset and --blocks, --heads, --kv-heads, --head-size cannot be used together: a preset has them all");
  }
  const Count kv_heads = options.kv_heads ? options.kv_heads : options.heads;
  if (!options.blocks || !kv_heads || !options.head_size) {
    return wrong_use("a model of your own needs --blocks, --heads and --head-size, and --kv-heads where heads share them");
  }
  const std::int64_t heads = options.heads.value_or(*kv_heads);
  if (heads % *kv_heads != 0) {
    return wrong_use(fmt::format("--kv-heads is '{}', but it must be a divisor of --heads, {}", *kv_heads, heads));
  }
  return CacheShape{.blocks = *options.blocks, .heads = heads, .kv_heads = *kv_heads, .head_size = *options.head_size};
}

// The model that is asked about; its cost is still to be reckoned.
Outcome<MemoryAnswer> answer_for(const Options& options) {
  if (options.own_shape()) {
    const Outcome<CacheShape> shape = own_shape(options);
    if (!shape) return tl::unexpected(shape.error());
    return MemoryAnswer{.name = "Your model", .plan = {.shape = *shape, .context = kOwnContext}, .cost = {}};
  }
  const Result<Presets> presets = load_presets();
  if (!presets) return failed(presets.error());
  const std::string name = options.preset.value_or("gpt2");
  const ModelPreset* const preset = presets->find_model(name);
  if (preset == nullptr) {
    return wrong_use(fmt::format("there is no preset '{}': see rowkeeper-cli memory --list", printable(name)));
  }
  MemoryAnswer answer{.name = preset->name,
                      .plan = {.shape = preset->shape, .context = preset->context},
                      .cost = {},
                      .parameters = preset->parameters,
                      .window = preset->window};
  answer.plan.weights_bytes = stored_bytes(preset->parameters, CacheFormat::f16);
  return answer;
}

Outcome<int> list(const CLI::App& sub, const Options& options) {
  if (const std::string other = given_beside(sub, {"--list", "--json"}); !other.empty()) {
    return wrong_use(fmt::format("--list shows every preset and device: {} does not go with it", other));
  }
  const Result<Presets> presets = load_presets();
  if (!presets) return failed(presets.error());
  const Outcome<void> written = options.json ? write_json(presets_json(*presets)) : write_out(presets_text(*presets));
  if (!written) return tl::unexpected(written.error());
  return kDone;
}

Outcome<int> memory(const Options& options) {
  Outcome<MemoryAnswer> answer = answer_for(options);
  if (!answer) return tl::unexpected(answer.error());
  MemoryPlan& plan = answer->plan;
  plan.format = options.format;
  plan.context = options.context.value_or(plan.context);
  plan.conversations = options.batch;
  plan.device_bytes = options.device_bytes;
  if (options.weights_bytes) {
    plan.weights_bytes = *options.weights_bytes;
    answer->parameters = 0;
  }
  const Result<MemoryCost> cost = memory_cost(plan);
  if (!cost) return failed(cost.error());
  answer->cost = *cost;
  const Outcome<void> written = options.json ? write_json(memory_json(*answer)) : write_out(memory_text(*answer));
  if (!written) return tl::unexpected(written.error());
  return kDone;
}

void add_count(CLI::App& sub, const char* name, const char* placeholder, const char* description, std::int64_t least,
               Count& to) {
  add_value(sub, name, placeholder, description,
            [least, &to](std::string_view text) { return parse_whole(text, least, kMost, to.emplace()); });
}

void add_options(CLI::App& sub, Options& options) {
  add_text(sub, "--preset", "NAME", "A model that is known, such as llama-3.1-70b; --list shows them all", options.preset);
  add_count(sub, "--blocks", "N", "Blocks (layers) of a model of your own", 1, options.blocks);
  add_count(sub, "--heads", "N", "Its query heads", 1, options.heads);
  add_count(sub, "--kv-heads", "N", "Its heads with a key and a value (default: --heads)", 1, options.kv_heads);
  add_count(sub, "--head-size", "N", "Numbers in a head's key, and in its value", 1, options.head_size);
  add_value(sub, "--precision", "FORMAT", "How the cache's numbers are held: f32, f16, int8 or int4 (default f16)",
            [&options](std::string_view text) { return parse_format(text, options.format); });
  add_count(sub, "--context", "N", "Tokens of a conversation (default: the preset's, else 1024)", 1, options.context);
  add_value(sub, "--batch", "N", "Conversations at once (default 1)",
            [&options](std::string_view text) { return parse_whole(text, 1, kMost, options.batch); });
  add_count(sub, "--weights-bytes", "N", "What the weights take (default: the preset's in 16 bits)", 0,
            options.weights_bytes);
  add_count(sub, "--device-bytes", "N", "Memory of the device that must hold weights and cache", 0, options.device_bytes);
  add_flag(sub, "--list", "List the presets, and devices with their bytes", options.list);
  add_json(sub, options.json);
}

}  // namespace

Command add_memory(CLI::App& app) {
  CLI::App* const sub = app.add_subcommand("memory", "Reckon what the cache of any model takes");
  const auto options = std::make_shared<Options>();
  add_options(*sub, *options);
  sub->footer(kExamples);
  return {sub, [sub, options](const StopToken&) { return options->list ? list(*sub, *options) : memory(*options); }};
}

}  // namespace rowkeeper::cli
