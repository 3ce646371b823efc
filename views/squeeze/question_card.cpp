#include "views/squeeze/question_card.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include "views/squeeze/answer_box.h"
#include "views/squeeze/squeeze_words.h"
#include "views/widgets/announce.h"
#include "views/widgets/format.h"
#include "views/widgets/label_words.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

namespace {

using Tone = AnswerBox::Tone;

QString quoted(const std::string& answer) {
  return answer.empty() ? QuestionCard::tr("(nothing)") : QString::fromStdString(answer);
}

}  // namespace

QuestionCard::QuestionCard(const SqueezeModel* squeeze, SqueezeChoice* choice, QWidget* parent)
    : Card(tr("This question"), parent),
      squeeze_(squeeze),
      choice_(choice),
      previous_(make_arrow(QStringLiteral("‹"), tr("Previous question"), -1)),
      next_(make_arrow(QStringLiteral("›"), tr("Next question"), 1)),
      place_(new QLabel),
      question_(new QLabel),
      evidence_(new QLabel),
      measures_(new QLabel),
      only_wrong_(new QCheckBox(tr("only the wrong ones"))),
      exact_(new AnswerBox),
      answer_(new AnswerBox),
      beside_(new AnswerBox),
      link_(new QPushButton),
      throttle_(
          kTextRedraws, [this] { refresh(); }, this) {
  build();
  connect(squeeze_, &SqueezeModel::basis_changed, this, [this] { throttle_.now(); });
  connect(squeeze_, &SqueezeModel::results_changed, this, [this] { throttle_.request(); });
  connect(squeeze_, &SqueezeModel::rows_changed, this, &QuestionCard::show_link);
  connect(choice_, &SqueezeChoice::changed, this, [this] { throttle_.now(); });
  connect(only_wrong_, &QCheckBox::toggled, choice_, &SqueezeChoice::set_only_wrong);
  connect(link_, &QPushButton::clicked, this, &QuestionCard::evidence_wanted);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &QuestionCard::restyle);
  restyle();
}

QToolButton* QuestionCard::make_arrow(const QString& text, const QString& name, int by) {
  auto* const button = new QToolButton;
  button->setText(text);
  button->setProperty("look", "quiet");
  button->setToolTip(name);
  button->setAccessibleName(name);
  connect(button, &QToolButton::clicked, this, [this, by] { go(by); });
  return button;
}

// To another question, which is told with its answers.
void QuestionCard::go(int by) {
  choice_->go(by);
  QStringList news{place_->text(), question_->text()};
  for (const AnswerBox* const box : {exact_, answer_, beside_}) {
    if (!box->isHidden()) news << box->accessibleName();
  }
  announce(this, news.join(u'\n'));
}

void QuestionCard::build() {
  header()->addWidget(previous_, 0, Qt::AlignTop);
  header()->addWidget(place_, 0, Qt::AlignVCenter);
  header()->addWidget(next_, 0, Qt::AlignTop);
  for (QLabel* const label : {question_, evidence_, measures_}) {
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
  }
  for (QLabel* const label : {place_, measures_}) label->setProperty("look", "muted");
  link_->setProperty("look", "link");
  body()->addWidget(question_);
  body()->addWidget(exact_);
  body()->addWidget(answer_);
  body()->addWidget(beside_);
  body()->addWidget(evidence_);
  body()->addWidget(measures_);
  body()->addWidget(link_, 0, Qt::AlignLeft);
  body()->addStretch(1);
  body()->addWidget(only_wrong_);
}

void QuestionCard::restyle() {
  const Theme& t = theme();
  question_->setFont(t.font(1.05, QFont::DemiBold));
  measures_->setFont(t.font(0.9));
  place_->setFont(t.font(0.9));
  body()->setSpacing(t.px(7));
  refresh();
}

void QuestionCard::refresh() {
  show_place();
  show_answers();
  show_link();
}

void QuestionCard::show_place() {
  const int count = static_cast<int>(choice_->texts().size()), at = choice_->place();
  place_->setText(count == 0 ? QString()
                  : at < 0   ? tr("– of %1").arg(count_text(count))
                             : tr("%1 of %2").arg(count_text(at + 1), count_text(count)));
  previous_->setEnabled(count > 0);
  next_->setEnabled(count > 0);
  const bool asked = squeeze_->basis().asked;
  only_wrong_->setVisible(asked);
  only_wrong_->setChecked(choice_->only_wrong());
  set_title(asked || !squeeze_->basis().ready ? tr("This question") : tr("This text"));
}

void QuestionCard::show_answers() {
  const bool there = choice_->text() < squeeze_->texts(), beside = choice_->beside() != kNoWay;
  for (QWidget* const widget :
       {static_cast<QWidget*>(exact_), static_cast<QWidget*>(answer_), static_cast<QWidget*>(question_)})
    widget->setVisible(there);
  beside_->setVisible(there && beside);
  const SqueezeItem* const item = there ? squeeze_->item(choice_->way(), choice_->text()) : nullptr;
  measures_->setVisible(item && !beside);
  if (item) measures_->setText(measures(*item).join(u'\n'));
  if (there) show_exact();
  if (there) show_answer(answer_, choice_->way());
  if (there && beside) show_answer(beside_, choice_->beside());
  show_evidence();
}

void QuestionCard::show_exact() {
  const SqueezeText& text = squeeze_->basis().texts[static_cast<std::size_t>(choice_->text())];
  const SqueezeItem* const any = squeeze_->any_item(choice_->text());
  if (!squeeze_->basis().asked) {
    question_->setText(tr("A document of %Ln rows, and how the model goes on", nullptr, text.rows));
    exact_->set_answer(tr("exact cache"), any ? quoted(any->exact_text) : tr("not asked yet"), Tone::neutral);
    return;
  }
  question_->setText(QString::fromStdString(text.question));
  if (any)
    set_verdict(exact_, tr("exact cache"), quoted(any->exact_text), any->exact_right);
  else
    exact_->set_answer(tr("right answer"), quoted(text.answer), Tone::neutral);
}

// Where nothing is right or wrong, green is an answer that goes on as the exact one does.
void QuestionCard::show_answer(AnswerBox* box, int way) {
  const SqueezeItem* const item = squeeze_->item(way, choice_->text());
  if (!item) return box->set_answer(way_name(way), tr("not asked yet"), Tone::neutral);
  const QString who = choice_->beside() == kNoWay ? way_name(way) : tr("%1 · %2").arg(way_name(way), short_measures(*item));
  const bool good = squeeze_->basis().asked ? item->found.right : !item->found.first_difference;
  set_verdict(box, who, quoted(item->found.text), good);
}

void QuestionCard::set_verdict(AnswerBox* box, const QString& who, const QString& answer, bool good) {
  const bool asked = squeeze_->basis().asked;
  const QString heard = asked  ? good ? tr("%1: right, %2") : tr("%1: wrong, %2")
                         : good ? tr("%1: same as the exact one, %2")
                               : tr("%1: goes on otherwise, %2");
  box->set_answer(who, answer, good ? Tone::good : Tone::bad, heard.arg(who, answer));
}

void QuestionCard::show_evidence() {
  const int text = choice_->text();
  const SqueezeItem* const item = squeeze_->item(choice_->way(), text);
  evidence_->setVisible(item && squeeze_->basis().asked);
  if (!item || !squeeze_->basis().asked) return;
  QString words = evidence_text(squeeze_->basis().texts[static_cast<std::size_t>(text)], *item, choice_->way());
  if (choice_->beside() != kNoWay) {
    if (const SqueezeItem* const other = squeeze_->item(choice_->beside(), text))
      words += u'\n' + evidence_beside_text(*other, choice_->beside());
  }
  evidence_->setText(words);
}

// Only while the picture is of this text.
void QuestionCard::show_link() {
  const SqueezedRows* const rows = squeeze_->rows(choice_->way(), choice_->text());
  const bool there = rows && rows->evidence_end > rows->evidence_begin;
  link_->setVisible(there);
  if (!there) return;
  link_->setText(link_text(*rows));
  link_->setAccessibleName(label_words(link_->text()));
}

}  // namespace rowkeeper::views
