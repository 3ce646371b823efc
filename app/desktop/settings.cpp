#include "app/desktop/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <algorithm>
#include <cmath>

#include "views/run/speed.h"

namespace rowkeeper::app {

namespace {

QString user_file() {
  return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + "/rowkeeper/rowkeeper.ini";
}

// Beside settings that are not the user's own; else where large files belong.
QString cache_folder(const QString& settings) {
  if (!settings.isEmpty()) return QFileInfo(settings).path();
  return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + "/rowkeeper";
}

}  // namespace

Settings::Settings(const QString& path)
    : store_(path.isEmpty() ? user_file() : path, QSettings::IniFormat),
      cache_file_(cache_folder(path) + "/conversation.cache") {}

// A file that was edited by hand may hold anything.
template <class T>
T Settings::read(const char* key, const T& otherwise) const {
  const QVariant value = store_.value(key);
  return value.isValid() && value.canConvert<T>() ? value.value<T>() : otherwise;
}

ModelRequest Settings::model() const {
  ModelRequest model;
  const std::string name = read<QString>("model/name", {}).toStdString();
  if (!name.empty()) model.name = name;
  model.backend = parse_backend(read<QString>("model/backend", "exact").toStdString()).value_or(BackendKind::exact);
  model.threads = std::clamp(read<int>("model/threads", 0), 0, kMostThreads);
  model.weights = parse_precision(read<QString>("model/weights", "f32").toStdString()).value_or(Precision::f32);
  if (!multiplies(model.backend, model.weights)) model.weights = Precision::f32;
  return model;
}

void Settings::set_model(const ModelRequest& model) {
  store_.setValue("model/name", QString::fromStdString(model.name));
  store_.setValue("model/backend", backend_name(model.backend));
  store_.setValue("model/threads", model.threads);
  store_.setValue("model/weights", precision_name(model.weights));
}

std::optional<views::RunRequest> Settings::run() const {
  if (!store_.contains("run/prompt")) return std::nullopt;
  views::RunRequest run;
  run.prompt = read<QString>("run/prompt", {}).toStdString();
  run.cache = read<bool>("run/cache", true);
  run.tokens = std::clamp(read<int>("run/tokens", run.tokens), 1, views::kMostTokens);
  run.special_tokens = read<bool>("run/special_tokens", false);
  run.at_limit = read<bool>("run/slide", false) ? AtLimit::slide : AtLimit::stop;
  SamplerOptions sampling;
  sampling.greedy = read<bool>("run/greedy", true);
  sampling.temperature = read<double>("run/temperature", 1.0);
  sampling.top_k = read<int>("run/top_k", 0);
  sampling.top_p = read<double>("run/top_p", 1.0);
  sampling.seed = read<qulonglong>("run/seed", 0);
  if (Sampler::create(sampling)) run.sampling = sampling;
  return run;
}

void Settings::set_run(const views::RunRequest& run) {
  store_.setValue("run/prompt", QString::fromStdString(run.prompt));
  store_.setValue("run/cache", run.cache);
  store_.setValue("run/tokens", run.tokens);
  store_.setValue("run/special_tokens", run.special_tokens);
  store_.setValue("run/slide", run.at_limit == AtLimit::slide);
  store_.setValue("run/greedy", run.sampling.greedy);
  store_.setValue("run/temperature", run.sampling.temperature);
  store_.setValue("run/top_k", run.sampling.top_k);
  store_.setValue("run/top_p", run.sampling.top_p);
  store_.setValue("run/seed", static_cast<qulonglong>(run.sampling.seed));
}

double Settings::speed() const {
  constexpr double kSlowest = 1.0 / 3, kFastest = 100;
  const double speed = read<double>("run/speed", views::kDefaultSpeed);
  if (!std::isfinite(speed) || speed < 0) return views::kDefaultSpeed;
  return speed == 0 ? 0 : std::clamp(speed, kSlowest, kFastest);
}
void Settings::set_speed(double tokens_per_second) { store_.setValue("run/speed", tokens_per_second); }

QString Settings::language() const { return read<QString>("window/language", {}); }
void Settings::set_language(const QString& name) { store_.setValue("window/language", name); }

SchemeChoice Settings::scheme() const {
  const QString name = read<QString>("window/theme", "system");
  return name == "light" ? SchemeChoice::light : name == "dark" ? SchemeChoice::dark : SchemeChoice::system;
}
void Settings::set_scheme(SchemeChoice choice) {
  store_.setValue("window/theme", choice == SchemeChoice::light  ? "light"
                                  : choice == SchemeChoice::dark ? "dark"
                                                                 : "system");
}

bool Settings::projector() const { return read<bool>("window/projector", false); }
void Settings::set_projector(bool on) { store_.setValue("window/projector", on); }
bool Settings::less_motion() const { return read<bool>("window/less_motion", false); }
void Settings::set_less_motion(bool on) { store_.setValue("window/less_motion", on); }
QByteArray Settings::geometry() const { return read<QByteArray>("window/geometry", {}); }
void Settings::set_geometry(const QByteArray& geometry) { store_.setValue("window/geometry", geometry); }
views::ChatPrices Settings::prices() const {
  const views::ChatPrices usual;
  views::ChatPrices prices{read<double>("chat/fresh_price", usual.fresh), read<double>("chat/cached_price", usual.cached)};
  for (double* price : {&prices.fresh, &prices.cached}) *price = std::isfinite(*price) ? std::clamp(*price, 0.0, 1e6) : 0;
  return prices;
}
void Settings::set_prices(const views::ChatPrices& prices) {
  store_.setValue("chat/fresh_price", prices.fresh);
  store_.setValue("chat/cached_price", prices.cached);
}
QString Settings::cache_file() const {
  QDir().mkpath(QFileInfo(cache_file_).path());
  return cache_file_;
}
int Settings::page() const { return read<int>("window/page", 1); }
void Settings::set_page(int key) { store_.setValue("window/page", key); }
bool Settings::offers_gpt2() const { return read<bool>("models/offer_gpt2", true); }
void Settings::end_gpt2_offer() { store_.setValue("models/offer_gpt2", false); }

}  // namespace rowkeeper::app
