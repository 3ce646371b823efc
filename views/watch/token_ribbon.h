// All tokens of the run as chips, what can be said about them, and the editor of a token.
#pragma once

#include <QWidget>
#include <vector>

#include "core/base/index.h"
#include "views/run/findings.h"
#include "views/run/run_commands.h"
#include "views/run/run_model.h"
#include "views/run/selection.h"
#include "views/widgets/throttle.h"

class QLabel;

namespace rowkeeper::views {

class ChipArea;
class ChipLegend;
class TokenEditor;

class TokenRibbon : public QWidget {
  Q_OBJECT
 public:
  TokenRibbon(RunModel* run, Selection* selection, RunCommands* commands, Findings* findings, QWidget* parent = nullptr);
  ChipArea* chips() const { return chips_; }
  void set_compact(bool compact);  // fewer lines, no legend: the page is low
  QString summary() const;
  QString sentence() const;
  TokenEditor* editor() const { return editor_; }

 private:
  void build();
  void connect_all();
  void restyle();
  void refresh();
  void show_tokens();
  void show_texts();
  void show_selection();
  void edit(int row);
  bool editable() const;

  RunModel* run_;
  Selection* selection_;
  RunCommands* commands_;
  ChipArea* chips_;
  QLabel* summary_;
  QLabel* sentence_;
  ChipLegend* legend_;
  TokenEditor* editor_;
  bool compact_ = false;
  Throttle gate_;
  struct Shown {
    TokenId id;
    bool generated;
    bool operator==(const Shown&) const = default;
  };
  std::vector<Shown> shown_;
};

}  // namespace rowkeeper::views
