#include "app/desktop/options.h"

#include <CLI/CLI.hpp>
#include <QDir>
#include <QFileInfo>
#include <cmath>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "app/desktop/language.h"
#include "core/hub/known_models.h"

namespace rowkeeper::app {

namespace {

constexpr QSize kLargestPicture(8192, 8192);

struct Texts {
  std::vector<std::string> screenshot;
  std::string film, size, theme = "light", cache = "on", model, known_models, backend = "exact", weights = "f32", language,
                          open;
  int threads = 0;
};

// Without a picture or a film they mean nothing. The first of them that is there; else none.
std::string stray_option(const CLI::App& app) {
  if (app.count("--screenshot") + app.count("--film") > 0) return {};
  for (const char* const name : {"--steps", "--size", "--theme", "--scale", "--projector"}) {
    if (app.count(name) > 0) return name;
  }
  return {};
}

// "en, ar, de, ... or zh_CN".
std::string language_names() {
  std::string names;
  for (const Language& language : languages()) {
    if (!names.empty()) names += &language == &languages().back() ? " or " : ", ";
    names += language.name.toStdString();
  }
  return names;
}

void add_options(CLI::App& app, Texts& texts, ScreenshotOptions& picture) {
  CLI::Option* const file = app.add_option("file", texts.open, "A recording (.rowkeeper) or a model folder to open");
  app.add_option("--model", texts.model, "bundled, rowkeeper-tiny-mqa, gpt2, random:gpt2[:SEED] or a model folder");
  app.add_option("--known-models", texts.known_models,
                 "A list of models with sizes and checksums, instead of the program's own");
  app.add_option("--backend", texts.backend, "exact, openblas, cuda or cublas")
      ->check(CLI::IsMember({"exact", "openblas", "cuda", "cublas"}));
  app.add_option("--weights", texts.weights, "f32, f16 or q8 (8 bits): how the weights are kept in memory")
      ->check(CLI::IsMember({"f32", "f16", "q8"}));
  app.add_option("--threads", texts.threads, "0: one for each core")->check(CLI::Range(0, kMostThreads));
  app.add_option("--language", texts.language, language_names());
  CLI::Option* const shot = app.add_option("--screenshot", texts.screenshot,
                                           "Render a page (watch, race, chat, memory, squeeze, models, learn, "
                                           "learn:LESSON:STEP, learn:LESSON:STEP:answered) into a PNG file and exit")
                                ->expected(2)
                                ->type_name("PAGE FILE")
                                ->excludes(file);
  app.add_option("--film", texts.film,
                 "Render Watch after each step, the cache off in the middle third, into a folder as 0001.png, 0002.png, ... "
                 "and exit")
      ->type_name("FOLDER")
      ->excludes(file)
      ->excludes(shot);
  app.add_option("--steps", picture.steps, "Of a picture: steps to take first; of a film: its steps")
      ->check(CLI::Range(0, 1024));
  app.add_option("--size", texts.size, "Of the picture, WxH");
  app.add_option("--theme", texts.theme, "light or dark")->check(CLI::IsMember({"light", "dark"}));
  app.add_option("--cache", texts.cache, "on or off")->check(CLI::IsMember({"on", "off"}))->needs(shot);
  app.add_option("--scale", picture.scale, "Pixels for each of the window's")->check(CLI::Range(1.0, 4.0));
  app.add_flag("--projector", picture.projector, "Projector mode");
  app.set_version_flag("--version", "rowkeeper " ROWKEEPER_VERSION);
}

// Why a picture can't be written there, in English as all that is said before there is an application; empty if it can.
std::string picture_file_fault(const std::string& name) {
  const QFileInfo file(QString::fromStdString(name));
  if (name.empty()) return "--screenshot needs a file for the picture, as in: --screenshot watch watch.png";
  if (file.isDir()) return "'" + name + "' is a folder: name a file in it that ends in .png";
  if (file.suffix().compare(QStringLiteral("png"), Qt::CaseInsensitive) != 0)
    return "'" + name + "' must end in .png: the picture is a PNG file";
  if (!file.absoluteDir().exists())
    return "there is no folder '" + file.path().toStdString() + "' for the picture: make it first, or choose another";
  return {};
}

// The first thing that is wrong with what the options say together; empty if nothing is.
std::string fault(const CLI::App& app, const Texts& texts, const ScreenshotOptions& picture) {
  if (const std::string stray = stray_option(app); !stray.empty())
    return stray + " is for pictures: give --screenshot or --film, too";
  if (app.count("--film") > 0 && texts.film.empty()) return "--film needs a folder for the pictures, as in: --film pictures";
  if (std::isnan(picture.scale)) return "--scale must be a number from 1 to 4";  // which no range leaves out
  return texts.screenshot.empty() ? std::string() : picture_file_fault(texts.screenshot[1]);
}

QSize parse_size(const std::string& text) {
  const QStringList parts = QString::fromStdString(text).split('x');
  if (parts.size() != 2) return {};
  const QSize size(parts[0].toInt(), parts[1].toInt());
  const bool valid = size == size.expandedTo(kLeastWindow).boundedTo(kLargestPicture);
  return valid ? size : QSize();
}

}  // namespace

ParsedOptions parse_options(int argc, char** argv) {
  CLI::App app("Rowkeeper: see, time and understand the KV cache of a real GPT-2", "rowkeeper");
  Texts texts;
  ScreenshotOptions picture;
  add_options(app, texts, picture);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return {{}, app.exit(error) == 0 ? 0 : 2};
  }
  if (const std::string wrong = fault(app, texts, picture); !wrong.empty()) {
    std::fprintf(stderr, "rowkeeper: %s\n", wrong.c_str());
    return {{}, 2};
  }
  ParsedOptions parsed;
  if (!texts.known_models.empty()) ::setenv(kKnownModelsVariable, texts.known_models.c_str(), 1);  // before any thread
  picture.film = QString::fromStdString(texts.film);
  if (!texts.screenshot.empty()) {
    picture.place = QString::fromStdString(texts.screenshot[0]).split(u':');
    picture.page = picture.place.takeFirst();
    picture.file = QString::fromStdString(texts.screenshot[1]);
  }
  if (!texts.screenshot.empty() || !texts.film.empty()) {
    picture.scheme = texts.theme == "dark" ? views::ColorScheme::dark : views::ColorScheme::light;
    picture.cache = texts.cache == "on";
    if (!texts.size.empty()) picture.size = parse_size(texts.size);
    if (!picture.size.isValid()) {
      std::fprintf(stderr, "rowkeeper: --size %s can't be made: give WIDTHxHEIGHT, from %dx%d to %dx%d\n",
                   texts.size.c_str(), kLeastWindow.width(), kLeastWindow.height(), kLargestPicture.width(),
                   kLargestPicture.height());
      parsed.exit_status = 2;
    }
    parsed.options.screenshot = picture;
  }
  if (!texts.model.empty() || texts.backend != "exact" || texts.threads != 0 || texts.weights != "f32") {
    parsed.options.model = ModelRequest{texts.model.empty() ? "bundled" : texts.model, *parse_backend(texts.backend),
                                        texts.threads, *parse_precision(texts.weights)};
  }
  parsed.options.language = QString::fromStdString(texts.language);
  if (app.count("--language") > 0 && !is_language(parsed.options.language)) {
    std::fprintf(stderr, "rowkeeper: --language %s is none that there are: %s\n", texts.language.c_str(),
                 language_names().c_str());
    parsed.exit_status = 2;
  }
  parsed.options.open = QString::fromStdString(texts.open);
  return parsed;
}

}  // namespace rowkeeper::app
