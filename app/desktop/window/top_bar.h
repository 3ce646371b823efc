// The line above every page: the model, files, projector mode, settings, help.
#pragma once

#include <QFrame>

#include "app/desktop/appearance/appearance.h"
#include "app/desktop/window/model_button.h"

class QHBoxLayout;
class QLabel;
class QMenu;

namespace rowkeeper::app {

class TopBar : public QFrame {
  Q_OBJECT
 public:
  TopBar(views::RunModel* run, const views::HubModel* hub, Appearance* appearance, QWidget* parent = nullptr);
  ModelButton* model_button() const { return model_; }
  QMenu* file_menu() const { return file_menu_; }  // the window fills it
  QMenu* help_menu() const { return help_menu_; }

 signals:
  void language_chosen(const QString& name);  // as set_language() takes it

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QToolButton* add_menu(QHBoxLayout& layout, const QString& icon, const QString& text, QMenu* menu);
  void add_projector(QHBoxLayout& layout);
  void fill_settings();
  void add_themes();
  void add_languages();
  void restyle();
  void show_what_fits();

  Appearance* appearance_;
  QLabel* name_;
  ModelButton* model_;
  QToolButton* projector_ = nullptr;
  QMenu* file_menu_;
  QMenu* settings_menu_;
  QMenu* help_menu_;
  std::vector<std::pair<QToolButton*, QString>> icons_;
};

}  // namespace rowkeeper::app
