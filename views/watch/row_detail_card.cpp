#include "views/watch/row_detail_card.h"

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "views/widgets/accessible_table.h"
#include "views/widgets/format.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

RowDetailCard::RowDetailCard(const RunModel* run, Selection* selection, QWidget* parent)
    : Card(tr("Row"), parent),
      run_(run),
      selection_(selection),
      content_(new QWidget),
      strips_(new HeadStrips),
      reading_(new QLabel),
      fingerprint_(new QLabel),
      copy_(new QToolButton),
      throttle_(
          kTextRedraws, [this] { refresh(); }, this) {
  body()->addWidget(content_);
  body()->addStretch(1);
  build_reading();
  build_controls();
  connect(run_, &RunModel::changed, this, [this] { throttle_.request(); });
  connect(selection_, &Selection::changed, this, [this] { throttle_.now(); });
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &RowDetailCard::restyle);
  restyle();
  refresh();
}

void RowDetailCard::build_reading() {
  auto* all = new QVBoxLayout(content_);
  all->setContentsMargins({});
  all->addWidget(strips_);
  all->addWidget(reading_);
  all->addWidget(fingerprint_);
  reading_->setProperty("look", "muted");
  fingerprint_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  fingerprint_->setAccessibleName(tr("Fingerprints of the row in this block"));
  fingerprint_->setToolTip(
      tr("64 bits made from all numbers of the row in this block. Another number anywhere, even in its "
         "last bit, gives another fingerprint."));
  connect(strips_, &HeadStrips::read, this, &RowDetailCard::show_reading);
}

void RowDetailCard::build_controls() {
  auto* line = new QHBoxLayout;
  row_ = add_spin(line, tr("Row"), 0);
  block_ = add_spin(line, tr("Block"), 1);
  head_ = add_spin(line, tr("Head"), 1);
  line->addStretch(1);
  auto* all = static_cast<QVBoxLayout*>(content_->layout());
  all->addLayout(line);
  header()->addWidget(copy_, 0, Qt::AlignTop);
  copy_->setText(tr("Copy"));
  copy_->setProperty("look", "quiet");
  copy_->setAccessibleName(tr("Copy the numbers"));
  copy_->setToolTip(tr("Puts the head's keys and values on the clipboard, a line for each number"));
  copy_->setAccessibleDescription(copy_->toolTip());
  connect(copy_, &QToolButton::clicked, this, &RowDetailCard::copy_numbers);
}

QSpinBox* RowDetailCard::add_spin(QBoxLayout* line, const QString& name, int first) {
  auto* label = new QLabel(name);
  label->setProperty("look", "muted");
  auto* spin = new QSpinBox;
  spin->setMinimum(first);
  spin->setKeyboardTracking(false);
  spin->setAccessibleName(name);
  label->setBuddy(spin);
  line->addWidget(label);
  line->addWidget(spin);
  connect(spin, &QSpinBox::valueChanged, this, &RowDetailCard::select_from_spins);
  return spin;
}

// With or without a row: choosing one must not push the columns of the page about.
QSize RowDetailCard::minimumSizeHint() const {
  const QMargins margins = layout()->contentsMargins();
  const int strips = content_->minimumSizeHint().width();
  const int print = QFontMetrics(fingerprint_->font()).size(0, fingerprint_text(RowFingerprint{})).width();
  return Card::minimumSizeHint().expandedTo({std::max(strips, print) + margins.left() + margins.right() + 2, 0});
}

void RowDetailCard::restyle() {
  content_->layout()->setSpacing(theme().px(6));
  fingerprint_->setFont(theme().mono_font(0.9));
  reading_->setMinimumHeight(QFontMetrics(theme().font()).height());
  refresh();
}

void RowDetailCard::refresh() {
  scale_.take(run_->recording());
  const RowDetail detail = make_row_detail(*run_, selection_->place());
  content_->setVisible(detail.there);
  copy_->setVisible(false);
  if (detail.there) return show_detail(detail);
  set_title(tr("Row"));
  set_subtitle(run_->empty() ? tr("The numbers of a row will be here.")
                             : tr("Choose a row in the picture of the cache: its numbers will be here."));
}

void RowDetailCard::show_detail(const RowDetail& detail) {
  set_title(row_title(detail));
  set_subtitle(row_state_text(detail));
  show_strips(detail);
  show_spins(detail);
  fingerprint_->setText(fingerprint_text(detail));
  fingerprint_->setVisible(!fingerprint_->text().isEmpty());
  strips_->setVisible(!detail.key.empty());
  reading_->setVisible(!detail.key.empty());
  copy_->setVisible(!detail.key.empty());
  show_reading({});
}

void RowDetailCard::show_strips(const RowDetail& detail) {
  const int block = detail.place.block;
  strips_->set_strips({{detail.key.begin(), detail.key.end()}, scale_.of(block, Side::key, 1)},
                      {{detail.value.begin(), detail.value.end()}, scale_.of(block, Side::value, 1)}, detail.look);
}

void RowDetailCard::show_spins(const RowDetail& detail) {
  const ModelShape& shape = run_->recording().model.shape;
  const QSignalBlocker row(row_), block(block_), head(head_);
  row_->setMaximum(run_->state().size() - 1);
  block_->setMaximum(shape.blocks);
  head_->setMaximum(shape.heads);
  row_->setValue(detail.place.row);
  block_->setValue(detail.place.block + 1);
  head_->setValue(detail.place.head + 1);
}

void RowDetailCard::select_from_spins() { selection_->select({row_->value(), block_->value() - 1, head_->value() - 1}); }

void RowDetailCard::show_reading(std::optional<HeadSpot> spot) {
  if (!spot) {
    reading_->setText(tr("Point at a number to read it, or go there with the arrow keys."));
    return forget_reading(strips_, HeadStrips::how_to_read());
  }
  const QString text = spot->side == Side::key ? tr("key, number %1 of %2:  %3") : tr("value, number %1 of %2:  %3");
  reading_->setText(text.arg(count_text(spot->number + 1), count_text(strips_->strips_layout().numbers),
                             exact_text(strips_->number(*spot))));
  tell_reading(strips_, reading_->text());
}

void RowDetailCard::copy_numbers() {
  const RowDetail detail = make_row_detail(*run_, selection_->place());
  if (detail.there) QApplication::clipboard()->setText(numbers_as_text(detail));
}

}  // namespace rowkeeper::views
