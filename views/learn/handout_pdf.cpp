#include "views/learn/handout_pdf.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPainter>
#include <QPdfWriter>

#include "views/learn/handout_page.h"
#include "views/learn/handout_painter.h"

namespace rowkeeper::views {

namespace {

constexpr int kPoints = 72;  // in an inch

}  // namespace

QByteArray handout_pdf(const HandoutContents& contents, const QPageSize& paper) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setResolution(kPoints);
  writer.setPageSize(paper);
  writer.setPageMargins({0, 0, 0, 0});
  writer.setTitle(QCoreApplication::translate("Handout", "The KV cache: a handout"));
  writer.setCreator(QStringLiteral("Rowkeeper"));
  const HandoutFonts fonts(contents.font);
  const QSizeF size = paper.size(QPageSize::Point);
  QPainter painter(&writer);
  HandoutPainter pages(painter, contents, fonts);
  pages.paint(arrange_first_page(contents, fonts, size));
  writer.newPage();
  pages.paint(arrange_second_page(contents, fonts, size));
  painter.end();
  return buffer.data();
}

}  // namespace rowkeeper::views
