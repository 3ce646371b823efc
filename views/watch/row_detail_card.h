// "Row 12 ·goats, block 3, head 5": the numbers that the cache holds for it, and what happened to them.
#pragma once

#include "views/canvas/number_scale.h"
#include "views/watch/head_strips.h"
#include "views/watch/row_detail.h"
#include "views/widgets/card.h"
#include "views/widgets/throttle.h"

class QBoxLayout;
class QLabel;
class QToolButton;
class QSpinBox;

namespace rowkeeper::views {

class RowDetailCard : public Card {
  Q_OBJECT
 public:
  RowDetailCard(const RunModel* run, Selection* selection, QWidget* parent = nullptr);
  HeadStrips* strips() const { return strips_; }
  void copy_numbers();
  QSize minimumSizeHint() const override;

 private:
  void build_reading();
  void build_controls();
  QSpinBox* add_spin(QBoxLayout* line, const QString& name, int first);
  void restyle();
  void refresh();
  void show_detail(const RowDetail& detail);
  void show_strips(const RowDetail& detail);
  void show_spins(const RowDetail& detail);
  void show_reading(std::optional<HeadSpot> spot);
  void select_from_spins();

  const RunModel* run_;
  Selection* selection_;
  NumberScale scale_;
  QWidget* content_;
  HeadStrips* strips_;
  QLabel *reading_, *fingerprint_;
  QSpinBox *row_, *block_, *head_;
  QToolButton* copy_;
  Throttle throttle_;
};

}  // namespace rowkeeper::views
