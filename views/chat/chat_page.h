// Chat: questions about a document, and what it saves to keep its rows between turns.
#pragma once

#include <QWidget>

#include "views/run/page_models.h"

class QLabel;
class QBoxLayout;

namespace rowkeeper::views {

class DocumentCard;
class FirstTokenCard;
class KeepCard;
class RowsCard;
class ScrollColumn;
class TalkCard;

class ChatPage : public QWidget {
  Q_OBJECT
 public:
  explicit ChatPage(const PageModels& models, QWidget* parent = nullptr);
  DocumentCard* document() const { return document_; }
  TalkCard* talk() const { return talk_; }
  KeepCard* keep() const { return keep_; }
  FirstTokenCard* times() const { return times_; }
  RowsCard* rows() const { return rows_; }

  // What the window's keys do here. False: the key has no use here.
  bool press_play() { return false; }
  bool press_step() { return false; }
  bool press_restart();
  bool press_cache();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  QWidget* column(const QList<QWidget*>& cards, int stretched);
  void restyle();
  void refresh_error();

  ChatModel* model_;
  ChatCommands* commands_;
  DocumentCard* document_;
  TalkCard* talk_;
  KeepCard* keep_;
  FirstTokenCard* times_;
  RowsCard* rows_;
  QLabel* error_;
  QWidget *left_, *right_, *content_;
  QBoxLayout* sides_;
  ScrollColumn* area_;
};

}  // namespace rowkeeper::views
