// Looks for a GPU that can compute, beside the window's thread: its driver may take a second to start, or hang for good.
#pragma once

#include <QObject>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "core/base/error.h"

namespace rowkeeper::app {

// The device's name for each of its backends, or why there is none.
struct GpuFound {
  Result<std::string> cuda, cublas;
};

class GpuLook : public QObject {
  Q_OBJECT
 public:
  GpuLook();
  explicit GpuLook(const std::function<GpuFound()>& look);
  // Waits for nothing: what is found later, nobody is told.
  ~GpuLook() override;
  // Whether one is still looking, whoever it was for. Then the program must not wait for its threads to end.
  static bool under_way();
  // Once it is there.
  const std::optional<GpuFound>& answer() const { return answer_; }

 signals:
  void found(const rowkeeper::app::GpuFound& gpu);

 private:
  struct Listener;
  std::shared_ptr<Listener> listener_;
  std::optional<GpuFound> answer_;
};

}  // namespace rowkeeper::app
