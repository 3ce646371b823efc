#include "core/hub/digest.h"

#include <openssl/evp.h>

#include <algorithm>
#include <vector>

#include "core/base/byte_text.h"
#include "core/base/reading_file.h"

namespace rowkeeper {

namespace {

constexpr std::size_t kSha256Digits = 64, kSha1Digits = 40;
constexpr std::size_t kPiece = std::size_t{1} << 20;

}  // namespace

struct Hasher::State {
  explicit State(DigestKind wanted) : kind(wanted), context(EVP_MD_CTX_new()) {}
  ~State() { EVP_MD_CTX_free(context); }
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  DigestKind kind;
  EVP_MD_CTX* context;  // null where there is no memory: then no checksum is right
};

std::optional<Digest> parse_digest(std::string_view hex) {
  std::string lower(hex);
  std::transform(lower.begin(), lower.end(), lower.begin(),
                 [](char c) { return c >= 'A' && c <= 'F' ? static_cast<char>(c - 'A' + 'a') : c; });
  if (!from_hex(lower)) return std::nullopt;
  if (lower.size() == kSha256Digits) return Digest{DigestKind::sha256, lower};
  if (lower.size() == kSha1Digits) return Digest{DigestKind::git_blob_sha1, lower};
  return std::nullopt;
}

Hasher::Hasher(DigestKind kind, std::uint64_t bytes) : state_(std::make_unique<State>(kind)) {
  const EVP_MD* const method = kind == DigestKind::sha256 ? EVP_sha256() : EVP_sha1();
  if (state_->context != nullptr) EVP_DigestInit_ex(state_->context, method, nullptr);
  if (kind != DigestKind::git_blob_sha1) return;
  const std::string begin = "blob " + std::to_string(bytes);
  add({begin.c_str(), begin.size() + 1});  // with the zero at its end
}

Hasher::Hasher(Hasher&&) noexcept = default;
Hasher& Hasher::operator=(Hasher&&) noexcept = default;
Hasher::~Hasher() = default;

void Hasher::add(std::string_view bytes) {
  if (state_->context != nullptr) EVP_DigestUpdate(state_->context, bytes.data(), bytes.size());
}

Digest Hasher::finish() {
  unsigned char bytes[EVP_MAX_MD_SIZE];
  unsigned size = 0;
  if (state_->context == nullptr || EVP_DigestFinal_ex(state_->context, bytes, &size) != 1) size = 0;
  return {state_->kind, to_hex({reinterpret_cast<const char*>(bytes), size})};
}

Result<void> hash_bytes_of_file(const std::string& path, std::uint64_t bytes, Hasher& hasher, const StopToken& stop,
                                const HashProgress& progress) {
  Result<ReadingFile> file = ReadingFile::open(path);
  if (!file) return tl::unexpected(std::move(file.error()));
  std::vector<char> piece(static_cast<std::size_t>(std::min<std::uint64_t>(bytes, kPiece)));
  while (bytes > 0) {
    if (stop.stop_requested()) return fail(ErrorCode::cancelled, "0");
    const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(bytes, piece.size()));
    const Result<std::size_t> count = file->read({piece.data(), wanted});
    if (!count) return tl::unexpected(count.error());
    if (*count == 0) return fail(ErrorCode::file_unreadable, path, "it ends too early");
    hasher.add({piece.data(), *count});
    bytes -= *count;
    if (progress) progress(*count);
  }
  return {};
}

}  // namespace rowkeeper
