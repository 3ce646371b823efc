#include "views/race/verdict_card.h"

#include <QHBoxLayout>
#include <QLabel>
#include <utility>

#include "views/race/ratio_table.h"
#include "views/widgets/accessible_role.h"
#include "views/widgets/announce.h"
#include "views/widgets/format.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

enum Row { run_row, step_row };

QString look_of(Agreement agreement) {
  switch (agreement) {
    case Agreement::identical:
    case Agreement::same_tokens:
      return QStringLiteral("verdict-good");
    case Agreement::different:
      return QStringLiteral("verdict-bad");
    case Agreement::nothing_yet:
    case Agreement::rounding_won:
    case Agreement::other_weights:
      break;
  }
  return QStringLiteral("card");
}

QStringList columns() {
  QStringList names{VerdictCard::tr("so far")};
  for (const int length : kRatioLengths) names << VerdictCard::tr("text of %1 tokens").arg(count_text(length));
  return names;
}

RatioTable* make_table() {
  return new RatioTable(
      columns(), {VerdictCard::tr("run ratio"), VerdictCard::tr("step ratio")},
      {VerdictCard::tr(
           "All steps of the second lane took this many times as long as the same steps of the first, the prompt's "
           "first step included. Text of 200 tokens: until the text, its prompt included, had 200 tokens."),
       VerdictCard::tr("The newest step took this many times as long in the second lane (the median of up to ten steps).")});
}

void show_ratio(RatioTable* table, int row, int column, const std::optional<Ratio>& ratio) {
  if (!ratio) {
    table->set_cell(
        row, column, QStringLiteral("—"), true,
        VerdictCard::tr("Not reached, and nothing to predict it from: the prompt is longer, the context shorter, or "
                        "the lanes differ neither in their cache nor in their weights, or a lane's weights are 8-bit, whose "
                        "rate of arithmetic is not measured."));
    return;
  }
  const QString text = ratio_text(ratio->value);
  if (!ratio->predicted) return table->set_cell(row, column, text, false, VerdictCard::tr("measured"));
  table->set_cell(
      row, column, VerdictCard::tr("≈ %1 predicted").arg(text), true,
      VerdictCard::tr("Predicted from the bandwidth and the arithmetic rate that were measured on this machine"));
}

}  // namespace

VerdictCard::VerdictCard(const RaceModel* race, const RunModel* run, QWidget* parent)
    : Card(tr("Same output?"), parent),
      race_(race),
      run_(run),
      times_(new QLabel),
      faster_(new QLabel),
      explanation_(new QLabel(
          tr("Run ratio: the time of the whole run in the second lane, divided by that in the first. Step "
             "ratio: the same for the newest step alone. In a long run it is about twice the run's, whose early "
             "steps read a short text; in a short run the prompt, which both lanes read alike, counts most. A text of 200 "
             "tokens: the prompt and the new tokens together."))),
      table_(make_table()),
      figures_(new QHBoxLayout),
      throttle_(
          kTextRedraws, [this] { refresh(); }, this) {
  build();
  ended_ = race_->status().phase == RaceStatus::Phase::finished;  // before there was a card: no news
  connect(race_, &RaceModel::comparison_changed, this, [this] { throttle_.request(); });
  connect(race_, &RaceModel::status_changed, this, [this] { throttle_.now(); });
  connect(run_, &RunModel::model_status_changed, this, [this] { throttle_.request(); });
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &VerdictCard::restyle);
  restyle();
}

void VerdictCard::build() {
  auto* big = new QVBoxLayout;
  big->setSpacing(0);
  big->addWidget(times_, 0, Qt::AlignHCenter);
  big->addWidget(faster_, 0, Qt::AlignHCenter);
  faster_->setProperty("look", "muted");
  explanation_->setProperty("look", "muted");
  explanation_->setWordWrap(true);
  figures_->addLayout(big);
  figures_->addWidget(table_, 0, Qt::AlignVCenter);
  header()->addLayout(figures_);
  body()->addWidget(explanation_);
}

void VerdictCard::restyle() {
  const Theme& t = theme();
  times_->setFont(t.font(1.9, QFont::DemiBold));
  header()->setSpacing(t.px(12));
  figures_->setSpacing(t.px(22));
  explanation_->setFont(t.font(0.9));
  explanation_->setVisible(!t.projector);
  refresh();
}

void VerdictCard::set_narrow(bool narrow, bool stacked) {
  header()->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  figures_->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  table_->set_narrow(narrow);
}

void VerdictCard::refresh() {
  verdict_ = make_race_verdict(*race_);
  ratios_ = make_race_ratios(*race_, limits_for(*race_, run_->model_status()));
  set_look(look_of(verdict_.agreement));
  set_title(verdict_.title);
  set_subtitle(verdict_.facts.join(QStringLiteral(" · ")));
  show_headline();
  show_table();
  if (race_->status().error) expected_ = false;
  const bool ended = race_->status().phase == RaceStatus::Phase::finished;
  if (ended && !std::exchange(ended_, ended) && std::exchange(expected_, false))
    announce(this, verdict_.title + u'\n' + headline());
  ended_ = ended;
  describe(this, tr("%1. %2").arg(verdict_.facts.join(QStringLiteral(", ")), headline()));
}

QString VerdictCard::headline() const { return times_->text() + u' ' + faster_->text(); }

void VerdictCard::show_headline() {
  const bool known = ratios_.run && *ratios_.run > 0;
  times_->setVisible(known);
  faster_->setVisible(known);
  if (!known) return;
  const RatioWords words = ratio_words(*ratios_.run, race_->status().phase == RaceStatus::Phase::finished);
  times_->setText(words.times);
  faster_->setText(words.faster);
}

void VerdictCard::show_table() {
  const auto so_far = [](const std::optional<double>& ratio) {
    return ratio ? std::optional(Ratio{*ratio, false}) : std::nullopt;
  };
  show_ratio(table_, run_row, 0, so_far(ratios_.run));
  show_ratio(table_, step_row, 0, so_far(ratios_.step));
  for (std::size_t i = 0; i < ratios_.later.size(); ++i) {
    show_ratio(table_, run_row, static_cast<int>(i) + 1, ratios_.later[i].run);
    show_ratio(table_, step_row, static_cast<int>(i) + 1, ratios_.later[i].step);
  }
}

}  // namespace rowkeeper::views
