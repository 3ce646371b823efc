#include "views/models/task_card.h"

#include <QApplication>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>
#include <utility>

#include "views/models/models_words.h"
#include "views/widgets/announce.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/format.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

using State = HubTask::State;

namespace {

constexpr int kWholeBar = 1000;

QString name_text(const std::string& name) { return QString::fromStdString(name); }

// Of a file that is not what it ought to be: fetching it again mends it.
bool mended_by_download(const Error& error) {
  return error.code == ErrorCode::model_file_missing || error.code == ErrorCode::model_file_size ||
         error.code == ErrorCode::model_file_digest;
}

const char* look_of(const HubTask& task) {
  if (task.state == State::failed) return "verdict-bad";
  const bool good = task.state == State::done && (task.job == HubJob::download || task.job == HubJob::verify);
  return good ? "verdict-good" : "card";
}

}  // namespace

TaskCard::TaskCard(const HubModel* hub, HubCommands* commands, QWidget* parent)
    : Card({}, parent),
      hub_(hub),
      commands_(commands),
      lines_(new QLabel),
      progress_(new QProgressBar),
      first_(new QPushButton),
      second_(new QPushButton),
      last_(new QPushButton) {
  build();
  connect(hub_, &HubModel::task_changed, this, [this] {
    to_remove_.reset();
    refresh();
    tell(true);
  });
  connect(hub_, &HubModel::progress_changed, this, [this] {
    show_progress();
    tell(false);
  });
  QPushButton* const buttons[] = {first_, second_, last_};
  for (std::size_t i = 0; i < std::size(buttons); ++i) {
    connect(buttons[i], &QPushButton::clicked, this, [this, i] {
      if (const Act act = acts_[i]) act();  // a copy: it may offer others
    });
  }
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &TaskCard::restyle);
  restyle();
  refresh();
}

void TaskCard::build() {
  lines_->setWordWrap(true);
  lines_->setTextFormat(Qt::PlainText);
  body()->addWidget(lines_);
  progress_->setRange(0, kWholeBar);
  progress_->setTextVisible(false);
  body()->addWidget(progress_);
  auto* const buttons = new QWidget;
  auto* const flow = new FlowLayout(buttons);
  flow->setContentsMargins({});
  for (QPushButton* const button : {first_, second_, last_}) flow->addWidget(button);
  first_->setProperty("look", "primary");
  body()->addWidget(buttons);
}

void TaskCard::restyle() { body()->setSpacing(theme().px(9)); }

void TaskCard::ask_removal(const InstalledModel& model) {
  to_remove_ = model;
  refresh();
}

void TaskCard::refresh() {
  const HubTask& task = hub_->task();
  const bool was_here = isAncestorOf(QApplication::focusWidget()), was_hidden = isHidden();
  setVisible(to_remove_ || task.job != HubJob::none);
  if (isHidden()) return;
  if (to_remove_) {
    set_look("card");
    set_title(tr("Remove %1?").arg(name_text(to_remove_->title)));
    show_with_paths(lines_, tr("What was downloaded (%1) is deleted from %2. It can be downloaded again.")
                                .arg(bytes_text(static_cast<double>(to_remove_->bytes)), breakable(to_remove_->path)));
  } else {
    set_look(look_of(task));
    set_title(task_title(task));
  }
  // Copied out of a path, the signs where it may be broken would lead nowhere.
  const bool copied = task.error && !to_remove_;
  lines_->setTextInteractionFlags(copied ? Qt::TextSelectableByMouse : Qt::NoTextInteraction);
  show_progress();
  show_buttons();
  if (was_here || was_hidden) take_focus(was_here);
}

void TaskCard::show_progress() {
  const HubTask& task = hub_->task();
  if (to_remove_) return progress_->hide();
  const QStringList lines = task_lines(task);
  show_with_paths(lines_, lines.join(u'\n'));
  lines_->setVisible(!lines.isEmpty());
  progress_->setVisible(task.running() && (task.job == HubJob::download || task.job == HubJob::verify));
  progress_->setAccessibleName(task_title(task));
  const std::uint64_t bytes = task.progress ? task.progress->bytes : task.bytes;
  const std::uint64_t of = task.progress ? task.progress->of : task.of;
  const double share = of == 0 ? 0 : static_cast<double>(bytes) / static_cast<double>(of);
  progress_->setValue(static_cast<int>(kWholeBar * share));
}

void TaskCard::show_buttons() {
  const HubTask& task = hub_->task();
  for (QPushButton* const button : {first_, second_, last_}) offer(button, {}, {});
  if (to_remove_) {
    offer(first_, tr("Remove"), [this, model = *to_remove_] { emit commands_->remove(model); });
    offer(last_, tr("Keep it"), [this] {
      to_remove_.reset();
      refresh();
    });
    return;
  }
  if (task.running()) {
    if (task.job != HubJob::remove) offer(last_, tr("Cancel"), [this] { emit commands_->cancel(); });
    last_->setEnabled(!task.stopping);
    return;
  }
  if (task.job == HubJob::plan) show_plan_buttons(task);
  if (task.job == HubJob::download) show_download_buttons(task);
  if (task.job == HubJob::verify) show_verify_buttons(task);
  if (task.job == HubJob::remove) offer_close(tr("Close"));
}

void TaskCard::show_plan_buttons(const HubTask& task) {
  if (task.state == State::failed || !task.plan) {
    offer(first_, tr("Try again"), [this, name = name_text(task.name)] { emit commands_->plan(name); });
    return offer_close(tr("Close"));
  }
  if (!task.plan->bundled) {
    offer(first_, task.plan->bytes_there > 0 ? tr("Go on downloading") : tr("Download"),
          [this] { emit commands_->download(); });
  }
  if (task.plan->found_elsewhere) {
    offer(second_, tr("Use the copy that is there"), [this, path = name_text(*task.plan->found_elsewhere)] {
      emit commands_->put_away();
      emit use_wanted(path);
    });
  }
  offer_close(tr("Not now"));
}

void TaskCard::show_download_buttons(const HubTask& task) {
  if (task.state == State::done) {
    offer(first_, tr("Use it now"), [this, name = name_text(task.name)] {
      emit commands_->put_away();
      emit use_wanted(name);
    });
  } else {
    offer(first_, task.state == State::stopped ? tr("Go on downloading") : tr("Try again"),
          [this] { emit commands_->download(); });
  }
  offer_close(tr("Close"));
}

void TaskCard::show_verify_buttons(const HubTask& task) {
  const bool fetched = task.model.place == PlaceKind::own || task.model.known;
  if (task.error && fetched && mended_by_download(*task.error)) {
    offer(first_, tr("Download again"), [this, name = name_text(task.model.name)] { emit commands_->plan(name); });
  }
  offer_close(tr("Close"));
}

void TaskCard::offer_close(const QString& text) {
  offer(last_, text, [this] { emit commands_->put_away(); });
}

void TaskCard::offer(QPushButton* button, const QString& text, Act act) {
  button->setVisible(!text.isEmpty());
  button->setEnabled(true);
  button->setText(text);
  acts_[button == first_ ? 0 : button == second_ ? 1 : 2] = std::move(act);
}

// Another task, or another state of it; and that a download waits for the network, once.
void TaskCard::tell(bool another) {
  const HubTask& task = hub_->task();
  const bool waits = task.running() && task.progress && task.progress->phase == DownloadProgress::Phase::waiting;
  const bool news = another || (waits && !told_wait_);
  told_wait_ = waits;
  if (news && isVisible()) announce(this, text());
}

// What was pressed is gone or means something else now: the keyboard goes on here.
void TaskCard::take_focus(bool was_here) {
  if (!isVisible()) return;
  if (!was_here) emit appeared();
  for (QPushButton* const button : {first_, second_, last_}) {
    if (!button->isHidden() && button->isEnabled()) return button->setFocus();
  }
}

QString TaskCard::text() const { return isHidden() ? QString() : accessibleName() + u'\n' + lines_->text(); }

}  // namespace rowkeeper::views
