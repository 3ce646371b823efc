#include "views/canvas/canvas_controls.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <cmath>

#include "views/canvas/cache_canvas.h"
#include "views/widgets/accessible_role.h"
#include "views/widgets/field_label.h"
#include "views/widgets/format.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

constexpr int kSliderSteps = 32;  // from zoom 0 to 1, and to -1

QToolButton* quiet_button(const QString& text, const QString& name) {
  auto* button = new QToolButton;
  button->setProperty("look", "quiet");
  button->setText(text);
  button->setAccessibleName(name);
  button->setToolTip(name);
  return button;
}

QHBoxLayout* row_layout(QWidget* widget) {
  auto* layout = new QHBoxLayout(widget);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(theme().px(2));
  return layout;
}

}  // namespace

ModeControl::ModeControl(CacheCanvas* canvas, QWidget* parent)
    : QWidget(parent), canvas_(canvas), modes_(new QButtonGroup(this)), heads_(new QComboBox) {
  row_layout(this);
  setAccessibleName(tr("What the cache shows"));
  heads_->setAccessibleName(tr("Whose attention"));
  describe_choice(heads_, heads_->accessibleName());  // its name is what is chosen
  layout()->addWidget(heads_);
  add_mode(static_cast<int>(CanvasMode::values), tr("Values"), tr("The numbers of each row's keys and values"));
  add_mode(static_cast<int>(CanvasMode::attention), tr("Attention"), tr("How much the newest row looked at each row"));
  add_mode(static_cast<int>(CanvasMode::fingerprints), tr("Fingerprints"),
           tr("Whether a row that was computed again has the same bits"));
  // Not clicked: assistive technology toggles.
  connect(modes_, &QButtonGroup::idToggled, this, [this](int mode, bool on) {
    if (on) canvas_->set_mode(static_cast<CanvasMode>(mode));
  });
  connect(heads_, &QComboBox::activated, this, [this](int index) { canvas_->set_attention_head(index - 1); });
  connect(canvas, &CacheCanvas::mode_changed, this, &ModeControl::refresh);
  connect(canvas, &CacheCanvas::attention_head_changed, this, &ModeControl::refresh);
  connect(canvas, &CacheCanvas::legend_changed, this, &ModeControl::refresh);
  refresh();
}

void ModeControl::add_mode(int mode, const QString& name, const QString& help) {
  QToolButton* button = quiet_button(name, name);
  set_accessible_role(button, QAccessible::RadioButton);
  button->setCheckable(true);
  button->setToolTip(help);
  button->setAccessibleDescription(help);
  modes_->addButton(button, mode);
  layout()->addWidget(button);
}

void ModeControl::refresh() {
  modes_->button(static_cast<int>(canvas_->mode()))->setChecked(true);
  fill_heads();
  heads_->setVisible(canvas_->mode() == CanvasMode::attention);
  heads_->setCurrentIndex(canvas_->attention_head() + 1);
}

void ModeControl::fill_heads() {
  const int heads = canvas_->canvas_data().attention_heads();
  if (heads_->count() == heads + 1) return;
  heads_->clear();
  heads_->addItem(tr("mean of all heads"));
  for (int head = 1; head <= heads; ++head) heads_->addItem(tr("head %1").arg(count_text(std::int64_t{head})));
}

ZoomControl::ZoomControl(CacheCanvas* canvas, QWidget* parent)
    : QWidget(parent),
      canvas_(canvas),
      slider_(new QSlider(Qt::Horizontal)),
      out_(quiet_button(QStringLiteral("−"), tr("Zoom out: more rows (−)"))),
      in_(quiet_button(QStringLiteral("+"), tr("Zoom in: single numbers (+)"))) {
  QHBoxLayout* row = row_layout(this);
  slider_->setRange(-kSliderSteps, kSliderSteps);
  slider_->setPageStep(kSliderSteps / 4);
  slider_->setAccessibleName(tr("Zoom"));
  slider_->setToolTip(tr("From all rows of the context to one head's numbers (Ctrl and wheel; 0 for all blocks)"));
  row->addWidget(out_);
  row->addWidget(slider_);
  row->addWidget(in_);
  connect(out_, &QToolButton::clicked, canvas, &CacheCanvas::zoom_out);
  connect(in_, &QToolButton::clicked, canvas, &CacheCanvas::zoom_in);
  connect(slider_, &QSlider::valueChanged, canvas,
          [canvas](int value) { canvas->set_zoom(static_cast<double>(value) / kSliderSteps); });
  connect(canvas, &CacheCanvas::zoom_changed, this, &ZoomControl::refresh);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &ZoomControl::refresh);
  refresh();
  follow_name();
}

void ZoomControl::follow_name() {
  for (QWidget* const control : {static_cast<QWidget*>(out_), static_cast<QWidget*>(slider_), static_cast<QWidget*>(in_)})
    describe(control, canvas_->accessibleName());
}

void ZoomControl::refresh() {
  slider_->setFixedWidth(theme().px(84));
  const QSignalBlocker quiet(slider_);
  slider_->setValue(static_cast<int>(std::lround(canvas_->zoom() * kSliderSteps)));
}

}  // namespace rowkeeper::views
