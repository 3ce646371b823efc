#include "app/desktop/window/model_button.h"

#include <QActionGroup>
#include <QFileDialog>
#include <QMenu>
#include <thread>

#include "core/hub/model_source.h"
#include "views/widgets/accessible_role.h"
#include "views/widgets/format.h"
#include "views/widgets/model_name.h"
#include "views/widgets/precision_text.h"

namespace rowkeeper::app {

using views::ModelStatus;

namespace {

// As find_model() calls it.
constexpr char kGpt2[] = "gpt2";

// From the hub, complete, and each once.
std::vector<InstalledModel> published_models(const views::HubModel* hub) {
  std::vector<InstalledModel> models;
  if (hub == nullptr) return models;
  for (const InstalledModel& model : hub->list().models) {
    const bool published = model.place == PlaceKind::own || model.place == PlaceKind::hub_cache;
    if (published && model.name != kGpt2 && hub->find(model.name)->path == model.path && model.state == ModelState::ok)
      models.push_back(model);
  }
  return models;
}

bool has_gpt2(const views::HubModel* hub) {
  const InstalledModel* const gpt2 = hub ? hub->find(kGpt2) : nullptr;
  return gpt2 && gpt2->state == ModelState::ok;
}

// All that the menu takes from the list.
std::vector<std::string> offered(const views::HubModel* hub) {
  std::vector<std::string> all{hub && hub->list().read ? "read" : "", has_gpt2(hub) ? kGpt2 : ""};
  for (const InstalledModel& model : published_models(hub)) all.push_back(model.path);
  return all;
}

}  // namespace

ModelButton::ModelButton(views::RunModel* run, const views::HubModel* hub, QWidget* parent)
    : QToolButton(parent), run_(run), hub_(hub) {
  setProperty("look", "pill");
  setPopupMode(QToolButton::InstantPopup);
  setToolButtonStyle(Qt::ToolButtonTextOnly);
  setAccessibleName(tr("Model"));
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  auto* const menu = new QMenu(this);
  menu->setToolTipsVisible(true);
  setMenu(menu);
  // Made anew each time, of what is known, and once more if what is installed has changed since that was read.
  connect(menu, &QMenu::aboutToShow, this, [this] {
    build_menu();
    emit list_wanted();
  });
  if (hub_) connect(hub_, &views::HubModel::list_changed, this, &ModelButton::follow_list);
  connect(run_, &views::RunModel::model_status_changed, this, &ModelButton::show_status);
  show_status();
}

void ModelButton::set_request(const ModelRequest& request) {
  request_ = request;
  show_status();
}

void ModelButton::set_gpu(const GpuFound& gpu) { gpu_ = gpu; }

// What the keys or the mouse are at stays; whoever is in a submenu already is not thrown out of it.
void ModelButton::follow_list() {
  if (!menu()->isVisible() || offered(hub_) == offered_) return;
  const QAction* const active = menu()->activeAction();
  if (active && active->menu() && active->menu()->isVisible()) return;
  const QString text = active ? active->text() : QString();
  build_menu();
  for (QAction* const action : menu()->actions()) {
    if (!text.isEmpty() && action->text() == text) menu()->setActiveAction(action);
  }
}

void ModelButton::build_menu() {
  offered_ = offered(hub_);
  menu()->clear();
  add_models(*menu());
  menu()->addSeparator();
  add_arithmetic(*menu());
  add_weights(*menu());
  add_threads(*menu());
}

void ModelButton::add_models(QMenu& menu) {
  bool offered = false;  // what is loaded
  const auto add = [&](const QString& text, const std::string& name, const QString& tip) {
    QAction* const action = menu.addAction(QString(text).replace('&', "&&"));
    action->setCheckable(true);
    action->setChecked(request_.name == name);
    offered |= request_.name == name;
    action->setToolTip(tip);
    connect(action, &QAction::triggered, this, [this, name] {
      ModelRequest wanted = request_;
      wanted.name = name;
      request(wanted);
    });
    return action;
  };
  add(tr("Rowkeeper tiny (bundled)"), "bundled", tr("A small GPT-2 that answers questions about a short document."));
  add(tr("Rowkeeper tiny, one key head (bundled)"), kTwinModel,
      tr("Its twin: all heads share one key and one value, so its cache takes a quarter of the memory."));
  if (has_gpt2(hub_) || request_.name == kGpt2) {
    add(tr("GPT-2 small"), kGpt2, tr("The published GPT-2, from this computer."));
  } else if (hub_ && !hub_->list().read) {
    menu.addAction(tr("GPT-2 small (still looking for it)"))->setEnabled(false);
  } else {
    connect(menu.addAction(tr("GPT-2 small (not on this computer: &download it…)")), &QAction::triggered, this,
            [this] { emit models_wanted(kGpt2); });
  }
  for (const InstalledModel& model : published_models(hub_))
    add(QString::fromStdString(model.title), model.name, QString::fromStdString(model.path));
  add(tr("GPT-2 small, true size, random weights"), "random:gpt2",
      tr("Costs what GPT-2 small costs, but its text means nothing. For timing."));
  if (!offered) add(views::model_name_text(request_.name), request_.name, QString::fromStdString(request_.name));
  connect(menu.addAction(tr("&Open a model folder…")), &QAction::triggered, this, &ModelButton::choose_folder);
  connect(menu.addAction(tr("&Models on this computer…")), &QAction::triggered, this, [this] { emit models_wanted({}); });
}

void ModelButton::add_threads(QMenu& menu) {
  if (on_device(request_.backend)) {
    menu.addAction(tr("&Threads (a GPU has its own)"))->setEnabled(false);
    return;
  }
  QMenu* const threads = menu.addMenu(tr("&Threads"));
  const int most = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  for (int count = 0; count <= most; count = count < 4 ? count + 1 : count * 2) {
    QAction* const action = threads->addAction(count == 0 ? tr("One for each core") : QLocale().toString(count));
    action->setCheckable(true);
    action->setChecked(request_.threads == count);
    connect(action, &QAction::triggered, this, [this, count] {
      ModelRequest wanted = request_;
      wanted.threads = count;
      request(wanted);
    });
  }
}

void ModelButton::choose_folder() {
  const QString folder = QFileDialog::getExistingDirectory(this, tr("Open a model folder"));
  if (folder.isEmpty()) return;
  ModelRequest wanted = request_;
  wanted.name = folder.toStdString();
  request(wanted);
}

void ModelButton::request(const ModelRequest& wanted) {
  if (wanted == request_ && run_->model_status().state == ModelStatus::State::ready) return;
  set_request(wanted);
  emit requested(wanted);
}

void ModelButton::show_status() {
  const ModelStatus& status = run_->model_status();
  QString text = views::model_name_text(request_.name);
  const QString arrow = QStringLiteral("  ▾");
  short_text_ = QString(text).replace('&', "&&") + arrow;
  if (status.state == ModelStatus::State::loading) {
    const QString percent = QLocale().toString(static_cast<int>(status.progress * 100));
    text = tr("Loading %1: %2 %").arg(text, percent);
    short_text_ = tr("Loading: %1 %").arg(percent) + arrow;
  } else if (status.state == ModelStatus::State::ready) {
    text = tr("%1 · %2 numbers · %3 · %4")
               .arg(text, views::large_count_text(status.model.shape.parameters()),
                    views::precision_text(status.model.precision), shown_backend(status.model.backend));
  }
  long_text_ = QString(text).replace('&', "&&") + arrow;
  views::describe(this, text);
  setToolTip(tr("Choose the model and the arithmetic it runs on") + '\n' + text);
  updateGeometry();
  show_what_fits();
}

QSize ModelButton::size_for(const QString& text) const {
  const QFontMetrics metrics(font());
  QSize size = QToolButton::sizeHint();
  size.rwidth() += metrics.horizontalAdvance(text) - metrics.horizontalAdvance(this->text());
  return size;
}

QSize ModelButton::sizeHint() const { return size_for(long_text_); }
QSize ModelButton::minimumSizeHint() const { return size_for(short_text_); }

void ModelButton::show_what_fits() { setText(width() >= sizeHint().width() ? long_text_ : short_text_); }

void ModelButton::resizeEvent(QResizeEvent* event) {
  QToolButton::resizeEvent(event);
  show_what_fits();
}

}  // namespace rowkeeper::app
