// Pictures and numbers into files that the user names.
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>
#include <functional>

class QPainter;
class QWidget;

namespace rowkeeper::views {

struct Picture {
  QString title;
  QSize size;                            // in device-independent pixels
  std::function<void(QPainter&)> paint;  // from (0, 0) to size
};

// The empty string, or why it could not be written.
QString save_png(const QString& path, const Picture& picture);  // twice as sharp as on a plain screen
QString save_svg(const QString& path, const Picture& picture);
QString save_bytes(const QString& path, const QByteArray& bytes);

// Asks for a file, suggesting `name` with `suffix`, and calls `save`; says so if it fails. Returns at once.
void ask_where_to_save(QWidget* parent, const QString& name, const QString& suffix,
                       std::function<QString(const QString& path)> save);

}  // namespace rowkeeper::views
