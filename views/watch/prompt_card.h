// The card at the top of Watch: the run's tokens or their text; in its other mode, the prompt's editor.
#pragma once

#include "views/run/findings.h"
#include "views/run/prompt_model.h"
#include "views/run/run_commands.h"
#include "views/run/run_model.h"
#include "views/run/run_settings.h"
#include "views/run/selection.h"
#include "views/widgets/card.h"

class QPushButton;
class QShortcut;
class QToolButton;

namespace rowkeeper::views {

class PromptBox;
class ReadingView;
class TokenRibbon;

class PromptCard : public Card {
  Q_OBJECT
 public:
  PromptCard(RunModel* run, PromptModel* prompt, RunSettings* settings, RunCommands* commands, Selection* selection,
             Findings* findings, QWidget* parent = nullptr);
  bool editing() const { return editing_; }
  void edit();    // opens the editor
  void cancel();  // back to the run, with its prompt
  // Uses it at once; while the editor is open, only fills it.
  void take_prompt(const QString& text);

  TokenRibbon* ribbon() const { return ribbon_; }
  ReadingView* reading() const { return reading_; }
  PromptBox* box() const { return box_; }
  QToolButton* prepared() const { return prepared_; }

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void build_header();
  void build_menu();
  void connect_all();
  void shorten();
  void restyle();
  void show_mode();
  void use();
  void follow_settings();

  RunModel* run_;
  PromptModel* prompt_;
  RunSettings* settings_;
  RunCommands* commands_;
  TokenRibbon* ribbon_;
  ReadingView* reading_;
  PromptBox* box_;
  QToolButton* tokens_;
  QToolButton* text_;
  QToolButton* prepared_;
  QPushButton* edit_;
  QShortcut* escape_;  // out of the editor, from wherever in the card
  bool editing_ = false;
};

}  // namespace rowkeeper::views
