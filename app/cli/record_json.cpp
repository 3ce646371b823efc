#include "app/cli/record_json.h"

#include <fmt/format.h>

#include "core/tokenizer/utf8.h"

namespace rowkeeper::cli {

using nlohmann::ordered_json;

namespace {

ordered_json phases_json(const StepRecord& step) {
  const BlockSeconds blocks = step.phases.sum_of_blocks();
  return {{"embed", step.phases.embed}, {"norms", blocks.norms},        {"project_qkv", blocks.project_qkv},
          {"append", blocks.append},    {"attend", blocks.attend},      {"project_out", blocks.project_out},
          {"mlp", blocks.mlp},          {"logits", step.phases.logits}, {"sample", step.sample_seconds}};
}

// Without fingerprints nobody knows whether rows came out the same: null, not a number that looks like an answer.
ordered_json step_json(const StepRecord& step, bool fingerprints) {
  ordered_json json = {{"index", step.index},
                       {"token", step.token.value()},
                       {"cache", step.cache ? "on" : "off"},
                       {"slid", step.slid},
                       {"first", step.first},
                       {"rows_computed", step.rows_computed},
                       {"rows_reused", step.rows_reused},
                       {"cache_rows", step.cache_rows},
                       {"cache_bytes", step.cache_bytes},
                       {"cache_bytes_allocated", step.cache_bytes_allocated},
                       {"transient_bytes", step.transient_bytes},
                       {"weights_bytes_read", step.weights_bytes_read},
                       {"cache_bytes_read", step.cache_bytes_read},
                       {"seconds", step.seconds()},
                       {"phases", phases_json(step)},
                       {"logits_fingerprint", nullptr},
                       {"rows_rebuilt", step.rows_rebuilt},
                       {"rows_rebuilt_identical", nullptr}};
  if (fingerprints) {
    json["logits_fingerprint"] = fmt::format("{:016x}", step.logits_fingerprint);
    json["rows_rebuilt_identical"] = step.rows_rebuilt_identical;
  }
  return json;
}

}  // namespace

const char* stop_name(StopReason reason) {
  switch (reason) {
    case StopReason::tokens:
      return "tokens";
    case StopReason::context:
      return "context";
    case StopReason::end_of_text:
      return "end_of_text";
    case StopReason::cancelled:
      return "cancelled";
  }
  return "";
}

ordered_json model_json(const std::string& name, const ModelShape& shape) {
  return {{"name", name},
          {"blocks", shape.blocks},
          {"heads", shape.heads},
          {"kv_heads", shape.kv_heads},
          {"head_size", shape.head_size},
          {"width", shape.width},
          {"positions", shape.positions},
          {"vocabulary", shape.vocabulary},
          {"parameters", shape.parameters()}};
}

void add_device(ordered_json& json, const Model& model) {
  if (const std::string name = model.device_name(); !name.empty()) json["device"] = name;
}

ordered_json ids_json(std::span<const TokenId> ids) {
  ordered_json json = ordered_json::array();
  for (const TokenId id : ids) json.push_back(id.value());
  return json;
}

RunRecord::RunRecord(const LoadedModel& model, std::span<const TokenId> prompt, const StoreKind& store,
                     const Options& options)
    : head_{{"model", model_json(model.name, model.model.shape())},
            {"backend", backend_name(model.model.backend())},
            {"simd", simd_target_name(model.model.simd())},
            {"weights", precision_name(model.model.precision())},
            {"threads", model.model.threads()},
            {"cache_kind", store_kind_name(store)},
            {"load_ms", 1e3 * model.seconds},
            {"prompt_ids", ids_json(prompt)}},
      options_(options) {
  add_device(head_, model.model);
}

void RunRecord::add(const StepRecord& step) {
  if (output_ids_.empty()) first_seconds_ = step.seconds();
  output_ids_.push_back(step.token);
  bytes_ += step.bytes;
  if (options_.keep_steps) steps_.push_back(step_json(step, options_.fingerprints));
  seconds_ += step.seconds();
  rows_computed_ += step.rows_computed;
  rows_reused_ += step.rows_reused;
  if (options_.fingerprints) rows_changed_ += step.rows_rebuilt - step.rows_rebuilt_identical;
  last_ = step;
}

ordered_json RunRecord::json(StopReason stop) const {
  ordered_json json = head_;
  json["output_ids"] = ids_json(output_ids_);
  json["text"] = to_valid_utf8(bytes_);
  json["stop"] = stop_name(stop);
  json["steps"] = steps_;
  return json;
}

}  // namespace rowkeeper::cli
