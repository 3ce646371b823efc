#include "views/race/chosen_machine.h"

#include <QCoreApplication>
#include <algorithm>

#include "views/race/race_ratios.h"

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Machines)
};

const QString kThis = QStringLiteral("this"), kOwn = QStringLiteral("own");

}  // namespace

CostModel ChosenMachine::cost(const ModelShape& shape, Combination combination) const {
  Machine combined = machine;
  combined.combination = combination;
  return {shape, bytes, combined};
}

CostModel ChosenMachine::cost(const RecordedModel& model, Combination combination) const {
  ChosenMachine narrowed = *this;
  narrowed.bytes.weight = std::min(bytes.weight, number_bytes(model).weight);
  return narrowed.cost(model.shape, combination);
}

QStringList machine_ids() {
  QStringList ids{kThis};
  for (const MachinePreset& preset : machine_presets()) ids << QString::fromLatin1(preset.id);
  return ids << kOwn;
}

ChosenMachine make_machine(const QString& id, const MachineLimits& limits) {
  if (const auto preset = find_machine_preset(id.toStdString())) return {id, preset->machine, preset->bytes, preset->fitted};
  return {id, machine_of(limits).value_or(Machine{}), {}, false};
}

QString machine_name(const QString& id) {
  if (id == kThis) return Words::tr("This machine");
  if (id == QStringLiteral("laptop")) return Words::tr("A laptop");
  if (id == QStringLiteral("phone")) return Words::tr("A phone");
  if (id == QStringLiteral("h100")) return Words::tr("An H100");
  if (id == QStringLiteral("like_the_text")) return Words::tr("Like the report (fitted)");
  return Words::tr("Your own figures");
}

QString machine_phrase(const QString& id) {
  if (id == kThis) return Words::tr("this machine");
  if (id == QStringLiteral("laptop")) return Words::tr("a laptop");
  if (id == QStringLiteral("phone")) return Words::tr("a phone");
  if (id == QStringLiteral("h100")) return Words::tr("an H100");
  if (id == QStringLiteral("like_the_text")) return Words::tr("the fitted figures");
  return Words::tr("your own figures");
}

double free_rows(const ChosenMachine& machine, const ModelShape& shape) {
  const StepTime step = step_time(step_work(shape, machine.bytes, 0, 1), machine.machine);
  const double row = 2 * multiply_adds_per_row(shape) / machine.machine.operations_per_second;
  return (step.fixed_seconds + step.memory_seconds) / row;
}

const ModelShape& gpt2_small() {
  static const ModelShape shape{.blocks = 12,
                                .heads = 12,
                                .kv_heads = 12,
                                .head_size = 64,
                                .width = 768,
                                .mlp_width = 3072,
                                .positions = 1024,
                                .vocabulary = 50257};
  return shape;
}

}  // namespace rowkeeper::views
