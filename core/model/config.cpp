#include "core/model/config.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "core/base/excerpt.h"
#include "core/base/json.h"
#include "core/base/memory_guard.h"

namespace rowkeeper {

namespace {

using nlohmann::json;

// A real config.json is about a kilobyte; those of models with label lists are some hundred.
constexpr std::size_t kMostConfigBytes = std::size_t{4} << 20;

// Reads fields one after the other and remembers the first fault; after it every value is a placeholder.
class Fields {
 public:
  Fields(const json& object, const std::string& path) : object_(object), path_(path) {}

  // A whole number from 1 to `most`.
  int size(const char* field, int most) {
    const json* value = required(field);
    return value == nullptr ? 1 : size_of(field, *value, most);
  }
  // The same, or `otherwise` where the field is absent or null.
  int size_or(const char* field, int otherwise, int most) {
    const json* value = optional(field);
    return value == nullptr || value->is_null() ? otherwise : size_of(field, *value, most);
  }
  bool flag_or(const char* field, bool otherwise) {
    const json* value = optional(field);
    if (value == nullptr) return otherwise;
    if (!value->is_boolean()) return bad(field, *value, "true or false"), otherwise;
    return value->get<bool>();
  }
  float epsilon_or(const char* field, float otherwise) {
    const json* value = optional(field);
    if (value == nullptr) return otherwise;
    // Compared after narrowing: 1e-60 is no zero as a double, but it is one where it is used.
    const float narrow = value->is_number() ? static_cast<float>(std::clamp(value->get<double>(), -2.0, 2.0)) : 0.0F;
    if (!(narrow >= std::numeric_limits<float>::min() && narrow <= 1.0F)) {
      return bad(field, *value, "a number above 0 and at most 1"), otherwise;
    }
    return narrow;
  }
  std::string text_or(const char* field, const char* otherwise) {
    const json* value = optional(field);
    if (value == nullptr) return otherwise;
    if (!value->is_string()) return bad(field, *value, "a string"), otherwise;
    return value->get<std::string>();
  }

  void missing(const char* field) { fault(Error{ErrorCode::config_missing_field, {path_, field}}); }
  void bad(const char* field, const json& value, std::string allowed) {
    fault(Error{ErrorCode::config_bad_value, {path_, field, json_excerpt(value), std::move(allowed)}});
  }
  void unsupported(const char* field, std::string_view value, const char* supported) {
    fault(Error{ErrorCode::config_unsupported, {path_, field, value_excerpt(value), supported}});
  }

  const json* optional(const char* field) const {
    const auto found = object_.find(field);
    return found == object_.end() ? nullptr : &*found;
  }
  const std::optional<Error>& first_fault() const { return first_fault_; }

 private:
  const json* required(const char* field) {
    const json* value = optional(field);
    if (value == nullptr) missing(field);
    return value;
  }
  int size_of(const char* field, const json& value, int most) {
    if (value.is_number_unsigned()) {
      const auto number = value.get<std::uint64_t>();
      if (number >= 1 && number <= static_cast<std::uint64_t>(most)) return static_cast<int>(number);
    }
    bad(field, value, "a whole number from 1 to " + std::to_string(most));
    return 1;
  }
  void fault(Error error) {
    if (!first_fault_) first_fault_ = std::move(error);
  }

  const json& object_;
  const std::string& path_;
  std::optional<Error> first_fault_;
};

enum class ModelType { gpt2, gpt_bigcode };

bool names_class(const json* architectures, std::string_view start) {
  return architectures != nullptr && architectures->is_array() &&
         std::any_of(architectures->begin(), architectures->end(), [&](const json& name) {
           return name.is_string() && name.get_ref<const std::string&>().starts_with(start);
         });
}

ModelType read_model_type(Fields& fields) {
  if (fields.optional("model_type") == nullptr) {
    const json* const architectures = fields.optional("architectures");
    if (names_class(architectures, "GPTBigCode")) return ModelType::gpt_bigcode;
    if (!names_class(architectures, "GPT2")) fields.missing("model_type");
    return ModelType::gpt2;
  }
  const std::string type = fields.text_or("model_type", "gpt2");
  if (type == "gpt_bigcode") return ModelType::gpt_bigcode;
  if (type != "gpt2") fields.unsupported("model_type", type, "gpt2, gpt_bigcode");
  return ModelType::gpt2;
}

Activation read_activation(Fields& fields) {
  const std::string name = fields.text_or("activation_function", "gelu_new");
  if (name == "gelu_pytorch_tanh") return Activation::gelu_tanh;
  for (const Activation activation : {Activation::gelu_tanh, Activation::gelu_erf, Activation::relu}) {
    if (name == config_activation_name(activation)) return activation;
  }
  fields.unsupported("activation_function", name, "gelu_new, gelu_pytorch_tanh, gelu, relu");
  return Activation::gelu_tanh;
}

// What the two types say in their own ways.
void read_type_fields(Fields& fields, ModelType type, ModelConfig& config) {
  if (type == ModelType::gpt2) {
    config.shape.scale_attention_by_block = fields.flag_or("scale_attn_by_inverse_layer_idx", false);
    return;
  }
  const bool multi_query = fields.flag_or("multi_query", true);
  if (multi_query) config.shape.kv_heads = 1;
  config.layout = {.by_output = true, .qkv_by_head = !multi_query};
}

Result<ModelConfig> config_from(const json& object, const std::string& path) {
  Fields fields(object, path);
  // First: another kind of model lacks the fields below, and that would only mislead.
  const ModelType type = read_model_type(fields);
  ModelConfig config;
  ModelShape& shape = config.shape;
  shape.blocks = fields.size("n_layer", ShapeLimits::blocks);
  shape.width = fields.size("n_embd", ShapeLimits::width);
  shape.heads = fields.size("n_head", ShapeLimits::width);
  shape.kv_heads = shape.heads;
  if (shape.width % shape.heads != 0) {
    fields.bad("n_head", shape.heads, "a divisor of n_embd, which is " + std::to_string(shape.width));
  }
  shape.head_size = shape.width / shape.heads;
  shape.mlp_width = fields.size_or("n_inner", 4 * shape.width, ShapeLimits::mlp_width);
  shape.positions = fields.size("n_positions", ShapeLimits::positions);
  shape.vocabulary = fields.size("vocab_size", ShapeLimits::vocabulary);
  shape.norm_epsilon = fields.epsilon_or("layer_norm_epsilon", 1e-5F);
  shape.activation = read_activation(fields);
  shape.scale_attention = fields.flag_or("scale_attn_weights", true);
  read_type_fields(fields, type, config);
  if (fields.flag_or("add_cross_attention", false)) fields.unsupported("add_cross_attention", "true", "false");
  if (fields.first_fault()) return tl::unexpected(*fields.first_fault());
  return config;
}

Result<ModelConfig> config_from_document(const Result<json>& document, const std::string& path) {
  if (!document) return tl::unexpected(document.error());
  if (!document->is_object()) return fail(ErrorCode::json_invalid, path, "JSON that is no object");
  return guard_memory("config.json", kMostConfigBytes, [&] { return config_from(*document, path); });
}

}  // namespace

const char* config_activation_name(Activation activation) {
  switch (activation) {
    case Activation::gelu_tanh:
      return "gelu_new";
    case Activation::gelu_erf:
      return "gelu";
    case Activation::relu:
      return "relu";
  }
  return "";
}

Result<ModelConfig> parse_config(std::string_view text, const std::string& path) {
  return config_from_document(parse_json(text, path), path);
}

Result<ModelConfig> read_config(const std::string& path) {
  return config_from_document(read_json(path, kMostConfigBytes), path);
}

}  // namespace rowkeeper
