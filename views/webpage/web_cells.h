// The rows' numbers as a web page carries them: one byte for each cell, the number of its colour. A row that looks the same in
// two steps or in both lanes is there once.
#pragma once

#include <QByteArray>
#include <QHash>
#include <cstddef>

#include "core/model/shape.h"
#include "core/run/recording.h"
#include "views/canvas/number_scale.h"

namespace rowkeeper::views {

struct Theme;

inline constexpr int kWebColors = 127;  // from the lowest number to the highest; the middle one is zero

// How many numbers a cell is the mean of: at most 32 cells for each block and side, fewer where there are very many rows. A cell
// is a part of one head, or a few whole heads.
int web_numbers_per_cell(const ModelShape& shape, std::size_t rows);

class WebCells {
 public:
  WebCells(const ModelShape& shape, int numbers_per_cell) : shape_(shape), numbers_per_cell_(numbers_per_cell) {}
  int numbers_per_cell() const { return numbers_per_cell_; }
  int cells_per_side() const { return shape_.kv_width() / numbers_per_cell_; }
  // The number of the line that looks like this row, which is added unless it is there.
  int line_of(const RowNumbers& row, const NumberScale& scale);
  int lines() const { return static_cast<int>(found_.size()); }
  const QByteArray& bytes() const { return bytes_; }  // [line][block][key, value][cell]

 private:
  ModelShape shape_;
  int numbers_per_cell_;
  QByteArray bytes_;
  QHash<QByteArray, int> found_;
};

// The colours that the cells' bytes stand for: red, green, blue; [kept, not kept, invalid][key, value][number].
QByteArray web_palette(const Theme& theme);

}  // namespace rowkeeper::views
