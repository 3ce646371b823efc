// "What is left in the cache": the chosen way's store after the chosen text, asked for while anybody looks.
#pragma once

#include "views/charts/chart_table.h"
#include "views/run/run_commands.h"
#include "views/squeeze/squeeze_choice.h"
#include "views/widgets/card.h"

namespace rowkeeper::views {

class LeftRowsView;

class LeftRowsCard : public Card {
  Q_OBJECT
 public:
  LeftRowsCard(const SqueezeModel* squeeze, const SqueezeChoice* choice, RunCommands* commands, QWidget* parent = nullptr);
  LeftRowsView* view() const { return view_; }
  ChartTable table() const;
  // The picture is of what is chosen now.
  bool current() const;

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void add_menu();
  void ask();
  void refresh();
  QString hint() const;
  QString summary() const;

  const SqueezeModel* squeeze_;
  const SqueezeChoice* choice_;
  RunCommands* commands_;
  LeftRowsView* view_;
};

}  // namespace rowkeeper::views
