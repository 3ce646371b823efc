// The verdict: fits or does not fit, and changes that would make it fit, each of which a click makes.
#pragma once

#include <QTimer>
#include <vector>

#include "views/memory/fit_verdict.h"
#include "views/widgets/card.h"

class QLabel;
class QPushButton;

namespace rowkeeper::views {

class FlowLayout;

class FitCard : public Card {
  Q_OBJECT
 public:
  explicit FitCard(Calculator* calculator, QWidget* parent = nullptr);
  const FitVerdict& verdict() const { return verdict_; }
  void tell_soon();  // once nothing has changed for a while
  QPushButton* link(int index) const { return buttons_[static_cast<std::size_t>(index)]; }

 private:
  void refresh();
  void restyle();
  QPushButton* add_button();

  Calculator* calculator_;
  FitVerdict verdict_;
  QTimer pause_;  // in changes
  QLabel *text_, *try_;
  QWidget* links_;
  FlowLayout* flow_;
  std::vector<QPushButton*> buttons_;  // as many as were ever needed; the first ones are shown
};

}  // namespace rowkeeper::views
