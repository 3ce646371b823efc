// Work that takes longer than a window may stand still.
#pragma once

#include <QFutureWatcher>
#include <QtConcurrentRun>
#include <memory>
#include <utility>

namespace rowkeeper::views {

// Runs `work` on a thread of Qt's pool and `then`, with its result, on this one, if `owner` is still there. `work` owns all that
// it touches.
template <class Work, class Then>
void beside_window(QObject* owner, const Work& work, const Then& then) {
  using Value = decltype(work());
  auto* const watcher = new QFutureWatcher<std::shared_ptr<Value>>;
  QObject::connect(watcher, &QFutureWatcherBase::finished, owner, [watcher, then] { then(std::move(*watcher->result())); });
  QObject::connect(watcher, &QFutureWatcherBase::finished, watcher, &QObject::deleteLater);
  watcher->setFuture(QtConcurrent::run([work] { return std::make_shared<Value>(work()); }));
}

}  // namespace rowkeeper::views
