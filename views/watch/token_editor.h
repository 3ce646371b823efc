// The popup in which a token is replaced: by one of those that the model itself would have put there, or by any text.
#pragma once

#include "views/run/findings.h"
#include "views/run/run_commands.h"
#include "views/run/run_model.h"
#include "views/widgets/popup.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace rowkeeper::views {

class TokenEditor : public Popup {
  Q_OBJECT
 public:
  TokenEditor(RunModel* run, RunCommands* commands, Findings* findings, QWidget* parent);
  // Opens below the chip (in global coordinates), or above where there is no room, and asks for the alternatives.
  void open(int row, const QRect& chip);
  int row() const { return row_; }
  QListWidget* alternatives() const { return list_; }
  QLineEdit* text() const { return text_; }
  QString state_text() const;  // stands in the list's place while there is none

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void build();
  void connect_all();
  void restyle();
  void take_answer();
  void show_alternatives();
  QString empty_text() const;
  void fill(const Alternatives& alternatives);
  void fit_list();
  void choose(QListWidgetItem* item);
  void use_text();

  RunModel* run_;
  RunCommands* commands_;
  Findings* findings_;
  QLabel* title_;
  QLabel* list_title_;
  QListWidget* list_;
  QLabel* state_;
  QLabel* text_title_;
  QLineEdit* text_;
  QPushButton* use_;
  QLabel* note_;
  QRect chip_;
  int row_ = -1;
  bool waiting_ = false;  // for the alternatives
};

}  // namespace rowkeeper::views
