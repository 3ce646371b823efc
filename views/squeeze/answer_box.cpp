#include "views/squeeze/answer_box.h"

#include <QLabel>
#include <QVBoxLayout>

#include "views/widgets/accessible_role.h"
#include "views/widgets/theme.h"
#include "views/widgets/wear.h"

namespace rowkeeper::views {

AnswerBox::AnswerBox(QWidget* parent) : QFrame(parent), who_(new QLabel), answer_(new QLabel) {
  auto* const column = new QVBoxLayout(this);
  column->addWidget(who_);
  column->addWidget(answer_);
  who_->setProperty("look", "muted");
  for (QLabel* const label : {who_, answer_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
  }
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &AnswerBox::restyle);
  restyle();
}

void AnswerBox::restyle() {
  const Theme& t = theme();
  layout()->setContentsMargins(t.px(10), t.px(6), t.px(10), t.px(6));
  layout()->setSpacing(t.px(1));
  who_->setFont(t.font(0.88));
  answer_->setFont(t.font(1.0, QFont::DemiBold));
}

void AnswerBox::set_answer(const QString& who, const QString& answer, Tone tone, const QString& heard) {
  const bool good = tone == Tone::good, neutral = tone == Tone::neutral;
  wear(this, neutral ? QStringLiteral("card") : good ? QStringLiteral("verdict-good") : QStringLiteral("verdict-bad"));
  wear(answer_, neutral ? QString() : good ? QStringLiteral("good") : QStringLiteral("bad"));
  who_->setText(who);
  answer_->setText(neutral ? answer : good ? tr("✓ %1").arg(answer) : tr("✗ %1").arg(answer));
  restyle();
  set_name(this, heard.isEmpty() ? text() : heard);
}

QString AnswerBox::text() const { return who_->text() + QStringLiteral(": ") + answer_->text(); }

}  // namespace rowkeeper::views
