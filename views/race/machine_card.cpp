#include "views/race/machine_card.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <algorithm>

#include "views/race/machine_predictions.h"
#include "views/race/race_ratios.h"
#include "views/race/ratio_table.h"
#include "views/widgets/error_text.h"
#include "views/widgets/field_label.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/format.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

enum Row { this_model, text_model };
constexpr int kTextPrompt = 1;  // the report counts from the first token
constexpr int kTextFreeRows = 120;

QStringList columns() {
  QStringList names;
  for (const int length : kRatioLengths) names << MachineCard::tr("run, %1 tokens").arg(count_text(length));
  for (const int length : kRatioLengths) names << MachineCard::tr("step, %1 tokens").arg(count_text(length));
  return names;
}

// "13×" if both ways of putting the parts together agree, else from the lower to the higher.
QString range_text(const std::optional<RatioRange>& range) {
  if (!range) return QStringLiteral("—");
  const QString low = ratio_text(range->low), high = ratio_text(range->high);
  return low == high ? low : MachineCard::tr("%1 – %2").arg(low, high);
}

}  // namespace

MachineCard::MachineCard(const RaceModel* race, const RunModel* run, QWidget* parent)
    : Card(tr("Another machine?"), parent),
      race_(race),
      run_(run),
      line_(new QHBoxLayout),
      controls_(new FlowLayout),
      choice_(new QComboBox),
      fixed_(new QDoubleSpinBox),
      bandwidth_(new QDoubleSpinBox),
      arithmetic_(new QDoubleSpinBox),
      table_(new RatioTable(columns(), {QString(), tr("GPT-2 small")},
                            {tr("The model of this race, after its prompt"),
                             tr("The model that the published report is about, from its first token")})),
      sentence_(new QLabel),
      small_print_(
          new QLabel(tr("Predicted; GPT-2 small from its first token. Lower figures: reading and arithmetic happen one "
                        "after the other; higher ones: at the "
                        "same time. Laptop, phone and H100: typical figures, rounded. “Like the report”: no machine, but "
                        "figures fitted to a published report's ratios."))) {
  set_subtitle(tr("Draws the predicted curves above for other figures"));
  build();
  connect_all();
  restyle();
  choose(machine_ids().front());
}

void MachineCard::build() {
  for (const QString& id : machine_ids()) choice_->addItem(machine_name(id), id);
  choice_->setAccessibleName(tr("Machine of the predicted curves"));
  describe_choice(choice_, choice_->accessibleName());  // its name is what is chosen
  controls_->addWidget(choice_);
  add_figure(fixed_, tr("ms per step"), tr("A fixed time that every step takes, whatever it computes"), 1e4);
  add_figure(bandwidth_, tr("GB/s"), tr("How fast the machine reads memory: every step reads all weights once"), 1e6);
  add_figure(arithmetic_, tr("GFLOP/s"), tr("How fast it calculates: each row that a step computes costs arithmetic"), 1e8);
  line_->addLayout(controls_, 1);
  line_->addWidget(table_);
  body()->addLayout(line_);
  body()->addWidget(sentence_);
  body()->addWidget(small_print_);
  sentence_->setWordWrap(true);
  small_print_->setWordWrap(true);
  small_print_->setProperty("look", "muted");
}

void MachineCard::add_figure(QDoubleSpinBox* box, const QString& name, const QString& explanation, double most) {
  box->setRange(box == fixed_ ? 0 : 0.1, most);
  box->setDecimals(1);
  box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
  box->setKeyboardTracking(false);
  box->setGroupSeparatorShown(true);
  box->setToolTip(explanation);
  auto* label = new QLabel(name);
  label->setProperty("look", "muted");
  label_control(label, box, name, explanation);
  auto* group = new QWidget;
  auto* line = new QHBoxLayout(group);
  line->setContentsMargins({});
  line->addWidget(box);
  line->addWidget(label);
  controls_->addWidget(group);
}

void MachineCard::connect_all() {
  connect(choice_, &QComboBox::currentIndexChanged, this, [this] {
    if (!showing_) choose(choice_->currentData().toString());
  });
  for (QDoubleSpinBox* box : {fixed_, bandwidth_, arithmetic_})
    connect(box, &QDoubleSpinBox::valueChanged, this, &MachineCard::take_figures);
  connect(run_, &RunModel::model_status_changed, this, [this] {
    // Measured anew, or for the first time.
    if (machine_.id == machine_ids().front() || !machine_.known()) choose(machine_.id);
  });
  connect(&race_->lane(Lane::a), &RunModel::started, this, &MachineCard::show_ratios);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &MachineCard::restyle);
}

void MachineCard::restyle() {
  const Theme& t = theme();
  controls_->set_spacing(t.px(14), t.px(8));
  small_print_->setFont(t.font(0.9));
  small_print_->setVisible(!t.projector);
}

void MachineCard::set_narrow(bool narrow) {
  line_->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  table_->set_narrow(narrow);
}

void MachineCard::choose(const QString& id) {
  machine_ = make_machine(id, run_->model_status().limits);
  show_machine();
}

// Another figure than the machine's makes it the user's own.
void MachineCard::take_figures() {
  if (showing_) return;
  machine_.id = machine_ids().back();
  machine_.fitted = false;
  machine_.machine.fixed_seconds = fixed_->value() * 1e-3;
  machine_.machine.bytes_per_second = bandwidth_->value() * 1e9;
  machine_.machine.operations_per_second = arithmetic_->value() * 1e9;
  show_machine();
}

void MachineCard::show_machine() {
  showing_ = true;
  choice_->setCurrentIndex(static_cast<int>(machine_ids().indexOf(machine_.id)));
  fixed_->setValue(machine_.machine.fixed_seconds * 1e3);
  bandwidth_->setValue(machine_.machine.bytes_per_second / 1e9);
  arithmetic_->setValue(machine_.machine.operations_per_second / 1e9);
  showing_ = false;
  show_ratios();
  emit machine_changed();
}

void MachineCard::show_ratios() {
  const RunModel& lane = race_->lane(Lane::a);
  const RecordedModel& model = lane.recording().model;
  const bool is_text_model = model.shape == gpt2_small() && model.precision == Precision::f32;
  table_->set_row(this_model, tr("This model"), model.shape.blocks > 0 && !is_text_model);
  show_row(this_model, model, lane.state().prompt_size());
  RecordedModel text;
  text.shape = gpt2_small();
  show_row(text_model, text, kTextPrompt);
  sentence_->setText(sentence_now());
}

void MachineCard::show_row(int row, const RecordedModel& model, int prompt) {
  const int lengths = static_cast<int>(kRatioLengths.size());
  for (int i = 0; i < lengths; ++i) {
    const MachineRatios ratios = machine_ratios(machine_, model, prompt, kRatioLengths[static_cast<std::size_t>(i)]);
    table_->set_cell(row, i, range_text(ratios.run), false);
    table_->set_cell(row, lengths + i, range_text(ratios.step), false);
  }
}

QString MachineCard::sentence() const { return sentence_->text(); }

// Why the report's ratios are smaller, or larger, than these.
QString MachineCard::sentence_now() const {
  if (!machine_.known()) {
    const std::optional<Error>& error = run_->model_status().limits.error;
    return error ? tr("This machine's figures could not be measured. %1").arg(error_text(*error))
                 : tr("This machine's figures are measured when a model is loaded.");
  }
  const int rows = static_cast<int>(std::clamp(free_rows(machine_, gpt2_small()) + 0.5, 1.0, 1e9));
  if (machine_.fitted)
    return tr("A published report says 2× at 200 tokens and 4.8× at 1,000, and names no machine. Such ratios need one on "
              "which what "
              "every "
              "step costs anyway, above all reading GPT-2 small's weights, takes as long as the arithmetic of %1 rows: then "
              "computing old rows again costs little.")
        .arg(count_text(rows));
  const QString here =
      tr("With %1, reading GPT-2 small's weights takes as long as the arithmetic of about %Ln rows; a published "
         "report's 2× and 4.8× need about %2.",
         nullptr, rows)
          .arg(machine_phrase(machine_.id), count_text(kTextFreeRows));
  if (free_rows(machine_, gpt2_small()) < kTextFreeRows)
    return tr("%1 So each row computed again costs far more here, and the cache saves far more than the report says.")
        .arg(here);
  return tr("%1 So the weights rule every step here, and the cache saves less than the report says.").arg(here);
}

}  // namespace rowkeeper::views
