// What the cache canvas shows of a run: each row's looks, its numbers, how much the newest row looked at it, and whether its
// bits came out the same again.
#pragma once

#include <QObject>
#include <vector>

#include "views/canvas/canvas_layout.h"
#include "views/canvas/number_color.h"
#include "views/canvas/number_scale.h"
#include "views/run/run_model.h"

namespace rowkeeper::views {

enum class CanvasMode {
  values,        // the numbers
  attention,     // how much the row computed last looked at each row
  fingerprints,  // whether rows that were computed again have the same bits
};

enum class RowBits {
  none,     // not computed, or fingerprints are off
  once,     // computed once: nothing to compare with
  same,     // computed again, always to the same bits
  rounded,  // computed again to other bits by arithmetic that adds in another order: they differ by rounding
  changed,  // an error
};

inline constexpr int kMeanOfHeads = -1;

class CanvasData {
 public:
  explicit CanvasData(const RunModel* run) : run_(run) {}

  // Takes what the run has now. Cells drawn before hold as long as version() is the same.
  void refresh();
  int version() const { return version_; }

  CanvasMode mode() const { return mode_; }
  void set_mode(CanvasMode mode);
  int attention_head() const { return head_; }  // or kMeanOfHeads
  void set_attention_head(int head);

  CanvasShape shape() const;
  int attention_heads() const { return run_->recording().model.shape.heads; }
  int rows() const { return run_->state().size(); }
  const RowState& row(int row) const { return run_->state().rows()[static_cast<std::size_t>(row)]; }
  const RunState& state() const { return run_->state(); }
  bool exact() const { return run_->exact(); }
  RowLook look(int row) const;
  std::size_t row_bytes() const;  // of a row in the store, all blocks

  const NumberScale& scale() const { return scale_; }
  // The mean of a cell's numbers. The row has numbers.
  float cell(int row, int block, Side side, int number, int numbers_per_cell) const;

  // Of the row computed last; 0: the last step did not report it.
  int attention_rows() const { return attention_rows_; }
  int looking_row() const { return attention_rows_ - 1; }
  float attention(int block, int row) const;  // part of 1
  float mean_attention(int row) const;        // over blocks

  RowBits bits(int row, int block) const;
  RowBits bits(int row) const;  // of all blocks: changed, or rounded, if any has
  int changed_blocks(int row) const;
  int rows_with(RowBits bits) const;

 private:
  void take_attention();
  RowBits other_bits() const;

  const RunModel* run_;
  CanvasMode mode_ = CanvasMode::values;
  int head_ = kMeanOfHeads;
  NumberScale scale_;
  int attention_rows_ = 0;
  std::vector<float> attention_;  // [block][row], of the chosen head or the mean
  int version_ = 0;
};

}  // namespace rowkeeper::views

Q_DECLARE_METATYPE(rowkeeper::views::CanvasMode)
