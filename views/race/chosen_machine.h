// The machine whose predictions are drawn: this one, another, or one made up.
#pragma once

#include <QString>
#include <QStringList>

#include "core/cost/machines.h"
#include "core/cost/roofline.h"
#include "views/run/run_status.h"

namespace rowkeeper::views {

struct ChosenMachine {
  QString id;  // "this", a preset's, "own"
  Machine machine;
  NumberBytes bytes = {};  // at most, of a number: as models are usually held there
  bool fitted = false;     // to a result: no machine

  bool known() const { return machine.bytes_per_second > 0 && machine.operations_per_second > 0; }
  CostModel cost(const ModelShape& shape, Combination combination) const;
  // With the model's own weights, where they have fewer bytes than is usual there.
  CostModel cost(const RecordedModel& model, Combination combination) const;
};

QStringList machine_ids();
// The own one has this machine's figures until the user gives others.
ChosenMachine make_machine(const QString& id, const MachineLimits& limits);
QString machine_name(const QString& id);    // in a list
QString machine_phrase(const QString& id);  // in a sentence: "a laptop"

// So many rows' arithmetic takes as long as what every step takes anyway: its fixed time and reading the weights.
double free_rows(const ChosenMachine& machine, const ModelShape& shape);

// The model that the published report is about.
const ModelShape& gpt2_small();

}  // namespace rowkeeper::views
