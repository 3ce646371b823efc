// Squeeze: the cache made smaller in several ways, and what each costs in answers.
#pragma once

#include <QWidget>

#include "views/run/page_models.h"

class QBoxLayout;

namespace rowkeeper::views {

class LeftRowsCard;
class QuestionCard;
class ScrollColumn;
class SqueezeChartCard;
class SqueezeChoice;
class WaysCard;

class SqueezePage : public QWidget {
  Q_OBJECT
 public:
  explicit SqueezePage(const PageModels& models, QWidget* parent = nullptr);
  SqueezeChoice* choice() const { return choice_; }
  WaysCard* ways() const { return ways_; }
  SqueezeChartCard* chart() const { return chart_; }
  QuestionCard* question() const { return question_; }
  LeftRowsCard* rows() const { return rows_; }

  // What the window's keys do here. False: the key has no use here.
  bool press_play();
  bool press_step();
  bool press_cache() { return false; }
  bool press_restart() { return false; }

 signals:
  void bundled_model_wanted();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* build_right();
  QWidget* build_all();
  void restyle();
  void arrange();
  void show_evidence();

  SqueezeChoice* choice_;
  WaysCard* ways_;
  SqueezeChartCard* chart_;
  QuestionCard* question_;
  LeftRowsCard* rows_;
  QBoxLayout* top_;
  QBoxLayout* line_;  // the ways, and all else
  ScrollColumn *right_, *all_;
};

}  // namespace rowkeeper::views
