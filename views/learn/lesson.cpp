#include "views/learn/lesson.h"

#include <algorithm>
#include <array>

namespace rowkeeper::views {

QString LessonAction::option(const QString& name, const QString& otherwise) const {
  const auto found = std::find_if(options.begin(), options.end(), [&](const auto& option) { return option.first == name; });
  return found == options.end() ? otherwise : found->second;
}

bool LessonStep::starts_anew() const {
  static const std::array<QString, 4> starters = {QStringLiteral("run"), QStringLiteral("lanes"), QStringLiteral("chat"),
                                                  QStringLiteral("plan")};
  return std::any_of(setup.begin(), setup.end(), [](const LessonAction& action) {
    return std::find(starters.begin(), starters.end(), action.verb) != starters.end();
  });
}

double guess_off(double guess, double value) { return std::max(guess / value, value / guess); }

}  // namespace rowkeeper::views
