// The line under the top bar: what it tells whoever hears the window.
#include <QtTest>

#include "app/desktop/window/notice_bar.h"
#include "tests/views/support/heard.h"

using rowkeeper::app::NoticeBar;
using rowkeeper::views::Heard;

class TestNoticeBar : public QObject {
  Q_OBJECT

 private slots:
  void only_what_is_new_is_told() {
    Heard heard;
    NoticeBar bar;
    bar.show_error("The disk is full.");
    QCOMPARE(heard.take(), QStringList("The disk is full."));
    bar.show_error("The disk is full.");
    QCOMPARE(heard.take(), QStringList());
    bar.show_news("Saved as a.json.");
    QCOMPARE(heard.take(), QStringList("Saved as a.json."));
    QCOMPARE(bar.text(), QString("The disk is full.\nSaved as a.json."));
    QCOMPARE(heard.take(), QStringList());
    bar.show_offer("Read it again?", "Read", [] {});
    QCOMPARE(heard.take(), QStringList("Read it again?"));
  }

  // Whoever saves once more hears that it is done once more.
  void news_is_told_each_time() {
    Heard heard;
    NoticeBar bar;
    bar.show_news("Saved as a.json.");
    bar.show_news("Saved as a.json.");
    QCOMPARE(heard.take(), (QStringList{"Saved as a.json.", "Saved as a.json."}));
    QCOMPARE(bar.text(), QString("Saved as a.json."));
  }

  void what_is_part_of_a_text_that_shows_is_told() {
    Heard heard;
    NoticeBar bar;
    bar.show_error("'/a' is empty. Fetch it again.");
    bar.show_error("Fetch it again.");
    bar.show_offer("Fetch it", "Fetch", [] {});
    QCOMPARE(heard.take(), (QStringList{"'/a' is empty. Fetch it again.", "Fetch it again.", "Fetch it"}));
    bar.show_offer("Fetch it", "Fetch", [] {});
    QCOMPARE(heard.take(), QStringList());
  }

  void what_was_closed_is_news_when_it_comes_again() {
    Heard heard;
    NoticeBar bar;
    bar.show_error("The disk is full.");
    bar.clear();
    bar.show_error("The disk is full.");
    QCOMPARE(heard.take(), (QStringList{"The disk is full.", "The disk is full."}));
  }
};

QTEST_MAIN(TestNoticeBar)
#include "tst_notice_bar.moc"
