#include "views/learn/lesson_news.h"

#include <QWidget>
#include <algorithm>
#include <utility>

#include "views/learn/lesson_text.h"
#include "views/learn/lesson_view.h"
#include "views/widgets/announce.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

using Phase = LessonPlayer::Phase;

constexpr int kLong = 1500;  // ms

QString guess_reply(const LessonPlayer& player) {
  const double off = *player.guess_off();
  const QString guess = count_text(static_cast<std::int64_t>(*player.guessed()));
  if (off <= kCloseGuess) return LessonView::tr("You guessed %1: **a good guess**.").arg(guess);
  return LessonView::tr("You guessed %1: off by %2.").arg(guess, ratio_text(off));
}

}  // namespace

QString lesson_place(const LessonPlayer& player) {
  const Lesson& lesson = *player.lesson();
  const QString place = lesson.number().isEmpty() ? LessonView::tr("Question %1 of %2") : LessonView::tr("Step %1 of %2");
  return place.arg(count_text(player.step() + 1), count_text(static_cast<int>(lesson.steps.size())));
}

QString lesson_reply(const LessonPlayer& player) { return player.guess_off() ? guess_reply(player) : player.reply(); }

QString lesson_failure(const LessonPlayer& player) {
  return LessonView::tr("This step could not be shown. %1").arg(player.failure());
}

QString lesson_waits(const LessonPlayer& player) {
  return player.phase() == Phase::doing ? LessonView::tr("The app is doing it…")
                                        : LessonView::tr("The app is getting ready…");
}

LessonNews::LessonNews(const LessonPlayer* player, QWidget* place) : QObject(place), player_(player), place_(place) {
  connect(player_, &LessonPlayer::changed, this, &LessonNews::follow);
  connect(player_, &LessonPlayer::finished, this,
          [this] { announce(place_, tr("The lesson is finished. Your own prompt and settings are back.")); });
  long_.setSingleShot(true);
  long_.setInterval(kLong);
  connect(&long_, &QTimer::timeout, this, [this] { tell(lesson_waits(*player_)); });
}

// A step whole, once its numbers are there, and then the answer whole: each new sentence cuts the one before it off.
void LessonNews::follow() {
  if (player_->phase() == Phase::setting_up) told_step_ = -1;
  if (player_->busy()) {
    if (!long_.isActive()) long_.start();
    return;
  }
  long_.stop();
  if (!player_->lesson()) return;
  QStringList news;
  if (std::exchange(told_step_, player_->step()) != player_->step()) {
    told_answer_ = false;
    if (player_->phase() != Phase::failed) news += step();
  }
  if (player_->phase() == Phase::revealed && player_->asked() && !std::exchange(told_answer_, true)) news += answer();
  if (player_->phase() == Phase::failed) news << lesson_failure(*player_);
  news.removeAll(QString());
  tell(news.join(u'\n'));
}

QStringList LessonNews::step() const {
  return QStringList{lesson_place(*player_), player_->current().title} + player_->text() + QStringList{player_->question()};
}

QStringList LessonNews::answer() const { return QStringList{verdict(), lesson_reply(*player_)} + player_->reveal(); }

// Of an answer to choose. How good a guess was is in its reply.
QString LessonNews::verdict() const {
  const std::vector<LessonChoice>& choices = player_->current().question->choices;
  const auto right = std::find_if(choices.begin(), choices.end(), [](const LessonChoice& choice) { return choice.right; });
  if (right == choices.end()) return {};
  const auto index = right - choices.begin();
  if (player_->chosen() == index) return tr("Right.");
  const QString& text = player_->choices()[index];
  return player_->chosen() ? tr("Not quite. The right answer: %1").arg(text) : tr("The right answer: %1").arg(text);
}

void LessonNews::tell(const QString& text) {
  if (place_->isVisible()) announce(place_, plain_text(text));
}

}  // namespace rowkeeper::views
