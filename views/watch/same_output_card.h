// Whether the cache changes anything: what is known from rebuilt rows, and what a check found.
#pragma once

#include "views/watch/verdict.h"
#include "views/widgets/card.h"
#include "views/widgets/throttle.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace rowkeeper::views {

class RunCommands;

class SameOutputCard : public Card {
  Q_OBJECT
 public:
  SameOutputCard(const RunModel* run, const Findings* findings, RunCommands* commands, QWidget* parent = nullptr);
  const Verdict& verdict() const { return verdict_; }

 private:
  void build_texts();
  void build_progress();
  void build_buttons(RunCommands* commands);
  void refresh();
  void ask(CheckKind kind, RunCommands* commands);
  void tell_verdict();
  void show_progress();
  void show_buttons();

  const RunModel* run_;
  const Findings* findings_;
  Verdict verdict_;
  QLabel *facts_, *how_, *why_, *progress_text_;
  QWidget* progress_line_;
  QProgressBar* progress_;
  QPushButton *cancel_, *quick_, *thorough_;
  Throttle throttle_;
  bool asked_ = false;  // for a check whose verdict has not come
};

}  // namespace rowkeeper::views
