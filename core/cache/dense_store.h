// The plain store: every row, 32-bit floats. Address space for the whole context is reserved at once and the system commits it as it
// is written, so a row never moves and appending never copies. Counted as allocated: whole chunks of 64 rows.
#pragma once

#include <memory>
#include <vector>

#include "core/base/pages.h"
#include "core/cache/kv_store.h"

namespace rowkeeper {

// How a backend wants keys and values to lie; see KvBlockView.
struct StoreLayout {
  std::size_t panel_width = 1;
  std::size_t chunk_rows = 64;
  std::size_t value_stride = 0;  // at least head_size
  bool operator==(const StoreLayout&) const = default;
};

class DenseStore final : public KvStore {
 public:
  static constexpr int kCommitRows = 64;
  static Result<std::unique_ptr<DenseStore>> create(const StoreShape& shape, const StoreLayout& layout);

  std::string kind() const override { return "dense:f32"; }
  StoreShape shape() const override { return shape_; }
  int next_row() const override { return rows_; }
  int held() const override { return rows_; }
  StoreBytes bytes() const override;
  void truncate(int rows) override;
  Result<void> reserve(int rows) override;
  void append(BlockIndex block, const RowSpan& span, ThreadPool& pool) override;
  void commit(int rows) override;
  KvBlockView view(BlockIndex block) const override;
  void read(BlockIndex block, HeadIndex kv_head, RowIndex row, std::span<float> key, std::span<float> value) const override;

 private:
  DenseStore(const StoreShape& shape, const StoreLayout& layout);
  std::size_t head_floats() const;  // of one head in one chunk
  std::size_t bytes_for(int rows) const;
  void append_head(const KvBlockView& to, std::size_t head, const RowSpan& span) const;

  StoreShape shape_;
  StoreLayout layout_;
  Pages memory_;
  std::vector<float*> chunks_;
  int rows_ = 0;
  int touched_rows_ = 0;  // most rows ever reserved: their pages stay mapped
};

}  // namespace rowkeeper
