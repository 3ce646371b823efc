#include "views/memory/pages_card.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "views/memory/pages_picture.h"
#include "views/memory/pages_words.h"
#include "views/run/run_commands.h"
#include "views/run/run_model.h"
#include "views/widgets/accessible_role.h"
#include "views/widgets/announce.h"
#include "views/widgets/error_text.h"
#include "views/widgets/field_label.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/theme.h"
#include "views/widgets/wear.h"

namespace rowkeeper::views {

namespace {

constexpr int kMostConversations = 64, kMostMiB = 256;  // some thousand pages: no more can be told apart
constexpr Reserve kReserves[] = {Reserve::contiguous, Reserve::paged};

QLabel* wrapped_label(const QString& look) {
  auto* label = new QLabel;
  label->setWordWrap(true);
  wear(label, look);
  return label;
}

// A field with its name before it, kept together where lines break.
QWidget* named(const QString& name, QWidget* field) {
  auto* both = new QWidget;
  auto* row = new QHBoxLayout(both);
  row->setContentsMargins({});
  auto* label = new QLabel(name);
  label_control(label, field, field->accessibleName());
  row->addWidget(label);
  row->addWidget(field);
  return both;
}

// Room for one whole context: a few conversations with pieces, several with pages.
int usual_pool_mib(const RecordedModel& model) {
  const double row = 2.0 * model.shape.blocks * model.shape.kv_width() * sizeof(float);
  return std::max(1, static_cast<int>(row * model.shape.positions / (1 << 20)));
}

}  // namespace

PagesCard::PagesCard(const PageModels& models, QWidget* parent)
    : Card(tr("One piece each, or pages?"), parent),
      run_(models.run),
      serve_(models.serve),
      commands_(models.commands),
      conversations_(new QSpinBox),
      pool_(new QSpinBox),
      page_rows_(new QComboBox),
      go_(new QPushButton),
      again_(new QPushButton(tr("From the start"))) {
  set_subtitle(
      tr("The same conversations in the same memory: reserved in one piece for the longest possible answer, and in pages"));
  build_controls();
  for (const Reserve reserve : kReserves) lanes_[reserve == Reserve::paged] = build_lane();
  note_ = wrapped_label("muted");
  body()->addWidget(note_);
  connect_models();
  follow_model();
  if (serve_->status().phase != ServeStatus::Phase::none) show_settings(serve_->status().settings);
  show_lanes();
  show_status();
}

void PagesCard::build_controls() {
  conversations_->setRange(1, kMostConversations);
  conversations_->setValue(ServeSettings{}.conversations);
  conversations_->setAccessibleName(tr("Conversations"));
  pool_->setRange(1, kMostMiB);
  pool_->setValue(ServeSettings{}.pool_mib);
  pool_->setSuffix(tr(" MiB"));
  pool_->setAccessibleName(tr("Size of the pool"));
  for (const int rows : {8, 16, 32, 64}) page_rows_->addItem(tr("%n row(s)", nullptr, rows), rows);
  page_rows_->setCurrentIndex(1);
  page_rows_->setAccessibleName(tr("Rows of a page"));
  wear(go_, "primary");
  auto* flow = new FlowLayout;
  flow->set_spacing(theme().px(14), theme().px(6));
  flow->addWidget(named(tr("Conversations"), conversations_));
  flow->addWidget(named(tr("Pool"), pool_));
  flow->addWidget(named(tr("Page"), page_rows_));
  flow->addWidget(go_);
  flow->addWidget(again_);
  body()->addLayout(flow);
}

PagesCard::Lane PagesCard::build_lane() {
  const Lane lane{wrapped_label("title"), new PagesPicture, wrapped_label("muted")};
  body()->addWidget(lane.headline);
  body()->addWidget(lane.picture, 1);
  body()->addWidget(lane.figures);
  return lane;
}

void PagesCard::connect_models() {
  connect(go_, &QPushButton::clicked, this, [this] {
    driven_ = true;
    press();
  });
  connect(again_, &QPushButton::clicked, this, [this] {
    driven_ = true;
    commands_->serve(settings());
  });
  connect(serve_, &ServeModel::lanes_changed, this, &PagesCard::show_lanes);
  connect(serve_, &ServeModel::status_changed, this, [this] {
    show_status();
    tell_end();
  });
  connect(run_, &RunModel::model_status_changed, this, &PagesCard::follow_model);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &PagesCard::show_lanes);
}

void PagesCard::show_settings(const ServeSettings& settings) {
  conversations_->setValue(settings.conversations);
  pool_->setValue(settings.pool_mib);
  page_rows_->setCurrentIndex(page_rows_->findData(settings.page_rows));
}

ServeSettings PagesCard::settings() const {
  return {conversations_->value(), pool_->value(), page_rows_->currentData().toInt()};
}

// Other settings than those of the run that is under way: begin anew.
void PagesCard::press() {
  const ServeStatus& status = serve_->status();
  if (status.phase == ServeStatus::Phase::running) return commands_->pause_serving();
  if (status.phase == ServeStatus::Phase::paused && status.settings == settings()) return commands_->go_on_serving();
  commands_->serve(settings());
}

void PagesCard::follow_model() {
  const ModelStatus& model = run_->model_status();
  const bool ready = model.state == ModelStatus::State::ready;
  go_->setEnabled(ready);
  if (ready) pool_->setValue(usual_pool_mib(model.model));
}

void PagesCard::show_lanes() {
  for (const Reserve reserve : kReserves) {
    const Lane& lane = lanes_[reserve == Reserve::paged];
    const ServeLane& served = serve_->lane(reserve);
    lane.headline->setFont(theme().font(1.0, QFont::DemiBold));
    lane.headline->setText(lane_headline(reserve, served, served.page_rows));
    const QString name = lane_headline(reserve, {}, served.page_rows);
    set_name(lane.picture, name);
    lane.figures->setText(lane_figures(served));
    lane.picture->set_picture(served.finished ? served.fullest.picture : served.picture, served.page_rows,
                              fullest_moment(served));
  }
  show_status();
}

void PagesCard::show_status() {
  const ServeStatus& status = serve_->status();
  const bool running = status.phase == ServeStatus::Phase::running, paused = status.phase == ServeStatus::Phase::paused;
  go_->setText(running ? tr("Pause") : paused ? tr("Go on") : tr("Serve"));
  again_->setVisible(running || paused);
  wear(note_, status.error || status.same_answers == false ? "bad" : "muted");
  if (status.error) return note_->setText(error_text(*status.error));
  const QString verdict = serving_verdict(*serve_);
  const QString legend = tr(
      "Full: rows of a conversation. Pale: lent to it, and empty. Grey: free. The pictures are the allocators' own state.");
  note_->setText(verdict.isEmpty() ? legend : verdict + u'\n' + legend);
}

// Of what was asked for here: a lesson tells its own.
void PagesCard::tell_end() {
  const ServeStatus& status = serve_->status();
  const bool ended = status.phase == ServeStatus::Phase::finished || status.error;
  if (!ended || !std::exchange(driven_, false) || !isVisible()) return;
  announce(this, status.error ? error_text(*status.error) : serving_verdict(*serve_));
}

QString PagesCard::headline(Reserve reserve) const { return lanes_[reserve == Reserve::paged].headline->text(); }
QString PagesCard::figures(Reserve reserve) const { return lanes_[reserve == Reserve::paged].figures->text(); }
QString PagesCard::note() const { return note_->text(); }

}  // namespace rowkeeper::views
