// The window: pages at the left, the bar above, one page at a time. It connects what pages ask for with the engine.
#pragma once

#include <QStackedWidget>
#include <QWidget>
#include <functional>
#include <optional>
#include <vector>

#include "app/desktop/learn/app_stage.h"
#include "app/desktop/session.h"
#include "app/desktop/settings.h"
#include "app/desktop/window/nav_rail.h"
#include "app/desktop/window/notice_bar.h"
#include "app/desktop/window/top_bar.h"
#include "views/chat/chat_page.h"
#include "views/learn/learn_panel.h"
#include "views/learn/lecture_notes.h"
#include "views/memory/memory_page.h"
#include "views/models/models_page.h"
#include "views/race/race_page.h"
#include "views/squeeze/squeeze_page.h"
#include "views/watch/watch_page.h"

class QBoxLayout;

namespace rowkeeper::app {

class MainWindow : public QWidget {
  Q_OBJECT
 public:
  // All outlive the window, which may be made anew on the same session: in another language.
  MainWindow(Session& session, Settings& settings, Appearance& appearance, QWidget* parent = nullptr);
  ~MainWindow() override;

  // Fetches this model, else the last one, and puts its last prompt there. Called once the window is up.
  void begin(const std::optional<ModelRequest>& model = {});
  // What goes with a window: it ends here, and go_on() begins it again.
  struct Unfinished {
    std::optional<int> lesson;  // as LearnPanel counts them
    int step = 0;
    bool notes = false;
    std::optional<QString> prompt;  // that is being edited
  };
  Unfinished put_down();
  // Instead of begin(), before the window is shown: where another window of this session left off.
  void go_on(const MainWindow& before, const Unfinished& unfinished);
  // What is remembered from one start to the next.
  void keep_settings();
  void load(const ModelRequest& request);
  void open(const QString& path);  // a recording, a model folder, or the weights in one
  void leave_replay();             // a live run again, from the prompt
  // As a web page that plays it back. Returns at once; a notice says what was written, or why not.
  void save_run_page(const QString& path);
  void save_race_page(const QString& path);
  // By name, or by the digit that is its key; false if there is none. Learn stands beside the page that is shown; going to another one
  // ends the lesson.
  bool show_page(const QString& name);
  bool show_page(int key);
  QStringList page_names() const;
  // As show_page(), and says where one is now: the focus is not there to say it.
  void go_to_page(int key);
  // The page of models, which is not in the rail; at this model, if there is a name.
  void show_models(const QString& name = {});
  // In one sentence, unless it is there or somebody has answered before.
  void offer_gpt2();
  Session& session() { return session_; }

  // What the keys do, on the page that is shown. False if it has no use for the key now.
  bool press_play();
  bool press_step();
  bool press_cache();
  bool press_restart();
  // To the next thing that the lesson says, or back. False: no lesson is open.
  bool press_lesson(bool forward);
  // The notes are up, on this screen or another: the arrow keys go through the lesson.
  bool lecturing() const;
  void toggle_full_screen();
  views::WatchPage& watch_page() { return *watch_; }
  views::RacePage& race_page() { return *race_; }
  views::ChatPage& chat_page() { return *chat_; }
  views::MemoryPage& memory_page() { return *memory_; }
  views::SqueezePage& squeeze_page() { return *squeeze_; }
  views::ModelsPage& models_page() { return *models_; }
  views::LearnPanel& learn_panel() { return *learn_; }
  AppStage& stage() { return *stage_; }
  views::LectureNotes& lecture_notes() { return *notes_; }
  NoticeBar& notice() { return *notice_; }
  NoticeBar& offer() { return *offer_; }

 signals:
  void language_chosen(const QString& name);  // as set_language() takes it

 protected:
  bool event(QEvent* event) override;
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  bool focusNextPrevChild(bool next) override;

 private:
  static constexpr int kModelsKey = 0;  // no digit goes there
  void build_frame();
  void add_pages();
  void add_page(int key, const QString& name, const QString& title, const QString& description, QWidget* widget);
  template <class Press>
  bool on_page(Press press) {
    if (stack_->currentWidget() == watch_) return press(*watch_);
    if (stack_->currentWidget() == chat_) return press(*chat_);
    if (stack_->currentWidget() == squeeze_) return press(*squeeze_);
    return stack_->currentWidget() == race_ && press(*race_);
  }
  int shown_page() const;  // its key
  bool keep_focus();       // in the card of a control that can no longer have it; false: it still can
  void add_learn();
  void show_learn(bool on);
  void arrange_learn();
  void leave_lesson();
  void choose_page(int key);
  void show_notes();
  void show_beside(const QString& page);  // while Learn is open
  void fetch(const ModelRequest& request);
  void replay(Recording recording);
  void fill_file_menu();
  void fill_help_menu();
  void connect_notices();
  void connect_models();
  void offer_gpu(const GpuFound& gpu);
  void use_model(const std::string& name);
  void consider_offer();
  void end_offer();
  void tell_of_download();
  void take_back_model(const Error& error);
  void restore();
  void choose_recording();
  void save_run();
  void export_steps();
  QString ask_for_path(const QString& title, const QString& name, const QString& kinds);
  void ask_for_page(const QString& title, const QString& name, void (MainWindow::*save)(const QString& path));
  void write_page(const QString& path, const std::function<QByteArray()>& make);
  bool any_race() const;
  void save_handout();
  void say_saved(const Result<void>& done, const QString& path);

  Settings& settings_;
  Appearance& appearance_;
  Session& session_;
  NavRail* rail_;
  TopBar* bar_;
  NoticeBar* notice_;
  NoticeBar* offer_;  // beside it: no error takes its place
  QStackedWidget* stack_;
  views::WatchPage* watch_;
  views::RacePage* race_;
  views::ChatPage* chat_;
  views::MemoryPage* memory_;
  views::SqueezePage* squeeze_;
  views::ModelsPage* models_;
  views::LearnProgress progress_;
  AppStage* stage_;
  views::LearnPanel* learn_;
  views::LectureNotes* notes_;  // a window of its own
  QWidget* learn_place_;        // Learn, with room around it
  QBoxLayout* body_;            // Learn, and the pages
  struct Page {
    int key;
    QString name, title;
    QWidget* widget;  // null: Learn, which is beside the others
  };
  std::vector<Page> pages_;
  int page_before_models_ = 1;  // its key
  bool may_offer_gpt2_ = false;
  std::optional<ModelRequest> loaded_;  // what the engine has, once it has one
  bool stands_in_ = false;              // or is fetching: for the one that was chosen, and could not be had
};

}  // namespace rowkeeper::app
