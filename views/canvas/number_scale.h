// How large numbers are in each block's keys and values, so that a colour says the same for a whole run.
#pragma once

#include <map>
#include <memory>
#include <span>
#include <vector>

#include "core/run/recording.h"
#include "views/canvas/canvas_layout.h"

namespace rowkeeper::views {

// The mean of a cell's numbers: what a cell shows.
float cell_mean(std::span<const float> numbers);

// The keys or values of one row in one block.
std::span<const float> strip_of(const RowNumbers& numbers, int block, Side side);

// The scale of a block and side is 3 times the median, over the first rows that the run computed, of the root mean square of
// the cells. A median, because GPT-2's first row has numbers far larger than all others. It depends on how many numbers a cell
// stands for: a mean is smaller than the numbers it was made of.
class NumberScale {
 public:
  // Looks at the run's first steps; true if the scale is another now, which happens during a run's first rows only.
  bool take(const Recording& recording);
  bool known() const { return !rows_.empty(); }
  // The largest number shown in full colour. 1 before any row was computed.
  double of(int block, Side side, int numbers_per_cell) const;

 private:
  double measure(int block, Side side, int numbers_per_cell) const;

  std::vector<std::shared_ptr<const RowNumbers>> rows_;
  int blocks_ = 0;
  mutable std::map<int, std::vector<double>> scales_;  // numbers per cell -> [block][side]
};

}  // namespace rowkeeper::views
