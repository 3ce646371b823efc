// Reads lessons as docs/lesson-format.md has them.
#pragma once

#include <QString>
#include <vector>

#include "core/base/error.h"
#include "views/learn/lesson.h"

namespace rowkeeper::views {

// What a lesson's text can't be read for: the line, and the reason in English, for who writes lessons.
struct LessonFault {
  int line = 0;
  QString reason;
};

tl::expected<Lesson, LessonFault> read_lesson(const QString& id, const QString& text);

// The texts of a lesson in the order of the file: what translators get.
QStringList lesson_texts(const Lesson& lesson);
// The same lesson in the interface's language, where there is a translation.
Lesson translated(const Lesson& lesson);

// Those that come with the program, in English: the lessons in order, and the quiz. They are tested: a fault ends the program.
std::vector<Lesson> own_lessons();
Lesson own_quiz();

}  // namespace rowkeeper::views
