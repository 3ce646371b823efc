// Texts that come with the program, with titles in the user's language.
#pragma once

#include <QString>
#include <span>
#include <vector>

namespace rowkeeper::views {

struct PreparedText {
  QString name;  // of the file, without ".txt"
  QString title;
};

struct PreparedEntry {
  const char* name;
  const char* title;  // marked with QT_TRANSLATE_NOOP
};

std::vector<PreparedText> titled(std::span<const PreparedEntry> entries, const char* context);
// Of a file in the program, byte for byte; empty for one that does not exist.
QString prepared_text(const QString& path);

}  // namespace rowkeeper::views
