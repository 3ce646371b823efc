#include "views/chat/rows_card.h"

#include <QHBoxLayout>
#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>
#include <QVBoxLayout>

#include "views/widgets/accessible_table.h"
#include "views/widgets/format.h"
#include "views/widgets/ink.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

constexpr TextOrigin kOrigins[] = {TextOrigin::document, TextOrigin::question, TextOrigin::answer};

QColor color_of(TextOrigin origin) {
  const Theme& t = theme();
  switch (origin) {
    case TextOrigin::document:
      return t.phases[2];
    case TextOrigin::question:
      return t.phases[1];
    case TextOrigin::answer:
      return t.phases[6];
  }
  return t.text;
}

// Told apart by their shape too: a question's rows are lower, an answer's are round.
void draw_row(QPainter& painter, QRectF rect, TextOrigin origin, bool computed) {
  const QColor color = color_of(origin);
  painter.setBrush(computed ? QBrush(color) : QBrush(Qt::NoBrush));
  painter.setPen(computed ? QPen(Qt::NoPen) : QPen(theme().muted, 1));
  if (!computed) rect.adjust(0.5, 0.5, -0.5, -0.5);
  if (origin == TextOrigin::question) rect.setTop(rect.top() + rect.height() * 0.35);
  const double radius = origin == TextOrigin::answer ? std::min(rect.width(), rect.height()) / 2 : 1.5;
  painter.drawRoundedRect(rect, radius, radius);
}

// On the bar, where there is less room than in words.
QString short_name(const RowsLayout::Segment& segment) {
  const int rows = segment.part.end - segment.part.begin;
  switch (segment.part.origin) {
    case TextOrigin::document:
      return segment.in_cache == rows
                 ? RowsPicture::tr("document · %Ln rows", nullptr, rows)
                 : RowsPicture::tr("document · %1 of %2 rows kept").arg(count_text(segment.in_cache), count_text(rows));
    case TextOrigin::question:
      return RowsPicture::tr("Q%1", "a question's number").arg(segment.turn + 1);
    case TextOrigin::answer:
      return RowsPicture::tr("A%1", "an answer's number").arg(segment.turn + 1);
  }
  return {};
}

QPixmap swatch(TextOrigin origin, double ratio) {
  const QSize size(theme().px(9), theme().px(14));
  QPixmap pixmap(size * ratio);
  pixmap.setDevicePixelRatio(ratio);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  draw_row(painter, QRectF(QPointF(), QSizeF(size)), origin, true);
  return pixmap;
}

}  // namespace

QString part_name(TextOrigin origin, int turn) {
  switch (origin) {
    case TextOrigin::document:
      return RowsPicture::tr("The document");
    case TextOrigin::question:
      return RowsPicture::tr("Question %1").arg(count_text(turn + 1));
    case TextOrigin::answer:
      return RowsPicture::tr("Answer %1").arg(count_text(turn + 1));
  }
  return {};
}

RowsPicture::RowsPicture(QWidget* parent) : CellPicture(parent) {
  set_accessible_table(this, [this] {
    return PictureTable{
        {accessibleName()}, static_cast<int>(words_.size()), [words = words_](int row, int) { return words[row]; }};
  });
  setAccessibleName(tr("Rows of the cache by their origin"));
  setMouseTracking(true);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, [this] { update(); });
}

void RowsPicture::set_talk(const ChatTalk& talk) {
  parts_ = talk.parts;
  rows_ = talk.rows;
  words_.clear();
  for (const RowsLayout::Segment& segment : layout_now().bar) {
    words_ << tr("%1: %Ln tokens, %2 of them in the cache", nullptr, segment.part.end - segment.part.begin)
                  .arg(part_name(segment.part.origin, segment.turn), count_text(segment.in_cache));
  }
  words_ << tr("In the cache: the rows of the first %Ln tokens", nullptr, rows_);
  cells_changed(words_.join(QStringLiteral("; ")));
}

QSize RowsPicture::minimumSizeHint() const { return {theme().px(260), theme().px(150)}; }

RowsLayout RowsPicture::layout_now() const { return make_rows_layout(parts_, rows_, QSizeF(size()), theme().px(32)); }

QString RowsPicture::words_at(const QPointF& point) const {
  const RowsLayout layout = layout_now();
  for (const RowsLayout::Segment& segment : layout.bar) {
    if (segment.rect.contains(point))
      return tr("%1: rows %2 to %3, %4 of them in the cache")
          .arg(part_name(segment.part.origin, segment.turn), count_text(segment.part.begin),
               count_text(segment.part.end - 1), count_text(segment.in_cache));
  }
  return row_words(layout.row_at(point));
}

QString RowsPicture::row_words(int row) const {
  const RowsLayout layout = layout_now();
  const RowsLayout::Segment* const segment = row >= 0 ? layout.segment_of(row) : nullptr;
  if (!segment) return {};
  const QString name = tr("Row %1. %2").arg(count_text(row), part_name(segment->part.origin, segment->turn));
  return row < rows_ ? name : tr("%1. Not in the cache: the next turn computes it").arg(name);
}

bool RowsPicture::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return CellPicture::event(event);
  const auto* const help = static_cast<QHelpEvent*>(event);
  QToolTip::showText(help->globalPos(), words_at(help->pos()), this);
  return true;
}

void RowsPicture::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const RowsLayout layout = layout_now();
  paint_bar(painter, layout);
  paint_grid(painter, layout);
  painter.setRenderHint(QPainter::Antialiasing, false);
  paint_focus(painter);
}

void RowsPicture::paint_bar(QPainter& painter, const RowsLayout& layout) const {
  painter.setFont(theme().font(0.92, QFont::DemiBold));
  const QFontMetricsF metrics(painter.font());
  for (const RowsLayout::Segment& segment : layout.bar) {
    paint_segment(painter, segment);
    const QString name = short_name(segment);
    const QRectF rect = segment.rect.adjusted(0, 0, -1, 0);
    if (metrics.horizontalAdvance(name) + 4 > rect.width()) continue;
    // Its colour changes with the ground.
    const QRectF rest(segment.kept.topRight(), segment.rect.bottomRight());
    for (const auto& [ground, ink] :
         {std::pair(segment.kept, ink_on(color_of(segment.part.origin))), {rest, theme().text}}) {
      if (ground.isEmpty()) continue;
      painter.setClipRect(ground);
      painter.setPen(ink);
      painter.drawText(rect, Qt::AlignCenter, name);
    }
    painter.setClipping(false);
  }
}

// Full as far as its rows are in the cache; the rest is only a frame, as the rows below.
void RowsPicture::paint_segment(QPainter& painter, const RowsLayout::Segment& segment) const {
  const QRectF rect = segment.rect.adjusted(0, 0, -1, 0);
  painter.save();
  painter.setPen(QPen(theme().muted, 1));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
  painter.setClipRect(segment.kept);
  painter.setPen(Qt::NoPen);
  painter.setBrush(color_of(segment.part.origin));
  painter.drawRoundedRect(rect, 2, 2);
  painter.restore();
}

void RowsPicture::paint_grid(QPainter& painter, const RowsLayout& layout) const {
  for (const RowsLayout::Segment& segment : layout.bar) {
    for (int row = segment.part.begin; row < segment.part.end; ++row)
      draw_row(painter, layout.square(row), segment.part.origin, row < rows_);
  }
}

RowsCard::RowsCard(const ChatModel* model, QWidget* parent)
    : Card(tr("Whose rows are these?"), parent),
      model_(model),
      picture_(new RowsPicture),
      swatches_{new QLabel, new QLabel, new QLabel},
      pool_(new QLabel) {
  build();
  connect(model_, &ChatModel::changed, this, &RowsCard::refresh);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &RowsCard::restyle);
  restyle();
}

void RowsCard::build() {
  body()->addWidget(picture_, 1);
  auto* legend = new QHBoxLayout;
  const QString names[] = {tr("document"), tr("questions"), tr("answers")};
  for (int i = 0; i < 3; ++i) {
    legend->addWidget(swatches_[i]);
    auto* name = new QLabel(names[i]);
    name->setProperty("look", "muted");
    legend->addWidget(name);
  }
  legend->addStretch(1);
  body()->addLayout(legend);
  pool_->setWordWrap(true);
  pool_->setProperty("look", "muted");
  body()->addWidget(pool_);
}

void RowsCard::restyle() {
  for (int i = 0; i < 3; ++i) swatches_[i]->setPixmap(swatch(kOrigins[i], devicePixelRatioF()));
  refresh();
}

void RowsCard::refresh() {
  const ChatState& state = model_->state();
  const ChatTalk& talk = state.talk();
  picture_->set_talk(talk);
  const int missing = talk.tokens() - talk.rows;
  QString text = tr("each square is one row: keys and values in every block");
  if (talk.tokens() > 0)
    text =
        tr("%1 rows in the cache, %2 · outlined: %3 that the next turn must compute besides its question")
            .arg(count_text(talk.rows), bytes_text(static_cast<double>(state.row_bytes) * talk.rows), count_text(missing));
  set_subtitle(text);
  const int pages = state.talks[0].pages + state.talks[1].pages, shared = pages - state.pages_in_use;
  pool_->setVisible(state.second);
  if (!state.second) return;
  const double page_bytes = static_cast<double>(state.row_bytes) * state.page_rows;
  pool_->setText(tr("Two conversations in one pool: %1 pages of %2 rows, %3 of them shared and held once: %4 instead of %5.")
                     .arg(count_text(state.pages_in_use), count_text(state.page_rows), count_text(shared),
                          bytes_text(page_bytes * state.pages_in_use), bytes_text(page_bytes * pages)));
}

}  // namespace rowkeeper::views
