#include "app/desktop/language.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>
#include <algorithm>
#include <memory>

namespace rowkeeper::app {

namespace {

struct Installed {
  std::vector<std::unique_ptr<QTranslator>> translators;
  QString language;  // of our texts: a translation's, or English
};

Installed& installed() {
  static Installed now;
  return now;
}

// The translator's language, if there is such a file.
QString load(const QLocale& locale, const QString& name, const QString& folder) {
  auto translator = std::make_unique<QTranslator>();
  if (!translator->load(locale, name, "_", folder)) return {};
  QApplication::installTranslator(translator.get());
  installed().translators.push_back(std::move(translator));
  return installed().translators.back()->language();
}

}  // namespace

const std::vector<Language>& languages() {
  static const std::vector<Language> all = {
      {"en", "English"},  {"ar", "العربية"}, {"de", "Deutsch"},   {"es", "Español"},
      {"fr", "Français"}, {"ja", "日本語"},  {"pt", "Português"}, {"zh_CN", "简体中文"},
  };
  return all;
}

QString current_language() { return installed().language; }

void set_language(const QString& name) {
  QLocale locale = name.isEmpty() ? QLocale::system() : QLocale(name);
  installed().translators.clear();
  installed().language = load(locale, "rowkeeper", ":/translations");
  // In English ours holds the plural forms: it serves every language that has no file of its own.
  if (installed().language.isEmpty()) installed().language = load(QLocale(QLocale::English), "rowkeeper", ":/translations");
  // Numbers and direction go with the texts, as their own region has them if the system's is one.
  const QLocale texts(installed().language);
  if (locale.language() != texts.language()) locale = texts;
  // The Arabic texts have the digits 0 to 9, as the pictures and a model's text do: so have the numbers between them.
  if (locale.language() == QLocale::Arabic) locale = QLocale(QLocale::Arabic, QLocale::UnitedArabEmirates);
  QLocale::setDefault(locale);
  load(locale, "qtbase", QLibraryInfo::path(QLibraryInfo::TranslationsPath));  // Qt's own dialogs
  QApplication::setLayoutDirection(locale.textDirection());
}

bool is_language(const QString& name) {
  const auto same = [&](const Language& language) { return QLocale(language.name).language() == QLocale(name).language(); };
  return std::any_of(languages().begin(), languages().end(), same);
}

}  // namespace rowkeeper::app
