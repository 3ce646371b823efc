#include "views/squeeze/ways_card.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>
#include <algorithm>
#include <numeric>

#include "views/squeeze/squeeze_words.h"
#include "views/squeeze/way_button.h"
#include "views/widgets/accessible_role.h"
#include "views/widgets/announce.h"
#include "views/widgets/error_text.h"
#include "views/widgets/field_label.h"
#include "views/widgets/format.h"
#include "views/widgets/label_words.h"
#include "views/widgets/scroll_column.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

WaysCard::WaysCard(const SqueezeModel* squeeze, SqueezeChoice* choice, RunCommands* commands, QWidget* parent)
    : Card(tr("Make it smaller"), parent),
      squeeze_(squeeze),
      choice_(choice),
      commands_(commands),
      beside_(new QComboBox),
      other_model_(new QLabel),
      explanation_(new QLabel),
      progress_(new QLabel),
      bundled_(new QPushButton(tr("Load the bundled model"))),
      run_(new QPushButton),
      all_(new QPushButton),
      throttle_(
          kTextRedraws, [this] { refresh(); }, this) {
  body()->addWidget(ways_ = new ScrollColumn(build_ways(), tr("Ways to make it smaller")), 1);
  // The card shows through: a scroll area paints its content with the window's colour.
  ways_->viewport()->setAutoFillBackground(false);
  ways_->widget()->setAutoFillBackground(false);
  build_beside();
  build_below();
  connect(squeeze_, &SqueezeModel::basis_changed, this, [this] { throttle_.now(); });
  connect(squeeze_, &SqueezeModel::status_changed, this, [this] {
    throttle_.now();
    tell_end();
  });
  connect(squeeze_, &SqueezeModel::results_changed, this, [this] { throttle_.request(); });
  connect(choice_, &SqueezeChoice::changed, this, [this] { throttle_.now(); });
  // Arrow keys choose without a click.
  connect(&group_, &QButtonGroup::idToggled, choice_, [this](int way, bool on) {
    if (on) choice_->choose_way(way);
  });
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &WaysCard::restyle);
  restyle();
}

QWidget* WaysCard::build_ways() {
  auto* const content = new QWidget;
  auto* const column = new QVBoxLayout(content);
  for (const SqueezeGroup group :
       {SqueezeGroup::fewer_bits, SqueezeGroup::fewer_rows, SqueezeGroup::shared_heads, SqueezeGroup::pages})
    add_group(column, group);
  column->addStretch(1);
  return content;
}

void WaysCard::add_group(QVBoxLayout* column, SqueezeGroup group) {
  titles_.push_back(new QLabel(group_name(group)));
  titles_.back()->setProperty("look", "muted");
  column->addWidget(titles_.back());
  for (int way = 0; way < kSqueezeWays; ++way) {
    if (squeeze_way(way).group != group) continue;
    auto* const button = new WayButton(way_name(way));
    buttons_[static_cast<std::size_t>(way)] = button;
    group_.addButton(button, way);
    column->addWidget(button);
  }
}

// Its first entry is nothing, then the ways in their order.
void WaysCard::build_beside() {
  beside_->addItem(tr("nothing"));
  for (int way = 0; way < kSqueezeWays; ++way) beside_->addItem(way_name(way));
  beside_->setToolTip(tr("A second way, side by side with the chosen one"));
  beside_->setAccessibleName(tr("Second way"));
  describe_choice(beside_, beside_->toolTip());
  auto* const label = new QLabel(tr("Compare with"));
  label->setProperty("look", "muted");
  auto* const line = new QHBoxLayout;
  line->addWidget(label);
  line->addWidget(beside_, 1);
  body()->addLayout(line);
  connect(beside_, &QComboBox::activated, choice_, [this](int index) { choice_->choose_beside(index - 1); });
}

void WaysCard::build_below() {
  for (QLabel* const label : {other_model_, explanation_, progress_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setProperty("look", "muted");
  }
  run_->setProperty("look", "primary");
  all_->setToolTip(tr("Every way that is possible with this model, one after the other"));
  for (QWidget* const widget :
       {static_cast<QWidget*>(other_model_), static_cast<QWidget*>(bundled_), static_cast<QWidget*>(explanation_),
        static_cast<QWidget*>(progress_), static_cast<QWidget*>(run_), static_cast<QWidget*>(all_)})
    body()->addWidget(widget);
  connect(bundled_, &QPushButton::clicked, this, &WaysCard::bundled_model_wanted);
  connect(run_, &QPushButton::clicked, this, &WaysCard::press_run);
  connect(all_, &QPushButton::clicked, this, &WaysCard::press_all);
}

void WaysCard::set_whole(bool whole) { ways_->set_whole(whole); }

void WaysCard::restyle() {
  const Theme& t = theme();
  ways_->widget()->layout()->setContentsMargins(0, 0, t.px(4), 0);
  ways_->widget()->layout()->setSpacing(t.px(5));
  for (QLabel* const title : titles_) {
    title->setFont(t.font(0.95, QFont::DemiBold));
    title->setContentsMargins(0, title == titles_.front() ? 0 : t.px(5), 0, 0);
  }
  for (QLabel* const label : {other_model_, explanation_, progress_}) label->setFont(t.font(0.9));
  body()->setSpacing(t.px(7));
  refresh();
}

void WaysCard::refresh() {
  show_ways();
  show_beside();
  show_buttons();
}

void WaysCard::show_ways() {
  for (int way = 0; way < kSqueezeWays; ++way) {
    WayButton* const button = this->button(way);
    const QString obstacle = way_obstacle(*squeeze_, way);
    const int texts = squeeze_->texts(), done = static_cast<int>(squeeze_->result(way).items.size());
    button->set_note(way_note(*squeeze_, way), texts > 0 ? static_cast<double>(done) / texts : 0,
                     squeeze_->status().way == way);
    button->setEnabled(obstacle.isEmpty());
    button->setToolTip(obstacle.isEmpty() ? way_explanation(way) : obstacle);
    describe(button, button->toolTip());
    button->setChecked(way == choice_->way());
  }
  const QString obstacle = way_obstacle(*squeeze_, choice_->way());
  explanation_->setText(obstacle.isEmpty() ? way_explanation(choice_->way()) : obstacle);
  explanation_->setVisible(!theme().projector);
}

void WaysCard::show_beside() {
  const auto* const items = qobject_cast<QStandardItemModel*>(beside_->model());
  for (int way = 0; way < kSqueezeWays; ++way)
    items->item(way + 1)->setEnabled(way != choice_->way() && way_obstacle(*squeeze_, way).isEmpty());
  beside_->setCurrentIndex(choice_->beside() + 1);
}

bool WaysCard::finished() const {
  const std::vector<int> ways = choice_->ways();
  return std::all_of(ways.begin(), ways.end(), [this](int way) { return squeeze_->finished(way); });
}

void WaysCard::show_buttons() {
  const SqueezeBasis& basis = squeeze_->basis();
  const bool running = squeeze_->status().running(), usable = basis.ready && squeeze_->texts() > 0;
  const bool other = basis.ready && (!basis.asked || basis.error);
  other_model_->setVisible(other);
  bundled_->setVisible(other);
  other_model_->setText(basis.error
                            ? error_text(*basis.error)
                            : tr("This model was not made to answer questions, so nothing is right or wrong here. How far "
                                 "its probabilities move can be measured on %n documents.",
                                 nullptr, squeeze_->texts()));
  const QString progress = progress_text(*squeeze_);
  progress_->setText(progress);
  progress_->setVisible(!progress.isEmpty());
  run_->setText(running ? tr("Stop") : run_text());
  run_->setAccessibleName(label_words(run_->text()));
  run_->setEnabled(running || (usable && way_obstacle(*squeeze_, choice_->way()).isEmpty() && !finished()));
  all_->setText(tr("Run all"));
  bool left = false;
  for (int way = 0; way < kSqueezeWays; ++way)
    left |= usable && way_obstacle(*squeeze_, way).isEmpty() && !squeeze_->finished(way);
  all_->setEnabled(!running && left);
}

QString WaysCard::run_text() const {
  const bool asked = squeeze_->basis().asked || squeeze_->texts() == 0;
  if (!finished()) return asked ? tr("▶ Run the 60 questions") : tr("▶ Run the documents");
  return asked ? tr("✓ All 60 questions asked") : tr("✓ All documents read");
}

void WaysCard::press_run() {
  if (squeeze_->status().running()) {
    emit commands_->stop_squeezing();
  } else {
    try_now(choice_->ways());
  }
}

void WaysCard::press_all() {
  std::vector<int> ways(kSqueezeWays);
  std::iota(ways.begin(), ways.end(), 0);
  try_now(ways);
}

void WaysCard::try_now(const std::vector<int>& ways) {
  tried_ = ways;
  began_ = false;
  emit commands_->try_squeezing(ways);
  announce(this, squeeze_->basis().asked ? tr("The questions are being asked.") : tr("The documents are being read."));
}

// What came out, or how far it was when it was stopped.
void WaysCard::tell_end() {
  const SqueezeStatus& status = squeeze_->status();
  began_ |= status.running();
  if (tried_.empty() || !began_ || status.running()) return;
  QStringList news;
  if (status.error) news << progress_text(*squeeze_);
  for (const int way : tried_) {
    if (!squeeze_->result(way).items.empty()) news << tr("%1: %2").arg(way_name(way), way_note(*squeeze_, way));
  }
  tried_.clear();
  if (isVisible()) announce(this, news.join(u'\n'));
}

}  // namespace rowkeeper::views
