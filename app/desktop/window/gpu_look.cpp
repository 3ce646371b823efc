#include "app/desktop/window/gpu_look.h"

#include "core/device/backend_look.h"

namespace rowkeeper::app {

GpuLook::GpuLook(QObject* parent) : QObject(parent) {
  thread_ = std::thread([this] {
    const GpuFound gpu{look_for_backend(BackendKind::cuda), look_for_backend(BackendKind::cublas)};
    QMetaObject::invokeMethod(
        this, [this, gpu] { emit found(gpu); }, Qt::QueuedConnection);
  });
}

GpuLook::~GpuLook() { thread_.join(); }

}  // namespace rowkeeper::app
