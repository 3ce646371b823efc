// "What the cache holds": the text, the picture of the cache, and why it is safe.
#include <QCoreApplication>
#include <algorithm>

#include "views/learn/handout_chips.h"
#include "views/learn/handout_column.h"
#include "views/learn/handout_picture_texts.h"

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Handout)
};

constexpr int kPromptLines = 4, kMadeLines = 3;
constexpr double kBelowHeading = 3, kBetween = 8, kGutter = 24;  // the last: between two columns of text
constexpr double kLegend = 5;                                    // above it

void add_tokens(HandoutPage& page, HandoutColumn& column, const HandoutFonts& fonts, const QString& title,
                const QStringList& tokens, bool made, int lines) {
  if (tokens.isEmpty()) return;
  const QRectF room = handout_room(page.size).content;
  column.text(title, HandoutFont::heading);
  column.space(kBelowHeading);
  HandoutChips chips = arrange_chips(tokens, made, fonts, {room.left(), column.y()}, room.width(), lines);
  page.chips.insert(page.chips.end(), chips.chips.begin(), chips.chips.end());
  page.texts.insert(page.texts.end(), chips.left_out.begin(), chips.left_out.end());
  column.space(chips.height + kBetween - 3);
}

double note_height(const HandoutNote& note, const HandoutFonts& fonts, double width) {
  return fonts.height(HandoutFont::strong, note.lead, width) + fonts.height(HandoutFont::body, note.text, width);
}

// Two columns; both notes of a line begin at the same height.
double notes_height(const std::vector<HandoutNote>& notes, const HandoutFonts& fonts, double width) {
  double height = 0;
  for (std::size_t i = 0; i < notes.size(); i += 2) {
    double line = note_height(notes[i], fonts, width);
    if (i + 1 < notes.size()) line = std::max(line, note_height(notes[i + 1], fonts, width));
    height += line + kBetween;
  }
  return height;
}

void add_notes(HandoutPage& page, const std::vector<HandoutNote>& notes, const HandoutFonts& fonts, const QRectF& room) {
  const double width = (room.width() - kGutter) / 2;
  double top = room.top();
  for (std::size_t i = 0; i < notes.size(); i += 2) {
    double bottom = top;
    for (std::size_t j = i; j < std::min(i + 2, notes.size()); ++j) {
      const double left = room.left() + (j == i ? 0 : width + kGutter);
      HandoutColumn column(page, fonts, {left, top, width, room.bottom() - top});
      column.text(notes[j].lead, HandoutFont::strong, HandoutInk::accent);
      column.text(notes[j].text, HandoutFont::body);
      bottom = std::max(bottom, column.y());
    }
    top = bottom + kBetween;
  }
}

// Of the legend, which is laid out below the picture: on a page of its own, as its height is wanted before.
double legend_height(const HandoutPage& page, const HandoutCache& cache, const HandoutPicture& picture,
                     const HandoutFonts& fonts, double width) {
  HandoutPage scratch;
  scratch.size = page.size;
  return add_picture_legend(scratch, cache, picture, fonts, {}, width);
}

}  // namespace

HandoutPage arrange_first_page(const HandoutContents& contents, const HandoutFonts& fonts, QSizeF size) {
  HandoutPage page;
  page.size = size;
  const QRectF room = handout_room(size).content;
  HandoutColumn column(page, fonts, room);
  add_handout_head(column, contents, Words::tr("What the cache holds"));
  add_tokens(page, column, fonts, contents.prompt_title, contents.prompt, false, kPromptLines);
  add_tokens(page, column, fonts, contents.made_title, contents.made, true, kMadeLines);
  column.text(contents.cache_title, HandoutFont::heading);
  column.space(kBelowHeading);

  const double notes = notes_height(contents.notes, fonts, (room.width() - kGutter) / 2);
  const QRectF rest(room.left(), column.y(), room.width(), column.left_over());
  const HandoutPicture whole = arrange_picture(contents.cache, handout_picture_room(contents.cache, fonts, rest));
  const double legend = kLegend + legend_height(page, contents.cache, whole, fonts, room.width()) + kBetween + 3;
  if (contents.cache.rows.empty()) {
    column.text(Words::tr("There is no run yet. Let the model write something on Watch first."), HandoutFont::body);
    column.space(kBetween);
  } else {
    page.picture = arrange_picture(contents.cache,
                                   handout_picture_room(contents.cache, fonts, rest.adjusted(0, 0, 0, -notes - legend)));
    add_picture_texts(page, contents.cache, fonts);
    column.space(page.picture->area.height() + kLegend);
    add_picture_legend(page, contents.cache, *page.picture, fonts, {room.left(), column.y()}, room.width());
    column.space(legend - kLegend);
  }
  add_notes(page, contents.notes, fonts, {room.left(), column.y(), room.width(), notes});
  add_handout_foot(page, contents, 1);
  return page;
}

}  // namespace rowkeeper::views
