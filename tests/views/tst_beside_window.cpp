// Work beside the window: its result comes back to this thread, and so does its want of memory.
#include <QtTest>
#include <new>
#include <optional>

#include "views/widgets/beside_window.h"

using namespace rowkeeper;
using namespace rowkeeper::views;

namespace {

template <class Work>
Result<int> result_of(const Work& work) {
  QObject owner;
  std::optional<Result<int>> result;
  beside_window(&owner, work, [&](const Result<int>& done) { result = done; });
  return QTest::qWaitFor([&] { return result.has_value(); }) ? *result : tl::unexpected(Error{ErrorCode::cancelled, {}});
}

}  // namespace

class TestBesideWindow : public QObject {
  Q_OBJECT

 private slots:
  void a_result_comes_back() {
    QCOMPARE(result_of([]() -> Result<int> { return 7; }).value(), 7);
    const Result<int> failed =
        result_of([]() -> Result<int> { return fail(ErrorCode::file_unwritable, "run.html", "full"); });
    QVERIFY(!failed && failed.error().code == ErrorCode::file_unwritable);
  }

  void memory_that_runs_out_is_an_error() {
    const Result<int> failed = result_of([]() -> Result<int> { throw std::bad_alloc(); });
    QVERIFY(!failed && failed.error().code == ErrorCode::out_of_memory);
  }

  void nobody_is_told_once_the_owner_is_gone() {
    bool told = false;
    {
      QObject owner;
      beside_window(
          &owner, []() -> Result<int> { return 7; }, [&](const Result<int>&) { told = true; });
    }
    QThreadPool::globalInstance()->waitForDone();
    QTest::qWait(20);
    QVERIFY(!told);
  }
};

QTEST_GUILESS_MAIN(TestBesideWindow)
#include "tst_beside_window.moc"
