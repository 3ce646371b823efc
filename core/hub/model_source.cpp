#include "core/hub/model_source.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <limits>
#include <system_error>
#include <utility>

#include "core/base/memory_guard.h"
#include "core/hub/installed_models.h"
#include "core/hub/known_models.h"
#include "core/hub/model_places.h"

namespace rowkeeper {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view kBundled = "bundled";
// The first one is what that means.
constexpr std::array<const char*, 2> kBundledNames = {"rowkeeper-tiny", kTwinModel};
constexpr std::string_view kRandomPrefix = "random:";
constexpr std::string_view kRandomGpt2 = "random:gpt2";

Result<std::string> bundled_folder(const std::string& name) {
  const std::string assets = assets_folder();
  const fs::path folder = fs::path(assets) / "models" / name;
  std::error_code ignored;
  if (!fs::is_directory(folder, ignored)) return fail(ErrorCode::assets_missing, assets);
  return folder.string();
}

// A bundled model keeps its questions whether it is called by name or by its folder's path.
std::optional<std::string> questions_beside(const fs::path& folder) {
  for (const char* name : kBundledNames) {
    std::error_code ignored;
    const fs::path bundled = fs::path(assets_folder()) / "models" / name;
    if (fs::equivalent(folder, bundled, ignored)) return (bundled.parent_path() / "questions.json").string();
  }
  return std::nullopt;
}

ModelSource from_folder(const std::string& name, const std::string& folder) {
  return {name, folder, folder, std::nullopt, std::nullopt};
}

Result<ModelSource> find_known(const std::string& name, const KnownModels& known, ModelUse use) {
  const std::optional<FoundModel> found = find_published(name, &known, use);
  if (found) return from_folder(known.find(name)->name, found->folder);
  return fail(ErrorCode::model_not_installed, name, place_folders_text(model_places()));
}

// GPT-2's own vocabulary, if it is on this computer.
std::optional<std::string> gpt2_vocabulary() {
  const Result<KnownModels> known = load_known_models();
  const auto found = find_published("gpt2", known ? &*known : nullptr, ModelUse::tokenizer);
  return found ? std::optional(found->folder) : std::nullopt;
}

std::optional<std::uint64_t> parse_seed(std::string_view text) {
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return seed;
}

Result<std::uint64_t> seed_of(const std::string& name) {
  if (name == kRandomGpt2) return 0;
  if (const auto seed = parse_seed(std::string_view(name).substr(kRandomGpt2.size() + 1))) return *seed;
  return fail(ErrorCode::model_seed_invalid, name, std::to_string(std::numeric_limits<std::uint64_t>::max()));
}

Result<ModelSource> find_random(const std::string& text) {
  if (!is_generated_name(text)) return tl::unexpected(unknown_model(text));
  const Result<std::uint64_t> seed = seed_of(text);
  if (!seed) return tl::unexpected(seed.error());
  ModelSource source{std::string(kRandomGpt2) + ":" + std::to_string(*seed), "", "", *seed, std::nullopt};
  if (auto gpt2 = gpt2_vocabulary()) {
    source.tokenizer_folder = *std::move(gpt2);
    return source;
  }
  const Result<std::string> bundled = bundled_folder(kBundledNames.front());
  if (!bundled) return tl::unexpected(bundled.error());
  source.tokenizer_folder = *bundled;
  return source;
}

ModelSource from_path(const std::string& text) {
  fs::path folder(text);
  std::error_code ignored;
  if (folder.extension() == ".safetensors" && !fs::is_directory(folder, ignored)) {
    folder = folder.has_parent_path() ? folder.parent_path() : fs::path(".");
  }
  // A path like "models/mine/" or "." has no last name as it stands.
  const fs::path whole = fs::absolute(folder, ignored).lexically_normal();
  const fs::path name = whole.has_filename() ? whole.filename() : whole.parent_path().filename();
  return {name.empty() ? text : name.string(), text, folder.string(), std::nullopt, questions_beside(folder)};
}

Result<ModelSource> find_bundled(const std::string& name) {
  const Result<std::string> folder = bundled_folder(name);
  if (!folder) return tl::unexpected(folder.error());
  return ModelSource{name, *folder, *folder, std::nullopt, questions_beside(*folder)};
}

}  // namespace

Result<std::unique_ptr<TensorSource>> ModelSource::open() const {
  if (seed) return make_random_gpt2(*seed);
  return open_tensor_folder(folder);
}

bool is_bundled_name(std::string_view text) {
  return text == kBundled || std::find(kBundledNames.begin(), kBundledNames.end(), text) != kBundledNames.end();
}

std::string bundled_name(std::string_view text) { return text == kBundled ? kBundledNames.front() : std::string(text); }

bool is_generated_name(std::string_view text) {
  return text == kRandomGpt2 || (text.starts_with(kRandomGpt2) && text[kRandomGpt2.size()] == ':');
}

namespace {

Result<ModelSource> find_unguarded(const std::string& text, ModelUse use) {
  if (text.starts_with(kRandomPrefix)) return find_random(text);
  if (is_bundled_name(text)) return find_bundled(bundled_name(text));
  if (!is_repository_name(text)) return from_path(text);
  const Result<KnownModels> known = load_known_models();
  std::error_code ignored;
  const bool path = fs::exists(text, ignored);
  if (!known && !path) return tl::unexpected(known.error());
  if (known && known->find(text) != nullptr) return find_known(text, *known, use);
  if (path) return from_path(text);
  if (const auto found = find_published(text, nullptr, use)) return from_folder(text, found->folder);
  const bool begun = fs::is_directory(fs::path(own_models_folder()) / repository_folder(text), ignored);
  if (begun) return fail(ErrorCode::model_not_installed, text, place_folders_text(model_places()));
  return tl::unexpected(unknown_model(text));
}

}  // namespace

Result<ModelSource> find_model(const std::string& text, ModelUse use) {
  return guard_memory("model folder", 0, [&] { return find_unguarded(text, use); });
}

std::string assets_folder() {
  if (const char* const set = std::getenv("ROWKEEPER_ASSETS"); set != nullptr && *set != '\0') return set;
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  if (error) return "../share/rowkeeper";
  return (program.parent_path().parent_path() / "share" / "rowkeeper").string();
}

}  // namespace rowkeeper
