#include "views/models/model_card.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "views/models/models_words.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/theme.h"
#include "views/widgets/wear.h"

namespace rowkeeper::views {

ModelCard::ModelCard(QWidget* parent)
    : Card({}, parent),
      state_(new QLabel),
      facts_(new QLabel),
      use_(new QPushButton(tr("Use"))),
      download_(new QPushButton(tr("Download…"))),
      verify_(new QPushButton(tr("Verify"))),
      remove_(new QPushButton(tr("Remove…"))) {
  build();
  connect(use_, &QPushButton::clicked, this, &ModelCard::use_wanted);
  connect(download_, &QPushButton::clicked, this, &ModelCard::download_wanted);
  connect(verify_, &QPushButton::clicked, this, &ModelCard::verify_wanted);
  connect(remove_, &QPushButton::clicked, this, &ModelCard::remove_wanted);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &ModelCard::restyle);
  restyle();
}

void ModelCard::build() {
  header()->addWidget(state_, 0, Qt::AlignTop);
  facts_->setWordWrap(true);
  facts_->setTextFormat(Qt::PlainText);
  facts_->setProperty("look", "muted");
  body()->addWidget(facts_);
  auto* const buttons = new QWidget;
  auto* const flow = new FlowLayout(buttons);
  flow->setContentsMargins({});
  for (QPushButton* const button : {use_, download_, verify_, remove_}) flow->addWidget(button);
  verify_->setToolTip(tr("Reads every byte and holds it against the checksums that are known"));
  remove_->setToolTip(tr("Deletes its files from Rowkeeper's own folder; asks first"));
  body()->addWidget(buttons);
}

void ModelCard::restyle() {
  facts_->setFont(theme().font(0.92));
  body()->setSpacing(theme().px(8));
}

void ModelCard::show_model(const InstalledModel& model, bool in_use, bool busy) {
  model_ = model;
  const QString title = QString::fromStdString(model.title);
  set_title(title);
  const bool whole = model.state == ModelState::ok, any = model.state != ModelState::missing;
  wear(state_, whole ? "good" : "muted");
  state_->setText(in_use && whole ? tr("in use") : state_text(model));
  show_with_paths(facts_, model_lines(model).join(u'\n'));
  const bool own = model.place == PlaceKind::own;
  use_->setVisible(whole);
  use_->setEnabled(!in_use);
  download_->setVisible(!whole && (model.known || own));
  download_->setText(any ? tr("Go on downloading…") : tr("Download…"));
  download_->setEnabled(!busy);
  wear(download_, any ? "" : "primary");
  verify_->setVisible(any);
  verify_->setEnabled(!busy);
  remove_->setVisible(any && model.removable);
  remove_->setEnabled(!busy);
  // One model's buttons are called as another's.
  for (QPushButton* const button : {use_, download_, verify_, remove_})
    button->setAccessibleName(tr("%1: %2").arg(button->text(), title));
}

QString ModelCard::text() const { return accessibleName() + u'\n' + state_->text() + u'\n' + facts_->text(); }

void ModelCard::focus_first() {
  for (QPushButton* const button : {download_, use_, verify_, remove_}) {
    if (!button->isHidden() && button->isEnabled()) return button->setFocus();
  }
}

}  // namespace rowkeeper::views
