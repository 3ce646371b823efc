// tests/views/claims.tsv: for everything that the two taught texts claim, where one can watch, measure or try it. A claim whose place
// is gone fails.
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <map>
#include <set>

#include "app/desktop/learn/stage_targets.h"
#include "support/test_window.h"
#include "views/learn/lesson_reader.h"

using namespace rowkeeper;
using namespace rowkeeper::app;

namespace {

struct Claim {
  int text = 0, sentence = 0;
  QString claim;
  QStringList places;
  QString how;
};

std::vector<Claim> read_claims() {
  QFile file(QStringLiteral(ROWKEEPER_SOURCE "/tests/views/claims.tsv"));
  if (!file.open(QIODevice::ReadOnly)) return {};
  std::vector<Claim> claims;
  const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
  for (const QString& line : lines.mid(1)) {
    const QStringList cells = line.split(u'\t');
    claims.push_back(
        {cells.value(0).toInt(), cells.value(1).toInt(), cells.value(2), cells.value(3).split(u';'), cells.value(4)});
  }
  return claims;
}

// Sentences, headings and list points of a text, and those of them that claim nothing: titles.
struct TaughtText {
  int sentences;
  std::set<int> titles;
};
const std::map<int, TaughtText> kTexts = {{1, {41, {1, 18, 34, 39}}}, {2, {30, {1, 20, 26}}}};

bool lesson_exists(const QString& place) {
  const QString number = place.section(u'/', 0, 0), title = place.section(u'/', 1);
  for (const views::Lesson& lesson : views::own_lessons()) {
    if (lesson.id.section(u'-', 0, 0) != number) continue;
    return std::any_of(lesson.steps.begin(), lesson.steps.end(),
                       [&](const views::LessonStep& step) { return step.title == title; });
  }
  return false;
}

// What is asked for here is that it runs, so a long run is made a short one.
QString command_failure(QString command) {
  command.remove(0, QStringLiteral("rowkeeper-cli ").size());
  command.replace(QRegularExpression(QStringLiteral("--tokens \\d+")), QStringLiteral("--tokens 2"));
  QProcess process;
  process.setWorkingDirectory(QStringLiteral(ROWKEEPER_SOURCE));
  process.start(QStringLiteral(ROWKEEPER_CLI), QProcess::splitCommand(command));
  if (!process.waitForFinished(kWait) || process.exitStatus() != QProcess::NormalExit) return QStringLiteral("did not end");
  return process.exitCode() == 0 ? QString() : QString::fromUtf8(process.readAllStandardError());
}

}  // namespace

class TestClaims : public QObject {
  Q_OBJECT

 private slots:
  void every_sentence_that_claims_something_has_a_place() {
    std::map<int, std::set<int>> placed;
    for (const Claim& claim : read_claims()) {
      QVERIFY(kTexts.contains(claim.text));
      QVERIFY2(!claim.claim.isEmpty() && !claim.how.isEmpty(), qPrintable(claim.claim));
      placed[claim.text].insert(claim.sentence);
    }
    for (const auto& [number, text] : kTexts) {
      for (int sentence = 1; sentence <= text.sentences; ++sentence) {
        const QByteArray which = "text " + QByteArray::number(number) + ", sentence " + QByteArray::number(sentence);
        QVERIFY2(placed[number].contains(sentence) != text.titles.contains(sentence), which);
      }
      QCOMPARE(static_cast<int>(placed[number].size() + text.titles.size()), text.sentences);
    }
  }

  void every_place_is_there() {
    std::set<QString> commands;
    for (const Claim& claim : read_claims()) {
      for (const QString& place : claim.places) {
        const QString kind = place.section(u' ', 0, 0), rest = place.section(u' ', 1);
        if (kind == QStringLiteral("lesson")) {
          QVERIFY2(lesson_exists(rest), qPrintable(place));
        } else if (kind == QStringLiteral("page")) {
          QVERIFY2(target_page(rest.section(u'/', 1)) == rest.section(u'/', 0, 0), qPrintable(place));
        } else {
          QCOMPARE(kind, QStringLiteral("command"));
          commands.insert(rest);
        }
      }
    }
    QVERIFY(!commands.empty());
    for (const QString& command : commands) {
      const QString failure = command_failure(command);
      QVERIFY2(failure.isEmpty(), qPrintable(command + u'\n' + failure));
    }
  }
};

QTEST_MAIN(TestClaims)
#include "tst_claims.moc"
