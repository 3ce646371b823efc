#include "views/run/prepared_texts.h"

#include <QCoreApplication>
#include <QFile>

namespace rowkeeper::views {

std::vector<PreparedText> titled(std::span<const PreparedEntry> entries, const char* context) {
  std::vector<PreparedText> texts;
  for (const PreparedEntry& entry : entries)
    texts.push_back({QString::fromLatin1(entry.name), QCoreApplication::translate(context, entry.title)});
  return texts;
}

QString prepared_text(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

}  // namespace rowkeeper::views
