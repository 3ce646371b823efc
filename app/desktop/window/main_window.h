// The window: pages at the left, the bar above, one page at a time. It connects what pages ask for with the engine.
#pragma once

#include <QStackedWidget>
#include <QWidget>
#include <optional>

#include "app/desktop/session.h"
#include "app/desktop/settings.h"
#include "app/desktop/window/nav_rail.h"
#include "app/desktop/window/notice_bar.h"
#include "app/desktop/window/top_bar.h"
#include "views/chat/chat_page.h"
#include "views/race/race_page.h"
#include "views/run/replay_player.h"
#include "views/watch/watch_page.h"

namespace rowkeeper::app {

class MainWindow : public QWidget {
  Q_OBJECT
 public:
  // `settings` and `appearance` outlive the window.
  MainWindow(Settings& settings, Appearance& appearance, QWidget* parent = nullptr);
  ~MainWindow() override;

  // Fetches this model, else the last one, and puts its last prompt there. Called once the window is up.
  void begin(const std::optional<ModelRequest>& model = {});
  void load(const ModelRequest& request);
  void open(const QString& path);  // a recording, or a model folder
  void leave_replay();             // a live run again, from the prompt
  bool show_page(const QString& name);
  void show_page(int page);
  QStringList page_names() const { return page_names_; }
  Session& session() { return session_; }

  // What the keys do, on the page that is shown. False if it has no use for the key now.
  bool press_play();
  bool press_step();
  bool press_cache();
  bool press_restart();
  void toggle_full_screen();
  views::WatchPage& watch_page() { return *watch_; }
  views::RacePage& race_page() { return *race_; }
  views::ChatPage& chat_page() { return *chat_; }

 protected:
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  void build_frame();
  template <class Press>
  bool on_page(Press press) {
    if (stack_->currentWidget() == chat_) return press(*chat_);
    return stack_->currentWidget() == watch_ ? press(*watch_) : press(*race_);
  }
  void add_page(const QString& name, const QString& icon, const QString& title, const QString& description, QWidget* page);
  void fill_file_menu();
  void fill_help_menu();
  void connect_notices();
  void take_back_model(const Error& error);
  void restore();
  void choose_recording();
  void save_run();
  void export_steps();
  void say_saved(const Result<void>& done, const QString& path);

  Settings& settings_;
  Appearance& appearance_;
  Session session_;
  views::ReplayPlayer replay_;
  NavRail* rail_;
  TopBar* bar_;
  NoticeBar* notice_;
  QStackedWidget* stack_;
  views::WatchPage* watch_;
  views::RacePage* race_;
  views::ChatPage* chat_;
  QStringList page_names_;
  std::optional<ModelRequest> loaded_;  // what the engine has, once it has one
};

}  // namespace rowkeeper::app
