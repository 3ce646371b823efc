// The editor of the prompt: its text, the tokens it becomes while it is typed, and how many of the context's rows they take.
#pragma once

#include <QTimer>
#include <QWidget>
#include <vector>

#include "core/base/index.h"
#include "views/run/prompt_model.h"
#include "views/run/run_model.h"

class QLabel;
class QPushButton;

namespace rowkeeper::views {

class ChipArea;
class PromptEditor;

class PromptBox : public QWidget {
  Q_OBJECT
 public:
  // `run` says how large the context is.
  PromptBox(PromptModel* prompt, RunModel* run, QWidget* parent = nullptr);
  PromptEditor* editor() const { return editor_; }
  ChipArea* chips() const { return chips_; }
  QPushButton* use_button() const { return use_; }
  QString count_text() const;
  QString hint_text() const;
  bool has_error() const;  // the prompt can't be used as it is

 signals:
  void use_wanted();
  void cancelled();

 private:
  void build();
  void connect_all();
  void restyle();
  void take_text();  // out of the editor
  void show_text();  // in the editor
  void refresh();
  void show_chips();
  void show_count();
  void show_hint();
  int context() const;
  void use();
  void tell();  // to whoever hears the window: what is wrong with the prompt, or may be
  QString trouble() const;

  PromptModel* prompt_;
  RunModel* run_;
  PromptEditor* editor_;
  ChipArea* chips_;
  QLabel* count_;
  QLabel* hint_;
  QPushButton* use_;
  QPushButton* cancel_;
  QTimer pause_;  // in typing
  QString told_;
  QTimer pale_;  // chips turn pale only when an answer takes long enough to notice
  std::vector<TokenId> shown_;
  bool taking_ = false;  // the model is being told what the editor has
};

}  // namespace rowkeeper::views
