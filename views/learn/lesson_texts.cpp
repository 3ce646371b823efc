// The lessons that come with the program, and their translation.
#include <QCoreApplication>
#include <QDir>
#include <functional>

#include "views/learn/lesson_reader.h"
#include "views/run/prepared_texts.h"

namespace rowkeeper::views {

namespace {

// Every text of a lesson, in the order of the file.
void for_each_text(Lesson& lesson, const std::function<void(QString&)>& use) {
  use(lesson.title);
  for (LessonStep& step : lesson.steps) {
    use(step.title);
    for (QString& text : step.text) use(text);
    if (step.question) {
      use(step.question->text);
      for (LessonChoice& choice : step.question->choices) {
        use(choice.text);
        use(choice.reply);
      }
    }
    for (QString& text : step.reveal) use(text);
    for (QString& text : step.notes) use(text);
  }
}

Lesson read_own(const QString& id) {
  const auto lesson = read_lesson(id, prepared_text(QStringLiteral(":/lessons/%1.md").arg(id)));
  if (!lesson) {
    const LessonFault& fault = lesson.error();
    qFatal("%s.md:%d: %s", qPrintable(id), fault.line, qPrintable(fault.reason));
  }
  return *lesson;
}

}  // namespace

QStringList lesson_texts(const Lesson& lesson) {
  QStringList texts;
  Lesson copy = lesson;
  for_each_text(copy, [&](const QString& text) { texts << text; });
  return texts;
}

Lesson translated(const Lesson& lesson) {
  Lesson copy = lesson;
  for_each_text(copy, [](QString& text) { text = QCoreApplication::translate("Lessons", text.toUtf8().constData()); });
  return copy;
}

std::vector<Lesson> own_lessons() {
  std::vector<Lesson> lessons;
  for (const QString& name :
       QDir(QStringLiteral(":/lessons")).entryList({QStringLiteral("[0-9]*.md")}, QDir::Files, QDir::Name))
    lessons.push_back(read_own(name.chopped(3)));
  return lessons;
}

Lesson own_quiz() { return read_own(QStringLiteral("quiz")); }

}  // namespace rowkeeper::views
