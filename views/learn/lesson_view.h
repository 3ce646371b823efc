// The step of a lesson that the user is at: what is said, what is asked, and where to go.
#pragma once

#include <QWidget>
#include <vector>

#include "views/learn/lesson_player.h"

class QFrame;
class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QSpinBox;
class QVBoxLayout;

namespace rowkeeper::views {

class ChoiceButton;

class LessonView : public QWidget {
  Q_OBJECT
 public:
  explicit LessonView(LessonPlayer* player, QWidget* parent = nullptr);
  QPushButton* next_button() const { return next_; }
  QPushButton* back_button() const { return back_; }
  QPushButton* leave_button() const { return leave_; }
  QPushButton* retry_button() const { return retry_; }
  QPushButton* guess_button() const { return guess_; }
  QSpinBox* guess_box() const { return number_; }
  const std::vector<ChoiceButton*>& choices() const { return choices_; }
  void begin_reading();  // by keyboard: the text has the focus
  QString text() const;  // all that is said now, a paragraph a line

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void build();
  QWidget* build_question();
  QWidget* build_foot();
  void restyle();
  void refresh();
  void show_step();
  void show_question();
  void show_choices();
  void show_guess();
  void bring_up_reveal(QWidget* last);
  void show_buttons();
  void fill(QVBoxLayout* layout, const QStringList& paragraphs);

  LessonPlayer* player_;
  QLabel *lesson_, *place_, *title_, *question_, *reply_, *waiting_, *failure_;
  QScrollArea* area_;
  QVBoxLayout *text_, *reveal_, *answers_;
  QFrame* ask_;
  QWidget* guess_line_;
  QSpinBox* number_;
  QPushButton *leave_, *back_, *next_, *guess_, *retry_;
  QProgressBar* progress_;
  std::vector<ChoiceButton*> choices_;
  QStringList shown_text_, shown_reveal_;
  QString shown_reply_;
  int shown_step_ = -1, guessed_step_ = -1;
  bool to_next_ = false;  // the focus, once one can go on
};

}  // namespace rowkeeper::views
