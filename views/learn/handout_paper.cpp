#include "views/learn/handout_paper.h"

#include <QFontMetricsF>
#include <QImage>
#include <algorithm>
#include <cmath>

namespace rowkeeper::views {

namespace {

constexpr double kAside = 46, kAbove = 34, kBelow = 50;  // margins
constexpr double kFooter = 14, kFooterAt = 38;           // its height, and from the lower edge

struct FontKind {
  double size;  // points
  QFont::Weight weight;
};

constexpr FontKind kKinds[kHandoutFonts] = {
    {19, QFont::DemiBold}, {10.5, QFont::DemiBold}, {8.8, QFont::DemiBold}, {8.8, QFont::Normal},
    {7.4, QFont::Normal},  {7.8, QFont::Normal},    {6.2, QFont::Normal},   {7.4 / kChartUnit, QFont::Normal}};

// A device of 72 dots an inch, as the page is: its fonts measure in points.
const QImage& page_device() {
  static const QImage device = [] {
    QImage image(1, 1, QImage::Format_RGB32);
    image.setDotsPerMeterX(2835);
    image.setDotsPerMeterY(2835);
    return image;
  }();
  return device;
}

}  // namespace

// As the Unicode CLDR has it.
QPageSize handout_paper(const QLocale& locale) {
  constexpr QLocale::Country kLetter[] = {
      QLocale::Belize,      QLocale::Canada,     QLocale::Chile,        QLocale::Colombia,  QLocale::CostaRica,
      QLocale::ElSalvador,  QLocale::Guatemala,  QLocale::Mexico,       QLocale::Nicaragua, QLocale::Panama,
      QLocale::Philippines, QLocale::PuertoRico, QLocale::UnitedStates, QLocale::Venezuela};
  const bool letter = std::find(std::begin(kLetter), std::end(kLetter), locale.territory()) != std::end(kLetter);
  return QPageSize(letter ? QPageSize::Letter : QPageSize::A4);
}

HandoutRoom handout_room(QSizeF page) {
  return {{kAside, kAbove, page.width() - 2 * kAside, page.height() - kAbove - kBelow},
          {kAside, page.height() - kFooterAt, page.width() - 2 * kAside, kFooter}};
}

HandoutFonts::HandoutFonts(const QFont& base) {
  for (std::size_t i = 0; i < kHandoutFonts; ++i) {
    QFont font = base;
    font.setPointSizeF(kKinds[i].size);
    font.setWeight(kKinds[i].weight);
    // Widths as they were designed, not rounded to a screen's pixels.
    font.setHintingPreference(QFont::PreferNoHinting);
    fonts_[i] = QFont(font, &page_device());
  }
}

double HandoutFonts::width(HandoutFont font, const QString& text) const {
  return QFontMetricsF(of(font)).horizontalAdvance(text);
}

double HandoutFonts::line(HandoutFont font) const { return QFontMetricsF(of(font)).height(); }

double HandoutFonts::height(HandoutFont font, const QString& text, double width) const {
  return std::ceil(QFontMetricsF(of(font)).boundingRect({0, 0, width, 1e4}, Qt::TextWordWrap, text).height());
}

QString HandoutFonts::elided(HandoutFont font, const QString& text, double width) const {
  const QFontMetricsF metrics(of(font));
  return metrics.horizontalAdvance(text) <= width ? text : metrics.elidedText(text, Qt::ElideRight, width);
}

}  // namespace rowkeeper::views
