// How the next run chooses its tokens, what it does when the context is full, and how its prompt is read. Changes hold from the next restart on.
#pragma once

#include "views/run/run_settings.h"
#include "views/widgets/popup.h"

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QRadioButton;
class QSpinBox;
class QVBoxLayout;

namespace rowkeeper::views {

// "greedy", "temperature 0.8 · top-k 40"
QString sampling_text(const SamplerOptions& sampling);

class SamplingPopup : public Popup {
  Q_OBJECT
 public:
  SamplingPopup(RunSettings* settings, QWidget* parent);
  void open_below(const QRect& button);  // in global coordinates
  QPushButton* restart_button() const { return restart_; }

 signals:
  void restart_wanted();

 private:
  void build();
  void build_numbers(QVBoxLayout* all);
  void build_prompt(QVBoxLayout* all);
  void build_limit(QVBoxLayout* all);
  void connect_all();
  void restyle();
  void show_settings();
  void take_settings();

  RunSettings* settings_;
  QLabel* title_;
  QRadioButton* greedy_;
  QRadioButton* sample_;
  QDoubleSpinBox* temperature_;
  QSpinBox* top_k_;
  QDoubleSpinBox* top_p_;
  QSpinBox* seed_;
  QCheckBox* special_tokens_;
  QRadioButton* stop_;
  QRadioButton* slide_;
  QPushButton* restart_;
  bool showing_ = false;  // the controls are being set from the settings
};

}  // namespace rowkeeper::views
