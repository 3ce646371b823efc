#include "views/learn/handout_painter.h"

#include <QLinearGradient>
#include <algorithm>

#include "views/charts/chart_painting.h"
#include "views/learn/handout_strips.h"

namespace rowkeeper::views {

namespace {

constexpr double kHair = 0.5, kStrong = 1.1, kRound = 3;

}  // namespace

HandoutPainter::HandoutPainter(QPainter& painter, const HandoutContents& contents, const HandoutFonts& fonts)
    : painter_(painter), contents_(contents), fonts_(fonts), theme_(make_theme(ColorScheme::light, false)) {
  // An image of strips keeps its sharp edges, and is smaller for it.
  painter_.setRenderHints(QPainter::Antialiasing | QPainter::LosslessImageRendering);
}

void HandoutPainter::paint(const HandoutPage& page) {
  page_ = &page;
  if (!page.verdict.isEmpty()) paint_verdict(page.verdict);
  if (page.picture) paint_picture();
  for (const HandoutSwatch& swatch : page.swatches) paint_swatch(swatch);
  for (const HandoutLine& line : page.lines) paint_line(line);
  for (const HandoutChip& chip : page.chips) paint_chip(chip);
  for (const HandoutText& text : page.texts) paint_text(text);
  if (page.time) paint_chart(contents_.time, *page.time);
  if (page.memory) paint_chart(contents_.memory, *page.memory);
}

QRectF HandoutPainter::placed(const QRectF& rect) const {
  if (!contents_.mirrored) return rect;
  return {page_->size.width() - rect.right(), rect.top(), rect.width(), rect.height()};
}

QColor HandoutPainter::ink(HandoutInk ink) const {
  switch (ink) {
    case HandoutInk::text:
      return theme_.text;
    case HandoutInk::muted:
      return theme_.muted;
    case HandoutInk::accent:
      return theme_.accent;
    case HandoutInk::key:
      return theme_.key;
    case HandoutInk::value:
      return theme_.value;
    case HandoutInk::good:
      return theme_.good;
    case HandoutInk::bad:
      return theme_.bad;
  }
  return theme_.text;
}

void HandoutPainter::paint_text(const HandoutText& text) {
  const bool mirrored = contents_.mirrored && !text.in_picture;
  Qt::Alignment side = text.alignment | Qt::AlignAbsolute;
  if (!(side & (Qt::AlignRight | Qt::AlignHCenter))) side |= Qt::AlignLeft;
  if (mirrored && !(side & Qt::AlignHCenter)) side ^= Qt::AlignLeft | Qt::AlignRight;
  // A number with its unit reads in its own direction, on whatever side it stands.
  painter_.setLayoutDirection(Qt::LayoutDirectionAuto);
  painter_.setFont(fonts_.of(text.font));
  painter_.setPen(ink(text.ink));
  const int wrapping = text.wraps ? Qt::TextWordWrap : Qt::TextSingleLine;
  painter_.drawText(mirrored ? placed(text.rect) : text.rect, static_cast<int>(side) | Qt::TextDontClip | wrapping,
                    text.text);
}

// From left to right in every language, as the tokens follow each other.
void HandoutPainter::paint_chip(const HandoutChip& chip) {
  painter_.setPen(Qt::NoPen);
  painter_.setBrush(chip.made ? theme_.chip_generated : theme_.chip);
  painter_.drawRoundedRect(chip.rect, kRound, kRound);
  if (chip.made) {
    painter_.setPen(QPen(theme_.good, 0.8));
    painter_.drawLine(chip.rect.bottomLeft() + QPointF(kRound, -1.6), chip.rect.bottomRight() + QPointF(-kRound, -1.6));
  }
  painter_.setLayoutDirection(Qt::LeftToRight);
  painter_.setFont(fonts_.of(HandoutFont::token));
  painter_.setPen(theme_.text);
  painter_.drawText(chip.rect, Qt::AlignCenter | Qt::TextSingleLine | Qt::TextDontClip | Qt::TextForceLeftToRight,
                    chip.text);
}

void HandoutPainter::paint_line(const HandoutLine& line) {
  painter_.setPen(QPen(line.strong ? theme_.accent : theme_.stale, line.strong ? kStrong : kHair));
  const QRectF place = placed(QRectF(line.line.p1(), line.line.p2()));
  painter_.drawLine(place.topLeft(), place.bottomRight());
}

void HandoutPainter::paint_verdict(const QRectF& rect) {
  const Tone tone = contents_.verdict.tone;
  const bool told = tone != Tone::neutral;
  const QRectF place = placed(rect);
  painter_.setPen(QPen(told ? (tone == Tone::good ? theme_.good : theme_.bad) : theme_.border, kHair));
  painter_.setBrush(told ? (tone == Tone::good ? theme_.good_soft : theme_.bad_soft) : theme_.window);
  painter_.drawRoundedRect(place, kRound, kRound);
}

void HandoutPainter::outline(const QRectF& rect) {
  QPen pen(theme_.stale, kHair);
  pen.setDashPattern({4, 3});
  painter_.setPen(pen);
  painter_.setBrush(Qt::NoBrush);
  painter_.drawRect(rect.adjusted(kHair, kHair, -kHair, -kHair));
}

void HandoutPainter::paint_picture() {
  const HandoutPicture& picture = *page_->picture;
  painter_.drawImage(picture.strips, handout_strips(contents_.cache, picture, theme_));
  for (const QRectF& rect : page_->outlines) outline(rect);
}

void HandoutPainter::paint_swatch(const HandoutSwatch& swatch) {
  const QRectF rect = placed(swatch.rect);
  if (swatch.sample == HandoutSample::not_computed) return outline(rect);
  const bool scale = swatch.sample == HandoutSample::key || swatch.sample == HandoutSample::value;
  const Side side = swatch.sample == HandoutSample::value ? Side::value : Side::key;
  const RowLook look = swatch.sample == HandoutSample::not_kept  ? RowLook::not_kept
                       : swatch.sample == HandoutSample::invalid ? RowLook::invalid
                                                                 : RowLook::kept;
  const QPointF start = rect.topLeft(), end = rect.topRight();
  QLinearGradient colors(contents_.mirrored ? end : start, contents_.mirrored ? start : end);
  constexpr int kStops = 16;
  for (int i = 0; i <= kStops; ++i) {
    const double at = i / double{kStops}, share = scale ? 2 * at - 1 : at;
    colors.setColorAt(at, QColor(number_color(share, side, look, theme_)));
  }
  painter_.setPen(QPen(theme_.border, kHair));
  painter_.setBrush(colors);
  painter_.drawRect(rect);
  if (!scale) return;
  QRectF stroke(0, 0, rect.width() / 2, kHandoutStroke);  // through the negative numbers
  stroke.moveCenter({start.x() + (contents_.mirrored ? 3 : 1) * rect.width() / 4, rect.center().y()});
  painter_.fillRect(stroke, theme_.zero);
}

void HandoutPainter::paint_chart(const HandoutChart& chart, const HandoutChartPlace& place) {
  const QRectF rect = placed(place.rect);
  const auto& series = chart.data.series;
  painter_.save();
  painter_.setLayoutDirection(Qt::LeftToRight);
  if (std::all_of(series.begin(), series.end(), [](const ChartSeries& s) { return s.points.isEmpty(); })) {
    painter_.setFont(fonts_.of(HandoutFont::body));
    painter_.setPen(theme_.muted);
    painter_.drawText(rect, Qt::AlignCenter | Qt::TextWordWrap, chart.hint);
  } else {
    painter_.translate(rect.topLeft());
    painter_.scale(kChartUnit, kChartUnit);
    painter_.setFont(fonts_.of(HandoutFont::chart));
    paint_axes(painter_, theme_, chart.data, place.layout);
    paint_lines(painter_, theme_, chart.data, place.layout);
    paint_points(painter_, theme_, chart.data, place.layout);
    paint_legend(painter_, theme_, chart.data, place.layout);
  }
  painter_.restore();
}

}  // namespace rowkeeper::views
