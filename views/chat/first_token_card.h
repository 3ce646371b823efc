// Time to the first token, turn by turn: with the cache kept between turns and without.
#pragma once

#include <QLabel>

#include "views/chat/bars_layout.h"
#include "views/widgets/card.h"

namespace rowkeeper::views {

// Two bars for each turn.
class FirstTokenBars : public QWidget {
  Q_OBJECT
 public:
  explicit FirstTokenBars(QWidget* parent = nullptr);
  void set_times(const std::vector<FirstTokenTimes>& times);
  QSize sizeHint() const override { return minimumSizeHint(); }
  QSize minimumSizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  BarsMeasures measures() const;
  QString in_words() const;
  struct PictureTable times_table() const;
  std::vector<FirstTokenTimes> times_;
};

class FirstTokenCard : public Card {
  Q_OBJECT
 public:
  explicit FirstTokenCard(const ChatModel* model, QWidget* parent = nullptr);
  QString headline() const { return sooner_->text(); }
  FirstTokenBars* bars() const { return bars_; }

 private:
  void build();
  void restyle();
  void refresh();
  const ChatModel* model_;
  FirstTokenBars* bars_;
  QLabel *nothing_, *sooner_;
  QLabel *kept_legend_, *dropped_legend_;
};

}  // namespace rowkeeper::views
