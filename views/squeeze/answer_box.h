// One answer, green or red.
#pragma once

#include <QFrame>

class QLabel;

namespace rowkeeper::views {

class AnswerBox : public QFrame {
  Q_OBJECT
 public:
  enum class Tone { neutral, good, bad };
  explicit AnswerBox(QWidget* parent = nullptr);
  // `who` answered `answer`; the sign before it says the same as the colour, and `heard` all of it in words. Without: what is shown.
  void set_answer(const QString& who, const QString& answer, Tone tone, const QString& heard = {});
  QString text() const;

 private:
  void restyle();
  QLabel *who_, *answer_;
};

}  // namespace rowkeeper::views
