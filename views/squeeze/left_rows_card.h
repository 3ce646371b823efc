// "What is left in the cache": the chosen ways' stores after the chosen text, asked for while anybody looks.
#pragma once

#include <array>

#include "views/charts/chart_table.h"
#include "views/run/run_commands.h"
#include "views/squeeze/squeeze_choice.h"
#include "views/widgets/card.h"

class QBoxLayout;

namespace rowkeeper::views {

class LeftRowsPane;
class LeftRowsView;

class LeftRowsCard : public Card {
  Q_OBJECT
 public:
  LeftRowsCard(const SqueezeModel* squeeze, const SqueezeChoice* choice, RunCommands* commands, QWidget* parent = nullptr);
  LeftRowsView* view() const;
  LeftRowsView* beside() const;  // hidden while one way is chosen
  ChartTable table() const;
  // The pictures are of what is chosen now.
  bool current() const;
  void show_evidence();
  void set_narrow(bool narrow);  // two stores stand over each other

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void add_menu();
  void scroll_together();
  void ask();
  void refresh();
  QString hint(int way) const;
  QString legend() const;

  const SqueezeModel* squeeze_;
  const SqueezeChoice* choice_;
  RunCommands* commands_;
  std::array<LeftRowsPane*, 2> panes_;
  QBoxLayout* line_;
  static constexpr int kNobody = -1;
  int leader_ = kNobody;  // of the panes: the one whose scrolling the other follows
};

}  // namespace rowkeeper::views
