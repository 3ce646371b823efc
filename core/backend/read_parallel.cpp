#include "core/backend/read_parallel.h"

#include <algorithm>
#include <mutex>
#include <optional>

namespace rowkeeper {

Result<void> read_parallel(const MatrixSource& source, std::size_t begin, std::span<float> out, ThreadPool& pool) {
  // 1 MiB: large beside the cost of a claim, small beside any tensor worth sharing.
  constexpr std::size_t kPiece = std::size_t{1} << 18;
  std::mutex guard;
  std::optional<Error> error;
  pool.run((out.size() + kPiece - 1) / kPiece, [&](std::size_t item, int) {
    const std::size_t at = item * kPiece;
    const Result<void> done = source.read(begin + at, out.subspan(at, std::min(kPiece, out.size() - at)));
    if (done) return;
    const std::lock_guard lock(guard);
    if (!error) error = done.error();
  });
  if (error) return tl::unexpected(*error);
  return {};
}

}  // namespace rowkeeper
