// Pictures and numbers into files that the user names.
#pragma once

#include <QByteArray>
#include <QSize>
#include <QString>
#include <functional>

#include "core/base/error.h"

class QPainter;
class QWidget;

namespace rowkeeper::views {

struct Picture {
  QString title;
  QSize size;                            // in device-independent pixels
  std::function<void(QPainter&)> paint;  // from (0, 0) to size
};

// What is left to do once the picture is painted, and may be done on another thread: packing and writing.
using SaveJob = std::function<Result<void>()>;
SaveJob save_png(const QString& path, const Picture& picture);  // twice as sharp as on a plain screen
SaveJob save_svg(const QString& path, const Picture& picture);
SaveJob save_bytes(const QString& path, const QByteArray& bytes);

// Asks for a file, suggesting `name` with `suffix`, and does beside the window what `save` leaves to do; says so if it fails.
// Returns at once.
void ask_where_to_save(QWidget* parent, const QString& name, const QString& suffix,
                       std::function<SaveJob(const QString& path)> save);

}  // namespace rowkeeper::views
