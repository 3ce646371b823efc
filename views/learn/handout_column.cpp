#include "views/learn/handout_column.h"

#include <QCoreApplication>

#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Handout)
};

}  // namespace

void HandoutColumn::text(const QString& text, HandoutFont font, HandoutInk ink) {
  const double height = fonts_.height(font, text, room_.width());
  page_.texts.push_back({{room_.left(), y_, room_.width(), height}, text, font, ink, Qt::AlignLeft, true});
  y_ += height;
}

void HandoutColumn::both(const QString& text, HandoutFont font, const QString& end, HandoutFont end_font) {
  const double height = fonts_.line(font), end_height = fonts_.line(end_font), end_width = fonts_.width(end_font, end) + 1;
  const double width = room_.width() - end_width - 10;
  page_.texts.push_back({{room_.left(), y_, width, height}, fonts_.elided(font, text, width), font});
  // On one base line, near enough.
  const double end_top = y_ + 0.76 * (height - end_height);
  page_.texts.push_back(
      {{room_.right() - end_width, end_top, end_width, end_height}, end, end_font, HandoutInk::muted, Qt::AlignRight});
  y_ += height;
}

void HandoutColumn::rule(bool strong) { page_.lines.push_back({{room_.left(), y_, room_.right(), y_}, strong}); }

void add_handout_head(HandoutColumn& column, const HandoutContents& contents, const QString& title) {
  column.both(title, HandoutFont::title, contents.date, HandoutFont::small);
  column.space(1);
  if (!contents.model.isEmpty()) column.text(contents.model, HandoutFont::small, HandoutInk::muted);
  column.space(5);
  column.rule(true);
  column.space(11);
}

void add_handout_foot(HandoutPage& page, const HandoutContents& contents, int number) {
  const QRectF room = handout_room(page.size).footer;
  constexpr double kNumber = 60;
  page.texts.push_back({{room.left(), room.top(), room.width() - kNumber, room.height()},
                        contents.footer,
                        HandoutFont::small,
                        HandoutInk::muted});
  page.texts.push_back({{room.right() - kNumber, room.top(), kNumber, room.height()},
                        Words::tr("page %1 of %2").arg(count_text(number), count_text(2)),
                        HandoutFont::small,
                        HandoutInk::muted,
                        Qt::AlignRight});
}

}  // namespace rowkeeper::views
