// What the handout says is what the run reported, and its file is a PDF.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

#include "support/grab.h"
#include "support/handout_runs.h"
#include "support/invented_run.h"
#include "views/learn/handout_paper.h"
#include "views/learn/handout_pdf.h"
#include "views/learn/handout_words.h"
#include "views/widgets/format.h"

using namespace rowkeeper;
using namespace rowkeeper::views;

namespace {

// Without what a reader of files may lose.
QString plain(QString text) { return text.replace(QChar(0xA0), ' ').simplified(); }

}  // namespace

class TestHandout : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    apply_theme(*qApp, make_theme(ColorScheme::light, false), kGrabPointSize);
  }

  void the_question_is_about_a_token_of_this_run() {
    RunModel run;
    make_handout_run(run, "cached");
    const int row = handout_word_row(run.state());
    const QString token = token_text(run.state().rows()[static_cast<std::size_t>(row)].token.bytes);
    QVERIFY(row < run.state().prompt_size());
    QVERIFY2(token.contains("goats"), qPrintable(token));  // the word nearest to the prompt's middle
    QVERIFY(handout_of(run).questions.front().contains(token));
    QVERIFY(handout_of(run).questions.front().contains(QString::number(row)));
  }

  void numbers_are_those_of_the_run() {
    RunModel run;
    make_handout_run(run, "toggled");
    const RunState& state = run.state();
    const HandoutNumbers numbers = handout_numbers(run);
    QCOMPARE(numbers.steps, 24);
    QCOMPARE(numbers.uncached_steps, 8);
    QCOMPARE(numbers.cached_steps, 16);
    QCOMPARE(numbers.decode_steps, 14);  // without the two prefills
    QVERIFY(numbers.in_order);
    const int prompt = state.prompt_size();
    QCOMPARE(numbers.rows_with_cache, std::int64_t{prompt + 24 - 1});
    QCOMPARE(numbers.rows_without, std::int64_t{24} * prompt + 24 * 23 / 2);
    QCOMPARE(numbers.rows_computed, state.rows_computed());
    QCOMPARE(numbers.rows_rebuilt, state.rows_rebuilt());
    QCOMPARE(numbers.row.bytes(), std::int64_t{2 * 4 * 256 * 4});
    QCOMPARE(numbers.cache_bytes, std::size_t{2 * 4 * 256 * 4} * static_cast<std::size_t>(state.cache_rows()));
    QCOMPARE(*numbers.first_seconds, state.points().front().seconds);
    QCOMPARE(*numbers.ratio(), *numbers.uncached_seconds / *numbers.cached_seconds);
  }

  // Had the cache been on, or off, all along: what those runs report themselves.
  void the_rows_of_the_other_way_are_those_of_such_a_run() {
    RunModel with, without;
    make_handout_run(with, "cached");
    make_handout_run(without, "uncached");
    for (const RunModel* const run : {&with, &without}) {
      QCOMPARE(handout_numbers(*run).rows_with_cache, with.state().rows_computed());
      QCOMPARE(handout_numbers(*run).rows_without, without.state().rows_computed());
    }
    QVERIFY(!handout_numbers(with).ratio());
    QVERIFY(!handout_numbers(without).ratio());
  }

  void an_edit_leaves_out_what_no_longer_adds_up() {
    InventedRun invented(InventedShape{}, 12);
    RunModel run;
    run.start(invented.recording());
    run.append(invented.steps(6));
    run.append({invented.replace_token(5)});
    run.append(invented.steps(2));
    const HandoutNumbers numbers = handout_numbers(run);
    QVERIFY(!numbers.in_order);
    QCOMPARE(numbers.rows_without, std::int64_t{12 + 13 + 14 + 15 + 16 + 17 + 12 + 13});
    for (const HandoutFact& fact : handout_facts(numbers)) QVERIFY2(!fact.how.contains("− 1"), qPrintable(fact.how));
  }

  void this_computer_s_figures_belong_to_its_own_runs() {
    RunModel run;
    make_handout_run(run, "cached");
    run.set_model_status(ready_model());
    QVERIFY(handout_numbers(run).limits);
    QVERIFY(handout_of(run).footer.contains("on this computer"));
    run.set_status({.phase = RunPhase::replay});
    QVERIFY(!handout_numbers(run).limits);
    QVERIFY(!handout_of(run).footer.contains("this computer"));
  }

  void the_paper_is_the_one_people_have() {
    QCOMPARE(handout_paper(QLocale(QLocale::English, QLocale::UnitedStates)).id(), QPageSize::Letter);
    QCOMPARE(handout_paper(QLocale(QLocale::Spanish, QLocale::Mexico)).id(), QPageSize::Letter);
    QCOMPARE(handout_paper(QLocale(QLocale::English, QLocale::UnitedKingdom)).id(), QPageSize::A4);
    QCOMPARE(handout_paper(QLocale(QLocale::German, QLocale::Germany)).id(), QPageSize::A4);
  }

  void the_file_is_a_small_pdf_of_two_pages() {
    RunModel run;
    make_handout_run(run, "300 rows");
    const QByteArray pdf = handout_pdf(handout_of(run), QPageSize(QPageSize::A4));
    QVERIFY(pdf.startsWith("%PDF-1."));
    QVERIFY(pdf.trimmed().endsWith("%%EOF"));
    QCOMPARE(pdf.count("/Type /Page\n"), 2);
    QVERIFY2(pdf.size() < 1024 * 1024, qPrintable(QString::number(pdf.size())));
  }

  // Text stays text.
  void the_file_s_text_has_the_run_s_numbers() {
    const QString tool = QStandardPaths::findExecutable("pdftotext");
    if (tool.isEmpty()) QSKIP("pdftotext is not installed.");
    RunModel run;
    make_handout_run(run, "toggled");
    QTemporaryDir folder;
    QFile file(folder.filePath("handout.pdf"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const HandoutContents contents = handout_of(run);
    file.write(handout_pdf(contents, QPageSize(QPageSize::A4)));
    file.close();
    QProcess process;
    process.start(tool, {"-layout", "-enc", "UTF-8", file.fileName(), "-"});
    QVERIFY(process.waitForFinished());
    const QString text = plain(QString::fromUtf8(process.readAllStandardOutput()));
    for (const HandoutFact& fact : contents.facts) QVERIFY2(text.contains(plain(fact.value)), qPrintable(fact.value));
    for (const QString& part : {contents.model, contents.footer, contents.facts[2].how, contents.verdict.title})
      QVERIFY2(text.contains(plain(part)), qPrintable(part));
  }

  void files_for_people_data() { add_handout_runs(); }
  void files_for_people() {
    QFETCH(QString, name);
    const QString folder = qEnvironmentVariable("ROWKEEPER_GRABS");
    if (folder.isEmpty()) return;
    QDir().mkpath(folder);
    RunModel run;
    make_handout_run(run, name);
    HandoutContents contents = handout_of(run);
    for (const auto id : {QPageSize::A4, QPageSize::Letter}) {
      QFile file(QStringLiteral("%1/handout-%2-%3.pdf").arg(folder, QString(name).replace(' ', '-'), QPageSize::key(id)));
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(handout_pdf(contents, QPageSize(id)));
    }
  }
};

QTEST_MAIN(TestHandout)
#include "tst_handout.moc"
