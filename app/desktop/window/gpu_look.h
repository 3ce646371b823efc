// Looks for a GPU that can compute, beside the window's thread: its driver may take a second to start.
#pragma once

#include <QObject>
#include <string>
#include <thread>

#include "core/base/error.h"

namespace rowkeeper::app {

// The device's name for each of its backends, or why there is none.
struct GpuFound {
  Result<std::string> cuda, cublas;
};

class GpuLook : public QObject {
  Q_OBJECT
 public:
  explicit GpuLook(QObject* parent = nullptr);
  // Waits until it has looked.
  ~GpuLook() override;

 signals:
  void found(const rowkeeper::app::GpuFound& gpu);

 private:
  std::thread thread_;
};

}  // namespace rowkeeper::app
