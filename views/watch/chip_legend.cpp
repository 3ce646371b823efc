#include "views/watch/chip_legend.h"

#include <QPainter>
#include <QStyle>
#include <utility>

#include "views/watch/chip_painter.h"
#include "views/widgets/accessible_role.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

constexpr int kSpacing = 6;

QFont legend_font() { return theme().font(0.85); }

QList<std::pair<QString, ChipLook>> entries() {
  return {{ChipLegend::tr("prompt", "a token's origin"), {}},
          {ChipLegend::tr("generated", "a token's origin"), {.generated = true}},
          {ChipLegend::tr("newest", "token"), {.generated = true, .newest = true}}};
}

}  // namespace

ChipLegend::ChipLegend(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  set_accessible_role(this, QAccessible::Graphic);
  setAccessibleName(
      tr("Legend: tokens of the prompt are grey, generated ones green and underlined, the newest is outlined"));
  connect(&theme_notifier(), &ThemeNotifier::changed, this, [this] {
    updateGeometry();
    update();
  });
}

QSize ChipLegend::sizeHint() const {
  int width = -theme().px(kSpacing);
  for (const auto& [text, look] : entries()) width += chip_width(text, legend_font()) + theme().px(kSpacing);
  return {width, chip_height(legend_font())};
}

void ChipLegend::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(legend_font());
  int left = 0;
  for (const auto& [text, look] : entries()) {
    const QRect chip(left, (height() - chip_height(legend_font())) / 2, chip_width(text, legend_font()),
                     chip_height(legend_font()));
    paint_chip(painter, QStyle::visualRect(layoutDirection(), rect(), chip), text, look);
    left += chip.width() + theme().px(kSpacing);
  }
}

}  // namespace rowkeeper::views
