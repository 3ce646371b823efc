#include "app/cli/loading.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <system_error>
#include <utility>

#include "app/cli/messages.h"
#include "app/cli/output.h"
#include "core/hub/known_models.h"
#include "core/hub/model_places.h"
#include "core/model/folded_heads.h"

namespace rowkeeper::cli {

namespace {

// Closes what was opened, on every way out.
class File {
 public:
  explicit File(const std::string& path) : number_(::open(path.c_str(), O_RDONLY | O_CLOEXEC)) {}
  ~File() {
    if (number_ >= 0) ::close(number_);
  }
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  int number() const { return number_; }

 private:
  int number_;
};

tl::unexpected<Error> unreadable(const std::string& path, int reason) {
  if (reason == ENOENT || reason == ENOTDIR) return fail(ErrorCode::file_not_found, path);
  return fail(ErrorCode::file_unreadable, path, std::generic_category().message(reason));
}

// Checksums would take as long as a run: 'models verify' has them.
void warn_of_other_files(const std::string& name, const ModelSource& source) {
  const Result<KnownModels> known = load_known_models();
  const ModelManifest* const manifest = known ? known->find(name) : nullptr;
  if (manifest == nullptr || folder_state(source.folder, *manifest) == ModelState::ok) return;
  write_warning(
      fmt::format("the files in '{}' are not those that are known as {}, by their sizes: 'rowkeeper-cli models "
                  "verify {}' says which differ",
                  printable(source.folder), printable(manifest->name), printable(name)));
}

}  // namespace

Outcome<ModelSource> find_source(const std::string& model, ModelUse use) {
  Result<ModelSource> source = find_model(model, use);
  if (!source) return failed(source.error());
  if (use == ModelUse::whole) warn_of_other_files(model, *source);
  return std::move(*source);
}

Outcome<FoundModel> find_with_tokenizer(const std::string& model, ModelUse use) {
  Outcome<ModelSource> source = find_source(model, use);
  if (!source) return tl::unexpected(source.error());
  Outcome<Tokenizer> tokenizer = load_tokenizer(*source);
  if (!tokenizer) return tl::unexpected(tokenizer.error());
  return FoundModel{*std::move(source), *std::move(tokenizer)};
}

Outcome<LoadedModel> load_model(const ModelSource& source, const EngineOptions& options, const StopToken& stop) {
  const auto begin = std::chrono::steady_clock::now();
  Result<std::unique_ptr<TensorSource>> tensors = source.open();
  if (tensors && options.fold_heads > 0) tensors = fold_heads(std::move(*tensors), options.fold_heads);
  if (!tensors) return failed(tensors.error());
  if (on_device(options.backend) && options.simd != SimdTarget::automatic) {
    write_warning(
        fmt::format("--simd has no effect on the backend {}, which computes on the GPU", backend_name(options.backend)));
  }
  for (const Warning& warning : (*tensors)->warnings()) write_warning(message_for(warning));
  Progress progress;
  LoadOptions load;
  load.backend = options.backend;
  load.precision = options.weights;
  load.simd = options.simd;
  load.threads = options.threads;
  load.prepared.folder = prepared_weights_folder();
  load.stop = stop;
  load.progress = [&](double share) { progress.show(fmt::format("loading {}: {:.0f}%", source.name, 100 * share)); };
  Result<Model> model = Model::load(**tensors, load);
  if (!model) return failed(model.error());
  return LoadedModel{source.name, std::move(*model),
                     std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count()};
}

Outcome<Tokenizer> load_tokenizer(const ModelSource& source) {
  Result<Tokenizer> tokenizer = Tokenizer::load(source.tokenizer_folder);
  if (!tokenizer) return failed(tokenizer.error());
  return std::move(*tokenizer);
}

Result<GivenText> read_file(const std::string& path, const StopToken& stop) {
  const File file(path);
  if (file.number() < 0) return stop.stop_requested() ? fail(ErrorCode::cancelled, "0") : unreadable(path, errno);
  std::string text;
  std::array<char, 1 << 16> piece;
  while (true) {
    const ssize_t count = ::read(file.number(), piece.data(), piece.size());
    if (stop.stop_requested()) return fail(ErrorCode::cancelled, "0");
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return unreadable(path, errno);
    if (count == 0) break;
    text.append(piece.data(), static_cast<std::size_t>(count));
    if (text.size() > kMostTextBytes) {
      return fail(ErrorCode::text_too_large, std::to_string(text.size()), std::to_string(kMostTextBytes));
    }
  }
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";  // some editors begin a file with it: it is no text
  const std::size_t skipped = text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
  text.erase(0, skipped);
  return GivenText{std::move(text), path, skipped};
}

Outcome<std::vector<TokenId>> encode(const Tokenizer& tokenizer, const GivenText& given, bool special_tokens,
                                     const StopToken& stop) {
  EncodeOptions options;
  options.special_tokens = special_tokens;
  options.stop = stop;
  Result<Encoding> encoding = tokenizer.encode(given.text, options);
  if (!encoding) return failed(encoding.error());
  const std::string where = given.file.empty() ? "" : fmt::format("in '{}' ", printable(given.file));
  for (Warning& warning : encoding->warnings) {
    if (warning.code == ErrorCode::text_not_utf8)  // counted from the file's beginning
      warning.args[0] = std::to_string(std::stoull(warning.args[0]) + given.skipped);
    write_warning(where + message_for(warning));
  }
  return std::move(encoding->ids);
}

bool needs_tokenizer(const InputOptions& input) { return !input.ids || input.ids->empty(); }

Outcome<std::vector<TokenId>> read_prompt(const InputOptions& input, const Tokenizer* tokenizer, const StopToken& stop) {
  std::vector<TokenId> ids;
  if (input.ids) {
    ids = *input.ids;
  } else {
    GivenText given{input.prompt.value_or(""), {}};
    if (input.prompt_file) {
      Result<GivenText> read = read_file(*input.prompt_file, stop);
      if (!read) return failed(read.error());
      given = std::move(*read);
    }
    Outcome<std::vector<TokenId>> encoded = encode(*tokenizer, given, input.special_tokens, stop);
    if (!encoded) return encoded;
    ids = std::move(*encoded);
  }
  if (!ids.empty()) return ids;
  const std::optional<TokenId> end = tokenizer->end_of_text();
  if (!end)
    return wrong_use("the prompt is empty, and this vocabulary has no end-of-text token to start from: give a prompt");
  return std::vector<TokenId>{*end};
}

std::string computed_on(const Model& model) {
  const std::string device = model.device_name();
  return device.empty() ? simd_target_name(model.simd()) : device;
}

}  // namespace rowkeeper::cli
