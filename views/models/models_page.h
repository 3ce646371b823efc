// The models: which are on this computer, which could be, and where they are looked for.
#pragma once

#include <QWidget>
#include <string>
#include <vector>

#include "views/models/hub_model.h"

class QBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace rowkeeper::views {

class Card;
class ModelCard;
class RunModel;
class ScrollColumn;
class TaskCard;

class ModelsPage : public QWidget {
  Q_OBJECT
 public:
  ModelsPage(const HubModel* hub, HubCommands* commands, const RunModel* run, QWidget* parent = nullptr);
  // Brings this model's card up, now or once the list is there.
  void show_model(const std::string& name);
  ModelCard* card(const std::string& name) const;  // the first of this name; null: none
  const std::vector<ModelCard*>& cards() const { return cards_; }
  TaskCard* task() const { return task_; }
  QLineEdit* repository() const { return repository_; }
  QPushButton* look_up() const { return look_up_; }
  QPushButton* open_folder() const { return open_folder_; }
  QPushButton* back() const { return back_; }
  QLabel* places() const { return places_; }
  QLabel* prepared() const { return prepared_; }
  QPushButton* forget_prepared() const { return forget_; }
  QLabel* note() const { return note_; }

 signals:
  void use_wanted(const QString& name);  // as find_model() takes it
  void folder_wanted();                  // one that the user chooses
  void back_wanted();

 protected:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* build_head();
  QWidget* build_content();
  Card* build_other();
  Card* build_places();
  Card* build_prepared();
  void restyle();
  void arrange();
  void refresh();
  void make_cards(std::size_t count);
  ModelCard* make_card();
  void show_list();
  void show_wanted();
  void bring_up(QWidget* card);
  void plan_typed();

  const HubModel* hub_;
  HubCommands* commands_;
  const RunModel* run_;
  QLabel *title_, *note_, *places_, *prepared_;
  QPushButton *back_, *open_folder_, *look_up_, *forget_;
  QLineEdit* repository_;
  Card* prepared_card_;  // while there are any
  TaskCard* task_;
  QBoxLayout* list_;     // of the models' cards
  QBoxLayout* columns_;  // the models, and all else
  ScrollColumn* scroll_;
  std::vector<ModelCard*> cards_;
  std::string wanted_;  // whose card is to come up
};

}  // namespace rowkeeper::views
