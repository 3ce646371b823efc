#include "views/squeeze/squeeze_page.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "views/squeeze/left_rows_card.h"
#include "views/squeeze/left_rows_view.h"
#include "views/squeeze/question_card.h"
#include "views/squeeze/squeeze_chart_card.h"
#include "views/squeeze/squeeze_choice.h"
#include "views/squeeze/ways_card.h"
#include "views/widgets/focus_place.h"
#include "views/widgets/scroll_column.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

constexpr int kNarrow = 1060;  // in normal pixels: below it, chart and question, and two stores, stand over each other
constexpr int kChart = 300, kLowChart = 210;  // heights
constexpr int kLowPage = 720;
constexpr int kStacked = 720;  // below it, the answers follow below the ways, and all scrolls together

}  // namespace

SqueezePage::SqueezePage(const PageModels& models, QWidget* parent)
    : QWidget(parent),
      choice_(new SqueezeChoice(models.squeeze, this)),
      ways_(new WaysCard(models.squeeze, choice_, models.commands)),
      chart_(new SqueezeChartCard(models.squeeze, choice_)),
      question_(new QuestionCard(models.squeeze, choice_)),
      rows_(new LeftRowsCard(models.squeeze, choice_, models.commands)),
      top_(new QBoxLayout(QBoxLayout::LeftToRight)),
      line_(new QBoxLayout(QBoxLayout::LeftToRight)),
      right_(new ScrollColumn(build_right(), tr("Answers"))),
      all_(new ScrollColumn(build_all(), tr("Squeeze"))) {
  auto* const layout = new QHBoxLayout(this);
  layout->addWidget(all_);
  connect(ways_, &WaysCard::bundled_model_wanted, this, &SqueezePage::bundled_model_wanted);
  connect(question_, &QuestionCard::evidence_wanted, this, &SqueezePage::show_evidence);
  set_focus_place(this, ways_);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &SqueezePage::restyle);
  restyle();
}

QWidget* SqueezePage::build_right() {
  auto* const content = new QWidget;
  auto* const column = new QVBoxLayout(content);
  column->setContentsMargins({});
  top_->addWidget(chart_, 7);
  top_->addWidget(question_, 5);
  column->addLayout(top_);
  column->addWidget(rows_, 1);
  return content;
}

QWidget* SqueezePage::build_all() {
  auto* const content = new QWidget;
  line_->setContentsMargins({});
  line_->addWidget(ways_);
  line_->addWidget(right_, 1);
  content->setLayout(line_);
  return content;
}

void SqueezePage::restyle() {
  const Theme& t = theme();
  layout()->setContentsMargins(t.px(16), t.px(14), t.px(16), t.px(14));
  line_->setSpacing(t.px(14));
  right_->widget()->layout()->setSpacing(t.px(12));
  top_->setSpacing(t.px(12));
  arrange();
}

void SqueezePage::arrange() {
  const bool narrow = width() < theme().px(kNarrow);
  const bool low = height() < theme().px(kLowPage);
  chart_->chart()->setMinimumHeight(theme().px(low ? kLowChart : kChart));
  const bool stacked = width() < theme().px(kStacked);
  line_->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  right_->set_whole(stacked);
  ways_->set_whole(stacked);
  rows_->set_narrow(narrow);
  top_->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void SqueezePage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void SqueezePage::show_evidence() {
  rows_->show_evidence();
  for (ScrollColumn* const column : {right_, all_}) column->ensureWidgetVisible(rows_);
  rows_->view()->setFocus();
}

// A disabled button does nothing, but its key is still its own.
bool SqueezePage::press_play() {
  ways_->run_button()->click();
  return true;
}

bool SqueezePage::press_step() {
  question_->next()->click();
  return true;
}

}  // namespace rowkeeper::views
