#include "app/desktop/gpu_look.h"

#include <atomic>
#include <mutex>
#include <thread>
#include <utility>

#include "core/device/backend_look.h"

namespace rowkeeper::app {

namespace {

std::atomic<int> looking = 0;

GpuFound look_at_backends() { return {look_for_backend(BackendKind::cuda), look_for_backend(BackendKind::cublas)}; }

}  // namespace

// What the thread knows of who asked: it may be gone.
struct GpuLook::Listener {
  std::mutex guard;
  GpuLook* look;
};

GpuLook::GpuLook() : GpuLook(look_at_backends) {}

GpuLook::GpuLook(const std::function<GpuFound()>& look) : listener_(std::make_shared<Listener>()) {
  listener_->look = this;
  ++looking;
  std::thread([look, listener = listener_] {
    const GpuFound gpu = look();
    const std::lock_guard lock(listener->guard);
    if (GpuLook* const to = listener->look) {
      QMetaObject::invokeMethod(
          to,
          [to, gpu] {
            to->answer_ = gpu;
            emit to->found(gpu);
          },
          Qt::QueuedConnection);
    }
    --looking;
  }).detach();
}

GpuLook::~GpuLook() {
  const std::lock_guard lock(listener_->guard);
  listener_->look = nullptr;
}

bool GpuLook::under_way() { return looking > 0; }

}  // namespace rowkeeper::app
