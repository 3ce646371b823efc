// The window's menus: recordings in and out, steps as CSV, web pages, the handout, help.
#include <QDateTime>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

#include "app/desktop/window/about_dialog.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/shortcuts.h"
#include "core/base/atomic_file.h"
#include "core/run/recording_file.h"
#include "core/run/steps_csv.h"
#include "views/learn/handout_contents.h"
#include "views/learn/handout_paper.h"
#include "views/learn/handout_pdf.h"
#include "views/watch/verdict.h"
#include "views/webpage/web_page.h"
#include "views/widgets/announce.h"
#include "views/widgets/beside_window.h"
#include "views/widgets/error_text.h"
#include "views/widgets/format.h"

namespace rowkeeper::app {

void MainWindow::fill_file_menu() {
  QMenu* const menu = bar_->file_menu();
  menu->addAction(tr("&Open a recorded run…"), QKeySequence::Open, this, &MainWindow::choose_recording);
  QAction* const save = menu->addAction(tr("&Save this run…"), QKeySequence::Save, this, &MainWindow::save_run);
  QAction* const steps = menu->addAction(tr("Save the steps as a &table (CSV)…"), this, &MainWindow::export_steps);
  QAction* const page = menu->addAction(tr("Save this run as a &web page…"), this, [this] {
    ask_for_page(tr("Save this run as a web page"), "run.html", &MainWindow::save_run_page);
  });
  QAction* const race = menu->addAction(tr("Save the &race as a web page…"), this, [this] {
    ask_for_page(tr("Save the race as a web page"), "race.html", &MainWindow::save_race_page);
  });
  QAction* const handout = menu->addAction(tr("&Handout of this run (PDF)…"), this, &MainWindow::save_handout);
  menu->addSeparator();
  QAction* const leave = menu->addAction(tr("&Back to the live run"), this, &MainWindow::leave_replay);
  menu->addSeparator();
  menu->addAction(tr("&Quit"), QKeySequence::Quit, this, &QWidget::close);
  // As the run changes, not as the menu opens: their keys work without the menu.
  const auto follow = [this, save, steps, page, race, handout, leave] {
    const bool any = session_.run.events() > 0;
    for (QAction* const action : {save, steps, page}) action->setEnabled(any);
    race->setEnabled(any_race());
    handout->setEnabled(views::has_handout(session_.run));
    leave->setVisible(session_.run.status().phase == views::RunPhase::replay);
  };
  for (const views::RunModel* const run : {&session_.run, &session_.race.lane(Lane::a), &session_.race.lane(Lane::b)})
    connect(run, &views::RunModel::changed, menu, follow);
  connect(&session_.run, &views::RunModel::status_changed, menu, follow);
  follow();
}

void MainWindow::fill_help_menu() {
  QMenu* const menu = bar_->help_menu();
  menu->addAction(tr("&Keys…"), this, [this] { show_shortcuts(*this); });
  menu->addAction(tr("&About Rowkeeper…"), this,
                  [this] { AboutDialog(session_.run.model_status(), session_.gpu_look.answer(), this).exec(); });
}

void MainWindow::choose_recording() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Open a recorded run"), {}, tr("Recorded runs (*.rowkeeper)"));
  activateWindow();  // the dialog's list of names may have taken the activation with it
  if (!path.isEmpty()) open(path);
}

void MainWindow::say_saved(const Result<void>& done, const QString& path) {
  done ? notice_->show_news(tr("Saved as %1.").arg(path)) : notice_->show_error(views::error_text(done.error()));
}

// With the ending of `name` where none is typed; empty: not at all.
QString MainWindow::ask_for_path(const QString& title, const QString& name, const QString& kinds) {
  const QString path = QFileDialog::getSaveFileName(this, title, name, kinds);
  activateWindow();
  const bool complete = path.isEmpty() || !QFileInfo(path).suffix().isEmpty();
  return complete ? path : path + '.' + QFileInfo(name).suffix();
}

// On a copy, which shares the rows' numbers.
void MainWindow::save_run() {
  const QString path = ask_for_path(tr("Save this run"), "run.rowkeeper", tr("Recorded runs (*.rowkeeper)"));
  if (path.isEmpty()) return;
  views::beside_window(
      this, [recording = session_.run.recording(), file = path.toStdString()] { return save_recording(recording, file); },
      [this, path](const Result<void>& done) { say_saved(done, path); });
}

void MainWindow::export_steps() {
  const QString path = ask_for_path(tr("Save the steps as a table"), "steps.csv", tr("Tables (*.csv)"));
  if (path.isEmpty()) return;
  const auto write = [recording = session_.run.recording(), file = path.toStdString()]() -> Result<void> {
    const Result<std::string> table = steps_csv(recording);
    return table ? write_file(file, *table) : tl::unexpected(table.error());
  };
  views::beside_window(this, write, [this, path](const Result<void>& done) { say_saved(done, path); });
}

bool MainWindow::any_race() const {
  return session_.race.lane(Lane::a).events() > 0 || session_.race.lane(Lane::b).events() > 0;
}

void MainWindow::ask_for_page(const QString& title, const QString& name, void (MainWindow::*save)(const QString& path)) {
  const QString path = ask_for_path(title, name, tr("Web pages (*.html)"));
  if (!path.isEmpty()) (this->*save)(path);
}

void MainWindow::save_run_page(const QString& path) {
  write_page(path, [run = views::web_run(session_.run, session_.findings), made = QDateTime::currentDateTime()] {
    return views::make_web_page(run, made);
  });
}

void MainWindow::save_race_page(const QString& path) {
  write_page(path, [race = views::web_race(session_.race), made = QDateTime::currentDateTime()] {
    return views::make_web_page(race, made);
  });
}

void MainWindow::write_page(const QString& path, const std::function<QByteArray()>& make) {
  const auto write = [make, file = path.toStdString()]() -> Result<qsizetype> {
    const QByteArray page = make();
    const Result<void> done = write_file(file, std::string_view(page.constData(), static_cast<std::size_t>(page.size())));
    return done ? Result<qsizetype>(page.size()) : tl::unexpected(done.error());
  };
  views::beside_window(this, write, [this, path](const Result<qsizetype>& size) {
    if (!size) return notice_->show_error(views::error_text(size.error()));
    notice_->show_news(tr("Saved as %1 (%2). Any browser shows it, without a network.")
                           .arg(path, views::bytes_text(static_cast<double>(*size))));
  });
}

// What it says is taken from the run here; its pages are made on a copy.
void MainWindow::save_handout() {
  const QString path = ask_for_path(tr("Save the handout"), "handout.pdf", tr("PDF files (*.pdf)"));
  if (path.isEmpty()) return;
  const views::Verdict verdict = views::make_verdict(session_.run, session_.findings.check());
  const auto write = [contents = views::make_handout(session_.run, verdict, QDate::currentDate()),
                      paper = views::handout_paper(QLocale()), file = path.toStdString()]() -> Result<void> {
    const QByteArray pdf = views::handout_pdf(contents, paper);
    return write_file(file, {pdf.constData(), static_cast<std::size_t>(pdf.size())});
  };
  views::beside_window(this, write, [this, path](const Result<void>& done) { say_saved(done, path); });
}

void MainWindow::leave_replay() {
  emit session_.commands.restart(session_.settings.request());
  views::announce(this, tr("A live run again, at its prompt."));
}

}  // namespace rowkeeper::app
