// What the program remembers from one start to the next.
#pragma once

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <optional>

#include "app/desktop/appearance/appearance.h"
#include "app/desktop/engine/loaded_model.h"
#include "views/chat/chat_bill.h"
#include "views/learn/learn_progress.h"
#include "views/run/run_commands.h"

namespace rowkeeper::app {

class Settings {
 public:
  // An INI file at `path`; empty: the user's own.
  explicit Settings(const QString& path = {});

  ModelRequest model() const;
  void set_model(const ModelRequest& model);
  // The prompt and how to go on from it; none before the first one was used.
  std::optional<views::RunRequest> run() const;
  void set_run(const views::RunRequest& run);
  double speed() const;
  void set_speed(double tokens_per_second);
  QString language() const;  // as set_language() takes it; empty: the system's
  void set_language(const QString& name);
  SchemeChoice scheme() const;
  void set_scheme(SchemeChoice choice);
  bool projector() const;
  void set_projector(bool on);
  bool less_motion() const;
  void set_less_motion(bool on);
  QByteArray geometry() const;
  void set_geometry(const QByteArray& geometry);
  views::ChatPrices prices() const;
  void set_prices(const views::ChatPrices& prices);
  QString cache_file() const;  // of the conversation that was left last
  int page() const;            // its key
  void set_page(int key);
  // Whether the download of GPT-2 small may still be offered: never again once somebody has answered.
  bool offers_gpt2() const;
  void end_gpt2_offer();
  void read_progress(views::LearnProgress& progress) const;
  void set_progress(const views::LearnProgress& progress);

 private:
  template <class T>
  T read(const char* key, const T& otherwise) const;
  QSettings store_;
  QString cache_file_;
};

}  // namespace rowkeeper::app
