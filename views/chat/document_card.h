// The document: a prepared one or one's own text, and what an edit of it leaves of the cache.
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include "views/chat/word_swap.h"
#include "views/run/chat_model.h"
#include "views/widgets/card.h"

namespace rowkeeper::views {

class PromptEditor;

class DocumentCard : public Card {
  Q_OBJECT
 public:
  DocumentCard(const ChatModel* model, ChatCommands* commands, QWidget* parent = nullptr);
  PromptEditor* editor() const { return editor_; }
  QString edit_text() const { return edit_->text(); }
  void use();                    // the text as it stands now
  void change(WordPlace place);  // one word early or late in it

 private:
  void build();
  void build_menu();
  void restyle();
  void refresh();
  void refresh_buttons();
  void tell_edit();
  void take(const QString& document);
  void show_text(const QString& document);  // its changed word selected and in sight, if it is one

  const ChatModel* model_;
  ChatCommands* commands_;
  PromptEditor* editor_;
  QToolButton* prepared_;
  QLabel *count_, *edit_;
  QPushButton *use_, *undo_, *early_, *late_;
  bool changing_ = false;  // by the user: what the edit left is news
  QString used_;           // the document as the engine has it
};

}  // namespace rowkeeper::views
