#include "views/memory/memory_page.h"

#include <QApplication>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

#include "views/memory/calculator_form.h"
#include "views/memory/context_chart_card.h"
#include "views/memory/fit_card.h"
#include "views/memory/memory_words.h"
#include "views/memory/pages_card.h"
#include "views/run/run_model.h"
#include "views/widgets/error_text.h"
#include "views/widgets/focus_place.h"
#include "views/widgets/scroll_column.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

constexpr int kGap = 12;
constexpr int kNarrow = 800;
constexpr int kLeft = 400, kChart = 260;  // width and height
constexpr int kLeastForm = 150;           // of it that is seen while the rest scrolls
constexpr double kAiry = 1.35;            // most of its height, of what it needs
constexpr int kFormFirst = 1000;  // what is left of the height goes to the form, until it has that; then below the verdict
constexpr int kFormulaLines = 5;

// The card's white is the ground, not the window's.
void see_through(QScrollArea* area) {
  area->viewport()->setAutoFillBackground(false);
  area->widget()->setAutoFillBackground(false);
}

}  // namespace

MemoryPage::MemoryPage(const PageModels& models, Result<Presets> presets, QWidget* parent)
    : QWidget(parent),
      run_(models.run),
      calculator_(new Calculator(presets ? *presets : Presets(), this)),
      form_(new CalculatorForm(calculator_)),
      fit_(new FitCard(calculator_)),
      chart_(new ContextChartCard(calculator_)),
      pages_(new PagesCard(models)),
      formula_title_(new QLabel(tr("The formula"))),
      form_column_(new ScrollColumn(form_, tr("Settings of the calculator"))),
      results_(new QBoxLayout(QBoxLayout::TopToBottom)),
      left_(build_left()),
      area_(new QScrollArea) {
  auto* content = new QWidget;
  grid_ = new QGridLayout(content);
  for (QWidget* const card : {static_cast<QWidget*>(left_), static_cast<QWidget*>(chart_)})
    card->setParent(content);  // as Tab goes
  area_->setWidget(content);
  area_->setWidgetResizable(true);
  area_->setFocusPolicy(Qt::NoFocus);
  area_->setAccessibleName(tr("The calculator"));
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins({});
  all->addWidget(area_);
  connect(calculator_, &Calculator::changed, this, &MemoryPage::show_formula);
  connect(calculator_, &Calculator::changed, this, &MemoryPage::fit_form);
  connect(calculator_, &Calculator::changed, this, [this] {
    if (left_->isAncestorOf(QApplication::focusWidget())) fit_->tell_soon();  // not a lesson
  });
  connect(run_, &RunModel::model_status_changed, this, &MemoryPage::follow_loaded_model);
  set_focus_place(this, left_);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &MemoryPage::restyle);
  if (!presets) left_->set_subtitle(error_text(presets.error()));
  add_card(pages_);
  follow_loaded_model();
  show_formula();
  restyle();
}

Card* MemoryPage::build_left() {
  auto* card = new Card(tr("Model and device"));
  see_through(form_column_);
  results_->addWidget(build_formula());
  results_->addWidget(fit_);
  card->body()->addWidget(form_column_, kFormFirst);
  card->body()->addLayout(results_);
  card->body()->addStretch(1);
  return card;
}

QWidget* MemoryPage::build_formula() {
  auto* formula = new QWidget;
  auto* column = new QVBoxLayout(formula);
  column->setContentsMargins({});
  column->setSpacing(2);
  formula_title_->setProperty("look", "title");
  column->addWidget(formula_title_);
  for (int i = 0; i < kFormulaLines; ++i) {
    formula_.push_back(new QLabel);
    formula_.back()->setWordWrap(true);
    column->addWidget(formula_.back());
  }
  column->addStretch(1);
  return formula;
}

QWidget* MemoryPage::formula_box() const { return formula_title_->parentWidget(); }

QStringList MemoryPage::formula() const { return formula_lines(calculator_->plan(), calculator_->cost()); }

void MemoryPage::show_formula() {
  const QStringList lines = formula();
  for (int i = 0; i < kFormulaLines; ++i) formula_[static_cast<std::size_t>(i)]->setText(lines.value(i));
}

void MemoryPage::follow_loaded_model() {
  const ModelStatus& status = run_->model_status();
  if (status.state != ModelStatus::State::ready) return;
  calculator_->set_loaded({QString::fromStdString(status.model.name), status.model.shape, status.model.precision});
}

void MemoryPage::press_serve() { pages_->press(); }

void MemoryPage::add_card(QWidget* card) {
  cards_.push_back(card);
  arrange();
}

void MemoryPage::restyle() {
  const Theme& t = theme();
  formula_title_->setFont(t.font(1.08, QFont::DemiBold));
  results_->setSpacing(t.px(10));
  grid_->setContentsMargins(t.px(16), t.px(14), t.px(16), t.px(14));
  grid_->setSpacing(t.px(kGap));
  chart_->setMinimumHeight(t.px(kChart));
  arrange();
}

// Settings and results at the left of the pictures, where there is room; else above them, in two columns.
void MemoryPage::arrange() {
  const Theme& t = theme();
  const bool narrow = width() < t.px(kNarrow);
  form_->set_columns(narrow ? 2 : 1);
  results_->setDirection(narrow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  results_->setStretch(0, narrow ? 6 : 0);
  results_->setStretch(1, narrow ? 5 : 0);
  QFont font = t.mono_font(narrow ? 0.9 : 0.95);
  for (QLabel* line : formula_) line->setFont(font);
  font.setWeight(QFont::DemiBold);
  formula_.back()->setFont(font);
  fit_form();
  for (QWidget* card : {static_cast<QWidget*>(left_), static_cast<QWidget*>(chart_)}) grid_->removeWidget(card);
  for (QWidget* card : cards_) grid_->removeWidget(card);
  const int column = narrow ? 0 : 1;
  int row = narrow ? 1 : 0;
  grid_->addWidget(chart_, row++, column);
  for (QWidget* card : cards_) grid_->addWidget(card, row++, column);
  grid_->addWidget(left_, 0, 0, narrow ? 1 : row, 1);
  grid_->setColumnStretch(0, narrow ? 1 : 0);
  grid_->setColumnStretch(1, narrow ? 0 : 1);
  left_->setMinimumWidth(narrow ? 0 : t.px(kLeft));
  left_->setMaximumWidth(narrow ? QWIDGETSIZE_MAX : t.px(kLeft));
}

// Beside the pictures the settings scroll for themselves, so that formula and verdict stay in sight.
void MemoryPage::fit_form() {
  form_->layout()->activate();
  const int height = form_->sizeHint().height();
  const bool narrow = width() < theme().px(kNarrow);
  form_column_->setMinimumHeight(narrow ? height : theme().px(kLeastForm));
  form_column_->setMaximumHeight(static_cast<int>(narrow ? height : height * kAiry));
}

void MemoryPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

}  // namespace rowkeeper::views
