// The handout's paper and its type. Lengths are points, 1/72 inch: what a page has as its unit.
#pragma once

#include <QFont>
#include <QLocale>
#include <QPageSize>
#include <QRectF>
#include <QString>
#include <array>

namespace rowkeeper::views {

// Letter where people print on it, else A4.
QPageSize handout_paper(const QLocale& locale);

// What is printed on, and the strip at its foot.
struct HandoutRoom {
  QRectF content, footer;
};
HandoutRoom handout_room(QSizeF page);

enum class HandoutFont { title, heading, strong, body, small, token, row, chart };
inline constexpr int kHandoutFonts = 8;

// Points: what a chart has as its pixel. Its font is as much larger.
inline constexpr double kChartUnit = 0.7;

class HandoutFonts {
 public:
  // Of the family of `base`.
  explicit HandoutFonts(const QFont& base);
  const QFont& of(HandoutFont font) const { return fonts_[static_cast<std::size_t>(font)]; }
  double width(HandoutFont font, const QString& text) const;
  double line(HandoutFont font) const;                                       // height of a line
  double height(HandoutFont font, const QString& text, double width) const;  // of as many lines as it takes
  QString elided(HandoutFont font, const QString& text, double width) const;

 private:
  std::array<QFont, kHandoutFonts> fonts_;
};

}  // namespace rowkeeper::views
