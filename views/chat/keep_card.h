// What happens to the rows between turns, over night, and on the bill.
#pragma once

#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>

#include "views/chat/chat_bill.h"
#include "views/widgets/card.h"

namespace rowkeeper::views {

class ToggleSwitch;

class KeepCard : public Card {
  Q_OBJECT
 public:
  KeepCard(const ChatModel* model, ChatCommands* commands, QWidget* parent = nullptr);
  ToggleSwitch* keep_switch() const { return keep_; }
  QPushButton* leave_button() const { return leave_; }
  QPushButton* back_button() const { return back_; }
  QString bill_text() const { return bill_->text(); }
  QString leave_text() const { return leave_text_->text(); }
  void keep_rows(bool on);  // between turns
  // Where "Leave" saves to and "Come back" reads from.
  void set_cache_file(const QString& path);
  void set_prices(const ChatPrices& prices);
  const ChatPrices& prices() const { return prices_; }

 private:
  void build_switch();
  void build_leave();
  void build_bill();
  void restyle();
  void refresh();
  void refresh_leave();
  QString leave_now() const;
  QString given_up() const;
  void tell_saved();
  void refresh_bill();

  const ChatModel* model_;
  ChatCommands* commands_;
  ToggleSwitch* keep_;
  QLabel *keep_text_, *leave_text_, *bill_;
  QPushButton *leave_, *back_, *change_;
  QWidget* price_line_;
  QDoubleSpinBox *fresh_, *cached_;
  ChatPrices prices_;
  QString cache_file_;
  enum class Errand { none, leave, come_back } errand_ = Errand::none;  // of the user, and under way
};

}  // namespace rowkeeper::views
