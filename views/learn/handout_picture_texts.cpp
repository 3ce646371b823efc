#include "views/learn/handout_picture_texts.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "views/canvas/canvas_text.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Handout)
};

constexpr double kNarrowToken = 24, kWideToken = 84;  // widths of the tokens' column
constexpr double kGap = 5;                            // between columns

QString row_word() { return Words::tr("row"); }
QString computed_word() { return Words::tr("computed"); }

double number_width(const HandoutFonts& fonts) {
  return std::max(fonts.width(HandoutFont::row, row_word()), fonts.width(HandoutFont::row, count_text(8'888))) + 1;
}

// As wide as the tokens, within bounds.
double token_width(const HandoutCache& cache, const HandoutFonts& fonts) {
  double width = std::max(kNarrowToken, fonts.width(HandoutFont::row, Words::tr("token")));
  for (const HandoutRow& row : cache.rows) width = std::max(width, fonts.width(HandoutFont::row, row.token));
  return std::min(width + 1, kWideToken);
}

class PictureTexts {
 public:
  PictureTexts(HandoutPage& page, const HandoutCache& cache, const HandoutFonts& fonts)
      : page_(page),
        cache_(cache),
        fonts_(fonts),
        picture_(*page.picture),
        number_(number_width(fonts)),
        token_(token_width(cache, fonts)) {}

  void add() {
    if (picture_.rows.empty()) return;
    add_headers();
    for (int line = 0; line < static_cast<int>(picture_.rows.size()); ++line) {
      const int row = picture_.rows[static_cast<std::size_t>(line)];
      row < 0 ? add_left_out(line) : add_row(line, row);
    }
  }

 private:
  void put(const QRectF& rect, const QString& text, HandoutInk ink, Qt::Alignment alignment) {
    page_.texts.push_back({rect, text, HandoutFont::row, ink, alignment | Qt::AlignVCenter, false, true});
  }
  QRectF numbers_column(double top, double height) const { return {picture_.area.left(), top, number_, height}; }
  QRectF tokens_column(double top, double height) const {
    return {picture_.area.left() + number_ + kGap, top, token_, height};
  }
  QRectF counts_column(double top, double height) const {
    const double left = picture_.strips.right() + kGap;
    return {left, top, picture_.area.right() - left, height};
  }

  void add_headers() {
    const double line = fonts_.line(HandoutFont::row), top = picture_.strips.top() - line - 1;
    put(numbers_column(top, line), row_word(), HandoutInk::muted, Qt::AlignRight);
    put(tokens_column(top, line), Words::tr("token"), HandoutInk::muted, Qt::AlignLeft);
    put(counts_column(top, line), computed_word(), HandoutInk::muted, Qt::AlignRight);
    const double width = picture_.block_pitch - picture_.block_gap;
    const bool named = fonts_.width(HandoutFont::row, block_name(picture_.blocks)) <= width;
    if (!named) put(tokens_column(picture_.area.top(), line), Words::tr("block"), HandoutInk::muted, Qt::AlignRight);
    const double widest = fonts_.width(HandoutFont::row, count_text(picture_.blocks)) + 3;
    const int stride = named ? 1 : std::max(1, static_cast<int>(std::ceil(widest / picture_.block_pitch)));
    for (int block = 0; block < picture_.blocks; ++block) {
      if (block % stride != 0) continue;
      const double room = named ? width : stride * picture_.block_pitch - picture_.block_gap;
      const QRectF rect(picture_.block_left(block), picture_.area.top(),
                        std::min(room, picture_.strips.right() - picture_.block_left(block)), line);
      put(rect, named ? block_name(block + 1) : count_text(block + 1), HandoutInk::muted,
          stride == 1 ? Qt::AlignHCenter : Qt::AlignLeft);
    }
    add_sides(top, line);
  }

  static QString block_name(int number) { return Words::tr("block %1").arg(count_text(number)); }

  // In full where there is room, else by a letter, else not at all: the colours are in the legend.
  void add_sides(double top, double height) {
    constexpr double kApart = 2.5;
    const double room = picture_.strip_width();
    for (const auto& [key, value] :
         {std::pair(Words::tr("key"), Words::tr("value")), std::pair(Words::tr("k"), Words::tr("v"))}) {
      if (std::max(fonts_.width(HandoutFont::row, key), fonts_.width(HandoutFont::row, value)) + kApart > room) continue;
      for (int block = 0; block < picture_.blocks; ++block) {
        const double left = picture_.block_left(block), right = left + room + picture_.side_gap;
        put({left, top, room, height}, key, HandoutInk::key, Qt::AlignHCenter);
        put({right, top, room, height}, value, HandoutInk::value, Qt::AlignHCenter);
      }
      return;
    }
  }

  void add_row(int line, int row) {
    const HandoutRow& shown = cache_.rows[static_cast<std::size_t>(row)];
    const double top = picture_.line_top(line), height = picture_.row_height - picture_.row_gap;
    put(numbers_column(top, height), count_text(row), HandoutInk::muted, Qt::AlignRight);
    put(tokens_column(top, height), fonts_.elided(HandoutFont::row, shown.token, token_), HandoutInk::text, Qt::AlignLeft);
    if (shown.times_computed > 0)
      put(counts_column(top, height), times_text(shown.times_computed), HandoutInk::muted, Qt::AlignRight);
    if (shown.look != RowLook::newest && shown.look != RowLook::not_computed) return;
    const double width = picture_.strips.width() - picture_.block_gap;
    page_.outlines.push_back({picture_.strips.left(), top, width, height});
    if (shown.look == RowLook::newest)
      put({picture_.strips.left(), top, width, height}, cache_.newest, HandoutInk::muted, Qt::AlignHCenter);
  }

  void add_left_out(int line) {
    const QRectF rect(picture_.strips.left(), picture_.line_top(line), picture_.strips.width() - picture_.block_gap,
                      picture_.row_height - picture_.row_gap);
    put(rect, Words::tr("… %Ln more row(s) …", nullptr, picture_.left_out), HandoutInk::muted, Qt::AlignHCenter);
  }

  HandoutPage& page_;
  const HandoutCache& cache_;
  const HandoutFonts& fonts_;
  const HandoutPicture& picture_;
  double number_, token_;
};

struct LegendItem {
  HandoutSample sample;
  double width;  // of the swatch
  QString text;
};

std::vector<LegendItem> legend_items(const HandoutCache& cache) {
  constexpr double kScale = 46, kSwatch = 12;
  std::vector<LegendItem> items = {{HandoutSample::key, kScale, Words::tr("key: negative, zero, positive")},
                                   {HandoutSample::value, kScale, Words::tr("value, likewise")}};
  const auto add = [&](RowLook look, HandoutSample sample, const QString& text) {
    const auto has = [look](const HandoutRow& row) { return row.look == look; };
    if (std::any_of(cache.rows.begin(), cache.rows.end(), has)) items.push_back({sample, kSwatch, text});
  };
  add(RowLook::not_kept, HandoutSample::not_kept, Words::tr("pale: computed, not kept"));
  add(RowLook::invalid, HandoutSample::invalid, Words::tr("to be rebuilt"));
  add(RowLook::not_computed, HandoutSample::not_computed, Words::tr("not computed yet"));
  return items;
}

}  // namespace

HandoutPictureRoom handout_picture_room(const HandoutCache& cache, const HandoutFonts& fonts, const QRectF& room) {
  const double counts =
      std::max(fonts.width(HandoutFont::row, computed_word()), fonts.width(HandoutFont::row, QStringLiteral("×8,888")));
  const double gutter = number_width(fonts) + kGap + token_width(cache, fonts) + kGap;
  return {room, gutter, kGap + counts + 1, 2 * fonts.line(HandoutFont::row) + 2};
}

void add_picture_texts(HandoutPage& page, const HandoutCache& cache, const HandoutFonts& fonts) {
  PictureTexts(page, cache, fonts).add();
}

double add_picture_legend(HandoutPage& page, const HandoutCache& cache, const HandoutPicture& picture,
                          const HandoutFonts& fonts, QPointF place, double width) {
  constexpr double kAcross = 14, kSwatchGap = 4, kHeight = 7;
  const double line = fonts.line(HandoutFont::small);
  double x = 0, y = 0;
  for (const LegendItem& item : legend_items(cache)) {
    const double text = fonts.width(HandoutFont::small, item.text) + 1, all = item.width + kSwatchGap + text;
    if (x > 0 && x + all > width) x = 0, y += line + 1;
    page.swatches.push_back({{place.x() + x, place.y() + y + (line - kHeight) / 2, item.width, kHeight}, item.sample});
    page.texts.push_back({{place.x() + x + item.width + kSwatchGap, place.y() + y, text, line},
                          item.text,
                          HandoutFont::small,
                          HandoutInk::muted});
    x += all + kAcross;
  }
  const QString cell = Words::tr("Each cell: %1. Full colour: a number that is large for its block.")
                           .arg(cell_text(picture.numbers_per_cell));
  const double text = fonts.width(HandoutFont::small, cell) + 1;
  if (x > 0 && x + text > width) x = 0, y += line + 1;
  page.texts.push_back(
      {{place.x() + x, place.y() + y, std::min(text, width - x), line}, cell, HandoutFont::small, HandoutInk::muted});
  return y + line;
}

}  // namespace rowkeeper::views
