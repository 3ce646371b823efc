// What is about to be done, is being done or was done to a model: asks before a download or a removal, shows how far it is,
// and says how it ended.
#pragma once

#include <functional>
#include <optional>

#include "views/models/hub_model.h"
#include "views/widgets/card.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace rowkeeper::views {

class TaskCard : public Card {
  Q_OBJECT
 public:
  TaskCard(const HubModel* hub, HubCommands* commands, QWidget* parent = nullptr);
  void ask_removal(const InstalledModel& model);
  QPushButton* first() const { return first_; }    // what goes on
  QPushButton* second() const { return second_; }  // another way
  QPushButton* last() const { return last_; }      // what ends it
  QProgressBar* progress() const { return progress_; }
  const QLabel* lines() const { return lines_; }
  QString text() const;

 signals:
  void use_wanted(const QString& name);
  void appeared();  // it asks for attention

 private:
  using Act = std::function<void()>;
  void build();
  void restyle();
  void refresh();
  void show_progress();
  void show_buttons();
  void show_plan_buttons(const HubTask& task);
  void show_download_buttons(const HubTask& task);
  void show_verify_buttons(const HubTask& task);
  void offer(QPushButton* button, const QString& text, Act act);
  void offer_close(const QString& text);
  void take_focus(bool was_here);
  void tell(bool another);

  const HubModel* hub_;
  HubCommands* commands_;
  std::optional<InstalledModel> to_remove_;  // once somebody has said yes
  QLabel* lines_;
  QProgressBar* progress_;
  QPushButton *first_, *second_, *last_;
  Act acts_[3];
  bool told_wait_ = false;  // that the download tries again
};

}  // namespace rowkeeper::views
