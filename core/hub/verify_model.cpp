#include "core/hub/verify_model.h"

#include <filesystem>
#include <utility>

#include "core/base/mapped_file.h"
#include "core/base/memory_guard.h"
#include "core/hub/hub_cache.h"
#include "core/hub/known_models.h"
#include "core/model/tensor_source.h"
#include "core/tokenizer/tokenizer.h"

namespace rowkeeper {

namespace {

struct Yardstick {
  VerifiedBy by = VerifiedBy::itself;
  ModelManifest manifest;
};

Result<Yardstick> yardstick_for(const InstalledModel& model) {
  const Result<KnownModels> known = load_known_models();
  if (!known) return tl::unexpected(known.error());
  const bool published = model.place == PlaceKind::own || model.place == PlaceKind::hub_cache;
  const ModelManifest* const pin = published ? known->find(model.name) : nullptr;
  if (pin != nullptr) return Yardstick{VerifiedBy::pin, *pin};
  std::optional<ModelManifest> kept =
      model.place == PlaceKind::hub_cache ? read_snapshot_manifest(model.path) : read_folder_manifest(model.path);
  if (kept) return Yardstick{VerifiedBy::hub, *std::move(kept)};
  return Yardstick{};
}

Result<void> check_file(const std::string& folder, const ExpectedFile& file, const StopToken& stop,
                        const HashProgress& progress) {
  const std::string path = folder + "/" + file.name;
  if (const Result<bool> there = is_there(path); !there) return tl::unexpected(there.error());
  if (!has_file(folder, file.name)) return fail(ErrorCode::model_file_missing, path);
  std::error_code error;
  const std::uintmax_t bytes = std::filesystem::file_size(path, error);
  if (error) return fail(ErrorCode::file_unreadable, path, error.message());
  if (bytes != file.bytes) {
    return fail(ErrorCode::model_file_size, path, std::to_string(file.bytes), std::to_string(bytes));
  }
  Hasher hasher(file.digest.kind, file.bytes);
  if (Result<void> hashed = hash_bytes_of_file(path, bytes, hasher, stop, progress); !hashed) return hashed;
  const Digest digest = hasher.finish();
  if (digest != file.digest) return fail(ErrorCode::model_file_digest, path, file.digest.hex, digest.hex);
  return {};
}

Result<VerifiedModel> verify(const std::string& name_or_path, const VerifyOptions& options) {
  Result<InstalledModel> model = find_installed(name_or_path);
  if (!model) return tl::unexpected(std::move(model.error()));
  const Result<Yardstick> yardstick = yardstick_for(*model);
  if (!yardstick) return tl::unexpected(yardstick.error());
  VerifiedModel verified{std::move(*model), yardstick->by, 0};
  const std::uint64_t of = yardstick->manifest.bytes();
  const HashProgress progress = [&](std::uint64_t bytes) {
    verified.bytes_checked += bytes;
    if (options.progress) options.progress(verified.bytes_checked, of);
  };
  for (const ExpectedFile& file : yardstick->manifest.files) {
    const Result<void> checked = check_file(verified.model.path, file, options.stop, progress);
    if (!checked) return tl::unexpected(checked.error());
  }
  if (Result<void> fits = check_model_folder(verified.model.path); !fits) return tl::unexpected(std::move(fits.error()));
  return verified;
}

}  // namespace

const char* verified_by_name(VerifiedBy by) {
  switch (by) {
    case VerifiedBy::pin:
      return "pin";
    case VerifiedBy::hub:
      return "hub";
    case VerifiedBy::itself:
      return "nothing";
  }
  return "nothing";
}

Result<VerifiedModel> verify_model(const std::string& name_or_path, const VerifyOptions& options) {
  return guard_memory("model's files", 0, [&] { return verify(name_or_path, options); });
}

Result<void> check_model_folder(const std::string& folder) {
  const auto tensors = open_tensor_folder(folder);
  if (!tensors) return tl::unexpected(tensors.error());
  const auto tokenizer = Tokenizer::load(folder);
  if (!tokenizer) return tl::unexpected(tokenizer.error());
  return {};
}

}  // namespace rowkeeper
