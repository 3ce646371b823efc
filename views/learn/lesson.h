// A lesson as data: steps with what the app does, what is said, and what is asked. docs/lesson-format.md says how one is written.
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

namespace rowkeeper::views {

// "@run village tokens=10": verb "run", words {"village"}, options {{"tokens", "10"}}.
struct LessonAction {
  QString verb;
  QStringList words;
  std::vector<std::pair<QString, QString>> options;
  int line = 0;  // of the file

  QString option(const QString& name, const QString& otherwise = {}) const;
  bool operator==(const LessonAction&) const = default;
};

struct LessonChoice {
  QString text;
  QString reply;  // said when it is chosen
  bool right = false;
};

// A number to guess: `value` names what it is held against.
struct LessonGuess {
  QString value;
  int least = 0, most = 0;
};

struct LessonQuestion {
  QString text;
  std::vector<LessonChoice> choices;  // or else
  std::optional<LessonGuess> guess;
};

struct LessonStep {
  QString title;
  std::vector<LessonAction> setup;
  QStringList text;  // paragraphs
  std::optional<LessonQuestion> question;
  std::vector<LessonAction> then;  // after the answer
  QStringList reveal;              // paragraphs
  QStringList notes;               // for the lecturer
  int line = 0;

  // Whether it can be entered from anywhere: it says itself what must be there.
  bool starts_anew() const;
};

struct Lesson {
  QString id;  // the file's name without ".md"
  QString title;
  int minutes = 0;
  std::vector<LessonStep> steps;

  QString number() const;  // of its file's name; empty: it has none, as the quiz
};

// A guess that is off by less than half: right enough. Both above 0.
inline constexpr double kCloseGuess = 1.5;
// How many times too much or too little; at least 1.
double guess_off(double guess, double value);

}  // namespace rowkeeper::views
