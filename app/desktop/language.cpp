#include "app/desktop/language.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include "core/hub/model_source.h"

namespace rowkeeper::app {

void set_language(const QString& name) {
  const QLocale locale = name.isEmpty() ? QLocale::system() : QLocale(name);
  QLocale::setDefault(locale);
  QApplication::setLayoutDirection(locale.textDirection());
  // Ours, and Qt's own for its dialogs.
  const QString folders[] = {QString::fromStdString(assets_folder()) + "/translations",
                             QLibraryInfo::path(QLibraryInfo::TranslationsPath)};
  const char* const files[] = {"rowkeeper", "qtbase"};
  for (int i = 0; i < 2; ++i) {
    auto* const translator = new QTranslator(qApp);
    if (translator->load(locale, files[i], "_", folders[i])) QApplication::installTranslator(translator);
  }
}

}  // namespace rowkeeper::app
