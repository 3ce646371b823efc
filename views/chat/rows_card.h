// Whose rows are these? The cache by what its rows came from.
#pragma once

#include <QLabel>

#include "views/chat/rows_layout.h"
#include "views/run/chat_model.h"
#include "views/widgets/card.h"
#include "views/widgets/cell_picture.h"

namespace rowkeeper::views {

class RowsPicture : public CellPicture {
  Q_OBJECT
 public:
  explicit RowsPicture(QWidget* parent = nullptr);
  void set_talk(const ChatTalk& talk);
  QString words_at(const QPointF& point) const;  // what the tool tip says
  QString row_words(int row) const;
  QSize sizeHint() const override { return minimumSizeHint(); }
  QSize minimumSizeHint() const override;

 protected:
  int cells() const override { return layout_now().rows; }
  int columns() const override { return layout_now().columns; }
  QRectF cell(int row) const override { return layout_now().square(row); }
  QString cell_words(int row) const override { return row_words(row); }
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  RowsLayout layout_now() const;
  void paint_bar(QPainter& painter, const RowsLayout& layout) const;
  void paint_segment(QPainter& painter, const RowsLayout::Segment& segment) const;
  void paint_grid(QPainter& painter, const RowsLayout& layout) const;
  std::vector<TextPart> parts_;
  QStringList words_;  // the same, part by part
  int rows_ = 0;
};

class RowsCard : public Card {
  Q_OBJECT
 public:
  explicit RowsCard(const ChatModel* model, QWidget* parent = nullptr);
  RowsPicture* picture() const { return picture_; }
  QString pool_text() const { return pool_->text(); }

 private:
  void build();
  void restyle();
  void refresh();
  const ChatModel* model_;
  RowsPicture* picture_;
  QLabel *swatches_[3], *pool_;
};

// "The document", "Question 2", "Answer 2".
QString part_name(TextOrigin origin, int turn);

}  // namespace rowkeeper::views
