// "This question": what was asked, the exact answer, the chosen ways', and where the answer had stood.
#pragma once

#include "views/squeeze/squeeze_choice.h"
#include "views/widgets/card.h"
#include "views/widgets/throttle.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace rowkeeper::views {

class AnswerBox;

class QuestionCard : public Card {
  Q_OBJECT
 public:
  QuestionCard(const SqueezeModel* squeeze, SqueezeChoice* choice, QWidget* parent = nullptr);
  AnswerBox* exact_box() const { return exact_; }
  AnswerBox* answer_box() const { return answer_; }
  AnswerBox* beside_box() const { return beside_; }
  QLabel* evidence() const { return evidence_; }
  QPushButton* link() const { return link_; }
  QCheckBox* only_wrong() const { return only_wrong_; }
  QToolButton* next() const { return next_; }

 signals:
  void evidence_wanted();  // in the picture of the rows

 private:
  void build();
  QToolButton* make_arrow(const QString& text, const QString& name, int by);
  void restyle();
  void refresh();
  void go(int by);
  void show_place();
  void show_answers();
  void show_exact();
  void show_answer(AnswerBox* box, int way);
  void set_verdict(AnswerBox* box, const QString& who, const QString& answer, bool good);
  void show_evidence();
  void show_link();

  const SqueezeModel* squeeze_;
  SqueezeChoice* choice_;
  QToolButton *previous_, *next_;
  QLabel *place_, *question_, *evidence_, *measures_;
  QCheckBox* only_wrong_;
  AnswerBox *exact_, *answer_, *beside_;
  QPushButton* link_;
  Throttle throttle_;
};

}  // namespace rowkeeper::views
