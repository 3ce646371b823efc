// What this program is, what it runs on here, and under which licences.
#pragma once

#include <QDialog>

#include "app/desktop/gpu_look.h"
#include "views/run/run_status.h"

namespace rowkeeper::app {

class AboutDialog : public QDialog {
  Q_OBJECT
 public:
  // `gpu`: none while it is still looked for.
  AboutDialog(const views::ModelStatus& model, const std::optional<GpuFound>& gpu, QWidget* parent = nullptr);
  // As the dialog shows it, for tests.
  static QString text(const views::ModelStatus& model, const std::optional<GpuFound>& gpu);
};

}  // namespace rowkeeper::app
