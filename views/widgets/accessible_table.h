// A picture of data, as a table to assistive technology: who can't look at it goes from cell to cell.
#pragma once

#include <QStringList>
#include <functional>

class QWidget;

namespace rowkeeper::views {

struct PictureTable {
  QStringList columns;  // their headers; the first column says what a row is
  int rows = 0;
  // May be asked a moment later, when the data have changed: then empty for what is no longer there.
  std::function<QString(int row, int column)> cell;
};

// In the widget's constructor, before anybody asks. `read` says what the picture shows now. Name and description are the
// widget's accessible ones.
void set_accessible_table(QWidget* widget, const std::function<PictureTable()>& read);

// What the keys have come to in such a picture, in words: they are spoken, and are its description from then on.
void tell_reading(QWidget* picture, const QString& text);
// The same place in other words, since what is there has changed: not spoken, but read when the focus comes back.
void describe_reading(QWidget* picture, const QString& text);

// Nothing is read any more, as the focus has left: the description is `summary` again, and the next reading is news.
void forget_reading(QWidget* picture, const QString& summary);

// The table that a widget offers; empty of others.
PictureTable accessible_table(const QWidget* widget);

}  // namespace rowkeeper::views
