#include "views/canvas/canvas_legend.h"

#include <QCoreApplication>
#include <QPainter>
#include <QStringList>
#include <algorithm>

#include "views/canvas/cache_canvas.h"
#include "views/canvas/canvas_painter.h"
#include "views/canvas/canvas_text.h"
#include "views/canvas/minus_stroke.h"
#include "views/widgets/accessible_role.h"
#include "views/widgets/format.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(CanvasLegend)
};

// Signed, with a true minus.
QString range_text(double scale) {
  const QString number = number_text(scale, 2);
  // Left to right in any language, as the colours beside it.
  return QStringLiteral("\u2066−%1 … 0 … +%1\u2069").arg(number);
}

// Its ends alone.
QString short_range_text(double scale) { return QStringLiteral("±%1").arg(number_text(scale, 2)); }

double scale_of(const CacheCanvas& canvas, Side side) {
  return canvas.canvas_data().scale().of(canvas.legend_block(), side, canvas.canvas_layout().numbers_per_cell);
}

QString block_text(const CacheCanvas& canvas) {
  return Words::tr("block %1").arg(count_text(std::int64_t{canvas.legend_block() + 1}));
}

bool has_look(const CanvasData& data, RowLook look) {
  for (int row = 0; row < data.rows(); ++row) {
    if (data.look(row) == look) return true;
  }
  return false;
}

QString changed_text(int rows) {
  return Words::tr("✗ rows that came out with other bits: %1").arg(count_text(std::int64_t{rows}));
}

QString looking_text(const CanvasData& data) {
  return data.looking_row() < 0 ? QString() : Words::tr("row %1 looks").arg(count_text(std::int64_t{data.looking_row()}));
}

QString attention_text(const CanvasData& data) {
  QString heads = data.attention_head() == kMeanOfHeads
                      ? Words::tr("mean of %1 heads").arg(count_text(std::int64_t{data.attention_heads()}))
                      : Words::tr("head %1").arg(count_text(std::int64_t{data.attention_head() + 1}));
  const int row = data.looking_row();
  if (row < 0 || row >= data.rows()) return heads;
  return Words::tr("how much row %1 %2 looked at each row, %3")
      .arg(count_text(std::int64_t{row}), token_text(data.row(row).token.bytes), heads);
}

double text_width(const QString& text) { return QFontMetricsF(theme().font(kCanvasText)).horizontalAdvance(text) + 2; }

// Of a text with a swatch before it.
double swatch_width(const QString& text) { return theme().px(19) + text_width(text); }

// Puts one thing after the other on a line, as long as there is room.
class Line {
 public:
  Line(QPainter& painter, const QRectF& rect) : painter_(painter), rect_(rect), x_(rect.left()) {}

  void text(const QString& text, const QColor& color, bool bold = false) {
    painter_.setFont(theme().font(kCanvasText, bold ? QFont::DemiBold : QFont::Normal));
    const double width = painter_.fontMetrics().horizontalAdvance(text) + 1;
    if (!take(width)) return;
    painter_.setPen(color);
    painter_.drawText(QRectF(x_ - width, rect_.top(), width, rect_.height()),
                      Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignVCenter, text);
  }
  // The first of the texts that there is room for.
  void one_of(const QStringList& texts, const QColor& color) {
    painter_.setFont(theme().font(kCanvasText));
    for (const QString& candidate : texts) {
      if (x_ + painter_.fontMetrics().horizontalAdvance(candidate) + 1 > rect_.right()) continue;
      text(candidate, color);
      return;
    }
    full_ = true;
  }
  // `color_at` gives the colour at 0 to 1. False: there is no room for it.
  template <class ColorAt>
  bool gradient(double width, const ColorAt& color_at) {
    if (!take(width)) return false;
    const QRectF box = strip(width);
    QLinearGradient colors(box.topLeft(), box.topRight());
    constexpr int kStops = 32;
    for (int i = 0; i <= kStops; ++i) colors.setColorAt(i / double{kStops}, QColor(color_at(i / double{kStops})));
    framed(box, colors);
    return true;
  }
  // Through the half of a scale of numbers that has just been painted: what the cells of negative numbers have.
  void minus(double width) {
    QRectF half = strip(width);
    half.setRight(half.left() + width / 2), half.setLeft(half.left() + 1);
    painter_.fillRect(minus_rect(half, theme(), painter_.device()->devicePixelRatioF()), theme().zero);
  }
  void swatch(const QColor& color) {
    const double width = theme().px(14);
    if (!take(width)) return;
    framed(strip(width), color);
  }
  // A swatch with its text, or neither.
  void item(const QColor& color, const QString& text) {
    full_ |= swatch_width(text) > room();
    swatch(color);
    space(5);
    this->text(text, theme().muted);
  }
  void space(double width) { x_ += theme().px(width); }
  double room() const { return rect_.right() - x_; }

 private:
  bool take(double width) {
    full_ |= x_ + width > rect_.right();
    if (!full_) x_ += width;
    return !full_;
  }
  QRectF strip(double width) const {
    const double height = theme().px(11);
    return {std::round(x_ - width), std::round(rect_.center().y() - height / 2), std::round(width), height};
  }
  void framed(const QRectF& box, const QBrush& brush) {
    painter_.fillRect(box, theme().border);
    painter_.fillRect(box.adjusted(1, 1, -1, -1), brush);
  }

  QPainter& painter_;
  QRectF rect_;
  double x_;
  bool full_ = false;
};

// The two colour scales with their numbers, which are what they are for: with less room the scales get shorter, never dumb.
void paint_scales(Line& line, const CacheCanvas& canvas) {
  const Theme& t = theme();
  const QFontMetricsF metrics(t.font(kCanvasText)), bold(t.font(kCanvasText, QFont::DemiBold));
  const QString names[] = {Words::tr("k"), Words::tr("v")};
  const double scales[] = {scale_of(canvas, Side::key), scale_of(canvas, Side::value)};
  constexpr int kWide = 64, kNarrow = 28;
  double wanted = 2 * t.px(kWide + 5 + 6) + t.px(14) + 4;
  for (int i = 0; i < 2; ++i) wanted += bold.horizontalAdvance(names[i]) + metrics.horizontalAdvance(range_text(scales[i]));
  const bool wide = wanted <= line.room();
  for (const Side side : {Side::key, Side::value}) {
    const int i = side == Side::key ? 0 : 1;
    line.text(names[i], side == Side::key ? t.key : t.value, true);
    line.space(5);
    const double width = t.px(wide ? kWide : kNarrow);
    const bool fits = line.gradient(width, [&](double part) { return number_color(2 * part - 1, side, RowLook::kept, t); });
    if (fits && canvas.canvas_layout().has_text()) line.minus(width);
    line.space(6);
    line.text(wide ? range_text(scales[i]) : short_range_text(scales[i]), t.muted);
    line.space(14);
  }
}

void paint_values(Line& line, const CacheCanvas& canvas) {
  if (!canvas.canvas_data().scale().known()) return;
  paint_scales(line, canvas);
  const QString cell = cell_sentence(canvas.canvas_layout().numbers_per_cell);
  line.one_of({block_text(canvas) + QStringLiteral(" · ") + cell, cell, cell_text(canvas.canvas_layout().numbers_per_cell)},
              theme().muted);
}

void paint_looks(Line& line, const CanvasData& data) {
  const Theme& t = theme();
  if (has_look(data, RowLook::not_kept)) {
    line.space(14);
    line.item(number_color(0.8, Side::key, RowLook::not_kept, t), Words::tr("pale: computed, not kept"));
  }
  if (has_look(data, RowLook::invalid)) {
    line.space(14);
    line.item(t.stale, Words::tr("grey: to be rebuilt"));
  }
}

void paint_attention(Line& line, const CanvasData& data) {
  const Theme& t = theme();
  const AttentionLegend legend = attention_legend(data, line.room());
  line.text(percent_text(0), t.muted);
  line.space(5);
  line.gradient(legend.scale, [&](double part) { return attention_ground_color(static_cast<float>(part), t).rgb(); });
  line.space(5);
  line.text(percent_text(1), t.muted);
  line.space(14);
  if (!legend.bar.isEmpty()) {
    line.item(attention_bar_color(t), legend.bar);
    line.space(14);
  }
  line.text(legend.who, t.muted);
}

void paint_fingerprints(Line& line, const CanvasData& data) {
  const Theme& t = theme();
  const std::pair<RowBits, QString> other = data.exact() ? std::pair(RowBits::changed, Words::tr("✗ other bits than before"))
                                                         : std::pair(RowBits::rounded, Words::tr("≈ differs by rounding"));
  const std::pair<RowBits, QString> items[] = {{RowBits::once, Words::tr("computed once")},
                                               {RowBits::same, Words::tr("✓ ×n: computed n times, the same bits each time")},
                                               other};
  for (const auto& [bits, text] : items) {
    line.item(bits_color(bits, t), text);
    line.space(14);
  }
}

}  // namespace

AttentionLegend attention_legend(const CanvasData& data, double room) {
  const Theme& t = theme();
  constexpr int kWide = 64, kNarrow = 28, kGap = 14;
  AttentionLegend legend;
  room -= text_width(percent_text(0)) + text_width(percent_text(1)) + t.px(5 + 5 + kGap);
  const double others = room - text_width(looking_text(data));
  legend.scale = t.px(t.px(kWide) <= others ? kWide : kNarrow);
  for (const QString& bar : {Words::tr("the bar's length is the share"), Words::tr("bar: the share")}) {
    if (!legend.bar.isEmpty() || t.px(kWide + kGap) + swatch_width(bar) > others) continue;
    legend.bar = bar;
    room -= swatch_width(bar) + t.px(kGap);
  }
  for (const QString& who : {attention_text(data), looking_text(data)}) {
    if (legend.who.isEmpty() && text_width(who) <= room - legend.scale) legend.who = who;
  }
  return legend;
}

CanvasLegend::CanvasLegend(CacheCanvas* canvas, QWidget* parent) : QWidget(parent), canvas_(canvas) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  set_accessible_role(this, QAccessible::Graphic);
  setAccessibleName(tr("What the colours mean"));
  connect(canvas, &CacheCanvas::legend_changed, this, &CanvasLegend::refresh);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, [this] { updateGeometry(), refresh(); });
  refresh();
}

void CanvasLegend::refresh() {
  const QString all = text();
  describe(this, all);
  setToolTip(all);
  update();
}

QString CanvasLegend::text() const {
  const CanvasData& shown = canvas_->canvas_data();
  const int changed = shown.rows_with(RowBits::changed);
  const QString error = changed > 0 ? changed_text(changed) + u'\n' : QString();
  switch (canvas_->mode()) {
    case CanvasMode::values:
      return error +
             tr("Blue is a positive number in a key, orange one in a value; grey is a negative one in either, "
                "with a line through it where rows are high enough.\n"
                "%1: keys %2, values %3. A cell shows %4.\n"
                "Pale rows were computed but not kept; grey rows are to be rebuilt; the outlined row is not computed yet.")
                 .arg(block_text(*canvas_), range_text(scale_of(*canvas_, Side::key)),
                      range_text(scale_of(*canvas_, Side::value)), cell_text(canvas_->canvas_layout().numbers_per_cell));
    case CanvasMode::attention:
      return error + attention_text(shown);
    case CanvasMode::fingerprints:
      return error + (shown.exact()
                          ? tr("A tick: the row was computed again and had the same bits each time. A red cross: it had "
                               "other bits.")
                          : tr("A tick: the row was computed again and had the same bits each time. ≈: it differs by "
                               "rounding, because this arithmetic adds in another order."));
  }
  return {};
}

QSize CanvasLegend::sizeHint() const { return {theme().px(480), minimumSizeHint().height()}; }

QSize CanvasLegend::minimumSizeHint() const {
  return {theme().px(160), static_cast<int>(QFontMetricsF(theme().font(kCanvasText)).height()) + theme().px(4)};
}

void CanvasLegend::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  Line line(painter, QRectF(rect()).adjusted(theme().px(4), 0, 0, 0));
  const CanvasData& shown = canvas_->canvas_data();
  if (const int changed = shown.rows_with(RowBits::changed); changed > 0) {
    line.text(changed_text(changed), theme().bad, true);
    line.space(14);
  }
  switch (canvas_->mode()) {
    case CanvasMode::values:
      paint_values(line, *canvas_);
      paint_looks(line, shown);
      break;
    case CanvasMode::attention:
      paint_attention(line, shown);
      break;
    case CanvasMode::fingerprints:
      paint_fingerprints(line, shown);
      break;
  }
}

}  // namespace rowkeeper::views
