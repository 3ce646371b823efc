#include "views/learn/lesson.h"

#include <algorithm>

namespace rowkeeper::views {

QString LessonAction::option(const QString& name, const QString& otherwise) const {
  const auto found = std::find_if(options.begin(), options.end(), [&](const auto& option) { return option.first == name; });
  return found == options.end() ? otherwise : found->second;
}

bool LessonStep::starts_anew() const {
  static const QStringList starters = {"run", "lanes", "chat", "plan", "serve", "squeeze"};
  return std::any_of(setup.begin(), setup.end(), [](const LessonAction& action) {
    const bool squeeze_page = action.verb == QStringLiteral("page") && action.words.value(0) == QStringLiteral("squeeze");
    return starters.contains(action.verb) || squeeze_page;
  });
}

QString Lesson::number() const {
  const QString number = id.section(u'-', 0, 0);
  bool numbered = false;
  number.toInt(&numbered);
  return numbered ? number : QString();
}

double guess_off(double guess, double value) { return std::max(guess / value, value / guess); }

}  // namespace rowkeeper::views
