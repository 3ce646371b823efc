#include "views/canvas/triangle_view.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

#include "views/canvas/triangle_picture.h"
#include "views/widgets/error_text.h"
#include "views/widgets/field_label.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

TriangleView::TriangleView(RunModel* run, Findings* findings, RunCommands* commands, Selection* selection, QWidget* parent)
    : QWidget(parent),
      run_(run),
      findings_(findings),
      commands_(commands),
      selection_(selection),
      block_(new QComboBox),
      head_(new QComboBox),
      note_(new QLabel),
      picture_(new TrianglePicture(run, selection)) {
  build();
  connect_models();
  refresh();
}

void TriangleView::build() {
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  auto* choosers = new QHBoxLayout;
  block_->setAccessibleName(tr("Block"));
  head_->setAccessibleName(tr("Head"));
  for (QComboBox* const box : {block_, head_}) describe_choice(box, box->accessibleName());
  note_->setProperty("look", "muted");
  choosers->addWidget(block_);
  choosers->addWidget(head_);
  choosers->addWidget(note_, 1);
  all->addLayout(choosers);
  all->addWidget(picture_, 1);
}

void TriangleView::connect_models() {
  const auto choose = [this] {
    selection_->select({selection_->place().row, block_->currentIndex(), head_->currentIndex()});
    ask_if_stale();
  };
  connect(block_, &QComboBox::activated, this, choose);
  connect(head_, &QComboBox::activated, this, choose);
  connect(selection_, &Selection::changed, this, &TriangleView::refresh);
  connect(run_, &RunModel::started, this, [this] {
    asked_ = answered_ = {};
    refresh();
  });
  connect(run_, &RunModel::changed, this, &TriangleView::refresh);
  connect(run_, &RunModel::status_changed, this, &TriangleView::refresh);
  connect(findings_, &Findings::triangle_changed, this, &TriangleView::take_answer);
}

void TriangleView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
}

TriangleView::Question TriangleView::question() const {
  const Place& place = selection_->place();
  const ModelShape& shape = run_->recording().model.shape;
  return {std::clamp(place.block, 0, std::max(0, shape.blocks - 1)), std::clamp(place.head, 0, std::max(0, shape.heads - 1)),
          run_->cursor()};
}

// While steps follow each other it would cost a pass over all rows every time.
bool TriangleView::can_ask() const {
  const RunPhase phase = run_->status().phase;
  return !run_->empty() && (phase == RunPhase::paused || phase == RunPhase::finished);
}

void TriangleView::ask_if_stale() {
  const Question wanted = question();
  if (!isVisible() || !can_ask() || wanted == answered_ || wanted == asked_) return;
  asked_ = wanted;
  emit commands_->ask_triangle(wanted.block, wanted.head);
}

void TriangleView::take_answer() {
  const Triangle& triangle = findings_->triangle();
  if (triangle.block == asked_.block && triangle.head == asked_.head) {
    // Overtaken: refresh() asks again as soon as it can be asked.
    (triangle.overtaken ? asked_ : answered_) = triangle.overtaken ? Question{} : asked_;
  }
  refresh();
}

QString TriangleView::message() const {
  if (run_->status().phase == RunPhase::replay) return tr("A replay has no model that could compute this picture.");
  if (run_->empty() || run_->status().phase == RunPhase::none)
    return tr("How much each row looks at the rows above it will stand here.");
  if (answered_ == question() && findings_->triangle().error) return error_text(*findings_->triangle().error);
  if (run_->status().phase == RunPhase::playing) return tr("Pause, and this head's attention is computed for all rows.");
  return tr("Computing…");
}

void TriangleView::fill(QComboBox* box, int count, int current, const QString& name) {
  const QSignalBlocker quiet(box);
  if (box->count() != count) {
    box->clear();
    for (int i = 1; i <= count; ++i) box->addItem(name.arg(count_text(std::int64_t{i})));
  }
  box->setCurrentIndex(current);
}

void TriangleView::refresh() {
  if (!isVisible()) return;
  const ModelShape& shape = run_->recording().model.shape;
  const Question wanted = question();
  fill(block_, shape.blocks, wanted.block, tr("block %1"));
  fill(head_, shape.heads, wanted.head, tr("head %1"));
  ask_if_stale();
  const Triangle& triangle = findings_->triangle();
  const bool same_head = triangle.block == wanted.block && triangle.head == wanted.head && answered_.events >= 0;
  const bool stale = answered_ != question();
  // The same picture is not drawn anew for each step of the run.
  if (const Question now = same_head ? answered_ : Question{}; now != shown_) {
    picture_->show_triangle(same_head ? triangle : Triangle{});
    shown_ = now;
  }
  picture_->set_state(stale, message());
  const bool moved_on = same_head && stale && triangle.rows > 0;
  note_->setText(moved_on ? run_->status().phase == RunPhase::playing ? tr("pale: before the last steps") : message()
                          : QString());
}

}  // namespace rowkeeper::views
