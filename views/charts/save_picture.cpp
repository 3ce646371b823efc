#include "views/charts/save_picture.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileDialog>
#include <QImage>
#include <QMessageBox>
#include <QPainter>
#include <QSaveFile>
#include <QStandardPaths>
#include <QSvgGenerator>
#include <utility>

namespace rowkeeper::views {

namespace {

constexpr double kSharpness = 2;

QString text(const char* source) { return QCoreApplication::translate("Save", source); }

}  // namespace

QString save_bytes(const QString& path, const QByteArray& bytes) {
  QSaveFile file(path);
  if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit()) return {};
  return text(QT_TRANSLATE_NOOP("Save", "Cannot write '%1'. %2.")).arg(path, file.errorString());
}

QString save_png(const QString& path, const Picture& picture) {
  QImage image(picture.size * kSharpness, QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(kSharpness);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  picture.paint(painter);
  painter.end();
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  image.setText(QStringLiteral("Title"), picture.title);
  image.save(&buffer, "PNG");
  return save_bytes(path, buffer.data());
}

QString save_svg(const QString& path, const Picture& picture) {
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
                       std::function<QString(const QString& path)> save) {
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  auto* dialog = new QFileDialog(parent, text(QT_TRANSLATE_NOOP("Save", "Save")), folder,
                                 QStringLiteral("%1 (*.%2)").arg(suffix.toUpper(), suffix));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(suffix);
  dialog->selectFile(name + u'.' + suffix);
  QObject::connect(dialog, &QFileDialog::fileSelected, parent, [parent, save = std::move(save)](const QString& path) {
    const QString problem = save(path);
    if (problem.isEmpty()) return;
    auto* box = new QMessageBox(QMessageBox::Warning, text(QT_TRANSLATE_NOOP("Save", "Not saved")), problem, QMessageBox::Ok,
                                parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
  });
  dialog->open();
}

}  // namespace rowkeeper::views
