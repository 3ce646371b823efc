#include "views/watch/sampling_popup.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>
#include <algorithm>
#include <limits>

#include "views/widgets/accessible_role.h"
#include "views/widgets/field_label.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

QLabel* muted(const QString& text) {
  auto* label = new QLabel(text);
  label->setProperty("look", "muted");
  label->setWordWrap(true);
  return label;
}

const QString kSectionTitle = QStringLiteral("section_title");

QLabel* section_title(const QString& text) {
  auto* label = new QLabel(text);
  label->setObjectName(kSectionTitle);
  return label;
}

// Buttons of which one is on, called by their question: a screen reader says it before the one that it comes to.
QWidget* choice(const QString& question, std::initializer_list<QRadioButton*> buttons) {
  auto* widget = new QWidget;
  set_accessible_role(widget, QAccessible::Grouping);
  widget->setAccessibleName(question);
  auto* column = new QVBoxLayout(widget);
  column->setContentsMargins({});
  auto* group = new QButtonGroup(widget);
  for (QRadioButton* button : buttons) {
    group->addButton(button);
    column->addWidget(button);
  }
  return widget;
}

void add_line(QGridLayout* grid, const QString& name, QAbstractSpinBox* box, const QString& explanation) {
  const int row = grid->rowCount();
  auto* label = new QLabel(name);
  label_control(label, box, name, explanation);
  grid->addWidget(label, row, 0);
  grid->addWidget(box, row, 1);
  grid->addWidget(muted(explanation), row, 2);
}

}  // namespace

QString sampling_text(const SamplerOptions& sampling) {
  if (sampling.greedy || sampling.temperature == 0) return SamplingPopup::tr("greedy");
  QString text = SamplingPopup::tr("temperature %1").arg(QLocale().toString(sampling.temperature, 'g', 3));
  if (sampling.top_k > 0) text += SamplingPopup::tr(" · top-k %1").arg(QLocale().toString(sampling.top_k));
  if (sampling.top_p < 1) text += SamplingPopup::tr(" · top-p %1").arg(QLocale().toString(sampling.top_p, 'g', 3));
  return text;
}

SamplingPopup::SamplingPopup(RunSettings* settings, QWidget* parent)
    : Popup(tr("Sampling options"), parent),
      settings_(settings),
      title_(new QLabel(tr("How the next token is chosen"))),
      greedy_(new QRadioButton(tr("Greedy: always the most probable token"))),
      sample_(new QRadioButton(tr("Sample: draw one, the probable ones more often"))),
      temperature_(new QDoubleSpinBox),
      top_k_(new QSpinBox),
      top_p_(new QDoubleSpinBox),
      seed_(new QSpinBox),
      special_tokens_(new QCheckBox(tr("“<|endoftext|>” is the end-of-text token"))),
      stop_(new QRadioButton(tr("Stop"))),
      slide_(new QRadioButton(tr("Slide: keep the later half and pay a prefill"))),
      restart_(new QPushButton(tr("Restart now"))) {
  build();
  connect_all();
  restyle();
  show_settings();
}

void SamplingPopup::build() {
  auto* all = new QVBoxLayout(this);
  all->addWidget(title_);
  all->addWidget(choice(title_->text(), {greedy_, sample_}));
  build_numbers(all);
  build_limit(all);
  build_prompt(all);
  auto* below = new QHBoxLayout;
  below->addWidget(muted(tr("Changes hold from the next restart on.")), 1);
  below->addWidget(restart_);
  all->addLayout(below);
}

void SamplingPopup::build_numbers(QVBoxLayout* all) {
  temperature_->setRange(0, 5);
  temperature_->setSingleStep(0.1);
  top_k_->setRange(0, 100000);
  top_k_->setSpecialValueText(tr("all"));
  top_p_->setRange(0.01, 1);
  top_p_->setSingleStep(0.05);
  seed_->setRange(0, std::numeric_limits<int>::max());
  auto* grid = new QGridLayout;
  grid->setColumnStretch(2, 1);
  add_line(grid, tr("Temperature"), temperature_, tr("Below 1 it plays safe, above 1 it dares more."));
  add_line(grid, tr("Top-k"), top_k_, tr("Draws from the k most probable tokens only."));
  add_line(grid, tr("Top-p"), top_p_, tr("Draws from the fewest tokens that together reach p."));
  add_line(grid, tr("Seed"), seed_, tr("The same seed gives the same text again."));
  all->addLayout(grid);
}

void SamplingPopup::build_limit(QVBoxLayout* all) {
  const QString question = tr("When the context is full");
  all->addWidget(section_title(question));
  all->addWidget(choice(question, {stop_, slide_}));
}

void SamplingPopup::build_prompt(QVBoxLayout* all) {
  const QString why =
      tr("One token that says: a text ends here, another begins. Otherwise these characters are text like any other.");
  special_tokens_->setToolTip(why);
  special_tokens_->setAccessibleDescription(why);
  all->addWidget(section_title(tr("How the prompt is read")));
  all->addWidget(special_tokens_);
}

void SamplingPopup::connect_all() {
  for (QRadioButton* button : {sample_, slide_})
    connect(button, &QRadioButton::toggled, this, &SamplingPopup::take_settings);
  for (QDoubleSpinBox* box : {temperature_, top_p_})
    connect(box, &QDoubleSpinBox::valueChanged, this, &SamplingPopup::take_settings);
  for (QSpinBox* box : {top_k_, seed_}) connect(box, &QSpinBox::valueChanged, this, &SamplingPopup::take_settings);
  connect(special_tokens_, &QCheckBox::toggled, this, &SamplingPopup::take_settings);
  connect(settings_, &RunSettings::changed, this, &SamplingPopup::show_settings);
  connect(restart_, &QPushButton::clicked, this, [this] {
    hide();
    emit restart_wanted();
  });
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &SamplingPopup::restyle);
}

void SamplingPopup::restyle() {
  const Theme& t = theme();
  layout()->setContentsMargins(t.px(16), t.px(14), t.px(16), t.px(14));
  layout()->setSpacing(t.px(8));
  title_->setFont(t.font(1.08, QFont::DemiBold));
  for (QLabel* title : findChildren<QLabel*>(kSectionTitle)) title->setFont(t.font(1.0, QFont::DemiBold));
  set_width(t.px(440));
}

void SamplingPopup::show_settings() {
  showing_ = true;
  const SamplerOptions& sampling = settings_->request().sampling;
  (sampling.greedy ? greedy_ : sample_)->setChecked(true);
  temperature_->setValue(sampling.temperature);
  top_k_->setValue(sampling.top_k);
  top_p_->setValue(sampling.top_p);
  seed_->setValue(static_cast<int>(std::min<std::uint64_t>(sampling.seed, std::numeric_limits<int>::max())));
  (settings_->request().at_limit == AtLimit::slide ? slide_ : stop_)->setChecked(true);
  special_tokens_->setChecked(settings_->request().special_tokens);
  for (QWidget* box : {static_cast<QWidget*>(temperature_), static_cast<QWidget*>(top_k_), static_cast<QWidget*>(top_p_),
                       static_cast<QWidget*>(seed_)})
    box->setEnabled(!sampling.greedy);
  showing_ = false;
}

void SamplingPopup::take_settings() {
  if (showing_) return;
  RunRequest request = settings_->request();
  request.sampling.greedy = greedy_->isChecked();
  request.sampling.temperature = temperature_->value();
  request.sampling.top_k = top_k_->value();
  request.sampling.top_p = top_p_->value();
  request.sampling.seed = static_cast<std::uint64_t>(seed_->value());
  request.at_limit = slide_->isChecked() ? AtLimit::slide : AtLimit::stop;
  request.special_tokens = special_tokens_->isChecked();
  settings_->set_request(request);
}

void SamplingPopup::open_below(const QRect& button) {
  stand_beside(button, PopupEdge::trailing);
  show();
  (greedy_->isChecked() ? greedy_ : sample_)->setFocus();
}

}  // namespace rowkeeper::views
