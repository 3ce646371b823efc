// A file while it is being fetched: its bytes go into "NAME.part", checksummed as they come; only the right ones take the name.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/stop_token.h"
#include "core/hub/digest.h"
#include "core/hub/model_manifest.h"

namespace rowkeeper {

class PartFile {
 public:
  // Goes on from a part that an earlier download left, whose bytes are read and checksummed first; one that is longer than the file
  // may be is emptied. Errors: file_unwritable, file_unreadable, cancelled.
  static Result<PartFile> open(const std::string& path, const ExpectedFile& expected, const StopToken& stop,
                               const HashProgress& progress);

  PartFile(PartFile&& other) noexcept;
  PartFile& operator=(PartFile&&) = delete;
  ~PartFile();  // the part stays

  std::uint64_t bytes() const { return bytes_; }
  // As many as it takes. Errors: disk_full, file_unwritable; what could be written stays.
  Result<void> write(std::string_view bytes);
  Result<void> empty();
  // Of all bytes so far; nothing can be written any more but after empty().
  Digest digest() { return hasher_.finish(); }
  // On the disk, under its name. Errors: file_unwritable, disk_full.
  Result<void> take_name();
  void remove();

 private:
  PartFile(std::string path, const ExpectedFile& expected, int file);
  tl::unexpected<Error> unwritable(int reason) const;

  std::string path_, part_;
  ExpectedFile expected_;
  int file_;
  std::uint64_t bytes_ = 0;
  Hasher hasher_;
};

// That an unprivileged program may still write there; nothing if the system doesn't say.
std::optional<std::uint64_t> free_bytes(const std::string& folder);

}  // namespace rowkeeper
