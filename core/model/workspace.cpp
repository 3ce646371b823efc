#include "core/model/workspace.h"

#include <algorithm>
#include <utility>

#include "core/base/memory_guard.h"
#include "core/kernels/kernels.h"

namespace rowkeeper {

namespace {

// Floats from a row to the next: room for padded(n), but no multiple of 4 KiB, where all the rows of a tile would share the same
// few sets of the L1 cache (the MLP's 3,072 columns are one: 3-5% of a full pass).
std::size_t row_stride(int n) {
  const std::size_t floats = padded(static_cast<std::size_t>(n));
  return floats % 1024 == 0 ? floats + kPadding : floats;
}

}  // namespace

Result<std::unique_ptr<Workspace>> Workspace::create(const ModelShape& shape, std::size_t rows, std::size_t scratch_floats) {
  auto w = std::make_unique<Workspace>();
  w->rows = rows;
  w->scratch_floats = scratch_floats;
  w->width = row_stride(shape.width);
  w->qkv_width = row_stride(shape.qkv_width());
  w->mlp_width = row_stride(shape.mlp_width);
  w->vocabulary = row_stride(shape.vocabulary);
  const std::size_t sizes[] = {rows * w->width,     rows * w->width,     rows * w->width,
                               rows * w->qkv_width, rows * w->mlp_width, kLogitsRows * w->vocabulary,
                               scratch_floats};
  std::size_t total = 0;
  for (const std::size_t size : sizes) total += padded(size);
  Result<Pages> memory = Pages::map(total * sizeof(float), PageUse::sparse, "activations");
  if (!memory) return tl::unexpected(memory.error());
  w->memory = std::move(*memory);
  float* at = w->memory.floats();
  float** const parts[] = {&w->x, &w->next, &w->normed, &w->qkv, &w->wide, &w->logits, &w->scratch};
  for (std::size_t i = 0; i < std::size(parts); ++i) {
    *parts[i] = at;
    at += padded(sizes[i]);
  }
  return w;
}

Result<std::unique_ptr<Workspace>> WorkspacePool::take(const ModelShape& shape, std::size_t rows,
                                                       std::size_t scratch_floats) {
  std::unique_ptr<Workspace> found;
  {
    const std::lock_guard lock(guard_);
    free_.reserve(free_.size() + lent_ + 1);  // so that giving one back can't fail
    ++lent_;
    if (!free_.empty()) {
      found = std::move(free_.back());
      free_.pop_back();
    }
  }
  if (found && found->rows >= rows && found->scratch_floats >= scratch_floats) return found;
  if (found) {  // grow, never shrink: a run's passes differ by a row at a time
    rows = std::max(rows, found->rows);
    scratch_floats = std::max(scratch_floats + scratch_floats / 2, found->scratch_floats);
    found.reset();  // before the larger one is made
  }
  Result<std::unique_ptr<Workspace>> made =
      guard_memory("activations", 0, [&] { return Workspace::create(shape, rows, scratch_floats); });
  if (!made) {
    const std::lock_guard lock(guard_);
    --lent_;
  }
  return made;
}

void WorkspacePool::give_back(std::unique_ptr<Workspace> workspace) {
  const std::lock_guard lock(guard_);
  --lent_;
  free_.push_back(std::move(workspace));
}

Result<BorrowedWorkspace> BorrowedWorkspace::take(WorkspacePool& pool, const ModelShape& shape, std::size_t rows,
                                                  std::size_t scratch_floats) {
  Result<std::unique_ptr<Workspace>> workspace = pool.take(shape, rows, scratch_floats);
  if (!workspace) return tl::unexpected(workspace.error());
  return BorrowedWorkspace(pool, *std::move(workspace));
}

}  // namespace rowkeeper
