// The handout's pages: nothing covers anything else or is cut, and what is painted are the run's numbers, on white paper.
#include <QtTest>

#include "support/grab.h"
#include "support/handout_runs.h"
#include "views/learn/handout_page.h"
#include "views/learn/handout_painter.h"
#include "views/learn/handout_strips.h"
#include "views/widgets/format.h"

using namespace rowkeeper;
using namespace rowkeeper::views;

namespace {

// All that has a place of its own; texts of the verdict lie on its ground, those of rows without numbers in an outline.
std::vector<std::pair<QString, QRectF>> places(const HandoutPage& page) {
  std::vector<std::pair<QString, QRectF>> all;
  for (const HandoutText& text : page.texts) all.emplace_back(text.text, text.rect);
  for (const HandoutChip& chip : page.chips) all.emplace_back(chip.text, chip.rect);
  for (const HandoutSwatch& swatch : page.swatches) all.emplace_back("swatch", swatch.rect);
  if (page.time) all.emplace_back("time chart", page.time->rect);
  if (page.memory) all.emplace_back("memory chart", page.memory->rect);
  return all;
}

std::vector<HandoutPage> pages_of(const HandoutContents& contents, QSizeF size) {
  const HandoutFonts fonts(contents.font);
  return {arrange_first_page(contents, fonts, size), arrange_second_page(contents, fonts, size)};
}

QString shown(const std::pair<QString, QRectF>& place) {
  QString text;
  QDebug(&text) << place.first << place.second;
  return text;
}

// Both pages as pictures, a point for each pixel.
std::vector<QImage> images_of(const HandoutContents& contents) {
  const QSizeF size = QPageSize(QPageSize::A4).size(QPageSize::Point);
  const HandoutFonts fonts(contents.font);
  std::vector<QImage> images;
  for (const HandoutPage& page : pages_of(contents, size)) {
    QImage image(size.toSize(), QImage::Format_RGB32);
    image.setDotsPerMeterX(2835);
    image.setDotsPerMeterY(2835);
    image.fill(Qt::white);
    QPainter painter(&image);
    HandoutPainter(painter, contents, fonts).paint(page);
    painter.end();
    images.push_back(image);
  }
  return images;
}

}  // namespace

class TestHandoutPages : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    apply_theme(*qApp, make_theme(ColorScheme::light, false), kGrabPointSize);
  }

  void everything_stands_on_the_page_and_nothing_on_something_else_data() { add_handout_runs(); }
  void everything_stands_on_the_page_and_nothing_on_something_else() {
    QFETCH(QString, name);
    RunModel run;
    make_handout_run(run, name);
    const HandoutContents contents = handout_of(run);
    for (const auto id : {QPageSize::A4, QPageSize::Letter}) {
      for (const HandoutPage& page : pages_of(contents, QPageSize(id).size(QPageSize::Point))) {
        const HandoutRoom room = handout_room(page.size);
        const QRectF paper = room.content.united(room.footer).adjusted(-0.1, -0.1, 0.1, 0.1);
        const auto all = places(page);
        for (std::size_t i = 0; i < all.size(); ++i) {
          QVERIFY2(paper.contains(all[i].second), qPrintable(shown(all[i])));
          for (std::size_t j = 0; j < i; ++j) {
            const QRectF both = all[i].second & all[j].second;
            QVERIFY2(both.width() < 0.2 || both.height() < 0.2, qPrintable(shown(all[i]) + " over " + shown(all[j])));
          }
        }
        for (const HandoutLine& line : page.lines) QVERIFY(paper.contains(line.line.p1()) && paper.contains(line.line.p2()));
        QVERIFY(page.verdict.isEmpty() || paper.contains(page.verdict));
      }
    }
  }

  void no_text_is_cut_data() { add_handout_runs(); }
  void no_text_is_cut() {
    QFETCH(QString, name);
    RunModel run;
    make_handout_run(run, name);
    const HandoutContents contents = handout_of(run);
    const HandoutFonts fonts(contents.font);
    for (const HandoutPage& page : pages_of(contents, QPageSize(QPageSize::Letter).size(QPageSize::Point))) {
      for (const HandoutText& text : page.texts) {
        const bool fits = text.wraps ? fonts.height(text.font, text.text, text.rect.width()) <= text.rect.height() + 0.5
                                     : fonts.width(text.font, text.text) <= text.rect.width() + 0.5;
        QVERIFY2(fits, qPrintable(text.text));
      }
      for (const HandoutChip& chip : page.chips) QVERIFY(fonts.width(HandoutFont::token, chip.text) <= chip.rect.width());
    }
  }

  // All facts of the table, and a verdict that finds everything different.
  void the_longest_second_page_has_room_too() {
    RunModel run;
    make_handout_run(run, "toggled");
    run.set_model_status(ready_model());
    HandoutContents contents = handout_of(run);
    contents.verdict.tone = Tone::bad;
    contents.verdict.how = "Thorough check: every step was computed again, the other way.";
    contents.verdict.facts.clear();
    for (int i = 0; i < 7; ++i) contents.verdict.facts << QString("fact and figures ").repeated(14);
    const QSizeF size = QPageSize(QPageSize::Letter).size(QPageSize::Point);
    const HandoutPage page = pages_of(contents, size)[1];
    const QRectF room = handout_room(size).content;
    for (const HandoutLine& line : page.lines)
      QVERIFY2(line.line.y1() <= room.bottom(), qPrintable(QString::number(line.line.y1() - room.bottom())));
    for (const HandoutText& text : page.texts) QVERIFY(text.rect.bottom() <= handout_room(size).footer.bottom());
    QVERIFY(page.verdict.bottom() < room.bottom());
  }

  void questions_have_lines_to_write_on() {
    RunModel run;
    make_handout_run(run, "toggled");
    run.set_model_status(ready_model());
    HandoutContents contents = handout_of(run);
    contents.verdict.facts << "a fact"
                           << "another";
    QCOMPARE(contents.questions.size(), 4);
    for (const auto id : {QPageSize::A4, QPageSize::Letter}) {
      const HandoutPage page = pages_of(contents, QPageSize(id).size(QPageSize::Point))[1];
      const auto lines = std::count_if(page.lines.begin(), page.lines.end(), [](const HandoutLine& l) { return !l.strong; });
      QVERIFY(lines - static_cast<qsizetype>(contents.facts.size()) >= 8);
    }
  }

  void chips_that_are_left_out_are_counted() {
    RunModel run;
    make_handout_run(run, "long prompt");
    const HandoutContents contents = handout_of(run);
    const HandoutPage page = pages_of(contents, QPageSize(QPageSize::A4).size(QPageSize::Point))[0];
    const auto shown = std::count_if(page.chips.begin(), page.chips.end(), [](const HandoutChip& c) { return !c.made; });
    const auto count = std::find_if(page.texts.begin(), page.texts.end(),
                                    [](const HandoutText& t) { return t.text.contains("more token"); });
    QVERIFY(count != page.texts.end());
    QVERIFY2(count->text.contains(count_text(contents.prompt.size() - shown)), qPrintable(count->text));
    QCOMPARE(page.chips.front().text, contents.prompt.front());
    QCOMPARE(page.chips[static_cast<std::size_t>(shown) - 1].text, contents.prompt.back());
  }

  void the_picture_has_all_rows_or_the_first_and_the_last() {
    RunModel few, many;
    make_handout_run(few, "cached");
    make_handout_run(many, "1,024 rows");
    const QSizeF size = QPageSize(QPageSize::A4).size(QPageSize::Point);
    const HandoutPicture all = *pages_of(handout_of(few), size)[0].picture;
    QCOMPARE(all.left_out, 0);
    QCOMPARE(static_cast<int>(all.rows.size()), few.state().size());
    const HandoutPicture some = *pages_of(handout_of(many), size)[0].picture;
    QCOMPARE(static_cast<int>(some.rows.size()) - 1 + some.left_out, 1024);
    QCOMPARE(some.rows.front(), 0);
    QCOMPARE(some.rows.back(), 1023);
    QCOMPARE(std::count(some.rows.begin(), some.rows.end(), -1), 1);
    QVERIFY(some.rows.size() > 20);
  }

  void strips_have_the_colours_of_the_run_s_numbers() {
    RunModel run;
    make_handout_run(run, "cached");
    const HandoutContents contents = handout_of(run);
    const HandoutPicture picture = *pages_of(contents, QPageSize(QPageSize::A4).size(QPageSize::Point))[0].picture;
    const Theme theme = make_theme(ColorScheme::light, false);
    const QImage image = handout_strips(contents.cache, picture, theme);
    const int row = 5, block = 2, per_cell = picture.numbers_per_cell;
    for (const Side side : {Side::key, Side::value}) {
      const QRectF strip = picture.strip_rect(row, block, side).translated(-picture.strips.topLeft());
      for (int cell = 0; cell < picture.cells; ++cell) {
        const QPointF middle(strip.left() + (cell + 0.5) * strip.width() / picture.cells, strip.center().y());
        const QPointF quarter(middle.x(), strip.top() + strip.height() / 4);
        const auto numbers = strip_of(*run.state().rows()[row].numbers, block, side)
                                 .subspan(static_cast<std::size_t>(cell * per_cell), static_cast<std::size_t>(per_cell));
        const double share = double(cell_mean(numbers)) / contents.cache.scale.of(block, side, per_cell);
        const QColor expected(NumberColors(theme).of(share, side, RowLook::kept));
        QCOMPARE(image.pixelColor((quarter * 300 / 72).toPoint()), expected);
        QCOMPARE(image.pixelColor((middle * 300 / 72).toPoint()), share < 0 ? theme.zero : expected);  // a stroke
      }
    }
  }

  void charts_stand_on_one_line() {
    for (const char* const name : {"cached", "uncached", "toggled", "long prompt"}) {
      RunModel run;
      make_handout_run(run, name);
      const HandoutPage page = pages_of(handout_of(run), QPageSize(QPageSize::A4).size(QPageSize::Point))[1];
      QVERIFY(std::abs(page.time->layout.plot.bottom() - page.memory->layout.plot.bottom()) < 0.01);
      QCOMPARE(page.time->layout.plot.top(), page.memory->layout.plot.top());
    }
  }

  void the_window_s_theme_is_not_on_paper() {
    RunModel run;
    make_handout_run(run, "toggled");
    const std::vector<QImage> light = images_of(handout_of(run));
    apply_theme(*qApp, make_theme(ColorScheme::dark, true), kGrabPointSize);
    const std::vector<QImage> dark = images_of(handout_of(run));
    apply_theme(*qApp, make_theme(ColorScheme::light, false), kGrabPointSize);
    QVERIFY(light == dark);
  }

  // The title stands at the other side; the picture of the cache and the tokens are the same.
  void a_language_from_right_to_left_mirrors_the_page() {
    RunModel run;
    make_handout_run(run, "cached");
    HandoutContents contents = handout_of(run);
    contents.made.clear();
    const QImage plain = images_of(contents)[0];
    contents.mirrored = true;
    const QImage mirrored = images_of(contents)[0];
    const int title = 50;
    const auto ink = [](const QImage& image, int y, int from, int to) {
      int dark = 0;
      for (int x = from; x < to; ++x) dark += qGray(image.pixel(x, y)) < 128 ? 1 : 0;
      return dark;
    };
    const int half = plain.width() / 2;
    QVERIFY(ink(plain, title, 0, half) > 5 && ink(plain, title, half, plain.width()) == 0);
    QVERIFY(ink(mirrored, title, half, plain.width()) > 5 && ink(mirrored, title, 0, half) == 0);
    const HandoutPicture picture = *pages_of(contents, plain.size())[0].picture;
    QCOMPARE(plain.copy(picture.strips.toRect()), mirrored.copy(picture.strips.toRect()));
  }
};

QTEST_MAIN(TestHandoutPages)
#include "tst_handout_pages.moc"
