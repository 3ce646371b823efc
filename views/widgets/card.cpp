#include "views/widgets/card.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QVBoxLayout>

#include "views/widgets/accessible_role.h"
#include "views/widgets/theme.h"
#include "views/widgets/wear.h"

namespace rowkeeper::views {

Card::Card(const QString& title, QWidget* parent)
    : QFrame(parent), title_(new QLabel(title)), subtitle_(new QLabel), header_(new QHBoxLayout), body_(new QVBoxLayout) {
  setProperty("look", "card");
  auto* all = new QVBoxLayout(this);
  auto* texts = new QVBoxLayout;
  texts->setSpacing(1);
  texts->addWidget(title_);
  texts->addWidget(subtitle_);
  subtitle_->setProperty("look", "muted");
  subtitle_->setWordWrap(true);
  subtitle_->hide();
  title_->setProperty("look", "title");
  title_->setWordWrap(true);
  title_->setVisible(!title.isEmpty());
  header_->addLayout(texts, 1);
  all->addLayout(header_);
  all->addLayout(body_, 1);
  setAccessibleName(title);
  restyle();
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &Card::restyle);
}

void Card::restyle() {
  const Theme& t = theme();
  layout()->setContentsMargins(t.px(14), t.px(10), t.px(14), t.px(10));
  layout()->setSpacing(t.px(6));
}

void Card::set_title(const QString& title) {
  title_->setText(title);
  title_->setVisible(!title.isEmpty());
  set_name(this, title);
}

void Card::set_look(const QString& look) {
  if (!wear(this, look)) return;
  // The title's colour depends on the card's look.
  style()->unpolish(title_);
  style()->polish(title_);
}

void Card::set_subtitle(const QString& subtitle) {
  subtitle_->setText(subtitle);
  subtitle_->setVisible(!subtitle.isEmpty());
}

}  // namespace rowkeeper::views
