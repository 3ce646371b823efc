#include "views/squeeze/left_rows_pane.h"

#include <QLabel>
#include <QVBoxLayout>

#include "views/squeeze/left_rows_view.h"
#include "views/squeeze/squeeze_words.h"
#include "views/widgets/format.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

LeftRowsPane::LeftRowsPane(const SqueezeModel* squeeze, QWidget* parent)
    : QWidget(parent), squeeze_(squeeze), name_(new QLabel), summary_(new QLabel), view_(new LeftRowsView) {
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins({});
  for (QLabel* const label : {name_, summary_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    column->addWidget(label);
  }
  summary_->setProperty("look", "muted");
  column->addWidget(view_, 1);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &LeftRowsPane::restyle);
  restyle();
}

void LeftRowsPane::restyle() {
  name_->setFont(theme().font(1.0, QFont::DemiBold));
  summary_->setFont(theme().font(0.95));
  layout()->setSpacing(theme().px(2));
}

QString LeftRowsPane::summary() const {
  const SqueezedRows* const rows = squeeze_->rows(way_, text_);
  if (!rows || rows->rows.empty()) return QStringLiteral("–");
  return tr("%1 of %Ln rows · %2 instead of %3", nullptr, static_cast<int>(rows->rows.size()))
      .arg(count_text(view_->left_layout().rows_left()), bytes_text(static_cast<double>(rows->bytes)),
           bytes_text(static_cast<double>(rows->exact_bytes)));
}

void LeftRowsPane::show_rows(int way, int text, const QString& hint) {
  way_ = way;
  text_ = text;
  const SqueezedRows* const rows = squeeze_->rows(way, text);
  view_->set_rows(rows && !rows->error ? *rows : SqueezedRows{});
  view_->set_hint(hint);
  name_->setText(way_name(way));
  summary_->setText(summary());
  view_->setAccessibleName(tr("What is left in the cache: %1").arg(way_name(way)));
  view_->set_summary(summary());
}

}  // namespace rowkeeper::views
