#include "app/desktop/window/main_window.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QIcon>
#include <QMimeData>
#include <QScreen>
#include <QVBoxLayout>
#include <algorithm>

#include "app/desktop/options.h"
#include "app/desktop/window/menu_keys.h"
#include "app/desktop/window/shortcuts.h"
#include "core/run/recording_file.h"
#include "views/chat/keep_card.h"
#include "views/widgets/accessible_role.h"
#include "views/widgets/announce.h"
#include "views/widgets/beside_window.h"
#include "views/widgets/error_text.h"

namespace rowkeeper::app {

using views::ModelStatus;

namespace {
constexpr QSize kFirstSize(1440, 900);
constexpr int kWatchKey = 1;
constexpr int kLearnKey = 6;
}  // namespace

MainWindow::MainWindow(Session& session, Settings& settings, Appearance& appearance, QWidget* parent)
    : QWidget(parent),
      settings_(settings),
      appearance_(appearance),
      session_(session),
      rail_(new NavRail),
      bar_(new TopBar(&session_.run, &session_.hub, &appearance)),
      notice_(new NoticeBar),
      offer_(new NoticeBar),
      stack_(new QStackedWidget),
      watch_(new views::WatchPage(session_.models, &session_.replay)),
      race_(new views::RacePage(session_.models)),
      chat_(new views::ChatPage(session_.models)),
      memory_(new views::MemoryPage(session_.models, load_presets())),
      squeeze_(new views::SqueezePage(session_.models)),
      models_(new views::ModelsPage(&session_.hub, &session_.hub_commands, &session_.run)),
      stage_(new AppStage(
          {session_, watch_, race_, chat_, memory_, squeeze_, [this](const QString& page) { show_beside(page); },
           [this] { return bar_->model_button()->request(); },
           [this](const ModelRequest& request, bool for_lesson) {
             stands_in_ = for_lesson;
             fetch(request);
           },
           [this](Recording recording) { replay(std::move(recording)); }},
          this)),
      learn_(new views::LearnPanel(stage_, &progress_)),
      notes_(new views::LectureNotes(learn_->player(), this)),
      learn_place_(new QWidget),
      body_(new QBoxLayout(QBoxLayout::LeftToRight)) {
  views::set_accessible_role(this, QAccessible::Window);
  build_frame();
  add_pages();
  fill_file_menu();
  fill_help_menu();
  connect_notices();
  connect_models();
  connect(race_, &views::RacePage::watch_wanted, this, [this] { go_to_page(kWatchKey); });
  connect(squeeze_, &views::SqueezePage::bundled_model_wanted, this, [this] { load({}); });
  connect(watch_, &views::WatchPage::live_run_wanted, this, &MainWindow::leave_replay);
  chat_->keep()->set_prices(settings_.prices());
  chat_->keep()->set_cache_file(settings_.cache_file());
  add_shortcuts(*this);
  new MenuKeys(this);
  restore();
}

// Widgets read the progress, and the stage the pages, to their end.
MainWindow::~MainWindow() {
  delete notes_;
  delete learn_place_;
  delete stage_;
  delete bar_;
  delete stack_;
}

void MainWindow::build_frame() {
  setWindowTitle(QStringLiteral("Rowkeeper"));
  setWindowIcon(QIcon(QStringLiteral(":/icons/rowkeeper.svg")));
  setAcceptDrops(true);
  auto* const all = new QHBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->setSpacing(0);
  auto* const right = new QVBoxLayout;
  right->setSpacing(0);
  right->addWidget(bar_);
  right->addWidget(notice_);
  right->addWidget(offer_);
  right->addLayout(body_, 1);
  body_->setSpacing(0);
  body_->addWidget(learn_place_);
  body_->addWidget(stack_, 1);
  all->addWidget(rail_);
  all->addLayout(right, 1);
  connect(rail_, &NavRail::chosen, this, [this](int key) { choose_page(key); });
  connect(bar_, &TopBar::language_chosen, this, &MainWindow::language_chosen);
  connect(bar_->model_button(), &ModelButton::requested, this, &MainWindow::load);
}

void MainWindow::add_pages() {
  add_page(kWatchKey, "watch", tr("Watch"), tr("Watch the cache while the model writes"), watch_);
  add_page(2, "race", tr("Race"), tr("The same text with the cache and without, side by side"), race_);
  add_page(3, "chat", tr("Chat"), tr("Questions about a document, with its cache kept between turns"), chat_);
  add_page(4, "memory", tr("Memory"), tr("What the cache of any model takes, and whether it fits"), memory_);
  add_page(5, "squeeze", tr("Squeeze"), tr("Make the cache smaller and see what it forgets"), squeeze_);
  rail_->add_page(kLearnKey, "learn", tr("Learn"), tr("Nine short lessons that drive the app"));
  pages_.push_back({kLearnKey, "learn", tr("Learn"), nullptr});
  pages_.push_back({kModelsKey, "models", tr("Models"), models_});
  // After the rail, as Tab goes, and the lessons before the page beside them.
  add_learn();
  for (const Page& page : pages_) {
    if (page.widget) stack_->addWidget(page.widget);
  }
}

// A page's icon has its name.
void MainWindow::add_page(int key, const QString& name, const QString& title, const QString& description, QWidget* widget) {
  rail_->add_page(key, name, title, description);
  pages_.push_back({key, name, title, widget});
}

void MainWindow::connect_notices() {
  connect(&session_.run, &views::RunModel::model_status_changed, this, [this] {
    const ModelStatus& status = session_.run.model_status();
    if (status.state == ModelStatus::State::failed) take_back_model(*status.error);
    if (status.state != ModelStatus::State::ready) return;
    loaded_ = bar_->model_button()->request();
    if (!stands_in_) {
      settings_.set_model(*loaded_);
      stage_->remember_model(*loaded_);
    }
    if (!status.warnings.empty()) notice_->show_news(views::error_text(status.warnings.front()));
  });
  connect(&session_.run, &views::RunModel::status_changed, this, [this] {
    if (session_.run.status().error) notice_->show_error(views::error_text(*session_.run.status().error));
  });
  connect(&session_.commands, &views::RunCommands::restart, notice_, &NoticeBar::clear);
}

// The model that worked stays, or at a start the bundled one stands in for one that is gone. The choice is kept: a GPU may be back the next
// time.
void MainWindow::take_back_model(const Error& error) {
  const QString text = views::error_text(error);
  const ModelRequest bundled;
  if (loaded_) {
    bar_->model_button()->set_request(*loaded_);
  } else if (bar_->model_button()->request() != bundled) {
    bar_->model_button()->set_request(bundled);
    session_.engine.load(bundled);  // and nothing that was told is taken back
    stands_in_ = true;
  }
  notice_->show_error(text);
}

void MainWindow::restore() {
  settings_.read_progress(progress_);
  appearance_.choose(settings_.scheme());
  appearance_.set_projector(settings_.projector());
  appearance_.set_less_motion(settings_.less_motion());
  const QSize room = screen()->availableSize();
  setMinimumSize(kLeastWindow.boundedTo(room * 0.9));
  if (!restoreGeometry(settings_.geometry())) resize(kFirstSize.boundedTo(room * 0.95));
  if (!show_page(settings_.page())) show_page(pages_.front().key);
  // Else the first control would have it, and Space would open the list of models instead of playing.
  setFocus();
}

void MainWindow::begin(const std::optional<ModelRequest>& model) {
  emit session_.hub_commands.refresh();
  load(model.value_or(settings_.model()));
  if (const auto request = settings_.run()) session_.settings.set_request(*request);
  emit session_.commands.set_speed(settings_.speed());
  session_.prompt.set_text(QString::fromStdString(session_.settings.request().prompt));
  emit session_.commands.restart(session_.settings.request());
}

void MainWindow::load(const ModelRequest& request) {
  stands_in_ = false;
  fetch(request);
}

void MainWindow::fetch(const ModelRequest& request) {
  notice_->clear();
  bar_->model_button()->set_request(request);
  session_.engine.load(request);
}

bool MainWindow::show_page(const QString& name) {
  const auto page = std::find_if(pages_.begin(), pages_.end(), [&](const Page& p) { return p.name == name; });
  return page != pages_.end() && show_page(page->key);
}

bool MainWindow::show_page(int key) {
  const auto page = std::find_if(pages_.begin(), pages_.end(), [key](const Page& p) { return p.key == key; });
  if (page == pages_.end()) return false;
  if (const int shown = shown_page(); key == kModelsKey && shown != key) page_before_models_ = shown;
  show_learn(page->widget == nullptr);
  if (page->widget) stack_->setCurrentWidget(page->widget);
  rail_->set_current(key);
  // A page that has just come up must not have the focus in a text field: the keys would be dead.
  if (focusWidget() && stack_->isAncestorOf(focusWidget())) setFocus();
  return true;
}

int MainWindow::shown_page() const {
  if (!learn_place_->isHidden()) return kLearnKey;
  return std::find_if(pages_.begin(), pages_.end(),
                      [this](const Page& page) { return page.widget == stack_->currentWidget(); })
      ->key;
}

QStringList MainWindow::page_names() const {
  QStringList names;
  for (const Page& page : pages_) names << page.name;
  return names;
}

void MainWindow::open(const QString& path) {
  const QFileInfo file(path);
  if (file.isDir()) return use_model(path.toStdString());
  const bool weights = file.suffix() == "safetensors" || file.fileName().endsWith(".safetensors.index.json");
  if (weights) return use_model(file.absolutePath().toStdString());
  views::beside_window(
      this, [file = path.toStdString()] { return load_recording(file); },
      [this](Result<Recording> recording) {
        if (!recording) return notice_->show_error(views::error_text(recording.error()));
        notice_->clear();
        leave_lesson();
        replay(*std::move(recording));
        show_page("watch");
        views::announce(this, tr("The recorded run is open."));
      });
}

// Nothing of the engine's run arrives any more.
void MainWindow::replay(Recording recording) {
  session_.engine.leave_run();
  session_.replay.open(std::move(recording));
}

bool MainWindow::press_play() {
  return on_page([](auto& page) { return page.press_play(); });
}
bool MainWindow::press_step() {
  return on_page([](auto& page) { return page.press_step(); });
}
bool MainWindow::press_cache() {
  return on_page([](auto& page) { return page.press_cache(); });
}
bool MainWindow::press_restart() {
  return on_page([](auto& page) { return page.press_restart(); });
}

void MainWindow::toggle_full_screen() { isFullScreen() ? showNormal() : showFullScreen(); }

void MainWindow::closeEvent(QCloseEvent* event) {
  put_down();
  keep_settings();
  event->accept();
}

void MainWindow::keep_settings() {
  settings_.set_progress(progress_);
  settings_.set_geometry(saveGeometry());
  settings_.set_page(shown_page() == kModelsKey ? page_before_models_ : shown_page());
  settings_.set_scheme(appearance_.choice());
  settings_.set_projector(appearance_.projector());
  settings_.set_less_motion(appearance_.less_motion());
  settings_.set_speed(session_.settings.speed());
  settings_.set_run(session_.settings.request());
  settings_.set_prices(chat_->keep()->prices());
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  const QList<QUrl> urls = event->mimeData()->urls();
  if (!urls.isEmpty() && urls.first().isLocalFile()) open(urls.first().toLocalFile());
}

}  // namespace rowkeeper::app
