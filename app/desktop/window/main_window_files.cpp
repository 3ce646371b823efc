// The window's menus: recordings in and out, steps as CSV, help.
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

#include "app/desktop/window/about_dialog.h"
#include "app/desktop/window/main_window.h"
#include "app/desktop/window/shortcuts.h"
#include "core/base/atomic_file.h"
#include "core/run/recording_file.h"
#include "core/run/steps_csv.h"
#include "views/widgets/beside_window.h"
#include "views/widgets/error_text.h"

namespace rowkeeper::app {

void MainWindow::fill_file_menu() {
  QMenu* const menu = bar_->file_menu();
  menu->addAction(tr("Open a recorded run…"), QKeySequence::Open, this, &MainWindow::choose_recording);
  QAction* const save = menu->addAction(tr("Save this run…"), QKeySequence::Save, this, &MainWindow::save_run);
  QAction* const steps = menu->addAction(tr("Save the steps as a table (CSV)…"), this, &MainWindow::export_steps);
  menu->addSeparator();
  QAction* const leave = menu->addAction(tr("Back to the live run"), this, &MainWindow::leave_replay);
  menu->addSeparator();
  menu->addAction(tr("Quit"), QKeySequence::Quit, this, &QWidget::close);
  connect(menu, &QMenu::aboutToShow, this, [this, save, steps, leave] {
    const bool any = session_.run.events() > 0;
    save->setEnabled(any);
    steps->setEnabled(any);
    leave->setVisible(session_.run.status().phase == views::RunPhase::replay);
  });
}

void MainWindow::fill_help_menu() {
  QMenu* const menu = bar_->help_menu();
  menu->addAction(tr("Keys…"), this, [this] { show_shortcuts(*this); });
  menu->addAction(tr("About Rowkeeper…"), this, [this] { AboutDialog(session_.run.model_status(), this).exec(); });
}

void MainWindow::choose_recording() {
  const QString path = QFileDialog::getOpenFileName(this, tr("Open a recorded run"), {}, tr("Recorded runs (*.rowkeeper)"));
  if (!path.isEmpty()) open(path);
}

void MainWindow::say_saved(const Result<void>& done, const QString& path) {
  done ? notice_->show_news(tr("Saved as %1.").arg(path)) : notice_->show_error(views::error_text(done.error()));
}

// On a copy, which shares the rows' numbers.
void MainWindow::save_run() {
  QString path = QFileDialog::getSaveFileName(this, tr("Save this run"), "run.rowkeeper", tr("Recorded runs (*.rowkeeper)"));
  if (path.isEmpty()) return;
  if (QFileInfo(path).suffix().isEmpty()) path += ".rowkeeper";
  views::beside_window(
      this, [recording = session_.run.recording(), file = path.toStdString()] { return save_recording(recording, file); },
      [this, path](const Result<void>& done) { say_saved(done, path); });
}

void MainWindow::export_steps() {
  const QString path =
      QFileDialog::getSaveFileName(this, tr("Save the steps as a table"), "steps.csv", tr("Tables (*.csv)"));
  if (path.isEmpty()) return;
  const auto write = [recording = session_.run.recording(), file = path.toStdString()]() -> Result<void> {
    const Result<std::string> table = steps_csv(recording);
    return table ? write_file(file, *table) : tl::unexpected(table.error());
  };
  views::beside_window(this, write, [this, path](const Result<void>& done) { say_saved(done, path); });
}

void MainWindow::leave_replay() { emit session_.commands.restart(session_.settings.request()); }

}  // namespace rowkeeper::app
