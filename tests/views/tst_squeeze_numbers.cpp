// What the Squeeze page says and draws, without a window: dots, words, questions to see, and what became of each row.
#include <QSignalSpy>
#include <QtTest>

#include "support/made_squeeze.h"
#include "views/squeeze/left_rows_layout.h"
#include "views/squeeze/left_rows_strips.h"
#include "views/squeeze/squeeze_choice.h"
#include "views/squeeze/squeeze_points.h"
#include "views/squeeze/squeeze_words.h"

using namespace rowkeeper;
using namespace rowkeeper::views;

namespace {

enum Way { bits16, bits8, bits4, bits84, window, window_first, heavy, merge, twin, folded, pages };

}  // namespace

class TestSqueezeNumbers : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  void ways_are_as_the_command_line_calls_them() {
    QCOMPARE(store_kind_name(squeeze_way(bits16).store), std::string("dense:f16"));
    QCOMPARE(store_kind_name(squeeze_way(bits84).store), std::string("k8v4"));
    QCOMPARE(store_kind_name(squeeze_way(window).store), std::string("window:64"));
    QCOMPARE(store_kind_name(squeeze_way(window_first).store), std::string("window:60+4"));
    QCOMPARE(store_kind_name(squeeze_way(heavy).store), std::string("heavy:64"));
    QCOMPARE(store_kind_name(squeeze_way(merge).store), std::string("merge:64"));
    QCOMPARE(store_kind_name(squeeze_way(pages).store), std::string("paged:16"));
    QVERIFY(squeeze_way(twin).sharing == HeadSharing::twin && squeeze_way(folded).sharing == HeadSharing::folded);
  }

  void dots_are_where_memory_and_answers_say() {
    SqueezeModel squeeze;
    squeeze.set_basis(made_basis());
    QVERIFY(!exact_faithfulness(squeeze));
    QVERIFY(!point_of(squeeze_points(squeeze), kExact));
    answer_all(squeeze, window, 4, 0.36);
    answer_all(squeeze, bits8, 10, 0.27);
    const std::vector<SqueezeSeries> series = squeeze_points(squeeze);
    const NearPoint dot = *point_of(series, window);
    QCOMPARE(dot.series, int(SqueezeGroup::fewer_rows));
    QCOMPARE(series[1].points[dot.index], QPointF(36, 40));
    QCOMPARE(series[1].labels[dot.index], QStringLiteral("newest 64"));
    QCOMPARE(series[0].points, QList<QPointF>{QPointF(27, 100)});
    QCOMPARE(series.back().points, QList<QPointF>{QPointF(100, 100)});
    QVERIFY(!point_of(series, heavy));
  }

  void without_right_answers_the_top_choice_counts() {
    SqueezeModel squeeze;
    squeeze.set_basis(made_basis(false));
    squeeze.add_item(window, made_item(false), [] {
      FidelityReport report = made_report({made_item(false)}, 0.36);
      report.questions = 0;
      return report;
    }());
    QCOMPARE(squeeze_points(squeeze)[1].points, QList<QPointF>{QPointF(36, 37.5)});
    QCOMPARE(*exact_faithfulness(squeeze), 100.0);
  }

  void notes_say_what_is_known() {
    SqueezeModel squeeze;
    QCOMPARE(way_note(squeeze, bits8), QString());
    SqueezeBasis basis = made_basis();
    basis.ways[twin].state = WayState::no_twin;
    squeeze.set_basis(basis);
    QCOMPARE(way_note(squeeze, bits8), QStringLiteral("25 %"));
    QCOMPARE(way_note(squeeze, window), QStringLiteral("64 rows"));
    QCOMPARE(way_note(squeeze, window_first), QStringLiteral("64 rows"));
    QCOMPARE(way_note(squeeze, pages), QStringLiteral("same bits"));
    QCOMPARE(way_note(squeeze, twin), QStringLiteral("—"));
    QVERIFY(!way_obstacle(squeeze, twin).isEmpty() && way_obstacle(squeeze, window).isEmpty());
    squeeze.add_item(window, made_item(true), made_report({made_item(true)}, 0.3));
    QCOMPARE(way_note(squeeze, window), QStringLiteral("1 of 10"));
    squeeze.set_status({.way = window});
    QCOMPARE(progress_text(squeeze), QStringLiteral("newest 64 rows: question 2 of 10"));
    squeeze.set_status({.failed_way = window, .error = Error{ErrorCode::cancelled, {}}});
    QVERIFY(progress_text(squeeze).startsWith(QStringLiteral("newest 64 rows: ")));
    answer_all(squeeze, bits8, 7, 0.27);
    QCOMPARE(way_note(squeeze, bits8), QStringLiteral("7 right"));
  }

  void the_sentence_tells_where_the_answer_stood() {
    const SqueezeText text = made_basis().texts.front();
    const QString gone = evidence_text(text, made_item(false, 0), window);
    QVERIFY2(gone.startsWith(QStringLiteral("The answer stood in rows 31–36 (“Rafa keeps seven sheep.”). None")),
             qPrintable(gone));
    QVERIFY(evidence_text(text, made_item(false, 2), heavy).contains(QStringLiteral("2 of 6")));
    QVERIFY(evidence_text(text, made_item(false, 6), merge).contains(QStringLiteral("averaged")));
    QVERIFY(evidence_text(text, made_item(true, 6), bits4).contains(QStringLiteral("fewer bits")));
    QVERIFY(evidence_text(text, made_item(true, 6), pages).contains(QStringLiteral("last bit")));
    QVERIFY(evidence_text(text, made_item(true, 6), twin).contains(QStringLiteral("one key")));
    QCOMPARE(rows_text(RowIndex(3), RowIndex(4)), QStringLiteral("row 3"));
  }

  void only_the_wrong_ones() {
    SqueezeModel squeeze;
    SqueezeChoice choice(&squeeze);
    squeeze.set_basis(made_basis());
    answer_all(squeeze, window, 7, 0.36);
    choice.choose_way(window);
    QCOMPARE(choice.texts().size(), std::size_t{10});
    choice.go(-1);
    QCOMPARE(choice.text(), 9);
    choice.choose_text(2);
    choice.set_only_wrong(true);
    QCOMPARE(choice.texts(), (std::vector<int>{7, 8, 9}));
    QCOMPARE(choice.text(), 7);
    choice.go(-1);
    QCOMPARE(choice.text(), 9);
    choice.go(1);
    QCOMPARE(choice.text(), 7);
    // A way that got nothing wrong leaves the question where it is.
    answer_all(squeeze, bits8, 10, 0.27);
    choice.choose_way(bits8);
    QVERIFY(choice.texts().empty());
    QCOMPARE(choice.place(), -1);
    choice.go(1);
    QCOMPARE(choice.text(), 7);
    // Another model begins at the first.
    squeeze.set_basis(made_basis());
    QCOMPARE(choice.text(), 0);
    QVERIFY(!squeeze.item(window, 0));
  }

  void rows_meet_their_fate() {
    LeftRowsLayout layout = left_rows_layout(made_rows(merge, 0));
    QCOMPARE(layout.fates.size(), std::size_t{12});
    QVERIFY(layout.fates[0] == RowFate::thrown_away && layout.fates[3] == RowFate::merged &&
            layout.fates[7] == RowFate::held);
    QCOMPARE(layout.merged, (std::vector<MergedRows>{{3, 7}}));
    QCOMPARE(layout.rows_left(), 9);
    QCOMPARE(layout.evidence_left(), 2);
    QCOMPARE(layout.together(5), (MergedRows{3, 7}));
    QCOMPARE(layout.together(7), (MergedRows{7, 8}));
    QCOMPARE(layout.together(2), (MergedRows{2, 3}));
  }

  void evidence_comes_into_view() {
    LeftRowsLayout layout = left_rows_layout(made_rows(merge, 0));
    layout.canvas.size = {600, 36 + 4 * 20};
    layout.canvas.update();
    layout.canvas.scroll.setY(layout.scroll_to_begin(layout.evidence_begin));
    layout.canvas.update();
    QVERIFY(layout.canvas.rows_area().contains(layout.band(layout.evidence_begin, layout.evidence_begin + 1).center()));
    QCOMPARE(layout.scroll_to_begin(1), 0.0);
    QCOMPARE(layout.scroll_to_begin(11), layout.canvas.largest_scroll().y());
  }

  void all_rows_stand_in_the_overview() {
    LeftRowsLayout layout = left_rows_layout(made_rows(merge, 0));
    layout.canvas.size = {600, 400};
    layout.overview_width = 16;
    layout.canvas.update();
    const QRectF all = layout.overview();
    QVERIFY(all.left() >= 600 && all.right() <= 616);
    QCOMPARE(layout.overview_of(0, 12), all);
    for (int row = 0; row < 12; ++row) QCOMPARE(layout.overview_row(layout.overview_of(row, row + 1).center()), row);
    QCOMPARE(layout.overview_row({300, 200}), -1);
    QCOMPARE(left_rows_layout({}).overview_row(all.center()), -1);
  }

  void strips_are_the_store_s_numbers() {
    const SqueezedRows rows = made_rows(merge, 0);
    LeftRowsLayout layout = left_rows_layout(rows);
    layout.canvas.size = {600, 400};
    layout.canvas.update();
    const Theme theme = make_theme(ColorScheme::light, false);
    const auto [strips, minuses] = make_left_rows_strips(layout, rows, theme);
    QCOMPARE(strips.height(), 12);
    const int x = static_cast<int>(layout.canvas.strip_left(0, Side::key) - layout.canvas.metrics.gutter) + 4;
    QCOMPARE(qAlpha(strips.pixel(x, 1)), 0);  // thrown away: nothing is painted
    QVERIFY(qAlpha(strips.pixel(x, 3)) == 255);
    QCOMPARE(strips.pixel(x, 4), strips.pixel(x, 6));    // one entry, one colour
    QVERIFY(strips.pixel(x, 3) != strips.pixel(x, 11));  // 3 and 11 are told apart
    // Keys are positive, values negative: those have a stroke.
    const int value = static_cast<int>(layout.canvas.strip_left(0, Side::value) - layout.canvas.metrics.gutter) + 4;
    QCOMPARE(qAlpha(minuses.pixel(x, 3)), 0);
    QCOMPARE(minuses.pixel(value, 3), theme.zero.rgb());
    QCOMPARE(qAlpha(minuses.pixel(value, 1)), 0);
    QVERIFY(left_rows_layout({}).fates.empty());
  }
};

QTEST_MAIN(TestSqueezeNumbers)
#include "tst_squeeze_numbers.moc"
