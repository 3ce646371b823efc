#include "views/learn/learn_overview.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "views/learn/choice_button.h"
#include "views/widgets/flow_layout.h"
#include "views/widgets/format.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

LearnOverview::LearnOverview(const std::vector<Lesson>& lessons, const Lesson& quiz, LearnProgress* progress,
                             QWidget* parent)
    : QWidget(parent),
      lessons_(lessons),
      quiz_(quiz),
      progress_(progress),
      title_(new QLabel(tr("Nine short lessons"))),
      about_(new QLabel(tr("Each drives the app beside it: it asks what you expect, then measures it here."))),
      promise_(new QLabel(tr("A lesson takes the place of the run and the conversation that are there. Prompt and settings "
                             "come back after it."))),
      lecture_(new QPushButton(tr("Lecturer's notes…"))),
      handout_(new QPushButton(tr("Handout (PDF)…"))) {
  build();
  connect(progress_, &LearnProgress::changed, this, &LearnOverview::refresh);
  connect(lecture_, &QPushButton::clicked, this, &LearnOverview::lecture_wanted);
  connect(handout_, &QPushButton::clicked, this, &LearnOverview::handout_wanted);
  connect(&theme_notifier(), &ThemeNotifier::changed, this, &LearnOverview::restyle);
  restyle();
  refresh();
}

void LearnOverview::build() {
  auto* const column = new QVBoxLayout(this);
  column->setContentsMargins({});
  for (QLabel* const label : {about_, promise_}) {
    label->setWordWrap(true);
    label->setProperty("look", "muted");
  }
  column->addWidget(title_);
  column->addWidget(about_);
  for (int i = 0; i <= static_cast<int>(lessons_.size()); ++i) {
    auto* const button = new ChoiceButton;
    connect(button, &QAbstractButton::clicked, this, [this, i] { emit lesson_wanted(i); });
    column->addWidget(button);
    buttons_.push_back(button);
  }
  column->addWidget(promise_);
  column->addStretch(1);
  auto* const line = new FlowLayout;
  line->addWidget(lecture_);
  line->addWidget(handout_);
  column->addLayout(line);
  lecture_->setToolTip(tr("In a window of its own, for a second screen. Arrow keys then go through the lesson"));
  set_handout_possible(false);
}

void LearnOverview::set_handout_possible(bool possible) {
  handout_->setEnabled(possible);
  handout_->setToolTip(possible ? tr("Two pages about the run that is on Watch")
                                : tr("Let the model write something on Watch first: the handout is about that run"));
}

void LearnOverview::restyle() {
  layout()->setSpacing(theme().px(7));
  title_->setFont(theme().font(1.25, QFont::DemiBold));
}

QString LearnOverview::note_of(const Lesson& lesson) const {
  const int step = progress_->reached(lesson.id);
  if (step > 0) return tr("step %1 of %2").arg(count_text(step + 1), count_text(static_cast<int>(lesson.steps.size())));
  if (progress_->done(lesson.id)) return tr("✓ done");
  return tr("%1 min").arg(count_text(lesson.minutes));
}

QString LearnOverview::quiz_note() const {
  const QString all = count_text(static_cast<int>(quiz_.steps.size()));
  if (progress_->answered() == 0) return tr("%1 questions").arg(all);
  return tr("%1 of %2 right").arg(count_text(progress_->right()), count_text(progress_->answered()));
}

void LearnOverview::refresh() {
  for (std::size_t i = 0; i < lessons_.size(); ++i)
    buttons_[i]->show_choice(count_text(static_cast<int>(i) + 1), lessons_[i].title, note_of(lessons_[i]));
  buttons_.back()->show_choice(QStringLiteral("?"), quiz_.title, quiz_note());
}

}  // namespace rowkeeper::views
