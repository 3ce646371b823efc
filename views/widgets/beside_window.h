// Work that takes longer than a window may stand still.
#pragma once

#include <QFutureWatcher>
#include <QtConcurrentRun>
#include <memory>
#include <new>
#include <utility>

#include "core/base/error.h"

namespace rowkeeper::views {

// Runs `work` on a thread of Qt's pool and `then`, with its Result, on this one, if `owner` is still there. `work` owns all that
// it touches; where memory runs out under it, that is its error.
template <class Work, class Then>
void beside_window(QObject* owner, const Work& work, const Then& then) {
  using Value = decltype(work());
  auto* const watcher = new QFutureWatcher<std::shared_ptr<Value>>;
  QObject::connect(watcher, &QFutureWatcherBase::finished, owner, [watcher, then] { then(std::move(*watcher->result())); });
  QObject::connect(watcher, &QFutureWatcherBase::finished, watcher, &QObject::deleteLater);
  watcher->setFuture(QtConcurrent::run([work] {
    auto result = std::make_shared<Value>(fail(ErrorCode::out_of_memory, "file", "0"));
    try {
      *result = work();
    } catch (const std::bad_alloc&) {
      // It says so already.
    }
    return result;
  }));
}

}  // namespace rowkeeper::views
