#include "app/desktop/language.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace rowkeeper::app {

void set_language(const QString& name) {
  const QLocale locale = name.isEmpty() ? QLocale::system() : QLocale(name);
  QLocale::setDefault(locale);
  QApplication::setLayoutDirection(locale.textDirection());
  // Ours, and Qt's own for its dialogs.
  const QString folders[] = {":/translations", QLibraryInfo::path(QLibraryInfo::TranslationsPath)};
  const char* const files[] = {"rowkeeper", "qtbase"};
  for (int i = 0; i < 2; ++i) {
    auto* const translator = new QTranslator(qApp);
    // In English ours holds the plural forms: it serves every language that has no file of its own.
    const bool loaded = translator->load(locale, files[i], "_", folders[i]) ||
                        (i == 0 && translator->load(QLocale(QLocale::English), files[i], "_", folders[i]));
    if (loaded) QApplication::installTranslator(translator);
  }
}

}  // namespace rowkeeper::app
