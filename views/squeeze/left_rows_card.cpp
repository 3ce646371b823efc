#include "views/squeeze/left_rows_card.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

#include "views/squeeze/left_rows_painter.h"
#include "views/squeeze/left_rows_view.h"
#include "views/squeeze/squeeze_words.h"
#include "views/widgets/error_text.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

LeftRowsCard::LeftRowsCard(const SqueezeModel* squeeze, const SqueezeChoice* choice, RunCommands* commands, QWidget* parent)
    : Card(tr("What is left in the cache"), parent),
      squeeze_(squeeze),
      choice_(choice),
      commands_(commands),
      view_(new LeftRowsView) {
  body()->addWidget(view_, 1);
  add_menu();
  connect(squeeze_, &SqueezeModel::basis_changed, this, &LeftRowsCard::ask);
  connect(choice_, &SqueezeChoice::changed, this, &LeftRowsCard::ask);
  connect(squeeze_, &SqueezeModel::rows_changed, this, [this] {
    refresh();
    view_->show_evidence();
  });
  refresh();
}

void LeftRowsCard::add_menu() {
  auto* const button = new QToolButton;
  button->setText(QStringLiteral("⋯"));
  button->setProperty("look", "quiet");
  button->setPopupMode(QToolButton::InstantPopup);
  button->setToolTip(tr("Table"));
  button->setAccessibleName(tr("Menu of what is left in the cache"));
  auto* const menu = new QMenu(button);
  menu->addAction(tr("Show as table"), this, [this] { show_table(this, table()); });
  button->setMenu(menu);
  header()->addWidget(button, 0, Qt::AlignTop);
}

void LeftRowsCard::showEvent(QShowEvent* event) {
  Card::showEvent(event);
  if (!current()) ask();
}

bool LeftRowsCard::current() const {
  const SqueezedRows& rows = squeeze_->rows();
  return rows.way == choice_->way() && rows.text == choice_->text() && !rows.overtaken;
}

// Only for eyes: it costs a pass over the text.
void LeftRowsCard::ask() {
  const bool possible =
      squeeze_->basis().ready && squeeze_->texts() > 0 && way_obstacle(*squeeze_, choice_->way()).isEmpty();
  if (isVisible() && possible && !current()) emit commands_->ask_squeezed_rows(choice_->way(), choice_->text());
  refresh();
}

QString LeftRowsCard::hint() const {
  if (!squeeze_->basis().ready) return tr("The rows that a way leaves of a text are shown here, once there is a model.");
  if (const auto& error = squeeze_->basis().error) return error_text(*error);
  const QString obstacle = way_obstacle(*squeeze_, choice_->way());
  if (!obstacle.isEmpty()) return obstacle;
  if (current() && squeeze_->rows().error) return error_text(*squeeze_->rows().error);
  return tr("Reading the text…");
}

QString LeftRowsCard::summary() const {
  const SqueezedRows& rows = squeeze_->rows();
  if (!current() || rows.rows.empty()) return tr("after the question, when the answer begins");
  const LeftRowsLayout& layout = view_->left_layout();
  QStringList parts{
      tr("%1 of %2 rows").arg(count_text(layout.rows_left()), count_text(static_cast<int>(rows.rows.size()))),
      tr("%1 instead of %2")
          .arg(bytes_text(static_cast<double>(rows.bytes)), bytes_text(static_cast<double>(rows.exact_bytes)))};
  if (layout.rows_left() < static_cast<int>(rows.rows.size())) parts << tr("grey: thrown away");
  if (!layout.merged.empty()) parts << tr("joined: averaged into one");
  if (layout.has_evidence())
    parts << tr("outlined: %1 held the answer").arg(rows_text(rows.evidence_begin, rows.evidence_end));
  return parts.join(QStringLiteral(" · "));
}

void LeftRowsCard::refresh() {
  const bool fresh = current() && !squeeze_->rows().error;
  view_->set_rows(fresh ? squeeze_->rows() : SqueezedRows{});
  view_->set_hint(hint());
  set_title(tr("What is left in the cache: %1").arg(way_name(choice_->way())));
  set_subtitle(summary());
  view_->setAccessibleDescription(summary());
}

ChartTable LeftRowsCard::table() const {
  ChartTable table{
      tr("What is left in the cache"), {tr("row"), tr("token"), tr("in the cache"), tr("entry"), tr("held the answer")}, {}};
  if (!current()) return table;
  const LeftRowsLayout& layout = view_->left_layout();
  const SqueezedRows& rows = squeeze_->rows();
  for (int row = 0; row < static_cast<int>(rows.rows.size()); ++row) {
    const SqueezedRow& from = rows.rows[static_cast<std::size_t>(row)];
    const MergedRows with = layout.together(row);
    const QString fate = from.entry < 0    ? tr("thrown away")
                         : with.rows() > 1 ? tr("averaged: %1").arg(rows_text(RowIndex(with.first), RowIndex(with.end)))
                                           : tr("yes");
    const bool evidence = row >= layout.evidence_begin && row < layout.evidence_end;
    table.rows.push_back({row, token_text(from.token.bytes), fate,
                          from.entry < 0 ? QVariant(QString()) : QVariant(from.entry), evidence ? tr("yes") : QString()});
  }
  return table;
}

}  // namespace rowkeeper::views
