#include "views/canvas/number_scale.h"

#include <algorithm>
#include <cmath>

namespace rowkeeper::views {

namespace {

constexpr std::size_t kEnoughRows = 8, kMostRows = 64;

// Rows of whole steps, until there are enough: the same for a live run at any moment after, and for its replay.
std::vector<std::shared_ptr<const RowNumbers>> first_rows(const Recording& recording) {
  std::vector<std::shared_ptr<const RowNumbers>> rows;
  for (const RunEvent& event : recording.events) {
    const auto* step = std::get_if<RecordedStep>(&event);
    if (!step) continue;
    for (const RecordedRow& row : step->rows) {
      if (rows.size() < kMostRows && row.numbers) rows.push_back(row.numbers);
    }
    if (rows.size() >= kEnoughRows) break;
  }
  return rows;
}

}  // namespace

float cell_mean(std::span<const float> numbers) {
  // Eight sums, so that an addition need not wait for the one before.
  float sums[8] = {};
  std::size_t i = 0;
  for (; i + 8 <= numbers.size(); i += 8) {
    for (std::size_t lane = 0; lane < 8; ++lane) sums[lane] += numbers[i + lane];
  }
  float sum = ((sums[0] + sums[1]) + (sums[2] + sums[3])) + ((sums[4] + sums[5]) + (sums[6] + sums[7]));
  for (; i < numbers.size(); ++i) sum += numbers[i];
  return sum / static_cast<float>(numbers.size());
}

std::span<const float> strip_of(const RowNumbers& numbers, int block, Side side) {
  return side == Side::key ? numbers.key(BlockIndex(block)) : numbers.value(BlockIndex(block));
}

bool NumberScale::take(const Recording& recording) {
  std::vector<std::shared_ptr<const RowNumbers>> rows = first_rows(recording);
  if (rows == rows_) return false;
  rows_ = std::move(rows);
  blocks_ = recording.model.shape.blocks;
  scales_.clear();
  return true;
}

double NumberScale::of(int block, Side side, int numbers_per_cell) const {
  if (rows_.empty()) return 1;
  std::vector<double>& scales = scales_[numbers_per_cell];
  if (scales.empty()) {
    for (int b = 0; b < blocks_; ++b) {
      scales.push_back(measure(b, Side::key, numbers_per_cell));
      scales.push_back(measure(b, Side::value, numbers_per_cell));
    }
  }
  return scales[static_cast<std::size_t>(2 * block + (side == Side::value ? 1 : 0))];
}

double NumberScale::measure(int block, Side side, int numbers_per_cell) const {
  std::vector<double> sizes;
  const auto step = static_cast<std::size_t>(numbers_per_cell);
  for (const auto& row : rows_) {
    const std::span<const float> strip = strip_of(*row, block, side);
    double squares = 0;
    for (std::size_t at = 0; at < strip.size(); at += step) {
      const double mean = cell_mean(strip.subspan(at, std::min(step, strip.size() - at)));
      squares += mean * mean;
    }
    sizes.push_back(std::sqrt(squares * static_cast<double>(step) / static_cast<double>(strip.size())));
  }
  const auto middle = sizes.begin() + static_cast<std::ptrdiff_t>(sizes.size() / 2);
  std::nth_element(sizes.begin(), middle, sizes.end());
  return *middle > 0 && std::isfinite(*middle) ? 3 * *middle : 1;
}

}  // namespace rowkeeper::views
