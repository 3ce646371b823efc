// A run or a race as a web page: what is in it, that no text breaks out of it, and how large it is.
#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>

#include "support/bundled_race.h"
#include "support/bundled_run.h"
#include "support/invented_run.h"
#include "support/made_race.h"
#include "support/odd_run.h"
#include "views/canvas/number_color.h"
#include "views/webpage/web_cells.h"
#include "views/webpage/web_markup.h"
#include "views/webpage/web_page.h"
#include "views/widgets/format.h"
#include "views/widgets/theme.h"

using namespace rowkeeper;
using namespace rowkeeper::views;

namespace {

constexpr qsizetype kMost = qsizetype{3} << 20;

const QDateTime kMade(QDate(2024, 5, 17), QTime(10, 30));

WebRun run_of(const Recording& recording) {
  WebRun run;
  run.recording = recording;
  run.status.phase = RunPhase::finished;
  return run;
}

Recording with(Recording recording, const std::vector<RunEvent>& events) {
  recording.events.insert(recording.events.end(), events.begin(), events.end());
  return recording;
}

// The text of an element that is there once.
QByteArray between(const QByteArray& page, const QByteArray& open, const QByteArray& close) {
  const qsizetype from = page.indexOf(open);
  if (from < 0 || page.indexOf(open, from + 1) >= 0) return {};
  const qsizetype start = from + open.size();
  return page.mid(start, page.indexOf(close, start) - start);
}

QJsonObject data_of(const QByteArray& page) {
  const QByteArray json = between(page, "<script type=\"application/json\" id=\"data\">", "</script>");
  return QJsonDocument::fromJson(json).object();
}

QJsonArray frames_of(const QByteArray& page, int lane = 0) { return data_of(page)["lanes"][lane]["frames"].toArray(); }

QByteArray script_of(const QByteArray& page) { return between(page, "<script>", "</script>"); }

}  // namespace

class TestWebPage : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  void every_event_is_a_frame() {
    InventedRun run({}, 12);
    Recording recording = with(run.recording(), run.steps(5));
    recording = with(recording, {run.set_cache(false)});
    recording = with(recording, run.steps(3));
    recording = with(recording, {run.replace_token(4)});
    recording = with(recording, run.steps(2));
    const QJsonArray frames = frames_of(make_web_page(run_of(recording), kMade));
    QCOMPARE(frames.size(), static_cast<qsizetype>(recording.events.size()) + 1);
    RunState state(recording);
    for (std::size_t i = 0; i < recording.events.size(); ++i) {
      state.apply(recording.events[i]);
      const QJsonObject frame = frames[static_cast<qsizetype>(i) + 1].toObject();
      QCOMPARE(frame["kept"].toInt(), state.cache_rows());
      QCOMPARE(frame["on"].toBool(), state.cache());
      QCOMPARE(frame["computed"].toInteger(), static_cast<qint64>(state.rows_computed()));
      QCOMPARE(frame["memory"].toString(), bytes_text(static_cast<double>(state.cache_bytes())));
      QVERIFY(!frame["title"].toString().isEmpty() && !frame["text"].toString().isEmpty());
    }
    QCOMPARE(frames[6]["kind"].toString(), "switch");
    QCOMPARE(frames[10]["kind"].toString(), "edit");
    QCOMPARE(frames[10]["row"].toInt(), 4);
  }

  // Each row's cells are the colours that the canvas paints it in.
  void cells_are_the_rows_numbers() {
    InventedRun run({}, 6);
    const Recording recording = with(run.recording(), run.steps(4));
    const QJsonObject data = data_of(make_web_page(run_of(recording), kMade));
    const QByteArray cells = QByteArray::fromBase64(data["cells"].toString().toLatin1());
    QCOMPARE(data["cellsPerSide"].toInt(), 32);  // of 256 numbers: 8 for each of 4 heads
    QCOMPARE(cells.size(), qsizetype{9} * 4 * 2 * 32);
    NumberScale scale;
    scale.take(recording);
    const auto& step = std::get<RecordedStep>(recording.events[2]);  // computed row 7
    const QJsonArray lines = data["lanes"][0]["frames"][3]["lines"].toArray();
    QCOMPARE(lines, (QJsonArray{QJsonArray{7, 7, 1}}));
    for (int block = 0; block < 4; ++block) {
      for (const Side side : {Side::key, Side::value}) {
        for (int cell = 0; cell < 32; ++cell) {
          const auto strip = strip_of(*step.rows[0].numbers, block, side).subspan(static_cast<std::size_t>(8 * cell), 8);
          const double share = static_cast<double>(cell_mean(strip)) / scale.of(block, side, 8);
          const int color = std::clamp(static_cast<int>(std::lround(share * 63)) + 63, 0, kWebColors - 1);
          const qsizetype at = ((7 * 4 + block) * 2 + (side == Side::value ? 1 : 0)) * 32 + cell;
          QCOMPARE(static_cast<int>(static_cast<unsigned char>(cells[at])), color);
        }
      }
    }
  }

  void cells_divide_every_model_evenly_data() {
    QTest::addColumn<int>("heads");
    QTest::addColumn<int>("head_size");
    QTest::addColumn<int>("cells");
    QTest::newRow("bundled") << 4 << 64 << 32;
    QTest::newRow("one head for all") << 1 << 64 << 32;
    QTest::newRow("GPT-2 small") << 12 << 64 << 24;
    QTest::newRow("GPT-2 XL") << 25 << 64 << 25;
    QTest::newRow("more heads than cells") << 40 << 64 << 20;
    QTest::newRow("a prime number of heads") << 37 << 8 << 1;
    QTest::newRow("tiny") << 2 << 4 << 8;
  }
  void cells_divide_every_model_evenly() {
    QFETCH(int, heads);
    QFETCH(int, head_size);
    QFETCH(int, cells);
    const ModelShape shape{.blocks = 2, .heads = heads, .kv_heads = heads, .head_size = head_size};
    const int numbers = web_numbers_per_cell(shape, 100);
    QCOMPARE(shape.kv_width() % numbers, 0);
    QCOMPARE(shape.kv_width() / numbers, cells);
  }

  void a_large_model_gets_fewer_cells() {
    const ModelShape shape{.blocks = 48, .heads = 32, .kv_heads = 32, .head_size = 64};
    QVERIFY(web_numbers_per_cell(shape, 2048) > web_numbers_per_cell(shape, 100));
  }

  void what_the_palette_holds() {
    const Theme theme = make_theme(ColorScheme::dark, false);
    const QByteArray palette = web_palette(theme);
    QCOMPARE(palette.size(), qsizetype{6} * kWebColors * 3);
    const QRgb highest = number_color(1, Side::value, RowLook::not_kept, theme);
    const qsizetype at = 3 * (qsizetype{3} * kWebColors + kWebColors - 1);
    QCOMPARE(static_cast<int>(static_cast<unsigned char>(palette[at])), qRed(highest));
    QCOMPARE(static_cast<int>(static_cast<unsigned char>(palette[at + 2])), qBlue(highest));
  }

  void a_row_that_looks_the_same_is_there_once() {
    RaceModel race;
    run_race(race, {.tokens = 12, .steps = 24});
    const QJsonObject data = data_of(make_web_page(web_race(race), kMade));
    QCOMPARE(data["lanes"].toArray().size(), 2);
    const qsizetype rows = race.lane(Lane::a).state().size() - 1;
    const QByteArray cells = QByteArray::fromBase64(data["cells"].toString().toLatin1());
    QVERIFY(cells.size() <= rows * 4 * 2 * 32);
  }

  void a_race_has_its_verdict_and_its_clocks() {
    RaceModel race;
    run_race(race, {.tokens = 10, .steps = 20});
    const QByteArray page = make_web_page(web_race(race), kMade);
    QVERIFY(page.contains("class=\"verdict good\""));
    QVERIFY(page.contains("Identical: 10 of 10 shared tokens"));
    QCOMPARE(frames_of(page, 0).size(), 11);
    QCOMPARE(frames_of(page, 1).size(), 11);
    double seconds = 0;
    for (const StepPoint& point : race.lane(Lane::b).state().points()) seconds += point.seconds;
    QCOMPARE(frames_of(page, 1).last()["clock"].toString(), time_text(seconds));
  }

  void a_race_that_differs_says_so() {
    RaceModel race;
    MadeRace made;
    made.other_token_at = 3;
    fill(race, made);
    Comparison comparison = race.comparison();
    comparison.identical_tokens = false;
    comparison.first_difference = 3;
    race.set_comparison(comparison);
    QVERIFY(make_web_page(web_race(race), kMade).contains("class=\"verdict bad\""));
  }

  void a_run_has_the_verdict_of_its_check() {
    const BundledRun request{.steps = 6};
    WebRun run = run_of(with(bundled_recording(request), bundled_events(request)));
    QVERIFY(make_web_page(run, kMade).contains("class=\"verdict neutral\""));
    run.check.state = CheckState::State::done;
    run.check.report = CheckReport{.steps = 6, .checked = {{0, 5}}, .tokens_identical = 6, .logits_identical = 6};
    const QByteArray page = make_web_page(run, kMade);
    QVERIFY(page.contains("class=\"verdict good\""));
    QVERIFY(page.contains("logits identical to the last bit (6 of 6 steps)"));
  }

  void a_recording_from_a_file_says_what_it_can() {
    InventedRun run({}, 4);
    WebRun replay = run_of(with(run.recording(), run.steps(2)));
    replay.recording.numbers_exact = false;
    replay.status.phase = RunPhase::replay;
    QVERIFY(make_web_page(replay, kMade).contains("A recording computes nothing"));
  }

  void a_slide_drops_tokens() {
    InventedRun run({.positions = 16}, 4);
    Recording recording = with(run.recording(), run.steps(3));
    RecordedStep step = std::get<RecordedStep>(run.step());
    step.record.slid = true;
    step.record.position = 3;
    step.record.first = 0;
    step.record.rows_computed = 3;
    step.record.cache_rows = 3;
    recording.events.emplace_back(step);
    const QJsonArray frames = frames_of(make_web_page(run_of(recording), kMade));
    QCOMPARE(frames.last()["dropped"].toInt(), 4);
    QVERIFY(frames.last()["text"].toString().contains("context was full"));
  }

  void a_run_that_has_not_begun() {
    const InventedRun run({}, 3);
    const QByteArray page = make_web_page(run_of(run.recording()), kMade);
    QCOMPARE(frames_of(page).size(), 1);
    QVERIFY(!make_web_page(run_of(Recording()), kMade).isEmpty());
  }

  void no_text_breaks_out() {
    const QByteArray page = make_web_page(run_of(odd_run()), kMade);
    QCOMPARE(page.count("<script"), 2);
    QCOMPARE(page.count("</script>"), 2);
    QCOMPARE(page.count("<title>"), 1);
    QCOMPARE(page.count("<!--"), 0);
    QCOMPARE(page.count("<img"), 0);
    QVERIFY(!page.contains('\0') && !page.contains('\x1B'));
    QVERIFY(!page.contains("{{") || page.count("{{") == page.count("{{style}}"));  // a token's own text, never filled
    QVERIFY(QString::fromUtf8(page).toUtf8() == page);
    // What a chip shows is what the window shows.
    const QJsonArray prompt = data_of(page)["lanes"][0]["prompt"].toArray();
    const std::vector<std::string> texts = odd_texts();
    QCOMPARE(prompt.size(), static_cast<qsizetype>(texts.size()));
    for (std::size_t i = 0; i < texts.size(); ++i)
      QCOMPARE(prompt[static_cast<qsizetype>(i)].toString(), token_text(texts[i]));
  }

  void json_is_plain_ascii() {
    const QString odd = QStringLiteral("<>&\"\\\u2028\u2029\u202E\u00E9\U0001F642") + QChar(0) + QChar(0x7F);
    const QByteArray json = web_json({{"text", odd}});
    for (const char c : json) QVERIFY(c >= 0x20 && c < 0x7F && c != '<' && c != '>' && c != '&');
    QCOMPARE(QJsonDocument::fromJson(json)["text"].toString(), odd);
  }

  void markup_is_escaped() {
    QCOMPARE(web_escaped("<a href=\"x\" id='y'>&amp;"), "&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;");
    QCOMPARE(web_escaped(QString(QChar(0)) + u'\n' + QChar(0x1B)), QStringLiteral("\uFFFD\n\uFFFD"));
  }

  void a_template_is_filled_once() {
    QCOMPARE(web_fill("a{{x}}b{{y}}{{none}}c{{", {{"x", "{{y}}"}, {"y", "2"}}), QByteArray("a{{y}}b2c{{"));
  }

  // The policy names the script that is there, and allows nothing else.
  void the_policy_fits() {
    InventedRun run({}, 3);
    const QByteArray page = make_web_page(run_of(with(run.recording(), run.steps(1))), kMade);
    QVERIFY(!script_of(page).isEmpty());
    QVERIFY(page.contains("default-src 'none'; script-src " + web_source_hash(script_of(page)) + ";"));
    QVERIFY(page.contains("style-src " + web_source_hash(between(page, "<style>", "</style>")) + ";"));
    for (const char* const way : {"https:", "fetch(", "XMLHttpRequest", "WebSocket", "import(", "@import", "url("})
      QCOMPARE(page.count(way), 0);
    QCOMPARE(page.count("http:"), page.count("http://www.w3.org/2000/svg"));  // a name, never fetched
  }

  void a_folder_s_place_is_not_told() {
    InventedRun run({}, 3);
    Recording recording = with(run.recording(), run.steps(1));
    recording.model.name = "/home/somebody/models/my gpt/";
    const QByteArray page = make_web_page(run_of(recording), kMade);
    QVERIFY(!page.contains("somebody"));
    QVERIFY(page.contains("my gpt"));
  }

  void in_the_application_s_direction() {
    InventedRun run({}, 3);
    const WebRun page = run_of(with(run.recording(), run.steps(1)));
    QVERIFY(make_web_page(page, kMade).contains("<html lang=\"en\" dir=\"ltr\">"));
    QLocale::setDefault(QLocale(QLocale::Hebrew));
    const QByteArray hebrew = make_web_page(page, kMade);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QVERIFY(hebrew.contains("<html lang=\"he\" dir=\"rtl\">"));
  }

  void how_large_a_page_is() {
    InventedRun run(kGpt2Shape, 100);
    Recording recording = with(run.recording(), run.steps(100));
    recording = with(recording, {run.set_cache(false)});
    recording = with(recording, run.steps(100));
    const qsizetype small = make_web_page(run_of(recording), kMade).size();
    QVERIFY2(small < kMost, qPrintable(bytes_text(static_cast<double>(small))));

    InventedRun longest(kGpt2Shape, 24);
    const Recording whole = with(longest.recording(), longest.steps(1000));
    const qsizetype large = make_web_page(run_of(whole), kMade).size();
    QVERIFY2(large < kMost, qPrintable(bytes_text(static_cast<double>(large))));
    qInfo("%lld bytes for 200 tokens of GPT-2's shape, %lld for its whole context", static_cast<long long>(small),
          static_cast<long long>(large));
  }
};

QTEST_MAIN(TestWebPage)

#include "tst_web_page.moc"
