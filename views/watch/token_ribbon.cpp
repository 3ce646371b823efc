#include "views/watch/token_ribbon.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "views/watch/chip_area.h"
#include "views/watch/chip_legend.h"
#include "views/watch/ribbon_text.h"
#include "views/watch/token_editor.h"
#include "views/widgets/format.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

TokenRibbon::TokenRibbon(RunModel* run, Selection* selection, RunCommands* commands, Findings* findings, QWidget* parent)
    : QWidget(parent),
      run_(run),
      selection_(selection),
      commands_(commands),
      chips_(new ChipArea(tr("Tokens of the run"))),
      summary_(new QLabel),
      sentence_(new QLabel),
      legend_(new ChipLegend),
      editor_(new TokenEditor(run, commands, findings, this)),
      gate_(
          kTextRedraws, [this] { refresh(); }, this) {
  build();
  connect_all();
  restyle();
  refresh();
}

void TokenRibbon::build() {
  // Chips are drawn some times a second: an edit may have taken their rows away already.
  chips_->set_describer(
      [this](int row) { return row < run_->state().size() ? row_description(run_->state(), row) : QString(); });
  chips_->set_empty_text(tr("No tokens yet. They appear here as soon as a model has read the prompt."));
  chips_->set_lines(2, 4);
  summary_->setProperty("look", "muted");
  summary_->setWordWrap(true);
  sentence_->setWordWrap(true);
  auto* below = new QHBoxLayout;
  below->addWidget(summary_, 1);
  below->addWidget(legend_, 0, Qt::AlignBottom);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->addWidget(chips_, 1);
  all->addWidget(sentence_);
  all->addLayout(below);
}

void TokenRibbon::set_compact(bool compact) {
  compact_ = compact;
  compact ? chips_->set_lines(2, 2) : chips_->set_lines(2, 4);
  show_texts();
}

void TokenRibbon::connect_all() {
  connect(run_, &RunModel::started, this, [this] { gate_.now(); });
  connect(run_, &RunModel::changed, &gate_, &Throttle::request);
  connect(run_, &RunModel::rewound, &gate_, &Throttle::request);
  connect(run_, &RunModel::status_changed, &gate_, &Throttle::request);
  connect(selection_, &Selection::changed, this, &TokenRibbon::show_selection);
  connect(chips_, &ChipArea::picked, this, [this](int row) {
    Place place = selection_->place();
    place.row = row;
    selection_->select(place);
  });
  connect(chips_, &ChipArea::activated, this, &TokenRibbon::edit);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &TokenRibbon::restyle);
}

void TokenRibbon::restyle() {
  layout()->setSpacing(theme().px(6));
  sentence_->setFont(theme().font(1.0, QFont::DemiBold));
}

QString TokenRibbon::summary() const { return summary_->text(); }
QString TokenRibbon::sentence() const { return sentence_->text(); }

bool TokenRibbon::editable() const {
  const RunPhase phase = run_->status().phase;
  return phase == RunPhase::paused || phase == RunPhase::playing || phase == RunPhase::finished;
}

void TokenRibbon::refresh() {
  show_tokens();
  show_selection();
  chips_->describe_again();
  show_texts();
}

// Only tokens that are new or different become chips again.
void TokenRibbon::show_tokens() {
  const std::vector<RowState>& rows = run_->state().rows();
  std::size_t same = 0;
  const auto key = [](const RowState& row) { return Shown{row.token.id, !row.from_prompt}; };
  while (same < rows.size() && same < shown_.size() && key(rows[same]) == shown_[same]) ++same;
  if (same < rows.size() || same < shown_.size()) {
    std::vector<Chip> chips;
    shown_.resize(same);
    for (std::size_t row = same; row < rows.size(); ++row) {
      shown_.push_back(key(rows[row]));
      chips.push_back({token_text(rows[row].token.bytes), !rows[row].from_prompt});
    }
    chips_->replace_from(static_cast<int>(same), std::move(chips));
  }
  const auto invalid = std::find_if(rows.begin(), rows.end(), [](const RowState& row) { return row.invalid; });
  chips_->set_invalid_from(invalid == rows.end() ? -1 : static_cast<int>(invalid - rows.begin()));
  chips_->set_newest(!rows.empty() && !rows.back().from_prompt ? static_cast<int>(rows.size()) - 1 : -1);
}

void TokenRibbon::show_texts() {
  chips_->set_clickable(editable());
  const QString sentence = edit_sentence(*run_);
  sentence_->setText(sentence);
  sentence_->setVisible(!sentence.isEmpty());
  legend_->setVisible(!run_->empty() && !compact_);
  summary_->setVisible(!run_->empty() && !compact_);
  QString summary = token_summary(run_->state());
  if (editable()) summary += tr(" · choose a token to replace it and see which rows stay valid");
  summary_->setText(summary);
}

void TokenRibbon::show_selection() { chips_->set_selected(selection_->place().row); }

void TokenRibbon::edit(int row) {
  if (!editable() || row >= run_->state().size()) return;
  // The tokens must stand still while one of them is replaced.
  if (run_->status().phase == RunPhase::playing) emit commands_->pause();
  const QRect chip = chips_->chip_rect(row);
  editor_->open(row, QRect(chips_->viewport()->mapToGlobal(chip.topLeft()), chip.size()));
}

}  // namespace rowkeeper::views
