// The tokens of a run as chips, the sentences about them, and the editor of a token.
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPicture>
#include <QSignalSpy>
#include <QtTest>

#include "support/described_anew.h"
#include "support/synthetic_run.h"
#include "support/two_visits.h"
#include "views/watch/alternatives_delegate.h"
#include "views/watch/chip_area.h"
#include "views/watch/reading_view.h"
#include "views/watch/ribbon_text.h"
#include "views/watch/token_editor.h"
#include "views/watch/token_ribbon.h"
#include "views/widgets/format.h"

using namespace rowkeeper;
using namespace rowkeeper::views;

namespace {

const std::vector<std::string> kPrompt = {"The", " goats", "\n",       " שלום",    " abc", " (",
                                          "1",   ")",      "\xF0\x9F", "\x99\x82", "  ",   "?"};

struct Fixture {
  RunModel run;
  Selection selection;
  RunCommands commands;
  Findings findings;
  TokenRibbon ribbon{&run, &selection, &commands, &findings};

  explicit Fixture(const std::vector<std::string>& prompt = kPrompt) {
    run.start(synthetic_recording(prompt));
    run.set_status({.phase = RunPhase::paused});
    ribbon.resize(600, 300);
    ribbon.show();
  }
  ChipArea& chips() { return *ribbon.chips(); }
  bool chips_equal_tokens() {
    if (chips().count() != run.state().size()) return false;
    for (int row = 0; row < chips().count(); ++row) {
      const RowState& state = run.state().rows()[static_cast<std::size_t>(row)];
      if (chips().chip(row).text != token_text(state.token.bytes)) return false;
      if (chips().chip(row).generated == state.from_prompt) return false;
    }
    return true;
  }
};

}  // namespace

class TestTokenRibbon : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  void chips_are_the_tokens_through_steps_edits_and_rewinding() {
    Fixture f;
    QTRY_VERIFY(f.chips_equal_tokens());
    QCOMPARE(f.chips().newest(), -1);
    for (int i = 0; i < 5; ++i) take_step(f.run, " word" + std::to_string(i));
    QTRY_VERIFY(f.chips_equal_tokens());
    QCOMPARE(f.chips().newest(), 16);
    f.run.append({synthetic_edit(4, " xyz", 12)});
    QTRY_VERIFY(f.chips_equal_tokens());
    QCOMPARE(f.chips().invalid_from(), 4);
    take_step(f.run, " next");
    QTRY_VERIFY(f.chips_equal_tokens());
    QCOMPARE(f.chips().invalid_from(), -1);
    f.run.seek(2);
    QTRY_VERIFY(f.chips_equal_tokens());
    f.run.start(synthetic_recording({" other"}));
    QVERIFY(f.chips_equal_tokens());
    f.run.start(synthetic_recording({}));
    QVERIFY(f.chips_equal_tokens());
  }

  void chips_stand_in_token_order_whatever_their_direction() {
    Fixture f;
    QTRY_VERIFY(f.chips_equal_tokens());
    for (int row = 1; row < f.chips().count(); ++row) {
      const QRect before = f.chips().chip_rect(row - 1), chip = f.chips().chip_rect(row);
      QVERIFY(chip.top() > before.top() || chip.left() > before.right());
    }
  }

  void the_summary_counts() {
    Fixture f;
    QTRY_VERIFY(f.ribbon.summary().startsWith("12 tokens, all from the prompt · choose a token"));
    for (int i = 0; i < 4; ++i) take_step(f.run, " a");
    QTRY_VERIFY(f.ribbon.summary().startsWith("16 tokens: 12 from the prompt, 4 generated · choose a token"));
    f.run.set_status({.phase = RunPhase::replay});
    QTRY_COMPARE(f.ribbon.summary(), QString("16 tokens: 12 from the prompt, 4 generated"));
  }

  void an_edit_is_explained_data() {
    QTest::addColumn<int>("row");
    QTest::addColumn<bool>("cache");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    const QString why = ": each row looks only at itself and the rows above it (the causal mask).";
    QTest::newRow("in the middle") << 5 << true << "Rows 0–4 stay valid; rows 5–11 are rebuilt" + why
                                   << "Rows 0–4 were reused; rows 5–11 were rebuilt" + why;
    QTest::newRow("row 1") << 1 << true << "Row 0 stays valid; rows 1–11 are rebuilt" + why
                           << "Row 0 was reused; rows 1–11 were rebuilt" + why;
    QTest::newRow("the last row") << 11 << true << "Rows 0–10 stay valid; row 11 is rebuilt" + why
                                  << "Rows 0–10 were reused; row 11 was rebuilt" + why;
    QTest::newRow("row 0") << 0 << true
                           << "No row stays valid: every row looks at row 0, so the next step rebuilds them all."
                           << "The last step computed all rows, 0–11.";
    QTest::newRow("cache off") << 5 << false
                               << "The cache holds no rows now, so the next step computes them all. It could have kept "
                                  "those above row 5" +
                                      why
                               << "The last step computed all rows, 0–11.";
  }
  void an_edit_is_explained() {
    QFETCH(int, row);
    QFETCH(bool, cache);
    QFETCH(QString, before);
    QFETCH(QString, after);
    Fixture f;
    if (!cache) f.run.append({RecordedSwitch{false}});
    take_step(f.run, " a");
    QCOMPARE(edit_sentence(f.run), QString());
    f.run.append({synthetic_edit(row, " new", 12)});
    QTRY_COMPARE(f.ribbon.sentence(), before);
    take_step(f.run, " a");
    QTRY_COMPARE(f.ribbon.sentence(), after);
    take_step(f.run, " a");
    QTRY_COMPARE(f.ribbon.sentence(), QString());
  }

  void a_chip_says_what_it_is() {
    Fixture f;
    take_step(f.run, " a");
    const QString text = row_description(f.run.state(), 8);
    for (const char* part : {"Row 8", "⟨F0 9F⟩", "2 bytes: F0 9F", "from the prompt", "in the cache"})
      QVERIFY2(text.contains(QString::fromUtf8(part)), qPrintable(text));
    QVERIFY(row_description(f.run.state(), 12).contains("not computed yet"));
    QCOMPARE(hex_bytes(std::string(30, 'a')).right(11), QString(" and 6 more"));
  }

  // The token stays selected, and described; that it was read is over.
  void whoever_leaves_the_tokens_leaves_nothing_with_the_focus() {
    Fixture f;
    QTRY_VERIFY(f.chips_equal_tokens());
    f.selection.select({3, 1, 1});
    const QAccessibleInterface* const face = QAccessible::queryAccessibleInterface(&f.chips());
    const int parts = face->childCount();
    const Visits visits = visit_twice(f.chips(), Qt::Key_Right);
    QVERIFY(visits.read[0].startsWith("Row 4") && visits.read[1].startsWith("Row 5"));
    QCOMPARE(face->childCount(), parts);
    QVERIFY(f.chips().accessibleDescription().startsWith("Row 5"));
  }

  void a_token_that_is_as_before_is_not_described_anew() {
    Fixture f;
    take_step(f.run, " a");
    QTRY_VERIFY(f.chips_equal_tokens());
    f.selection.select({3, 1, 1});
    const Descriptions descriptions(f.chips());
    take_step(f.run, " a");
    QTRY_VERIFY(f.chips_equal_tokens());
    QCOMPARE(descriptions.set_anew(), QStringList());
  }

  void keys_move_among_tokens_and_enter_opens_the_editor() {
    Fixture f;
    QTRY_VERIFY(f.chips_equal_tokens());
    f.selection.select({3, 1, 1});
    QCOMPARE(f.chips().selected(), 3);
    QTest::keyClick(&f.chips(), Qt::Key_Right);
    QCOMPARE(f.selection.place(), (Place{4, 1, 1}));
    QTest::keyClick(&f.chips(), Qt::Key_Home);
    QTest::keyClick(&f.chips(), Qt::Key_Left);
    QCOMPARE(f.selection.place().row, 0);
    QTest::keyClick(&f.chips(), Qt::Key_End);
    QCOMPARE(f.selection.place().row, 11);
    QVERIFY(f.chips().accessibleDescription().contains("Row 11"));
    QSignalSpy asked(&f.commands, &RunCommands::ask_candidates);
    QTest::keyClick(&f.chips(), Qt::Key_Return);
    QVERIFY(f.ribbon.editor()->isVisible());
    QCOMPARE(asked.count(), 1);
    QCOMPARE(asked[0][0].toInt(), 11);
  }

  void a_click_pauses_the_run_and_offers_what_the_model_would_put_there() {
    Fixture f;
    QTRY_VERIFY(f.chips_equal_tokens());
    f.run.set_status({.phase = RunPhase::playing});
    QSignalSpy pause(&f.commands, &RunCommands::pause), replace(&f.commands, &RunCommands::replace_token);
    QTest::mouseClick(f.chips().viewport(), Qt::LeftButton, {}, f.chips().chip_rect(4).center());
    QCOMPARE(pause.count(), 1);
    QCOMPARE(f.selection.place().row, 4);
    TokenEditor* editor = f.ribbon.editor();
    QVERIFY(editor->state_text().contains("Asking the model"));
    f.findings.set_alternatives({3, {{TokenId(1), " late answer to another question", 0.5}}});
    QVERIFY(editor->state_text().contains("Asking the model"));
    f.findings.set_alternatives({4, {{TokenId(77), " cats", 0.43}, {TokenId(78), " dogs", 0.0004}}});
    QCOMPARE(editor->alternatives()->count(), 2);
    QCOMPARE(editor->alternatives()->item(0)->text(), token_text(" cats"));
    QCOMPARE(editor->alternatives()->item(1)->data(AlternativesDelegate::kProbability).toDouble(), 0.0004);
    QCOMPARE(AlternativesDelegate::percent(0.43), QString("43 %"));
    QCOMPARE(AlternativesDelegate::percent(0.0123), QString("1.2 %"));
    QCOMPARE(AlternativesDelegate::percent(0.0004), QString("below 0.1 %"));
    QTest::keyClick(editor->alternatives(), Qt::Key_Down);
    QTest::keyClick(editor->alternatives(), Qt::Key_Return);
    QCOMPARE(replace.count(), 1);
    QCOMPARE(replace[0][0].toInt(), 4);
    QCOMPARE(replace[0][1].value<TokenId>(), TokenId(78));
    QVERIFY(!editor->isVisible());
  }

  void the_list_opens_at_the_token_that_is_there() {
    Fixture f;
    QTRY_VERIFY(f.chips_equal_tokens());
    TokenEditor* editor = f.ribbon.editor();
    editor->open(4, QRect(10, 10, 20, 20));
    const TokenId there = f.run.state().rows()[4].token.id;
    f.findings.set_alternatives({4, {{TokenId(77), " cats", 0.43}, {there, " here", 0.2}, {TokenId(78), " dogs", 0.1}}});
    QCOMPARE(editor->alternatives()->currentRow(), 1);
    QVERIFY(editor->alternatives()->hasFocus());
    editor->open(4, QRect(10, 10, 20, 20));
    f.findings.set_alternatives({4, {{TokenId(77), " cats", 0.43}, {TokenId(78), " dogs", 0.1}}});
    QCOMPARE(editor->alternatives()->currentRow(), 0);
  }

  void an_overtaken_answer_is_asked_for_again_and_an_error_is_told() {
    Fixture f;
    QTRY_VERIFY(f.chips_equal_tokens());
    QSignalSpy asked(&f.commands, &RunCommands::ask_candidates);
    TokenEditor* editor = f.ribbon.editor();
    editor->open(4, QRect(10, 10, 20, 20));
    QCOMPARE(asked.count(), 1);
    f.findings.set_alternatives({.row = 4, .overtaken = true});
    QCOMPARE(asked.count(), 2);
    QVERIFY(editor->state_text().contains("Asking the model"));
    f.findings.set_alternatives({.row = 4, .error = Error{ErrorCode::text_too_large, {"7", "6"}}});
    QCOMPARE(asked.count(), 2);
    QVERIFY2(!editor->state_text().isEmpty() && !editor->state_text().contains("nothing to suggest"),
             qPrintable(editor->state_text()));
    editor->open(99, QRect(10, 10, 20, 20));  // gone by now
    QCOMPARE(asked.count(), 2);
  }

  void free_text_replaces_a_token_and_row_0_has_no_alternatives() {
    Fixture f;
    QTRY_VERIFY(f.chips_equal_tokens());
    QSignalSpy asked(&f.commands, &RunCommands::ask_candidates), replace(&f.commands, &RunCommands::replace_text);
    TokenEditor* editor = f.ribbon.editor();
    editor->open(0, QRect(10, 10, 20, 20));
    QCOMPARE(asked.count(), 0);
    QVERIFY(editor->state_text().contains("Nothing stands above row 0"));
    QTest::keyClicks(editor->text(), " cats");
    QTest::keyClick(editor->text(), Qt::Key_Return);
    QCOMPARE(replace.count(), 1);
    QCOMPARE(replace[0][1].toString(), QString(" cats"));
  }

  void a_replay_is_not_edited() {
    Fixture f;
    QTRY_VERIFY(f.chips_equal_tokens());
    f.run.set_status({.phase = RunPhase::replay});
    QTest::qWait(120);
    QTest::mouseClick(f.chips().viewport(), Qt::LeftButton, {}, f.chips().chip_rect(4).center());
    QCOMPARE(f.selection.place().row, 4);
    QVERIFY(!f.ribbon.editor()->isVisible());
  }

  void it_follows_the_newest_token_unless_scrolled_away() {
    Fixture f(std::vector<std::string>(600, " token"));
    QTRY_COMPARE(f.chips().count(), 600);
    QVERIFY(f.chips().at_end());
    for (int i = 0; i < 40; ++i) take_step(f.run, " more");
    QTRY_COMPARE(f.chips().count(), 640);
    QVERIFY(f.chips().at_end());
    f.selection.select({0, 0, 0});
    QVERIFY(!f.chips().at_end());
    take_step(f.run, " more");
    QTRY_COMPARE(f.chips().count(), 641);
    QVERIFY(!f.chips().at_end());
  }

  // However many tokens there are, only those in sight are drawn.
  void a_full_context_is_painted_as_cheaply_as_a_page_of_it() {
    std::vector<std::string> tokens(1024, " word");
    const auto drawing = [](const std::vector<std::string>& some) {
      Fixture f(some);
      f.ribbon.resize(700, 300);
      QPicture picture;
      QPainter painter(&picture);
      f.chips().render(&painter);
      painter.end();
      return picture.size();
    };
    const uint all = drawing(tokens), page = drawing({tokens.begin(), tokens.begin() + 256});
    QVERIFY2(all > 1000 && all < page + page / 10, qPrintable(QString("%1 and %2 bytes").arg(all).arg(page)));
  }

  void the_text_has_whole_characters_only() {
    RunModel run;
    run.start(synthetic_recording({"Say", " hi", " \xF0\x9F"}));
    ReadingView text(&run);
    QCOMPARE(text.toPlainText(), QString("Say hi "));
    take_step(run, "\x99\x82");
    QTRY_COMPARE(text.toPlainText(), QString::fromUtf8("Say hi 🙂"));
    run.append({synthetic_edit(1, " no", 3)});
    QTRY_COMPARE(text.toPlainText(), QString("Say no "));
  }
};

QTEST_MAIN(TestTokenRibbon)
#include "tst_token_ribbon.moc"
