// A start at which something is wrong: what is told, and what is kept for the next one.
#include "support/test_window.h"

using namespace rowkeeper;
using namespace rowkeeper::app;

class TestStart : public QObject {
  Q_OBJECT

 private:
  TestWindow desk_;

 private slots:
  void what_is_wrong_is_told_together_and_what_was_chosen_is_kept() {
    const ModelRequest chosen{.name = "/gone/model", .weights = Precision::f16};
    desk_.settings.set_model(chosen);
    desk_.window.show();
    desk_.window.begin();
    desk_.window.open("/gone/run.rowkeeper");
    const auto told = [&](const char* text) { return desk_.window.notice().text().contains(text); };
    QTRY_VERIFY_WITH_TIMEOUT(told("/gone/model") && told("/gone/run.rowkeeper"), kWait);
    QTRY_COMPARE_WITH_TIMEOUT(desk_.run().model_status().state, views::ModelStatus::State::ready, kWait);
    QCOMPARE(desk_.run().model_status().name, QStringLiteral("bundled"));
    QVERIFY(told("/gone/model") && told("/gone/run.rowkeeper"));
    QVERIFY(desk_.settings.model() == chosen);  // it may be there again the next time
  }

  void what_is_chosen_then_takes_its_place() {
    const ModelRequest chosen{.name = "rowkeeper-tiny-mqa"};
    desk_.window.load(chosen);
    QVERIFY(desk_.window.notice().isHidden());
    QTRY_COMPARE_WITH_TIMEOUT(desk_.run().model_status().name, QStringLiteral("rowkeeper-tiny-mqa"), kWait);
    QTRY_COMPARE_WITH_TIMEOUT(desk_.run().model_status().state, views::ModelStatus::State::ready, kWait);
    QVERIFY(desk_.settings.model() == chosen);
    desk_.window.load({.name = "/gone/another"});
    QTRY_VERIFY_WITH_TIMEOUT(!desk_.window.notice().isHidden(), kWait);
    QVERIFY(desk_.settings.model() == chosen);
  }

  void news_goes_and_errors_stay() {
    NoticeBar bar;
    bar.show_news("saved");
    QCOMPARE(bar.text(), QStringLiteral("saved"));
    bar.show_error("one");
    bar.show_error("two");
    bar.show_error("one");
    QCOMPARE(bar.text(), QStringLiteral("two\none\nsaved"));
    QTRY_COMPARE_WITH_TIMEOUT(bar.text(), QStringLiteral("two\none"), kWait);
    bar.clear();
    QVERIFY(bar.isHidden());
  }
};

QTEST_MAIN(TestStart)
#include "tst_start.moc"
