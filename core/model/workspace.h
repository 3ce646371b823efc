// The memory a pass works in: activations of the rows computed together. Rows are padded, so every row has its own stride.
#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <vector>

#include "core/base/pages.h"
#include "core/model/forward.h"
#include "core/model/shape.h"

namespace rowkeeper {

struct Workspace {
  std::size_t rows = 0;                                                 // there is room for
  std::size_t scratch_floats = 0;                                       // likewise
  std::size_t width = 0, qkv_width = 0, mlp_width = 0, vocabulary = 0;  // strides in floats
  Pages memory;
  float* x = nullptr;        // [rows][width] the residual stream
  float* next = nullptr;     // [rows][width] the stream after the next sum; changes places with x
  float* normed = nullptr;   // [rows][width] a norm's or attention's result
  float* qkv = nullptr;      // [rows][qkv_width] queries, keys, values
  float* wide = nullptr;     // [rows][mlp_width]
  float* scratch = nullptr;  // of attention, and of products
  float* logits = nullptr;   // [kLogitsRows][vocabulary]

  static Result<std::unique_ptr<Workspace>> create(const ModelShape& shape, std::size_t rows, std::size_t scratch_floats);
};

// Workspaces that no pass uses now. A pass takes one and gives it back, so passes of several threads don't share any.
class WorkspacePool {
 public:
  Result<std::unique_ptr<Workspace>> take(const ModelShape& shape, std::size_t rows, std::size_t scratch_floats);
  void give_back(std::unique_ptr<Workspace> workspace);

 private:
  std::mutex guard_;
  std::vector<std::unique_ptr<Workspace>> free_;
  std::size_t lent_ = 0;  // at most: one that could not be made counts too
};

// The workspace of a pass, given back at its end.
class BorrowedWorkspace {
 public:
  static Result<BorrowedWorkspace> take(WorkspacePool& pool, const ModelShape& shape, std::size_t rows,
                                        std::size_t scratch_floats);
  BorrowedWorkspace(BorrowedWorkspace&&) = default;
  ~BorrowedWorkspace() {
    if (workspace_) pool_.give_back(std::move(workspace_));
  }
  Workspace& operator*() const { return *workspace_; }

 private:
  BorrowedWorkspace(WorkspacePool& pool, std::unique_ptr<Workspace> workspace)
      : pool_(pool), workspace_(std::move(workspace)) {}
  WorkspacePool& pool_;
  std::unique_ptr<Workspace> workspace_;
};

}  // namespace rowkeeper
