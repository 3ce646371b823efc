#include "views/widgets/icon.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QSvgRenderer>

namespace rowkeeper::views {

namespace {

constexpr double kDisabledOpacity = 0.45;

// Draws the picture anew at every size and device pixel ratio that is asked for.
class SvgEngine : public QIconEngine {
 public:
  explicit SvgEngine(QByteArray svg) : svg_(std::move(svg)) {}
  QIconEngine* clone() const override { return new SvgEngine(svg_); }

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
    painter->save();
    if (mode == QIcon::Disabled) painter->setOpacity(painter->opacity() * kDisabledOpacity);
    QSvgRenderer(svg_).render(painter, rect);
    painter->restore();
  }

  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    if (size.isEmpty()) return {};  // in a window without room for it
    QPixmap picture(size);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    paint(&painter, QRect(QPoint(), size), mode, state);
    return picture;
  }

 private:
  QByteArray svg_;
};

}  // namespace

QIcon icon(const QString& name, const QColor& color) {
  QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
  if (!file.open(QIODevice::ReadOnly)) return {};
  return QIcon(new SvgEngine(file.readAll().replace("currentColor", color.name().toLatin1())));
}

}  // namespace rowkeeper::views
