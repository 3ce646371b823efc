// The conversation: questions and answers with the rows that each turn read and computed, and the line to ask the next one.
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>

#include "views/run/chat_model.h"
#include "views/widgets/card.h"

class QVBoxLayout;

namespace rowkeeper::views {

class TalkCard : public Card {
  Q_OBJECT
 public:
  TalkCard(const ChatModel* model, ChatCommands* commands, QWidget* parent = nullptr);
  QLineEdit* line() const { return line_; }
  QPushButton* ask_button() const { return ask_; }
  QPushButton* stop_button() const { return stop_; }
  QStringList shown_texts() const;  // of the bubbles, from the top
  void ask();
  void begin_again();

 private:
  void build();
  void build_line();
  void ask_now(const QString& question);
  void tell_answer();
  void restyle();
  void refresh();
  void refresh_buttons();
  QString turns_key() const;
  QString hint() const;
  void clear_turns();
  void refresh_turns();
  void refresh_suggestions();
  void add_bubble(const QString& text, bool question);
  void add_facts(const QString& text, bool good);

  const ChatModel* model_;
  ChatCommands* commands_;
  QToolButton *first_, *second_;
  QPushButton* again_;
  QScrollArea* area_;
  QWidget* turns_;
  QVBoxLayout* column_;
  QWidget* suggestions_;
  QLineEdit* line_;
  QPushButton *ask_, *stop_;
  QString turns_shown_, suggested_for_;
  std::size_t turns_told_ = 0;  // to whoever hears the window
  bool asked_ = false;          // by the user, and not a lesson: the answer is news
  bool asking_ = false;         // when it was looked at last
};

// "412 rows read back, 17 computed".
QString turn_facts(const TurnRecord& record);

}  // namespace rowkeeper::views
