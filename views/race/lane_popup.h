// A lane's settings, tucked away: the cache, the arithmetic, the weights, the threads.
#pragma once

#include <vector>

#include "views/run/run_commands.h"
#include "views/widgets/popup.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

namespace rowkeeper::views {

class LanePopup : public Popup {
  Q_OBJECT
 public:
  explicit LanePopup(QWidget* parent);
  void show_request(const LaneRequest& request, const std::vector<BackendKind>& backends);
  void open_below(const QRect& button);  // in the screen's coordinates

  QCheckBox* cache_box() const { return cache_; }
  QComboBox* arithmetic_box() const { return arithmetic_; }
  QComboBox* weights_box() const { return weights_; }
  QSpinBox* threads_box() const { return threads_; }

 signals:
  void chosen(const rowkeeper::views::LaneRequest& request);

 private:
  void build();
  void restyle();
  void take();
  BackendKind backend() const;
  void offer(const std::vector<BackendKind>& backends);
  void offer_weights(BackendKind backend);

  QLabel* title_;
  QCheckBox* cache_;
  QComboBox *arithmetic_, *weights_;
  QSpinBox* threads_;
  bool showing_ = false;  // the controls are being set, not used
};

}  // namespace rowkeeper::views
