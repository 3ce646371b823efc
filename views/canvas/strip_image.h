// The canvas's cells as an image with one line for each row, at the screen's resolution across. Painting stretches the lines
// to the rows' height, so a row is drawn again only when it has changed.
#pragma once

#include <QImage>
#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "views/canvas/canvas_data.h"
#include "views/canvas/canvas_layout.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

class StripImage {
 public:
  // Brings the lines of the rows in view up to date: whenever the run, the layout or the theme has moved. Painting only reads.
  void update(const CanvasLayout& layout, const CanvasData& data, const Theme& theme);
  // Everything is to be drawn again, as after a change of theme.
  void clear() { geometry_ = {}; }

  // Across: the part of blocks_area() that has cells, in device pixels. Down: one line for each row.
  const QImage& image() const { return image_; }
  // The same lines, with a stroke where a number is negative, so that its colour alone does not say so. Values only; else transparent.
  const QImage& minuses() const { return minuses_; }
  // Where rows are thinner than a pixel: the lines in view shrunk to the pixels that they have. Else empty.
  const QImage& shrunk() const { return shrunk_; }
  std::int64_t lines_drawn() const { return lines_drawn_; }

 private:
  // A stretch of a line, in pixels: a cell of numbers, or one or both of a block's strips in the other modes.
  struct Span {
    int left, right;
    int block;
    Side side;
    int number;
  };
  // What all lines depend on.
  struct Geometry {
    CanvasShape shape = {};
    double left = 0, width = 0, pitch = 0, ratio = 0;
    int version = -1;
    bool operator==(const Geometry&) const = default;
  };
  // What one line was drawn from. Holding the numbers keeps their address from being used again.
  struct Line {
    std::shared_ptr<const RowNumbers> numbers;
    RowLook look = RowLook::not_computed;
    int detail = -1;  // -1: not drawn
    bool operator==(const Line&) const = default;
  };

  void plan(const CanvasLayout& layout, const CanvasData& data);
  void plan_cells(const CanvasLayout& layout, int block, Side side);
  void plan_block(const CanvasLayout& layout, const CanvasData& data, int block);
  void make_room(int rows);
  void shrink(const CanvasLayout& layout, int rows);
  int pixel(double x) const;
  Line line_of(const CanvasData& data, int row) const;
  void draw(const CanvasData& data, const Theme& theme, int row);
  void draw_numbers(const CanvasData& data, const Theme& theme, int row, QRgb* pixels, QRgb* minuses) const;
  void fill(QRgb* pixels, int left, int right, const QColor& color) const;
  void draw_attention(const CanvasData& data, const Theme& theme, int row, QRgb* pixels) const;
  void draw_bits(const CanvasData& data, const Theme& theme, int row, QRgb* pixels) const;

  Geometry geometry_;
  int numbers_per_cell_ = 1;
  std::vector<Span> spans_;
  std::vector<double> scales_;  // [block][side]
  std::unique_ptr<const NumberColors> colors_;
  QImage image_, minuses_;
  std::vector<Line> lines_;
  std::int64_t lines_drawn_ = 0;
  QImage shrunk_;
  std::array<std::int64_t, 4> shrunk_from_ = {};  // lines drawn, first row, rows, height
};

// The colour of a block's cell in attention mode: the bar, and the ground beside it, which deepens with the weight so that
// one percent can still be seen.
QColor attention_bar_color(const Theme& theme);
QColor attention_ground_color(float weight, const Theme& theme);
// The same for a picture without bars: from the zero colour to the full one.
QColor weight_color(float weight, const Theme& theme);
// The ground of a block's cell in fingerprint mode.
QColor bits_color(RowBits bits, const Theme& theme);

}  // namespace rowkeeper::views
