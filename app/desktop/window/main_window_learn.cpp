// Learn in the window: its panel beside the page that a lesson drives.
#include <QBoxLayout>
#include <QGuiApplication>
#include <QResizeEvent>
#include <QScreen>
#include <algorithm>

#include "app/desktop/window/main_window.h"
#include "views/learn/handout_contents.h"
#include "views/learn/learn_overview.h"
#include "views/widgets/announce.h"
#include "views/widgets/focus_place.h"
#include "views/widgets/theme.h"

namespace rowkeeper::app {

namespace {

// In normal pixels: the panel's width, and what a page wants and needs beside it; of a window that is too narrow the panel takes the
// upper part.
constexpr int kPanel = 390, kNarrowPanel = 310, kUsualPage = 900, kLeastPage = 480;
constexpr double kUpperPart = 0.5;
constexpr int kAround = 14, kLeastUpper = 130;

}  // namespace

void MainWindow::add_learn() {
  auto* const around = new QVBoxLayout(learn_place_);
  around->addWidget(learn_);
  learn_place_->hide();
  connect(learn_, &views::LearnPanel::lecture_wanted, this, &MainWindow::show_notes);
  connect(stack_, &QStackedWidget::currentChanged, this, &MainWindow::arrange_learn, Qt::QueuedConnection);
  connect(learn_, &views::LearnPanel::handout_wanted, this, &MainWindow::save_handout);
  const auto look_for_handout = [this] { learn_->overview()->set_handout_possible(views::has_handout(session_.run)); };
  connect(&session_.run, &views::RunModel::changed, learn_, look_for_handout);
  look_for_handout();
  connect(&views::theme_notifier(), &views::ThemeNotifier::changed, this, &MainWindow::arrange_learn);
  arrange_learn();
}

void MainWindow::arrange_learn() {
  const views::Theme& t = views::theme();
  const int room_for_both = width() - rail_->sizeHint().width();
  const int panel = std::clamp(room_for_both - t.px(kUsualPage), t.px(kNarrowPanel), t.px(kPanel));
  const bool beside = room_for_both >= panel + t.px(kLeastPage);
  body_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  const int room = t.px(kAround);
  learn_place_->layout()->setContentsMargins(room, room, beside ? 0 : room, beside ? room : 0);
  learn_place_->setFixedWidth(beside ? panel : QWIDGETSIZE_MAX);
  learn_place_->setMinimumWidth(beside ? panel : 0);
  const int left = height() - bar_->height() - stack_->minimumSizeHint().height();  // beside what a page needs
  const int upper = std::max(t.px(kLeastUpper), std::min(left, static_cast<int>(kUpperPart * height())));
  learn_place_->setFixedHeight(beside ? QWIDGETSIZE_MAX : upper);
  learn_place_->setMinimumHeight(beside ? 0 : upper);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange_learn();
}

// Beside the models there is nothing to learn.
void MainWindow::show_learn(bool on) {
  if (!on) leave_lesson();
  if (on && stack_->currentWidget() == models_) stack_->setCurrentWidget(watch_);
  learn_place_->setVisible(on);
}

void MainWindow::show_beside(const QString& page) {
  const auto found = std::find_if(pages_.begin(), pages_.end(), [&](const Page& p) { return p.name == page; });
  stack_->setCurrentWidget(found->widget);
}

// In the rail, whose button says itself which page it is. That a lesson ends by it has to be said.
void MainWindow::choose_page(int key) {
  const bool lesson = learn_->player()->lesson() != nullptr;
  show_page(key);
  if (lesson && !learn_->player()->lesson()) views::announce(this, tr("The lesson is left."));
}

void MainWindow::go_to_page(int key) {
  const auto page = std::find_if(pages_.begin(), pages_.end(), [key](const Page& p) { return p.key == key; });
  const bool lesson = learn_->player()->lesson() != nullptr;
  if (!show_page(key)) return;
  // In the page, from where Tab goes on, but at nothing that a key would press or write into.
  QWidget* const place = page->widget ? views::focus_place(page->widget) : nullptr;
  if (place) place->setFocus();
  if (!page->widget) learn_->take_focus();
  const bool left = lesson && !learn_->player()->lesson();
  views::announce(this, left ? tr("%1. The lesson is left.").arg(page->title) : page->title);
}

void MainWindow::leave_lesson() {
  if (learn_->player()->lesson()) learn_->player()->leave();
}

// On a screen that the room does not see, if there is one.
void MainWindow::show_notes() {
  for (const QScreen* const other : QGuiApplication::screens()) {
    if (other != screen()) notes_->move(other->availableGeometry().center() - notes_->rect().center());
  }
  notes_->show();
  notes_->raise();
}

bool MainWindow::lecturing() const { return notes_->isVisible(); }

bool MainWindow::press_lesson(bool forward) {
  views::LessonPlayer& player = *learn_->player();
  if (learn_place_->isHidden() || !player.lesson()) return false;
  forward ? player.next() : player.back();
  return true;
}

}  // namespace rowkeeper::app
