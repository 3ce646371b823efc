#include "views/charts/save_picture.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileDialog>
#include <QImage>
#include <QMessageBox>
#include <QPainter>
#include <QStandardPaths>
#include <QSvgGenerator>
#include <utility>

#include "core/base/atomic_file.h"
#include "views/widgets/beside_window.h"
#include "views/widgets/error_text.h"

namespace rowkeeper::views {

namespace {

constexpr double kSharpness = 2;

QString text(const char* source) { return QCoreApplication::translate("Save", source); }

void say_not_saved(QWidget* parent, const QString& problem) {
  auto* box =
      new QMessageBox(QMessageBox::Warning, text(QT_TRANSLATE_NOOP("Save", "Not saved")), problem, QMessageBox::Ok, parent);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->open();
}

}  // namespace

SaveJob save_bytes(const QString& path, const QByteArray& bytes) {
  return [path = path.toStdString(), bytes] {
    return write_file(path, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
  };
}

SaveJob save_png(const QString& path, const Picture& picture) {
  QImage image(picture.size * kSharpness, QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(kSharpness);
  image.fill(Qt::transparent);
  image.setText(QStringLiteral("Title"), picture.title);
  QPainter painter(&image);
  picture.paint(painter);
  painter.end();
  return [path, image] {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return save_bytes(path, buffer.data())();
  };
}

SaveJob save_svg(const QString& path, const Picture& picture) {
  QBuffer buffer;
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(picture.size);
  generator.setViewBox(QRect({0, 0}, picture.size));
  generator.setTitle(picture.title);
  QPainter painter(&generator);
  picture.paint(painter);
  painter.end();
  return save_bytes(path, buffer.data());
}

void ask_where_to_save(QWidget* parent, const QString& name, const QString& suffix,
                       std::function<SaveJob(const QString& path)> save) {
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  auto* dialog = new QFileDialog(parent, text(QT_TRANSLATE_NOOP("Save", "Save")), folder,
                                 QStringLiteral("%1 (*.%2)").arg(suffix.toUpper(), suffix));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(suffix);
  dialog->selectFile(name + u'.' + suffix);
  QObject::connect(dialog, &QFileDialog::fileSelected, parent, [parent, save = std::move(save)](const QString& path) {
    beside_window(parent, save(path), [parent](const Result<void>& done) {
      if (!done) say_not_saved(parent, error_text(done.error()));
    });
  });
  dialog->open();
}

}  // namespace rowkeeper::views
