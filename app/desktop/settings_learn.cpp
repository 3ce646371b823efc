// How far the user has come in Learn, as lists of words: "1-the-waste 3", a lesson and its step.
#include <QStringList>

#include "app/desktop/settings.h"

namespace rowkeeper::app {

namespace {

constexpr int kMostSteps = 1000;

// "NAME NUMBER"; a number out of range counts as 0.
std::pair<QString, int> name_and_number(const QString& entry) {
  const int number = entry.section(u' ', 1).toInt();
  return {entry.section(u' ', 0, 0), number >= 0 && number < kMostSteps ? number : 0};
}

}  // namespace

void Settings::read_progress(views::LearnProgress& progress) const {
  QMap<QString, int> reached;
  QMap<QString, bool> done;
  QMap<int, bool> answers;
  for (const QString& entry : store_.value("learn/reached").toStringList()) {
    const auto [lesson, step] = name_and_number(entry);
    reached[lesson] = step;
  }
  for (const QString& lesson : store_.value("learn/done").toStringList()) done[lesson] = true;
  for (const QString& entry : store_.value("learn/answers").toStringList()) {
    const auto [question, right] = name_and_number(entry);
    answers[std::clamp(question.toInt(), 0, kMostSteps)] = right == 1;
  }
  progress.set_all(reached, done, answers);
}

void Settings::set_progress(const views::LearnProgress& progress) {
  QStringList reached, answers;
  for (auto at = progress.all_reached().begin(); at != progress.all_reached().end(); ++at)
    reached << QStringLiteral("%1 %2").arg(at.key()).arg(at.value());
  for (auto at = progress.answers().begin(); at != progress.answers().end(); ++at)
    answers << QStringLiteral("%1 %2").arg(at.key()).arg(at.value() ? 1 : 0);
  store_.setValue("learn/reached", reached);
  store_.setValue("learn/done", QStringList(progress.all_done().keys()));
  store_.setValue("learn/answers", answers);
}

}  // namespace rowkeeper::app
