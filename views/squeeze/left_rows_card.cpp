#include "views/squeeze/left_rows_card.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QScrollBar>
#include <QToolButton>
#include <algorithm>

#include "views/squeeze/left_rows_pane.h"
#include "views/squeeze/left_rows_view.h"
#include "views/squeeze/squeeze_words.h"
#include "views/widgets/error_text.h"
#include "views/widgets/format.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

QString fate_words(const LeftRowsLayout& layout, int row) {
  const MergedRows with = layout.together(row);
  switch (layout.fates[static_cast<std::size_t>(row)]) {
    case RowFate::held:
      return LeftRowsCard::tr("yes");
    case RowFate::merged:
      return LeftRowsCard::tr("averaged: %1").arg(rows_text(RowIndex(with.first), RowIndex(with.end)));
    case RowFate::thrown_away:
      return LeftRowsCard::tr("thrown away");
  }
  return {};
}

}  // namespace

LeftRowsCard::LeftRowsCard(const SqueezeModel* squeeze, const SqueezeChoice* choice, RunCommands* commands, QWidget* parent)
    : Card(tr("What is left in the cache"), parent),
      squeeze_(squeeze),
      choice_(choice),
      commands_(commands),
      panes_{new LeftRowsPane(squeeze), new LeftRowsPane(squeeze)},
      line_(new QBoxLayout(QBoxLayout::LeftToRight)) {
  for (LeftRowsPane* const pane : panes_) line_->addWidget(pane, 1);
  body()->addLayout(line_, 1);
  add_menu();
  scroll_together();
  connect(squeeze_, &SqueezeModel::basis_changed, this, &LeftRowsCard::ask);
  connect(choice_, &SqueezeChoice::changed, this, &LeftRowsCard::ask);
  // Again: an older answer may have come in the place of one that is wanted.
  connect(squeeze_, &SqueezeModel::rows_changed, this, [this] {
    ask();
    show_evidence();
  });
  refresh();
}

LeftRowsView* LeftRowsCard::view() const { return panes_[0]->view(); }
LeftRowsView* LeftRowsCard::beside() const { return panes_[1]->view(); }

void LeftRowsCard::add_menu() {
  auto* const button = new QToolButton;
  button->setText(QStringLiteral("⋯"));
  button->setProperty("look", "quiet");
  button->setPopupMode(QToolButton::InstantPopup);
  button->setToolTip(tr("Table"));
  button->setAccessibleName(tr("Menu of what is left in the cache"));
  auto* const menu = new QMenu(button);
  menu->addAction(tr("Show as &table"), this, [this] { show_table(this, table()); });
  button->setMenu(menu);
  header()->addWidget(button, 0, Qt::AlignTop);
}

// Both have the same rows at the same heights. Only the one that somebody scrolls leads: their ends may differ by a line.
void LeftRowsCard::scroll_together() {
  for (const int at : {0, 1}) {
    QScrollBar* const mine = panes_[static_cast<std::size_t>(at)]->view()->verticalScrollBar();
    QScrollBar* const other = panes_[static_cast<std::size_t>(1 - at)]->view()->verticalScrollBar();
    connect(mine, &QScrollBar::valueChanged, this, [this, at, other](int value) {
      if (leader_ == 1 - at) return;
      leader_ = at;
      other->setValue(value);
      leader_ = kNobody;
    });
  }
}

void LeftRowsCard::showEvent(QShowEvent* event) {
  Card::showEvent(event);
  if (!current()) ask();
}

void LeftRowsCard::set_narrow(bool narrow) {
  line_->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  line_->setSpacing(theme().px(12));
}

bool LeftRowsCard::current() const {
  const std::vector<int> ways = choice_->ways();
  return std::all_of(ways.begin(), ways.end(), [this](int way) { return squeeze_->rows(way, choice_->text()); });
}

// Only for eyes: it costs a pass over the text each.
void LeftRowsCard::ask() {
  std::vector<int> missing;
  const bool possible = isVisible() && squeeze_->basis().ready && squeeze_->texts() > 0;
  for (const int way : choice_->ways()) {
    if (possible && way_obstacle(*squeeze_, way).isEmpty() && !squeeze_->rows(way, choice_->text())) missing.push_back(way);
  }
  if (!missing.empty()) emit commands_->ask_squeezed_rows(missing, choice_->text());
  refresh();
}

void LeftRowsCard::show_evidence() {
  for (LeftRowsPane* const pane : panes_) pane->view()->show_evidence();
}

QString LeftRowsCard::hint(int way) const {
  if (!squeeze_->basis().ready) return tr("The rows that a way leaves of a text are shown here, once there is a model.");
  if (const auto& error = squeeze_->basis().error) return error_text(*error);
  QString obstacle = way_obstacle(*squeeze_, way);
  if (!obstacle.isEmpty()) return obstacle;
  const SqueezedRows* const rows = squeeze_->rows(way, choice_->text());
  if (rows && rows->error) return error_text(*rows->error);
  return tr("Reading the text…");
}

void LeftRowsCard::refresh() {
  const std::vector<int> ways = choice_->ways();
  for (std::size_t i = 0; i < panes_.size(); ++i) {
    panes_[i]->setVisible(i < ways.size());
    if (i < ways.size()) panes_[i]->show_rows(ways[i], choice_->text(), hint(ways[i]));
  }
  set_subtitle(legend());
}

// What the pictures' marks mean, of those that there are.
QString LeftRowsCard::legend() const {
  bool thrown = false, merged = false;
  QString evidence;
  for (const int way : choice_->ways()) {
    const SqueezedRows* const rows = squeeze_->rows(way, choice_->text());
    if (!rows || rows->error) continue;
    const LeftRowsLayout& layout = panes_[way == choice_->way() ? 0 : 1]->view()->left_layout();
    thrown |= layout.rows_left() < static_cast<int>(rows->rows.size());
    merged |= !layout.merged.empty();
    if (layout.has_evidence()) evidence = rows_text(rows->evidence_begin, rows->evidence_end);
  }
  QStringList parts{tr("after the question, when the answer begins")};
  if (thrown) parts << tr("grey: thrown away");
  if (merged) parts << tr("joined: averaged into one");
  if (!evidence.isEmpty()) parts << tr("outlined: %1 held the answer").arg(evidence);
  return parts.join(QStringLiteral(" · "));
}

ChartTable LeftRowsCard::table() const {
  ChartTable table{tr("What is left in the cache"), {tr("row"), tr("token")}, {}};
  if (!current()) return table;
  const std::vector<int> ways = choice_->ways();
  for (const int way : ways)
    table.columns << tr("%1: in the cache").arg(way_name(way)) << tr("%1: entry").arg(way_name(way));
  table.columns << tr("held the answer");
  const SqueezedRows& first = *squeeze_->rows(ways[0], choice_->text());
  for (int row = 0; row < static_cast<int>(first.rows.size()); ++row) {
    QVariantList& line =
        table.rows.emplace_back(QVariantList{row, token_text(first.rows[static_cast<std::size_t>(row)].token.bytes)});
    for (std::size_t i = 0; i < ways.size(); ++i) {
      const int entry = squeeze_->rows(ways[i], choice_->text())->rows[static_cast<std::size_t>(row)].entry;
      line << fate_words(panes_[i]->view()->left_layout(), row) << (entry < 0 ? QVariant(QString()) : QVariant(entry));
    }
    const LeftRowsLayout& layout = view()->left_layout();
    line << (row >= layout.evidence_begin && row < layout.evidence_end ? tr("yes") : QString());
  }
  return table;
}

}  // namespace rowkeeper::views
