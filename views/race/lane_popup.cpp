#include "views/race/lane_popup.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include "core/model/load_options.h"
#include "views/race/lane_words.h"
#include "views/widgets/arithmetic_text.h"
#include "views/widgets/field_label.h"
#include "views/widgets/precision_text.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

QLabel* muted(const QString& text) {
  auto* label = new QLabel(text);
  label->setProperty("look", "muted");
  label->setWordWrap(true);
  return label;
}

void add_line(QGridLayout* grid, const QString& name, QWidget* box, const QString& explanation) {
  const int row = grid->rowCount();
  auto* label = new QLabel(name);
  label_control(label, box, name, explanation);
  grid->addWidget(label, row, 0, Qt::AlignTop);
  grid->addWidget(box, row, 1, Qt::AlignTop);
  grid->addWidget(muted(explanation), row, 2);
}

}  // namespace

LanePopup::LanePopup(QWidget* parent)
    : Popup(tr("Settings of the lane"), parent),
      title_(new QLabel(tr("This lane"))),
      cache_(new QCheckBox(tr("Keep keys and values (KV cache)"))),
      arithmetic_(new QComboBox),
      weights_(new QComboBox),
      threads_(new QSpinBox) {
  build();
  restyle();
  connect(cache_, &QCheckBox::toggled, this, &LanePopup::take);
  connect(arithmetic_, &QComboBox::currentIndexChanged, this, &LanePopup::take);
  connect(weights_, &QComboBox::currentIndexChanged, this, &LanePopup::take);
  connect(threads_, &QSpinBox::valueChanged, this, &LanePopup::take);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &LanePopup::restyle);
}

void LanePopup::build() {
  threads_->setRange(0, kMostThreads);
  threads_->setSpecialValueText(tr("one per core"));
  threads_->setKeyboardTracking(false);
  auto* all = new QVBoxLayout(this);
  all->addWidget(title_);
  all->addWidget(cache_);
  auto* grid = new QGridLayout;
  grid->setColumnStretch(2, 1);
  add_line(
      grid, tr("Arithmetic"), arithmetic_,
      tr("Exact gives the same bits with and without the cache. OpenBLAS is a library that many programs use; it adds "
         "in another order, so the last digits differ. A GPU's own arithmetic is exact in this sense too; cuBLAS is not."));
  add_line(
      grid, tr("Weights"), weights_,
      tr("How each weight is kept. A step reads every weight once, so fewer bits make it faster; but they are rounded, so "
         "all numbers differ a little. OpenBLAS and cuBLAS multiply 32-bit weights only, a GPU 32- and 16-bit ones."));
  add_line(grid, tr("Threads"), threads_, tr("How many cores work on one step. A GPU has its own."));
  all->addLayout(grid);
  all->addWidget(muted(tr("Any change begins the race anew.")));
}

void LanePopup::restyle() {
  const Theme& t = theme();
  layout()->setContentsMargins(t.px(16), t.px(14), t.px(16), t.px(14));
  layout()->setSpacing(t.px(8));
  title_->setFont(t.font(1.08, QFont::DemiBold));
  set_width(t.px(430));
}

void LanePopup::offer(const std::vector<BackendKind>& backends) {
  if (arithmetic_->count() == static_cast<int>(backends.size())) return;  // they only become more
  arithmetic_->clear();
  for (const BackendKind kind : backends) arithmetic_->addItem(arithmetic_text(kind), static_cast<int>(kind));
}

void LanePopup::offer_weights(BackendKind backend) {
  weights_->clear();
  for (const Precision weights : {Precision::f32, Precision::f16, Precision::q8}) {
    if (multiplies(backend, weights)) weights_->addItem(precision_text(weights), static_cast<int>(weights));
  }
  weights_->setEnabled(weights_->count() > 1);
}

void LanePopup::show_request(const LaneRequest& request, const std::vector<BackendKind>& backends) {
  showing_ = true;
  offer(backends);
  offer_weights(request.backend);
  cache_->setChecked(request.cache);
  arithmetic_->setCurrentIndex(arithmetic_->findData(static_cast<int>(request.backend)));
  weights_->setCurrentIndex(weights_->findData(static_cast<int>(request.weights)));
  threads_->setValue(request.threads);
  threads_->setEnabled(!on_device(request.backend));
  showing_ = false;
}

BackendKind LanePopup::backend() const { return static_cast<BackendKind>(arithmetic_->currentData().toInt()); }

void LanePopup::take() {
  if (showing_) return;
  LaneRequest request{.cache = cache_->isChecked(), .backend = backend(), .threads = threads_->value()};
  const auto weights = static_cast<Precision>(weights_->currentData().toInt());
  if (multiplies(request.backend, weights)) request.weights = weights;
  emit chosen(request);
}

void LanePopup::open_below(const QRect& button) {
  stand_beside(button, PopupEdge::leading);
  show();
  cache_->setFocus();
}

}  // namespace rowkeeper::views
