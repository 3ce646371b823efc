// A pool of memory, page by page: whose it is, and how much of it holds rows. Painted from the allocator's own state.
#pragma once

#include "core/run/serving.h"
#include "views/memory/pages_layout.h"
#include "views/widgets/cell_picture.h"

namespace rowkeeper::views {

class PagesPicture : public CellPicture {
  Q_OBJECT
 public:
  explicit PagesPicture(QWidget* parent = nullptr);
  void set_picture(const ServePicture& picture, int page_rows, const QString& moment = {});  // `moment`: of which it is
  const ServePicture& picture() const { return picture_; }
  QString describe(int page) const;  // "Page 12 · conversation 3 · 9 of 16 rows"
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  int cells() const override { return layout_.pages; }
  int columns() const override { return layout_.columns; }
  QRectF cell(int index) const override { return layout_.page(index); }
  QString cell_words(int index) const override { return describe(index); }
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool event(QEvent* event) override;  // hints

 private:
  void arrange();
  void paint_page(QPainter& painter, int index) const;

  ServePicture picture_;
  int page_rows_ = 16;
  PagesLayout layout_;
};

}  // namespace rowkeeper::views
