#include "views/memory/pages_picture.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "views/memory/pages_words.h"
#include "views/widgets/accessible_table.h"
#include "views/widgets/format.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

constexpr int kHeight = 120, kLeast = 60;
constexpr double kSpace = 3;
constexpr double kRoomForANumber = 13;  // of a page's width, at normal size
constexpr double kPale = 0.22;          // opacity of memory that is lent and empty

}  // namespace

PagesPicture::PagesPicture(QWidget* parent) : CellPicture(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  set_accessible_table(this, [this] {
    return PictureTable{{accessibleName()}, static_cast<int>(picture_.pages.size()), [this](int page, int) {
                          return page < static_cast<int>(picture_.pages.size()) ? describe(page) : QString();
                        }};
  });
  setAccessibleName(tr("Memory pool"));
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &PagesPicture::arrange);
}

void PagesPicture::set_picture(const ServePicture& picture, int page_rows, const QString& moment) {
  picture_ = picture;
  page_rows_ = page_rows;
  const QString words = pool_in_words(picture, page_rows);
  arrange();
  cells_changed(moment.isEmpty() ? words : tr("%1: %2").arg(moment, words));
}

void PagesPicture::arrange() {
  layout_ = PagesLayout(size(), static_cast<int>(picture_.pages.size()), theme().px(kSpace));
  update();
}

void PagesPicture::resizeEvent(QResizeEvent*) { arrange(); }

QSize PagesPicture::sizeHint() const { return {theme().px(400), theme().px(kHeight)}; }
QSize PagesPicture::minimumSizeHint() const { return {theme().px(120), theme().px(kLeast)}; }

QString PagesPicture::describe(int page) const {
  return page_in_words(picture_.pages[static_cast<std::size_t>(page)], page, page_rows_);
}

void PagesPicture::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setPen(Qt::NoPen);
  for (int page = 0; page < layout_.pages; ++page) paint_page(painter, page);
  paint_focus(painter);
}

// Free: grey. Lent: pale in the conversation's colour, and full as far as it holds rows. Colours come again after some
// conversations, so a number tells them apart where there is room; shared pages have a frame.
void PagesPicture::paint_page(QPainter& painter, int index) const {
  const ServePicture::Page& page = picture_.pages[static_cast<std::size_t>(index)];
  const QRectF cell = layout_.page(index);
  if (page.conversations.empty()) return painter.fillRect(cell, theme().grid);
  const int first = page.conversations.front();
  const QColor color = conversation_color(first);
  painter.setOpacity(kPale);
  painter.fillRect(cell, color);
  painter.setOpacity(1);
  painter.fillRect(layout_.filled(index, page.rows, page_rows_), color);
  const bool shared = page.conversations.size() > 1;
  if (shared) {
    painter.setPen(QPen(theme().text, theme().px(2)));
    painter.drawRect(cell.adjusted(1, 1, -1, -1));
  }
  if (cell.width() >= theme().px(kRoomForANumber) && cell.height() >= theme().px(kRoomForANumber)) {
    painter.setPen(theme().text);
    painter.setFont(theme().font(0.72));
    painter.drawText(cell, Qt::AlignCenter, shared ? QString("%1+").arg(first + 1) : count_text(first + 1));
  }
  painter.setPen(Qt::NoPen);
}

bool PagesPicture::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip) return CellPicture::event(event);
  const auto* help = static_cast<QHelpEvent*>(event);
  const std::optional<int> page = layout_.page_at(help->pos());
  if (page)
    QToolTip::showText(help->globalPos(), describe(*page), this);
  else
    QToolTip::hideText();
  return true;
}

}  // namespace rowkeeper::views
