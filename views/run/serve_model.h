// Conversations in a limited pool, as pages see them: the same ones twice, each in a piece of memory of its own, and in pages.
#pragma once

#include <QObject>
#include <array>
#include <optional>

#include "core/base/error.h"
#include "core/run/serving.h"
#include "views/run/run_commands.h"

namespace rowkeeper::views {

struct ServeLane {
  ServePicture picture;  // the allocator's own state after its newest step
  ServeTotals totals;
  bool finished = false;
  ServeMoment fullest = {};  // once it is finished: then every page is free again
  int page_rows = 16;
};

struct ServeStatus {
  enum class Phase { none, running, paused, finished } phase = Phase::none;
  ServeSettings settings;
  std::optional<Error> error;
  std::optional<bool> same_answers;  // of the two lanes, compared once both have finished
};

class ServeModel : public QObject {
  Q_OBJECT
 public:
  explicit ServeModel(QObject* parent = nullptr) : QObject(parent) {}
  const ServeLane& lane(Reserve reserve) const { return lanes_[reserve == Reserve::paged]; }
  const ServeStatus& status() const { return status_; }
  void set_lanes(const std::array<ServeLane, 2>& lanes) {
    lanes_ = lanes;
    emit lanes_changed();
  }
  void set_status(const ServeStatus& status) {
    status_ = status;
    emit status_changed();
  }

 signals:
  void lanes_changed();
  void status_changed();

 private:
  std::array<ServeLane, 2> lanes_;  // contiguous, paged
  ServeStatus status_;
};

}  // namespace rowkeeper::views
