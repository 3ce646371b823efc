// "What it saves, and what it costs": charts, numbers, the verdict, and questions with room for answers.
#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "views/learn/handout_column.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Handout)
};

constexpr double kGutter = 24, kBetween = 10, kBelowHeading = 4;
constexpr double kLowChart = 78, kUsualChart = 132, kHighChart = 150;
constexpr double kNarrowWriting = 18, kWideWriting = 22;  // from line to line, of a hand
constexpr int kFewLines = 2, kManyLines = 5;              // for an answer; one where a verdict leaves no more room
constexpr double kName = 132, kValue = 66;                // widths of the table's first columns
constexpr double kCell = 0.9;                             // above and below a table's text
constexpr double kBoxPad = 8;                             // in the verdict's box
constexpr int kFewFactLines = 3, kMostFactLines = 7;      // of its facts
constexpr double kNumber = 13;                            // before a question

// With the space below it.
double heading_height(const HandoutFonts& fonts) { return std::ceil(fonts.line(HandoutFont::heading)) + kBelowHeading; }

double half(const QRectF& room) { return (room.width() - kGutter) / 2; }

// `most`: what leaves a few lines for each answer. Above its usual height a chart gives one more line the room first.
double chart_height(double most) {
  return std::clamp(most - 2 * kNarrowWriting, std::clamp(most, kLowChart, kUsualChart), kHighChart);
}

ChartLayout chart_layout(const HandoutChart& chart, const HandoutFonts& fonts, QSizeF size) {
  return arrange(chart.data, chart.data.whole, size / kChartUnit, QFontMetricsF(fonts.of(HandoutFont::chart)), 1);
}

// Side by side they stand on one line, though one may have more below it.
std::pair<ChartLayout, ChartLayout> chart_layouts(const HandoutContents& contents, const HandoutFonts& fonts, QSizeF size) {
  ChartLayout time = chart_layout(contents.time, fonts, size), memory = chart_layout(contents.memory, fonts, size);
  const double lower = kChartUnit * (time.plot.bottom() - memory.plot.bottom());
  if (lower > 0) time = chart_layout(contents.time, fonts, size - QSizeF(0, lower));
  if (lower < 0) memory = chart_layout(contents.memory, fonts, size + QSizeF(0, lower));
  return {time, memory};
}

void add_charts(HandoutPage& page, HandoutColumn& column, const HandoutContents& contents, const HandoutFonts& fonts,
                const QRectF& room, double height) {
  const double width = half(room), top = column.y();
  const QString titles[] = {contents.time.title, contents.memory.title};
  const auto [time, memory] = chart_layouts(contents, fonts, QSizeF(width, height));
  for (int i = 0; i < 2; ++i) {
    const double left = room.left() + i * (width + kGutter);
    HandoutColumn one(page, fonts, {left, top, width, height});
    one.text(titles[i], HandoutFont::heading);
    one.space(kBelowHeading);
    (i == 0 ? page.time : page.memory) = {QRectF(left, one.y(), width, height), i == 0 ? time : memory};
  }
  column.space(heading_height(fonts) + height + kBetween);
}

double how_width(const QRectF& room) { return room.width() - kName - kValue - 10; }

double fact_height(const HandoutFact& fact, const HandoutFonts& fonts, const QRectF& room) {
  return 2 * kCell + std::max(fonts.height(HandoutFont::body, fact.name, kName),
                              fonts.height(HandoutFont::small, fact.how, how_width(room)));
}

double table_height(const std::vector<HandoutFact>& facts, const HandoutFonts& fonts, const QRectF& room) {
  double height = 0;
  for (const HandoutFact& fact : facts) height += fact_height(fact, fonts, room);
  return height;
}

void add_table(HandoutPage& page, const std::vector<HandoutFact>& facts, const HandoutFonts& fonts, const QRectF& room,
               double top) {
  for (const HandoutFact& fact : facts) {
    const double height = fact_height(fact, fonts, room), inner = height - 2 * kCell, y = top + kCell;
    page.texts.push_back(
        {{room.left(), y, kName, inner}, fact.name, HandoutFont::body, HandoutInk::text, Qt::AlignVCenter, true});
    page.texts.push_back({{room.left() + kName, y, kValue, inner},
                          fact.value,
                          HandoutFont::strong,
                          HandoutInk::text,
                          Qt::AlignRight | Qt::AlignVCenter});
    page.texts.push_back({{room.right() - how_width(room), y, how_width(room), inner},
                          fact.how,
                          HandoutFont::small,
                          HandoutInk::muted,
                          Qt::AlignVCenter,
                          true});
    top += height;
    page.lines.push_back({{room.left(), top, room.right(), top}, false});
  }
}

HandoutInk tone_ink(Tone tone) {
  return tone == Tone::good ? HandoutInk::good : tone == Tone::bad ? HandoutInk::bad : HandoutInk::text;
}

// With at most so many lines of facts. Returns the box's height.
double add_verdict(HandoutPage& page, const Verdict& verdict, const HandoutFonts& fonts, const QRectF& room, double top,
                   int fact_lines) {
  const QRectF inner(room.left() + kBoxPad, top + kBoxPad - 1, room.width() - 2 * kBoxPad, room.bottom() - top);
  HandoutColumn column(page, fonts, inner);
  column.text(verdict.title, HandoutFont::strong, tone_ink(verdict.tone));
  // The last line may break early.
  const QString facts = verdict.facts.join(QStringLiteral(" · "));
  column.text(fonts.elided(HandoutFont::body, facts, (fact_lines - 0.5) * inner.width()), HandoutFont::body);
  if (!verdict.how.isEmpty()) column.text(verdict.how, HandoutFont::small, HandoutInk::muted);
  page.verdict = QRectF(room.left(), top, room.width(), column.y() + kBoxPad - 1 - top);
  return page.verdict.height();
}

// A verdict that something differs may have much to say: then its facts get shorter, until the page has room for it.
struct VerdictRoom {
  int fact_lines = kMostFactLines;
  double height = 0;
};

VerdictRoom verdict_room(const Verdict& verdict, const HandoutFonts& fonts, const QRectF& room, double most) {
  VerdictRoom needed;
  for (;; --needed.fact_lines) {
    HandoutPage scratch;
    needed.height = add_verdict(scratch, verdict, fonts, room, room.top(), needed.fact_lines);
    if (needed.height <= most || needed.fact_lines == kFewFactLines) return needed;
  }
}

// Of the questions of a line, the higher one.
double question_height(const QStringList& questions, qsizetype first, const HandoutFonts& fonts, double width) {
  double height = 0;
  for (qsizetype i = first; i < std::min(first + 2, questions.size()); ++i)
    height = std::max(height, fonts.height(HandoutFont::body, questions[i], width - kNumber));
  return height;
}

// Lines below each question.
struct Writing {
  int lines = 0;
  double pitch = kNarrowWriting;
  double height() const { return lines * pitch; }
};

double questions_height(const QStringList& questions, const HandoutFonts& fonts, const QRectF& room,
                        const Writing& writing) {
  double height = -kBetween;
  for (qsizetype i = 0; i < questions.size(); i += 2)
    height += question_height(questions, i, fonts, half(room)) + writing.height() + kBetween;
  return std::max(0.0, height);
}

// As many lines as the page has room for, and as far apart.
Writing fitting(const QStringList& questions, const HandoutFonts& fonts, const QRectF& room, double height) {
  Writing writing{.lines = kManyLines};
  while (writing.lines > 1 && questions_height(questions, fonts, room, writing) > height) --writing.lines;
  const double left_over = height - questions_height(questions, fonts, room, writing);
  const qsizetype all_lines = (questions.size() + 1) / 2 * writing.lines;
  writing.pitch = std::clamp(kNarrowWriting + left_over / static_cast<double>(all_lines), kNarrowWriting, kWideWriting);
  return writing;
}

void add_question(HandoutPage& page, const QStringList& questions, qsizetype index, const HandoutFonts& fonts,
                  const QRectF& place, const Writing& writing) {
  const QRectF number(place.topLeft(), QSizeF(kNumber, fonts.line(HandoutFont::strong)));
  page.texts.push_back({number, count_text(index + 1), HandoutFont::strong, HandoutInk::accent});
  page.texts.push_back(
      {place.adjusted(kNumber, 0, 0, 0), questions[index], HandoutFont::body, HandoutInk::text, Qt::AlignLeft, true});
  for (int line = 1; line <= writing.lines; ++line) {
    const double y = place.bottom() + line * writing.pitch;
    page.lines.push_back({{place.left() + kNumber, y, place.right(), y}, false});
  }
}

void add_questions(HandoutPage& page, const QStringList& questions, const HandoutFonts& fonts, const QRectF& room,
                   double top, const Writing& writing) {
  const double width = half(room);
  for (qsizetype i = 0; i < questions.size(); i += 2) {
    const double height = question_height(questions, i, fonts, width);
    for (qsizetype j = i; j < std::min(i + 2, questions.size()); ++j) {
      const double left = room.left() + (j == i ? 0 : width + kGutter);
      add_question(page, questions, j, fonts, {left, top, width, height}, writing);
    }
    top += height + writing.height() + kBetween;
  }
}

}  // namespace

HandoutPage arrange_second_page(const HandoutContents& contents, const HandoutFonts& fonts, QSizeF size) {
  HandoutPage page;
  page.size = size;
  const QRectF room = handout_room(size).content;
  HandoutColumn column(page, fonts, room);
  add_handout_head(column, contents, Words::tr("What it saves, and what it costs"));

  const double table = table_height(contents.facts, fonts, room);
  const double questions = questions_height(contents.questions, fonts, room, {.lines = kFewLines});
  const double rest = column.left_over() - (3 * heading_height(fonts) + kBetween + table + kBetween + kBetween + questions);
  const VerdictRoom verdict = verdict_room(contents.verdict, fonts, room, rest - kLowChart);
  add_charts(page, column, contents, fonts, room, chart_height(rest - verdict.height));
  if (!contents.facts.empty()) {
    column.text(Words::tr("This run in numbers"), HandoutFont::heading);
    column.space(kBelowHeading);
    add_table(page, contents.facts, fonts, room, column.y());
    column.space(table + kBetween);
  }
  column.space(add_verdict(page, contents.verdict, fonts, room, column.y(), verdict.fact_lines) + kBetween);
  if (!contents.questions.isEmpty()) {
    column.text(Words::tr("Ask yourself"), HandoutFont::heading);
    column.space(kBelowHeading);
    add_questions(page, contents.questions, fonts, room, column.y(),
                  fitting(contents.questions, fonts, room, column.left_over()));
  }
  add_handout_foot(page, contents, 2);
  return page;
}

}  // namespace rowkeeper::views
