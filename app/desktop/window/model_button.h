// Which model runs, with which arithmetic and weights: a pill in the top bar that opens the choices.
#pragma once

#include <QToolButton>

#include "app/desktop/engine/loaded_model.h"
#include "app/desktop/gpu_look.h"
#include "views/models/hub_model.h"
#include "views/run/run_model.h"

class QActionGroup;
class QMenu;

namespace rowkeeper::app {

class ModelButton final : public QToolButton {
  Q_OBJECT
 public:
  // `hub`: whose models are offered too; null: none.
  explicit ModelButton(views::RunModel* run, const views::HubModel* hub = nullptr, QWidget* parent = nullptr);
  const ModelRequest& request() const { return request_; }  // what is loaded, or being loaded
  void set_request(const ModelRequest& request);
  // What looking for a GPU has found; until then the menu says that it is being looked for.
  void set_gpu(const GpuFound& gpu);
  void choose_folder();
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void requested(const rowkeeper::app::ModelRequest& request);
  void list_wanted();                       // of the models that are installed now
  void models_wanted(const QString& name);  // the page of models, at this one; empty: at none

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void build_menu();
  void follow_list();
  void add_models(QMenu& menu);
  void add_arithmetic(QMenu& menu);
  QAction* add_backend(QMenu& menu, BackendKind backend, const QString& text, const QString& tip);
  void add_gpu(QMenu& menu);
  void add_weights(QMenu& menu);
  void add_threads(QMenu& menu);
  void show_status();
  void request(const ModelRequest& wanted);
  QString shown_backend(BackendKind backend) const;
  QSize size_for(const QString& text) const;
  void show_what_fits();

  views::RunModel* run_;
  const views::HubModel* hub_;
  ModelRequest request_;
  std::vector<std::string> offered_;  // of the list, by the menu
  std::optional<GpuFound> gpu_;
  QString long_text_, short_text_;
};

}  // namespace rowkeeper::app
