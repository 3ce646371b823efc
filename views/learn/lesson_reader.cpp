#include "views/learn/lesson_reader.h"

#include <QRegularExpression>

namespace rowkeeper::views {

namespace {

// Goes through the lines and keeps what they belong to: the step, the part of it, the paragraph that is still growing.
class Reader {
 public:
  Reader(const QString& id, const QString& text) : lines_(text.split(u'\n')) { lesson_.id = id; }

  tl::expected<Lesson, LessonFault> read() {
    for (line_ = 1; line_ <= static_cast<int>(lines_.size()) && fault_.reason.isEmpty(); ++line_) take(lines_[line_ - 1]);
    if (fault_.reason.isEmpty()) end_step();
    if (lesson_.title.isEmpty()) fail_at(1, QStringLiteral("no title"));
    if (lesson_.steps.empty()) {
      fail_at(1, QStringLiteral("no step"));
    } else if (!lesson_.steps.front().starts_anew() && !is_quiz()) {
      fail_at(lesson_.steps.front().line,
              QStringLiteral("the first step begins with no action that says what must be there"));
    }
    if (!fault_.reason.isEmpty()) return tl::unexpected(fault_);
    return lesson_;
  }

 private:
  enum class Part { text, question, choice, reveal };

  bool is_quiz() const { return lesson_.id == QStringLiteral("quiz"); }
  void fail(const QString& reason) { fail_at(line_, reason); }
  void fail_at(int line, const QString& reason) {
    if (fault_.reason.isEmpty()) fault_ = {line, reason};
  }

  void take(const QString& line) {
    const QString rest = line.mid(2).trimmed();
    if (line.startsWith(u"# ")) return take_title(rest);
    if (line.startsWith(u"minutes: ")) return take_minutes(line.mid(9));
    if (line.startsWith(u"## ")) return begin_step(line.mid(3).trimmed());
    if (line.trimmed().isEmpty()) return end_paragraph();
    if (!step_) return fail(QStringLiteral("text before the first step"));
    if (line == QStringLiteral("@then")) return begin_then();
    if (line.startsWith(u'@')) return take_action(line.mid(1).trimmed());
    if (line.startsWith(u"? ")) return begin_question(rest);
    if (line.startsWith(u"- ") || line.startsWith(u"* ")) return take_choice(rest, line.startsWith(u'*'));
    if (line.startsWith(u"= ")) return take_guess(rest);
    if (line.startsWith(u"note: ")) return take_note(line.mid(6).trimmed());
    take_text(line.trimmed());
  }

  void take_title(const QString& title) {
    if (!lesson_.title.isEmpty()) return fail(QStringLiteral("a second title"));
    lesson_.title = title;
  }

  void take_minutes(const QString& text) {
    lesson_.minutes = text.toInt();
    if (lesson_.minutes < 1) fail(QStringLiteral("no number of minutes"));
  }

  void begin_step(const QString& title) {
    end_step();
    lesson_.steps.push_back({.title = title, .line = line_});
    step_ = &lesson_.steps.back();
    part_ = Part::text;
    for (std::size_t i = 0; i + 1 < lesson_.steps.size(); ++i) {
      if (lesson_.steps[i].title == title) fail(QStringLiteral("a second step of this title"));
    }
  }

  void end_step() {
    end_paragraph();
    if (!step_) return;
    const LessonStep& step = *step_;
    if (step.text.isEmpty() && !step.question) return fail_at(step.line, QStringLiteral("a step without text"));
    if (!step.question) return;
    const auto& choices = step.question->choices;
    const auto right =
        std::count_if(choices.begin(), choices.end(), [](const LessonChoice& choice) { return choice.right; });
    if (step.question->guess) {
      if (!choices.empty()) fail_at(step.line, QStringLiteral("answers to choose, and a number to guess"));
    } else if (choices.size() < 2 || choices.size() > 4 || right != 1) {
      fail_at(step.line, QStringLiteral("a question needs two to four answers, one of them right"));
    }
    if (step.reveal.isEmpty()) fail_at(step.line, QStringLiteral("a question with nothing to say after it"));
    for (const LessonChoice& choice : choices) {
      if (choice.reply.isEmpty()) fail_at(step.line, QStringLiteral("an answer without a reply: ") + choice.text);
    }
  }

  void begin_question(const QString& text) {
    end_paragraph();
    if (step_->question || part_ != Part::text) return fail(QStringLiteral("a second question in a step"));
    step_->question.emplace().text = text;
    part_ = Part::question;
  }

  void take_choice(const QString& text, bool right) {
    if (part_ != Part::question && part_ != Part::choice) return fail(QStringLiteral("an answer without a question"));
    step_->question->choices.push_back({text, {}, right});
    part_ = Part::choice;
  }

  void take_guess(const QString& text) {
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    if (part_ != Part::question || words.size() != 3)
      return fail(QStringLiteral("a guess is = VALUE FROM TO, after a question"));
    const LessonGuess guess{words[0], words[1].toInt(), words[2].toInt()};
    if (guess.least < 1 || guess.most <= guess.least) return fail(QStringLiteral("FROM is 1 or more, TO is more than FROM"));
    step_->question->guess = guess;
    part_ = Part::choice;
  }

  void begin_then() {
    end_paragraph();
    if (!step_->question) return fail(QStringLiteral("@then without a question"));
    if (part_ == Part::reveal) return fail(QStringLiteral("a second @then"));
    part_ = Part::reveal;
  }

  void take_action(const QString& text) {
    end_paragraph();
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty()) return fail(QStringLiteral("no action"));
    LessonAction action{.verb = words.front(), .line = line_};
    for (const QString& word : words.mid(1)) {
      static const QRegularExpression option(QStringLiteral("^([a-z]+)=(.+)$"));
      const auto match = option.match(word);
      if (match.hasMatch()) {
        action.options.emplace_back(match.captured(1), match.captured(2));
      } else {
        action.words << word;
      }
    }
    if (part_ == Part::reveal && action.verb == QStringLiteral("cover"))
      return fail(QStringLiteral("@cover after the answer"));
    if (part_ == Part::text) {
      step_->setup.push_back(action);
    } else if (part_ == Part::reveal) {
      step_->then.push_back(action);
    } else {
      fail(QStringLiteral("an action between a question and @then"));
    }
  }

  void take_note(const QString& text) {
    end_paragraph();
    step_->notes << text;
  }

  void take_text(const QString& text) {
    if (part_ == Part::question) {
      step_->question->text += u' ' + text;
    } else if (part_ == Part::choice) {
      if (step_->question->choices.empty()) return fail(QStringLiteral("text after a guess, before @then"));
      QString& reply = step_->question->choices.back().reply;
      reply += (reply.isEmpty() ? QString() : QStringLiteral(" ")) + text;
    } else {
      paragraph_ += (paragraph_.isEmpty() ? QString() : QStringLiteral(" ")) + text;
    }
  }

  void end_paragraph() {
    if (!step_ || paragraph_.isEmpty()) return;
    (part_ == Part::reveal ? step_->reveal : step_->text) << paragraph_;
    paragraph_.clear();
  }

  QStringList lines_;
  int line_ = 0;
  Lesson lesson_;
  LessonFault fault_;
  LessonStep* step_ = nullptr;
  Part part_ = Part::text;
  QString paragraph_;
};

}  // namespace

tl::expected<Lesson, LessonFault> read_lesson(const QString& id, const QString& text) { return Reader(id, text).read(); }

}  // namespace rowkeeper::views
