#include "views/learn/lesson_player.h"

#include <algorithm>
#include <utility>

#include "views/learn/lesson_text.h"

namespace rowkeeper::views {

namespace {

const QString kHighlight = QStringLiteral("highlight"), kCover = QStringLiteral("cover");

}  // namespace

LessonPlayer::LessonPlayer(LearnStage* stage, QObject* parent) : QObject(parent), stage_(stage) {
  connect(stage_, &LearnStage::done, this, &LessonPlayer::go_on);
  connect(stage_, &LearnStage::failed, this, [this](const QString& reason) {
    if (!busy()) return;
    waiting_.clear();
    failure_ = reason;
    done_through_ = -1;
    phase_ = Phase::failed;
    emit changed();
  });
}

void LessonPlayer::open(const Lesson& lesson, int step) {
  if (lesson_) stage_->cancel();
  if (!lesson_) stage_->remember();
  lesson_ = lesson;
  done_through_ = -1;
  enter(std::clamp(step, 0, static_cast<int>(lesson.steps.size()) - 1));
}

// What the stage must do first: all since the last step that begins by itself, unless it has just done that.
void LessonPlayer::enter(int step) {
  const auto& steps = lesson_->steps;
  int from = step;
  while (from > 0 && !steps[static_cast<std::size_t>(from)].starts_anew()) --from;
  if (done_through_ == step - 1) from = step;
  std::deque<LessonAction> actions;
  for (int s = from; s <= step; ++s) {
    const LessonStep& passed = steps[static_cast<std::size_t>(s)];
    actions.insert(actions.end(), passed.setup.begin(), passed.setup.end());
    if (s < step) actions.insert(actions.end(), passed.then.begin(), passed.then.end());
  }
  // Frames and covers are of the step that is shown.
  std::erase_if(actions, [&](const LessonAction& action) {
    return (action.verb == kHighlight || action.verb == kCover) && action.line < steps[static_cast<std::size_t>(step)].line;
  });
  step_ = step;
  asked_ = false;
  chosen_.reset();
  reply_.clear();
  guessed_.reset();
  guess_off_.reset();
  stage_->clear_highlights();
  run(std::move(actions), Phase::setting_up);
}

void LessonPlayer::run(std::deque<LessonAction> actions, Phase meanwhile) {
  waiting_ = std::move(actions);
  failure_.clear();
  phase_ = meanwhile;
  done_through_ = -1;
  fill_texts();
  emit changed();
  go_on();
}

void LessonPlayer::go_on() {
  if (!busy()) return;
  if (waiting_.empty()) return arrive();
  const LessonAction action = waiting_.front();
  waiting_.pop_front();
  stage_->begin(action);
}

void LessonPlayer::arrive() {
  const bool entered = phase_ == Phase::setting_up;
  phase_ = entered && current().question ? Phase::open : Phase::revealed;
  asked_ |= phase_ == Phase::open;
  if (phase_ == Phase::revealed) done_through_ = step_;
  fill_texts();
  emit changed();
  if (entered) emit step_reached(lesson_->id, step_);
}

QString LessonPlayer::filled(const QString& text) const {
  return with_values(text, [this](const QString& name) {
    return phase_ == Phase::setting_up ? QStringLiteral("…") : stage_->value(name).text;
  });
}

// Each is filled once, when it is first said: what the user does on the page afterwards changes no sentence.
void LessonPlayer::fill_texts() {
  const LessonStep& step = current();
  const auto fill = [this](const QStringList& texts) {
    QStringList out;
    for (const QString& text : texts) out << filled(text);
    return out;
  };
  if (phase_ == Phase::revealed && step.question) {
    const std::optional<LessonGuess>& guess = step.question->guess;
    const std::optional<double> value = guess ? stage_->value(guess->value).number : std::nullopt;
    if (guessed_ && value && *value > 0) guess_off_ = views::guess_off(*guessed_, *value);
    reveal_ = fill(step.reveal);
    return;
  }
  if (phase_ == Phase::doing) return;
  reveal_.clear();
  text_ = fill(step.text);
  question_ = step.question ? filled(step.question->text) : QString();
  choices_.clear();
  if (!step.question) return;
  for (const LessonChoice& choice : step.question->choices) choices_ << filled(choice.text);
}

void LessonPlayer::choose(int choice) {
  if (phase_ != Phase::open || choice < 0 || choice >= static_cast<int>(choices_.size())) return;
  const LessonChoice& made = current().question->choices[static_cast<std::size_t>(choice)];
  chosen_ = choice;
  reply_ = filled(made.reply);
  emit answered(lesson_->id, step_, made.right);
  answer();
}

void LessonPlayer::guess(double number) {
  if (phase_ != Phase::open || !current().question->guess) return;
  guessed_ = number;
  answer();
}

void LessonPlayer::answer() {
  const auto& then = current().then;
  const bool points = std::any_of(then.begin(), then.end(), [](const LessonAction& a) { return a.verb == kHighlight; });
  if (points) stage_->clear_highlights();  // at something else now
  stage_->uncover();
  run({current().then.begin(), current().then.end()}, Phase::doing);
}

bool LessonPlayer::next() {
  if (!lesson_ || busy()) return false;
  if (phase_ == Phase::open) {
    answer();
  } else if (!last_step()) {
    enter(step_ + 1);
  } else if (phase_ == Phase::revealed) {
    const QString id = lesson_->id;
    leave();
    emit finished(id);
  } else {
    return false;
  }
  return true;
}

bool LessonPlayer::back() {
  if (!lesson_ || step_ == 0) return false;
  stage_->cancel();
  done_through_ = -1;
  enter(step_ - 1);
  return true;
}

void LessonPlayer::retry() {
  if (phase_ == Phase::failed) enter(step_);
}

void LessonPlayer::leave() {
  if (!lesson_) return;
  stage_->cancel();
  stage_->clear_highlights();
  waiting_.clear();
  lesson_.reset();
  phase_ = Phase::none;
  stage_->restore();
  emit changed();
}

}  // namespace rowkeeper::views
