#include "core/cost/presets.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <initializer_list>
#include <set>
#include <utility>

#include "core/base/json.h"
#include "core/base/json_fields.h"
#include "core/hub/model_source.h"

namespace rowkeeper {

namespace {

using nlohmann::json;

constexpr std::size_t kMostFileBytes = std::size_t{1} << 20;
constexpr int kMostBlocks = 10'000, kMostHeads = 10'000, kMostHeadSize = 100'000;
constexpr std::int64_t kMostContext = 1'000'000'000;
constexpr std::int64_t kMostParameters = 1'000'000'000'000'000, kMostBytes = std::int64_t{1} << 53;

// Reads the objects of one file.
class Reader {
 public:
  explicit Reader(JsonFault& fault) : fault_(fault) {}

  ModelPreset model(const json& value, std::size_t number) {
    place_ = "model " + std::to_string(number);
    JsonFields fields(value, place_, fault_);
    allow(value,
          {"id", "name", "blocks", "heads", "kv_heads", "head_size", "context", "parameters", "latent", "window", "source"});
    ModelPreset model;
    read_names(fields, model.id, model.name);
    read_shape(fields, model.shape);
    model.context = fields.whole("context", 1, kMostContext);
    model.parameters = fields.whole("parameters", 1, kMostParameters);
    if (fields.has("window")) {
      JsonFields window = fields.object("window");
      model.window = {window.whole("tokens", 1, model.context), window.whole("blocks", 1, model.shape.blocks)};
    }
    JsonFields source = fields.object("source");
    model.source_title = full_text(source, "title");
    model.source_url = full_text(source, "url");
    if (!model.source_url.starts_with("https://")) source.must_be("url", "an address that begins with https://");
    return model;
  }

  DevicePreset device(const json& value, std::size_t number) {
    place_ = "device " + std::to_string(number);
    JsonFields fields(value, place_, fault_);
    allow(value, {"id", "name", "bytes"});
    DevicePreset device;
    read_names(fields, device.id, device.name);
    device.bytes = fields.whole("bytes", 1, kMostBytes);
    return device;
  }

 private:
  // A name that is misspelled would else be a figure that is silently left out.
  void allow(const json& object, std::initializer_list<std::string_view> names) {
    for (const auto& [name, value] : object.items()) {
      if (std::find(names.begin(), names.end(), name) == names.end()) {
        fault_.report(place_, "'" + name + "' is not known");
      }
    }
  }

  std::string full_text(JsonFields& fields, const char* name) {
    std::string text = fields.text(name);
    if (text.empty()) fields.must_be(name, "a text");
    return text;
  }

  void read_names(JsonFields& fields, std::string& id, std::string& name) {
    id = full_text(fields, "id");
    name = full_text(fields, "name");
    if (!ids_.insert(id).second) fields.must_be("id", "another one than those before");
  }

  void read_shape(JsonFields& fields, CacheShape& shape) {
    shape.blocks = fields.whole("blocks", 1, kMostBlocks);
    shape.heads = fields.whole("heads", 1, kMostHeads);
    shape.kv_heads = fields.whole("kv_heads", 1, shape.heads);
    if (shape.heads % shape.kv_heads != 0) fields.must_be("kv_heads", "a divisor of heads");
    shape.head_size = fields.whole("head_size", 1, kMostHeadSize);
    if (!fields.has("latent")) return;
    JsonFields latent = fields.object("latent");
    shape.latent = latent.whole("rank", 1, kMostHeadSize) + latent.whole("rope", 0, kMostHeadSize);
  }

  JsonFault& fault_;
  std::string place_;
  std::set<std::string> ids_;
};

bool same_letters(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char left, char right) {
    return std::tolower(static_cast<unsigned char>(left)) == std::tolower(static_cast<unsigned char>(right));
  });
}

}  // namespace

const ModelPreset* Presets::find_model(std::string_view text) const {
  const auto found = std::find_if(models.begin(), models.end(), [text](const ModelPreset& model) {
    return same_letters(model.id, text) || same_letters(model.name, text);
  });
  return found == models.end() ? nullptr : &*found;
}

std::string presets_path() { return assets_folder() + "/presets.json"; }

Result<Presets> load_presets(const std::string& path) {
  const std::filesystem::path file(path);
  std::error_code ignored;
  if (!std::filesystem::exists(file, ignored)) return fail(ErrorCode::assets_missing, file.parent_path().string());
  const Result<json> root = read_json(path, kMostFileBytes);
  if (!root) return tl::unexpected(for_file_of(ErrorCode::presets_invalid, root.error()));
  JsonFault fault;
  JsonFields fields(*root, "", fault);
  Presets presets;
  Reader models(fault), devices(fault);
  for (const json& value : fields.array("models")) presets.models.push_back(models.model(value, presets.models.size() + 1));
  for (const json& value : fields.array("devices")) {
    presets.devices.push_back(devices.device(value, presets.devices.size() + 1));
  }
  if (presets.find_model("gpt2") == nullptr) fault.report("models", "'gpt2' is missing");
  if (presets.devices.empty()) fault.report("devices", "there must be one");
  if (fault.first()) return fail(ErrorCode::presets_invalid, path, *fault.first());
  return presets;
}

}  // namespace rowkeeper
