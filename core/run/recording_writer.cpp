#include "core/run/recording_writer.h"

#include <bit>
#include <string>
#include <utility>

#include "core/base/byte_text.h"
#include "core/run/narrow_numbers.h"
#include "core/run/recording_file.h"

namespace rowkeeper {

using nlohmann::ordered_json;

namespace {

// Files hold little-endian numbers, as all machines do that this is built for.
static_assert(std::endian::native == std::endian::little);

template <class T>
std::string base64_of(const std::vector<T>& numbers) {
  return to_base64({reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(T)});
}

ordered_json model_json(const RecordedModel& model) {
  const ModelShape& shape = model.shape;
  ordered_json json = {{"name", model.name},
                       {"blocks", shape.blocks},
                       {"heads", shape.heads},
                       {"kv_heads", shape.kv_heads},
                       {"head_size", shape.head_size},
                       {"width", shape.width},
                       {"mlp_width", shape.mlp_width},
                       {"positions", shape.positions},
                       {"vocabulary", shape.vocabulary},
                       {"norm_epsilon", shape.norm_epsilon},
                       {"activation", activation_name(shape.activation)},
                       {"scale_attention", shape.scale_attention},
                       {"scale_attention_by_block", shape.scale_attention_by_block},
                       {"backend", backend_name(model.backend)},
                       {"weights", precision_name(model.precision)},
                       {"simd", simd_target_name(model.simd)},
                       {"threads", model.threads},
                       {"weights_bytes", model.weights_bytes},
                       {"weights_bytes_read", model.weights_bytes_read}};
  if (!model.device.empty()) json["device"] = model.device;
  return json;
}

ordered_json sampling_json(const SamplerOptions& sampling) {
  return {{"greedy", sampling.greedy},
          {"temperature", sampling.temperature},
          {"top_k", sampling.top_k},
          {"top_p", sampling.top_p},
          {"seed", to_hex64(sampling.seed)}};
}

ordered_json token_json(TokenId id, const std::string& bytes) { return {{"token", id.value()}, {"bytes", to_hex(bytes)}}; }

ordered_json phases_json(const StepRecord& step) {
  ordered_json blocks = ordered_json::array();
  for (const BlockSeconds& block : step.phases.blocks) {
    blocks.push_back({{"norms", block.norms},
                      {"project_qkv", block.project_qkv},
                      {"append", block.append},
                      {"attend", block.attend},
                      {"project_out", block.project_out},
                      {"mlp", block.mlp}});
  }
  return {{"embed", step.phases.embed},
          {"blocks", std::move(blocks)},
          {"logits", step.phases.logits},
          {"sample", step.sample_seconds}};
}

ordered_json candidates_json(const StepRecord& step) {
  ordered_json candidates = ordered_json::array();
  for (const Candidate& candidate : step.candidates) {
    candidates.push_back(
        {{"token", candidate.token.value()}, {"probability", candidate.probability}, {"logit", candidate.logit}});
  }
  return candidates;
}

ordered_json changes_json(const StepRecord& step) {
  ordered_json changes = ordered_json::array();
  for (const FingerprintChange& change : step.changes) {
    changes.push_back({{"row", change.row.value()},
                       {"block", change.block.value()},
                       {"key", to_hex64(change.fingerprint.key)},
                       {"value", to_hex64(change.fingerprint.value)}});
  }
  return changes;
}

ordered_json rows_json(const std::vector<RecordedRow>& rows) {
  ordered_json json = ordered_json::array();
  for (const RecordedRow& row : rows) {
    const NarrowNumbers numbers = narrow(*row.numbers);
    json.push_back(
        {{"row", row.row.value()}, {"scales", base64_of(numbers.scales)}, {"numbers", base64_of(numbers.numbers)}});
  }
  return json;
}

ordered_json step_json(const RecordedStep& step) {
  const StepRecord& record = step.record;
  return {{"index", record.index},
          {"token", record.token.value()},
          {"bytes", to_hex(record.bytes)},
          {"position", record.position},
          {"cache", record.cache},
          {"slid", record.slid},
          {"first", record.first},
          {"rows_computed", record.rows_computed},
          {"rows_reused", record.rows_reused},
          {"rows_rebuilt", record.rows_rebuilt},
          {"rows_rebuilt_identical", record.rows_rebuilt_identical},
          {"cache_rows", record.cache_rows},
          {"cache_bytes", record.cache_bytes},
          {"cache_bytes_allocated", record.cache_bytes_allocated},
          {"transient_bytes", record.transient_bytes},
          {"phases", phases_json(record)},
          {"weights_bytes_read", record.weights_bytes_read},
          {"cache_bytes_read", record.cache_bytes_read},
          {"multiply_adds", record.multiply_adds},
          {"candidates", candidates_json(record)},
          {"logits_fingerprint", to_hex64(record.logits_fingerprint)},
          {"changes", changes_json(record)},
          {"rows", rows_json(step.rows)}};
}

ordered_json edit_json(const RecordedEdit& edit) {
  ordered_json json = token_json(edit.token.id, edit.token.bytes);
  json["row"] = edit.row.value();
  json["tokens"] = edit.tokens;
  return json;
}

}  // namespace

const char* activation_name(Activation activation) {
  switch (activation) {
    case Activation::gelu_tanh:
      return "gelu_tanh";
    case Activation::gelu_erf:
      return "gelu_erf";
    case Activation::relu:
      return "relu";
  }
  return "";
}

ordered_json recording_head_json(const Recording& recording) {
  ordered_json prompt = ordered_json::array();
  for (const RecordedToken& token : recording.prompt) prompt.push_back(token_json(token.id, token.bytes));
  return {{"format", kRecordingFormat},  {"version", kRecordingVersion}, {"model", model_json(recording.model)},
          {"prompt", std::move(prompt)}, {"cache", recording.cache},     {"sampling", sampling_json(recording.sampling)}};
}

ordered_json event_json(const RunEvent& event) {
  if (const auto* step = std::get_if<RecordedStep>(&event)) return {{"step", step_json(*step)}};
  if (const auto* edit = std::get_if<RecordedEdit>(&event)) return {{"edit", edit_json(*edit)}};
  return {{"switch", {{"cache", std::get<RecordedSwitch>(event).cache}}}};
}

}  // namespace rowkeeper
