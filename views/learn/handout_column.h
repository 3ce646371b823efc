// Puts texts of a handout's page one below the other.
#pragma once

#include "views/learn/handout_page.h"

namespace rowkeeper::views {

class HandoutColumn {
 public:
  HandoutColumn(HandoutPage& page, const HandoutFonts& fonts, const QRectF& room)
      : page_(page), fonts_(fonts), room_(room), y_(room.top()) {}

  double y() const { return y_; }
  double left_over() const { return room_.bottom() - y_; }
  void space(double height) { y_ += height; }
  // In as many lines as it takes.
  void text(const QString& text, HandoutFont font, HandoutInk ink = HandoutInk::text);
  // Two texts in one line, the second at the end of it.
  void both(const QString& text, HandoutFont font, const QString& end, HandoutFont end_font);
  void rule(bool strong);

 private:
  HandoutPage& page_;
  const HandoutFonts& fonts_;
  QRectF room_;
  double y_;
};

// The parts that both pages have.
void add_handout_head(HandoutColumn& column, const HandoutContents& contents, const QString& title);
void add_handout_foot(HandoutPage& page, const HandoutContents& contents, int number);

}  // namespace rowkeeper::views
