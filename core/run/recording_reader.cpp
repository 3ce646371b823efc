#include "core/run/recording_reader.h"

#include <cmath>
#include <cstring>
#include <limits>
#include <memory>
#include <utility>

#include "core/base/byte_text.h"
#include "core/base/json_fields.h"
#include "core/model/config.h"
#include "core/run/narrow_numbers.h"
#include "core/run/recording_file.h"
#include "core/run/recording_writer.h"

namespace rowkeeper {

namespace {

using nlohmann::json;

constexpr int kMostInt = std::numeric_limits<int>::max();
constexpr std::int64_t kMostBytes = std::int64_t{1} << 53;  // what every JSON reader keeps exactly
constexpr double kMostSeconds = 1e9;
constexpr double kMostOperations = 1e30;
constexpr int kMostThreads = 1 << 16;
constexpr double kMostTemperature = 1e9;
constexpr double kMostLogit = std::numeric_limits<float>::max();

std::size_t bytes_of(JsonFields& fields, const char* name) {
  return static_cast<std::size_t>(fields.whole(name, 0, kMostBytes));
}

double seconds_of(JsonFields& fields, const char* name) { return fields.number(name, 0, kMostSeconds); }

TokenId token_of(JsonFields& fields) { return TokenId(fields.size("token", 0, kMostInt)); }

RowIndex row_of(JsonFields& fields) { return RowIndex(fields.size("row", 0, kMostInt)); }

std::string hex_of(JsonFields& fields, const char* name) {
  std::optional<std::string> bytes = from_hex(fields.text(name));
  if (!bytes) fields.must_be(name, "hexadecimal");
  return bytes ? *std::move(bytes) : std::string();
}

std::uint64_t hex64_of(JsonFields& fields, const char* name) {
  const std::optional<std::uint64_t> number = from_hex64(fields.text(name));
  if (!number) fields.must_be(name, "16 hexadecimal digits");
  return number.value_or(0);
}

// `count` numbers; none if they are not there.
template <class T>
std::vector<T> base64_of(JsonFields& fields, const char* name, std::size_t count) {
  const std::optional<std::string> bytes = from_base64(fields.text(name));
  if (!bytes || bytes->size() != count * sizeof(T)) {
    fields.must_be(name, std::to_string(count * sizeof(T)) + " bytes in base64");
    return {};
  }
  std::vector<T> numbers(count);
  std::memcpy(numbers.data(), bytes->data(), bytes->size());
  return numbers;
}

// A name that `parse` knows.
template <class Parse>
auto named(JsonFields& fields, const char* name, const Parse& parse) -> typename decltype(parse({}))::value_type {
  const auto value = parse(fields.text(name));
  if (!value) fields.must_be(name, "a name that is known");
  return value.value_or(typename decltype(parse({}))::value_type{});
}

std::optional<Activation> parse_activation(std::string_view name) {
  for (const Activation activation : {Activation::gelu_tanh, Activation::gelu_erf, Activation::relu}) {
    if (name == activation_name(activation)) return activation;
  }
  return {};
}

ModelShape shape_of(JsonFields& fields) {
  ModelShape shape;
  shape.blocks = fields.size("blocks", 1, ShapeLimits::blocks);
  shape.width = fields.size("width", 1, ShapeLimits::width);
  shape.heads = fields.size("heads", 1, shape.width);
  shape.kv_heads = fields.size("kv_heads", 1, shape.heads);
  shape.head_size = fields.size("head_size", 1, shape.width);
  if (shape.heads * shape.head_size != shape.width) fields.must_be("head_size", "width / heads");
  if (shape.heads % shape.kv_heads != 0) fields.must_be("kv_heads", "a divisor of heads");
  shape.mlp_width = fields.size("mlp_width", 1, ShapeLimits::mlp_width);
  shape.positions = fields.size("positions", 1, ShapeLimits::positions);
  shape.vocabulary = fields.size("vocabulary", 1, ShapeLimits::vocabulary);
  shape.norm_epsilon = static_cast<float>(fields.number("norm_epsilon", std::numeric_limits<float>::min(), 1));
  shape.activation = named(fields, "activation", parse_activation);
  shape.scale_attention = fields.flag("scale_attention");
  shape.scale_attention_by_block = fields.flag("scale_attention_by_block");
  return shape;
}

RecordedModel model_of(JsonFields fields) {
  RecordedModel model;
  model.name = fields.text("name");
  model.shape = shape_of(fields);
  model.backend = named(fields, "backend", parse_backend);
  // Files had no such field while all weights were kept in 32 bits.
  if (fields.has("weights")) model.precision = named(fields, "weights", parse_precision);
  model.simd = named(fields, "simd", parse_simd_target);
  if (fields.has("device")) model.device = fields.text("device");
  model.threads = fields.size("threads", 0, kMostThreads);
  model.weights_bytes = bytes_of(fields, "weights_bytes");
  model.weights_bytes_read = bytes_of(fields, "weights_bytes_read");
  return model;
}

SamplerOptions sampling_of(JsonFields fields) {
  SamplerOptions sampling;
  sampling.greedy = fields.flag("greedy");
  sampling.temperature = fields.number("temperature", 0, kMostTemperature);
  sampling.top_k = fields.size("top_k", 0, kMostInt);
  sampling.top_p = fields.number("top_p", std::numeric_limits<double>::denorm_min(), 1);
  sampling.seed = hex64_of(fields, "seed");
  return sampling;
}

RecordedToken recorded_token_of(JsonFields fields) { return {token_of(fields), hex_of(fields, "bytes")}; }

PassSeconds phases_of(JsonFields fields, const std::string& place, JsonFault& fault) {
  PassSeconds phases;
  phases.embed = seconds_of(fields, "embed");
  for (const json& value : fields.array("blocks")) {
    JsonFields block(value, place, fault);
    phases.blocks.push_back({.norms = seconds_of(block, "norms"),
                             .project_qkv = seconds_of(block, "project_qkv"),
                             .append = seconds_of(block, "append"),
                             .attend = seconds_of(block, "attend"),
                             .project_out = seconds_of(block, "project_out"),
                             .mlp = seconds_of(block, "mlp")});
  }
  phases.logits = seconds_of(fields, "logits");
  return phases;
}

// The events of one recording, one after the other.
class EventReader {
 public:
  EventReader(const ModelShape& shape, JsonFault& fault) : shape_(shape), fault_(fault) {}

  RunEvent event(const json& value, std::size_t number) {
    place_ = "event " + std::to_string(number);
    JsonFields fields(value, place_, fault_);
    if (fields.has("step")) return step(fields.object("step"));
    if (fields.has("edit")) return edit(fields.object("edit"));
    return RecordedSwitch{fields.object("switch").flag("cache")};
  }

 private:
  RecordedEdit edit(JsonFields fields) {
    return {row_of(fields), recorded_token_of(fields), fields.size("tokens", 1, kMostInt)};
  }

  RecordedStep step(JsonFields fields) {
    RecordedStep step;
    StepRecord& record = step.record;
    record.index = fields.size("index", 0, kMostInt);
    record.token = token_of(fields);
    record.bytes = hex_of(fields, "bytes");
    read_rows(fields, record);
    JsonFields phases = fields.object("phases");
    record.phases = phases_of(phases, place_, fault_);
    record.sample_seconds = seconds_of(phases, "sample");
    record.weights_bytes_read = bytes_of(fields, "weights_bytes_read");
    record.cache_bytes_read = bytes_of(fields, "cache_bytes_read");
    record.multiply_adds = fields.number("multiply_adds", 0, kMostOperations);
    for (const json& value : fields.array("candidates")) {
      JsonFields candidate(value, place_, fault_);
      record.candidates.push_back({.token = token_of(candidate),
                                   .probability = candidate.number("probability", 0, 1),
                                   .logit = static_cast<float>(candidate.number("logit", -kMostLogit, kMostLogit))});
    }
    record.logits_fingerprint = hex64_of(fields, "logits_fingerprint");
    for (const json& value : fields.array("changes")) {
      JsonFields change(value, place_, fault_);
      record.changes.push_back({row_of(change),
                                BlockIndex(change.size("block", 0, shape_.blocks - 1)),
                                {hex64_of(change, "key"), hex64_of(change, "value")}});
    }
    for (const json& value : fields.array("rows")) {
      if (fault_.first()) break;
      step.rows.push_back(row({value, place_, fault_}));
    }
    return step;
  }

  static void read_rows(JsonFields& fields, StepRecord& record) {
    record.position = fields.size("position", 0, kMostInt);
    record.cache = fields.flag("cache");
    record.slid = fields.flag("slid");
    record.first = fields.size("first", 0, kMostInt);
    record.rows_computed = fields.size("rows_computed", 0, kMostInt);
    record.rows_reused = fields.size("rows_reused", 0, kMostInt);
    record.rows_rebuilt = fields.size("rows_rebuilt", 0, kMostInt);
    record.rows_rebuilt_identical = fields.size("rows_rebuilt_identical", 0, kMostInt);
    record.cache_rows = fields.size("cache_rows", 0, kMostInt);
    record.cache_bytes = bytes_of(fields, "cache_bytes");
    record.cache_bytes_allocated = bytes_of(fields, "cache_bytes_allocated");
    record.transient_bytes = bytes_of(fields, "transient_bytes");
  }

  RecordedRow row(JsonFields fields) {
    const std::size_t sides = std::size_t{2} * static_cast<std::size_t>(shape_.blocks);
    const RowIndex index = row_of(fields);
    const NarrowNumbers narrow{
        base64_of<float>(fields, "scales", sides),
        base64_of<std::int8_t>(fields, "numbers", sides * static_cast<std::size_t>(shape_.kv_width()))};
    for (const float scale : narrow.scales) {
      if (!(scale >= 0 && scale <= kMostScale)) fields.must_be("scales", "finite numbers that are not negative");
    }
    for (const std::int8_t number : narrow.numbers) {
      if (number < -kMostNarrow) fields.must_be("numbers", "-127 to 127");
    }
    if (fault_.first()) return {index, nullptr};
    return {index, std::make_shared<const RowNumbers>(widen(narrow, shape_.blocks, shape_.kv_width()))};
  }

  const ModelShape& shape_;
  JsonFault& fault_;
  std::string place_;
};

tl::unexpected<Error> invalid(const std::string& path, const std::string& what) {
  return fail(ErrorCode::recording_invalid, path, what);
}

}  // namespace

Result<Recording> recording_from_json(const json& root, const std::string& path) {
  JsonFault fault;
  JsonFields fields(root, "", fault);
  if (fault.first() || fields.text("format") != kRecordingFormat) return invalid(path, "JSON of something else");
  const std::int64_t version = fields.whole("version", 1, kMostInt);
  if (version > kRecordingVersion) {
    return fail(ErrorCode::recording_version, path, std::to_string(version), std::to_string(kRecordingVersion));
  }
  Recording recording;
  recording.model = model_of(fields.object("model"));
  for (const json& value : fields.array("prompt"))
    recording.prompt.push_back(recorded_token_of({value, "the prompt", fault}));
  recording.cache = fields.flag("cache");
  recording.sampling = sampling_of(fields.object("sampling"));
  recording.numbers_exact = false;
  EventReader reader(recording.model.shape, fault);
  for (const json& value : fields.array("events")) {
    if (fault.first()) break;
    recording.events.push_back(reader.event(value, recording.events.size()));
  }
  if (fault.first()) return invalid(path, *fault.first());
  return recording;
}

}  // namespace rowkeeper
