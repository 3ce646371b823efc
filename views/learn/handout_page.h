// Where everything stands on the handout's pages, in points. Plain: made from the contents and the fonts' measures, painted as it is.
// Laid out from left to right; painting mirrors it where the language wants that.
#pragma once

#include <QLineF>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <optional>
#include <vector>

#include "views/charts/chart_layout.h"
#include "views/learn/handout_contents.h"
#include "views/learn/handout_paper.h"
#include "views/learn/handout_picture.h"

namespace rowkeeper::views {

enum class HandoutInk { text, muted, accent, key, value, good, bad };

struct HandoutText {
  QRectF rect;
  QString text;
  HandoutFont font = HandoutFont::body;
  HandoutInk ink = HandoutInk::text;
  Qt::Alignment alignment = Qt::AlignLeft;
  bool wraps = false;
  bool in_picture = false;  // which is the same in every language: it is not mirrored
};

struct HandoutChip {
  QRectF rect;
  QString text;
  bool made = false;  // by the model
};

struct HandoutLine {
  QLineF line;
  bool strong = false;  // below a title
};

// A colour and what it means.
enum class HandoutSample { key, value, kept, not_kept, invalid, not_computed };
struct HandoutSwatch {
  QRectF rect;
  HandoutSample sample;
};

// A chart in its own pixels, from the corner of `rect`. Without points: the hint.
struct HandoutChartPlace {
  QRectF rect;
  ChartLayout layout;
};

struct HandoutPage {
  QSizeF size;
  std::vector<HandoutText> texts;
  std::vector<HandoutChip> chips;
  std::vector<HandoutLine> lines;
  std::vector<HandoutSwatch> swatches;
  std::optional<HandoutPicture> picture;
  std::vector<QRectF> outlines;  // in the picture, of rows without numbers
  std::optional<HandoutChartPlace> time, memory;
  QRectF verdict;  // the ground of its texts; empty: none
};

// "What the cache holds", and "What it saves, and what it costs".
HandoutPage arrange_first_page(const HandoutContents& contents, const HandoutFonts& fonts, QSizeF size);
HandoutPage arrange_second_page(const HandoutContents& contents, const HandoutFonts& fonts, QSizeF size);

}  // namespace rowkeeper::views
