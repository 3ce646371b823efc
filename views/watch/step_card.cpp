#include "views/watch/step_card.h"

#include <QLabel>
#include <QVBoxLayout>

#include "views/run/run_model.h"
#include "views/watch/step_bar.h"
#include "views/widgets/error_text.h"
#include "views/widgets/format.h"
#include "views/widgets/precision_text.h"

namespace rowkeeper::views {

StepCard::StepCard(const RunModel* run, QWidget* parent)
    : Card(tr("This step"), parent),
      run_(run),
      bar_(new StepBar),
      rates_(new QLabel),
      bound_(new QLabel),
      throttle_(
          kTextRedraws, [this] { refresh(); }, this) {
  body()->addWidget(bar_);
  for (QLabel* label : {rates_, bound_}) {
    label->setWordWrap(true);
    body()->addWidget(label);
  }
  body()->addStretch(1);
  rates_->setProperty("look", "muted");
  connect(run_, &RunModel::changed, this, [this] { throttle_.request(); });
  connect(run_, &RunModel::model_status_changed, this, [this] { throttle_.now(); });
  refresh();
}

void StepCard::refresh() {
  const std::optional<StepRecord>& step = run_->state().last_step();
  for (QWidget* part : {static_cast<QWidget*>(bar_), static_cast<QWidget*>(rates_), static_cast<QWidget*>(bound_)})
    part->setVisible(step.has_value());
  bar_->set_step(step);
  if (step) {
    show_step(*step);
  } else {
    set_subtitle(tr("Where a step's time goes will be seen here after the first one."));
  }
}

void StepCard::show_step(const StepRecord& step) {
  const QString computed = tr("%n row(s) computed", nullptr, step.rows_computed);
  set_subtitle(tr("%1, %2 reused · %3").arg(computed, count_text(step.rows_reused), time_text(step.seconds())));
  // A replay may come from another machine.
  const bool here = run_->status().phase != RunPhase::replay;
  MachineLimits limits = here ? run_->model_status().limits : MachineLimits{};
  // That is the rate of floats. 8-bit weights are multiplied as whole numbers, which go faster.
  if (run_->recording().model.precision == Precision::q8) limits.operations_per_second = 0;
  const StepRates rates = rate_step(step, limits);
  rates_->setText(tr("%1 read at %2 (%6 %3, cache %4), %5 done")
                      .arg(bytes_text(rates.bytes), byte_rate_text(rates.bytes_per_second),
                           bytes_text(static_cast<double>(step.weights_bytes_read)),
                           bytes_text(static_cast<double>(step.cache_bytes_read)),
                           operation_rate_text(rates.operations_per_second),
                           weights_text(run_->recording().model.precision)));
  bound_->setText(limits.error ? tr("This machine's rates could not be measured, so the step is not held against them. %1")
                                     .arg(error_text(*limits.error))
                               : bound_sentence(rates));
  bound_->setVisible(!bound_->text().isEmpty());
}

}  // namespace rowkeeper::views
