// What the user points at: one row, block and head, shared by all pages.
#pragma once

#include <QObject>

namespace rowkeeper::views {

struct Place {
  int row = -1;  // -1: nothing is selected
  int block = 0;
  int head = 0;
  bool operator==(const Place&) const = default;
};

class Selection : public QObject {
  Q_OBJECT
 public:
  explicit Selection(QObject* parent = nullptr) : QObject(parent) {}
  const Place& place() const { return place_; }
  void select(const Place& place) {
    if (place == place_) return;
    place_ = place;
    emit changed();
  }
  void clear() { select({-1, place_.block, place_.head}); }

 signals:
  void changed();

 private:
  Place place_;
};

}  // namespace rowkeeper::views
