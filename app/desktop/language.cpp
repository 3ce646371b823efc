#include "app/desktop/language.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>
#include <algorithm>
#include <memory>

namespace rowkeeper::app {

namespace {

// Ours, and Qt's own for its dialogs.
std::vector<std::unique_ptr<QTranslator>>& translators() {
  static std::vector<std::unique_ptr<QTranslator>> installed;
  return installed;
}

void install(const QLocale& locale) {
  const QString folders[] = {":/translations", QLibraryInfo::path(QLibraryInfo::TranslationsPath)};
  const char* const files[] = {"rowkeeper", "qtbase"};
  for (int i = 0; i < 2; ++i) {
    auto translator = std::make_unique<QTranslator>();
    // In English ours holds the plural forms: it serves every language that has no file of its own.
    const bool loaded = translator->load(locale, files[i], "_", folders[i]) ||
                        (i == 0 && translator->load(QLocale(QLocale::English), files[i], "_", folders[i]));
    if (!loaded) continue;
    QApplication::installTranslator(translator.get());
    translators().push_back(std::move(translator));
  }
}

}  // namespace

const std::vector<Language>& languages() {
  static const std::vector<Language> all = {
      {"en", "English"},  {"ar", "العربية"}, {"de", "Deutsch"},   {"es", "Español"},
      {"fr", "Français"}, {"ja", "日本語"},  {"pt", "Português"}, {"zh_CN", "简体中文"},
  };
  return all;
}

QString current_language() {
  const QLocale locale;
  const auto found = std::find_if(languages().begin(), languages().end(), [&](const Language& language) {
    return QLocale(language.name).language() == locale.language();
  });
  return found == languages().end() ? languages().front().name : found->name;
}

void set_language(const QString& name) {
  QLocale locale = name.isEmpty() ? QLocale::system() : QLocale(name);
  // The Arabic texts have the digits 0 to 9, as the pictures and a model's text do: so have the numbers between them.
  if (locale.language() == QLocale::Arabic) locale = QLocale(QLocale::Arabic, QLocale::UnitedArabEmirates);
  QLocale::setDefault(locale);
  translators().clear();
  install(locale);
  QApplication::setLayoutDirection(locale.textDirection());
}

}  // namespace rowkeeper::app
