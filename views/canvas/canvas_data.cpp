#include "views/canvas/canvas_data.h"

#include <algorithm>
#include <span>

#include "core/cost/cache_memory.h"

namespace rowkeeper::views {

void CanvasData::refresh() {
  if (scale_.take(run_->recording())) ++version_;
  take_attention();
}

void CanvasData::set_mode(CanvasMode mode) {
  mode_ = mode;
  ++version_;
}

void CanvasData::set_attention_head(int head) {
  head_ = std::clamp(head, kMeanOfHeads, std::max(0, attention_heads() - 1));
  take_attention();
}

// An edit or a step without weights leaves nothing to show: what an earlier step reported is not about these rows.
void CanvasData::take_attention() {
  const auto& step = run_->state().last_step();
  const ModelShape& shape = run_->recording().model.shape;
  const bool current = step && !run_->state().last_edit();
  const std::span<const float> weights = current ? std::span<const float>(step->attention) : std::span<const float>();
  const int heads = shape.heads;
  const auto lines = static_cast<std::size_t>(std::max(1, shape.blocks * heads));
  const std::size_t rows = weights.size() / lines;

  std::vector<float> attention(rows * static_cast<std::size_t>(shape.blocks));
  const int first = head_ == kMeanOfHeads ? 0 : std::min(head_, heads - 1);
  const int end = head_ == kMeanOfHeads ? heads : first + 1;
  for (std::size_t block = 0; rows > 0 && block < static_cast<std::size_t>(shape.blocks); ++block) {
    for (int head = first; head < end; ++head) {
      const float* line = weights.data() + (block * static_cast<std::size_t>(heads) + static_cast<std::size_t>(head)) * rows;
      for (std::size_t row = 0; row < rows; ++row)
        attention[block * rows + row] += line[row] / static_cast<float>(end - first);
    }
  }
  attention_rows_ = static_cast<int>(rows);
  if (attention == attention_) return;
  attention_ = std::move(attention);
  if (mode_ == CanvasMode::attention) ++version_;
}

CanvasShape CanvasData::shape() const {
  const ModelShape& shape = run_->recording().model.shape;
  return {.rows = rows(),
          .blocks = shape.blocks,
          .heads = shape.kv_heads,
          .head_size = shape.head_size,
          .positions = shape.positions};
}

RowLook CanvasData::look(int row) const {
  const RowState& state = this->row(row);
  switch (run_->state().place(row)) {
    case RowPlace::kept:
      return RowLook::kept;
    case RowPlace::not_kept:
      return RowLook::not_kept;
    case RowPlace::not_computed:
      break;
  }
  if (state.invalid && state.numbers) return RowLook::invalid;
  return row + 1 == rows() ? RowLook::newest : RowLook::not_computed;
}

std::size_t CanvasData::row_bytes() const {
  return static_cast<std::size_t>(cache_bytes(run_->recording().model.shape, CacheFormat::f32, 1));
}

float CanvasData::cell(int row, int block, Side side, int number, int numbers_per_cell) const {
  const std::span<const float> strip = strip_of(*this->row(row).numbers, block, side);
  return cell_mean(strip.subspan(static_cast<std::size_t>(number), static_cast<std::size_t>(numbers_per_cell)));
}

float CanvasData::attention(int block, int row) const {
  if (row >= attention_rows_) return 0;
  return attention_[static_cast<std::size_t>(block) * static_cast<std::size_t>(attention_rows_) +
                    static_cast<std::size_t>(row)];
}

float CanvasData::mean_attention(int row) const {
  float sum = 0;
  const int blocks = run_->recording().model.shape.blocks;
  for (int block = 0; block < blocks; ++block) sum += attention(block, row);
  return sum / static_cast<float>(std::max(1, blocks));
}

RowBits CanvasData::bits(int row, int block) const {
  const RowState& state = this->row(row);
  if (!state.computed || state.fingerprints.empty()) return RowBits::none;
  if (state.changed && state.changed_blocks[static_cast<std::size_t>(block)]) return other_bits();
  return state.times_computed > 1 ? RowBits::same : RowBits::once;
}

RowBits CanvasData::bits(int row) const { return this->row(row).changed ? other_bits() : bits(row, 0); }

RowBits CanvasData::other_bits() const { return run_->exact() ? RowBits::changed : RowBits::rounded; }

int CanvasData::rows_with(RowBits bits) const {
  int count = 0;
  for (int row = 0; row < rows(); ++row) count += this->bits(row) == bits ? 1 : 0;
  return count;
}

int CanvasData::changed_blocks(int row) const {
  const std::vector<bool>& blocks = this->row(row).changed_blocks;
  return static_cast<int>(std::count(blocks.begin(), blocks.end(), true));
}

}  // namespace rowkeeper::views
