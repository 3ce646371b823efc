// What this program is, what it runs on here, and under which licences.
#pragma once

#include <QDialog>

#include "views/run/run_status.h"

namespace rowkeeper::app {

class AboutDialog : public QDialog {
  Q_OBJECT
 public:
  AboutDialog(const views::ModelStatus& model, QWidget* parent = nullptr);
  // As the dialog shows it, for tests.
  static QString text(const views::ModelStatus& model);
};

}  // namespace rowkeeper::app
