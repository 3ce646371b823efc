// Checksums as the hub states them: SHA-256 of large files, of small ones the id that Git gives them (SHA-1 over "blob", the
// size and the bytes). The second is no defence against a forger; it finds damage, which is all that a server's own word can.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/stop_token.h"

namespace rowkeeper {

enum class DigestKind { sha256, git_blob_sha1 };

struct Digest {
  DigestKind kind = DigestKind::sha256;
  std::string hex;  // lower case: 64 digits or 40
  bool operator==(const Digest&) const = default;
};

// Which kind it is shows in its length. Nothing for any other text.
std::optional<Digest> parse_digest(std::string_view hex);

// Bytes as they come. Copies nothing.
class Hasher {
 public:
  // `bytes` is the size of the whole, with which Git's id begins.
  Hasher(DigestKind kind, std::uint64_t bytes);
  Hasher(Hasher&&) noexcept;
  Hasher& operator=(Hasher&&) noexcept;
  ~Hasher();

  void add(std::string_view bytes);
  Digest finish();  // once

 private:
  struct State;
  std::unique_ptr<State> state_;
};

// Called with the bytes read since the last call.
using HashProgress = std::function<void(std::uint64_t bytes)>;

// Adds the first `bytes` bytes of a file. Errors: file_not_found, file_unreadable (also if it is shorter), cancelled (0).
Result<void> hash_bytes_of_file(const std::string& path, std::uint64_t bytes, Hasher& hasher, const StopToken& stop,
                                const HashProgress& progress = {});

}  // namespace rowkeeper
