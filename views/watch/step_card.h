// "This step": where the last step's time went, what it computed and what it could reuse, and what it had to wait for.
#pragma once

#include "views/watch/step_bound.h"
#include "views/widgets/card.h"
#include "views/widgets/throttle.h"

class QLabel;

namespace rowkeeper::views {

class RunModel;
class StepBar;

class StepCard : public Card {
  Q_OBJECT
 public:
  explicit StepCard(const RunModel* run, QWidget* parent = nullptr);
  StepBar* bar() const { return bar_; }

 private:
  void refresh();
  void show_step(const StepRecord& step);

  const RunModel* run_;
  StepBar* bar_;
  QLabel *rates_, *bound_;
  Throttle throttle_;
};

}  // namespace rowkeeper::views
