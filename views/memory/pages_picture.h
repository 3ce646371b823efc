// A pool of memory, page by page: whose it is, and how much of it holds rows. Painted from the allocator's own state.
#pragma once

#include <QWidget>

#include "core/run/serving.h"
#include "views/memory/pages_layout.h"

namespace rowkeeper::views {

class PagesPicture : public QWidget {
  Q_OBJECT
 public:
  explicit PagesPicture(QWidget* parent = nullptr);
  void set_picture(const ServePicture& picture, int page_rows, const QString& moment = {});  // `moment`: of which it is
  const ServePicture& picture() const { return picture_; }
  QString describe(int page) const;  // "Page 12 · conversation 3 · 9 of 16 rows"
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
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
