#include "views/chat/first_token_card.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "views/widgets/accessible_role.h"
#include "views/widgets/accessible_table.h"
#include "views/widgets/format.h"
#include "views/widgets/theme.h"
#include "views/widgets/wear.h"

namespace rowkeeper::views {

namespace {

constexpr int kTurnsShown = 4;  // at least

QString turn_name(int turn) { return FirstTokenBars::tr("Turn %1").arg(count_text(turn + 1)); }

QString value_text(const std::optional<double>& seconds) {
  return seconds ? time_text(*seconds) : FirstTokenBars::tr("being measured");
}

QString kept_text(const FirstTokenTimes& times) {
  return times.alike ? FirstTokenBars::tr("%1 either way").arg(value_text(times.kept)) : value_text(times.kept);
}

// Rows that were kept may cost more than they save, in a short text.
QString sooner_text(double sooner, int turn) {
  const QString number = count_text(turn + 1);
  if (ratio_text(sooner) == ratio_text(1)) return FirstTokenCard::tr("no sooner on turn %1").arg(number);
  if (sooner < 1) return FirstTokenCard::tr("%1 later on turn %2").arg(ratio_text(1 / sooner), number);
  return FirstTokenCard::tr("%1 sooner on turn %2").arg(ratio_text(sooner), number);
}

// The kept one is filled, the other hatched: they differ on any screen and to any eye.
QBrush hatched(const QColor& color) { return {color, Qt::BDiagPattern}; }

void draw_bar(QPainter& painter, const QRectF& rect, const QColor& color, bool filled) {
  if (rect.isEmpty()) return;
  painter.setPen(filled ? QPen(Qt::NoPen) : QPen(color, 1));
  painter.setBrush(filled ? QBrush(color) : hatched(color));
  painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
}

QPixmap swatch(const QColor& color, bool filled, double ratio) {
  const int size = theme().px(11);
  QPixmap pixmap(QSize(size, size) * ratio);
  pixmap.setDevicePixelRatio(ratio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  draw_bar(painter, {0, 0, static_cast<double>(size), static_cast<double>(size)}, color, filled);
  return pixmap;
}

}  // namespace

FirstTokenBars::FirstTokenBars(QWidget* parent) : QWidget(parent) {
  set_accessible_table(this, [this] { return times_table(); });
  setAccessibleName(tr("Time to the first token"));
  connect(&theme_notifier(), &ThemeNotifier::changed, this, [this] {
    updateGeometry();
    update();
  });
}

void FirstTokenBars::set_times(const std::vector<FirstTokenTimes>& times) {
  times_ = times;
  describe(this, in_words());
  setToolTip(times_.empty() ? QString() : in_words());
  update();
}

QString FirstTokenBars::in_words() const {
  QStringList lines;
  for (const FirstTokenTimes& times : times_) {
    lines << (times.alike ? tr("%1: %2 either way, as there was nothing to keep yet")
                                .arg(turn_name(times.turn), value_text(times.kept))
                          : tr("%1: cache kept %2, not kept %3")
                                .arg(turn_name(times.turn), value_text(times.kept), value_text(times.dropped)));
  }
  return lines.join(u'\n');
}

PictureTable FirstTokenBars::times_table() const {
  return {{accessibleName(), FirstTokenCard::tr("cache kept"), FirstTokenCard::tr("not kept")},
          static_cast<int>(times_.size()),
          [times = times_](int row, int column) {
            const FirstTokenTimes& turn = times[static_cast<std::size_t>(row)];
            if (column == 0) return turn_name(turn.turn);
            return value_text(column == 1 || turn.alike ? turn.kept : turn.dropped);
          }};
}

BarsMeasures FirstTokenBars::measures() const {
  const QFontMetricsF metrics(theme().font(1, QFont::DemiBold));
  const double longest = std::max(metrics.horizontalAdvance(value_text({})),
                                  metrics.horizontalAdvance(kept_text({.kept = 0.8888, .alike = true})));
  return {metrics.horizontalAdvance(turn_name(99)), longest + 4, metrics.height()};
}

QSize FirstTokenBars::minimumSizeHint() const {
  const BarsMeasures sizes = measures();
  return {static_cast<int>(sizes.label_width + sizes.value_width + theme().px(90)),
          static_cast<int>(kTurnsShown * 3.1 * sizes.line_height)};
}

void FirstTokenBars::paintEvent(QPaintEvent*) {
  const Theme& t = theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const BarsLayout layout = make_bars_layout(times_, QSizeF(size()), measures());
  for (const BarsLayout::Turn& turn : layout.turns) {
    draw_bar(painter, turn.kept, t.cached, true);
    draw_bar(painter, turn.dropped, t.uncached, false);
    painter.setPen(t.text);
    painter.setFont(t.font(1, QFont::DemiBold));
    painter.drawText(turn.label, Qt::AlignVCenter | Qt::AlignLeft | Qt::AlignAbsolute, turn_name(turn.times.turn));
    painter.drawText(turn.kept_value, Qt::AlignVCenter | Qt::AlignLeft | Qt::AlignAbsolute, kept_text(turn.times));
    if (turn.times.alike) continue;
    painter.setPen(t.muted);
    painter.setFont(t.font());
    painter.drawText(turn.dropped_value, Qt::AlignVCenter | Qt::AlignLeft | Qt::AlignAbsolute,
                     value_text(turn.times.dropped));
  }
}

FirstTokenCard::FirstTokenCard(const ChatModel* model, QWidget* parent)
    : Card(tr("Time to the first token"), parent),
      model_(model),
      bars_(new FirstTokenBars),
      nothing_(new QLabel(tr("Ask a question: what you wait for before the answer begins is drawn here, turn by turn."))),
      sooner_(new QLabel),
      kept_legend_(new QLabel),
      dropped_legend_(new QLabel) {
  build();
  connect(model_, &ChatModel::changed, this, &FirstTokenCard::refresh);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &FirstTokenCard::restyle);
  restyle();
}

void FirstTokenCard::build() {
  set_subtitle(tr("what the reader waits for; the other way is measured afterwards"));
  nothing_->setWordWrap(true);
  nothing_->setProperty("look", "muted");
  body()->addWidget(nothing_);
  body()->addWidget(bars_, 1);
  auto* line = new QHBoxLayout;
  for (const auto& [picture, text] : {std::pair(kept_legend_, tr("cache kept")), {dropped_legend_, tr("not kept")}}) {
    line->addWidget(picture);
    auto* label = new QLabel(text);
    label->setProperty("look", "muted");
    line->addWidget(label);
  }
  line->addStretch(1);
  line->addWidget(sooner_);
  body()->addLayout(line);
}

void FirstTokenCard::restyle() {
  const Theme& t = theme();
  kept_legend_->setPixmap(swatch(t.cached, true, devicePixelRatioF()));
  dropped_legend_->setPixmap(swatch(t.uncached, false, devicePixelRatioF()));
  refresh();
}

void FirstTokenCard::refresh() {
  const std::vector<FirstTokenTimes> times = first_token_times(model_->state().talk());
  bars_->set_times(times);
  nothing_->setVisible(times.empty());
  const std::optional<double> sooner = times.empty() ? std::nullopt : times.back().times_sooner();
  const bool worth_saying = sooner && times.back().turn > 0;
  sooner_->setText(worth_saying ? sooner_text(*sooner, times.back().turn) : QString());
  wear(sooner_, worth_saying && *sooner >= 1 ? QStringLiteral("good") : QStringLiteral("muted"));
  sooner_->setFont(theme().font(1, QFont::DemiBold));
}

}  // namespace rowkeeper::views
