// What the Chat page computes before it paints: the bill, times, and where bars and rows lie.
#include <QtTest>

#include "support/made_chat.h"
#include "views/chat/bars_layout.h"
#include "views/chat/chat_bill.h"
#include "views/chat/prepared_documents.h"
#include "views/chat/rows_layout.h"
#include "views/chat/word_swap.h"

using namespace rowkeeper;
using namespace rowkeeper::views;

class TestChatNumbers : public QObject {
  Q_OBJECT

 private slots:
  void the_bill_counts_what_was_computed_and_what_was_read_back() {
    const ChatBill bill = make_bill(made_chat(3).talk());
    QCOMPARE(bill.fresh, 412 + 13 + 13);
    QCOMPARE(bill.cached, 417 + 435);
    QCOMPARE(bill.price({2, 0.5}), (438 * 2 + 852 * 0.5) / 1000);
    QCOMPARE(bill.price_without_cache({2, 0.5}), 1290 * 2 / 1000.0);
    const ChatBill dropped = make_bill(made_chat(3, false).talk());
    QCOMPARE(dropped.cached, 0);
    QCOMPARE(dropped.price({}), dropped.price_without_cache({}));
    QCOMPARE(make_bill({}).price({}), 0.0);
  }

  void turns_from_the_disk_are_not_billed_and_have_no_times() {
    ChatState state = made_chat(2);
    state.talks[0].turns[0].record.reset();
    QCOMPARE(make_bill(state.talk()).fresh, 13);
    const auto times = first_token_times(state.talk());
    QCOMPARE(times.size(), std::size_t{1});
    QCOMPARE(times[0].turn, 1);
  }

  void each_way_has_its_own_time() {
    const auto kept = first_token_times(made_chat(2).talk());
    QCOMPARE(kept[1].kept, std::optional(13 * 1e-4));
    QCOMPARE(kept[1].dropped, std::optional(430 * 1e-4));
    QVERIFY(!kept[1].dropped_was_lived);
    QCOMPARE(*kept[1].times_sooner(), 430.0 / 13);
    ChatState state = made_chat(2, false);
    state.talks[0].turns[1].other_seconds.reset();
    const auto dropped = first_token_times(state.talk());
    QVERIFY(dropped[1].dropped_was_lived && !dropped[1].kept && dropped[1].dropped);
    QVERIFY(!dropped[1].times_sooner());
  }

  void a_turn_with_nothing_to_keep_has_one_time() {
    for (const bool retain : {true, false}) {
      ChatState state = made_chat(2, retain);
      state.talks[0].turns[0].alike = true;
      const auto times = first_token_times(state.talk());
      QVERIFY(times[0].alike && !times[1].alike);
      QCOMPARE(times[0].kept, std::optional(412 * 1e-4));
      QVERIFY(!times[0].dropped && !times[0].times_sooner());
      QVERIFY(times[1].kept && times[1].dropped);
    }
  }

  void bars_are_as_long_as_their_times() {
    const BarsLayout layout = make_bars_layout(first_token_times(made_chat(3).talk()), {600, 400}, {50, 80, 20});
    QCOMPARE(layout.turns.size(), std::size_t{3});
    QCOMPARE(layout.hidden, 0);
    const auto& last = layout.turns.back();
    QCOMPARE(last.kept.left(), 58.0);
    QCOMPARE(last.dropped.right(), 600.0 - 8 - 80);
    QVERIFY(qAbs(last.kept.width() / last.dropped.width() - 13.0 / 448) < 1e-9);
    for (const auto& turn : layout.turns) {
      QVERIFY(turn.kept_value.right() <= 600 && turn.dropped_value.right() <= 600);
      QVERIFY(!turn.kept.intersects(turn.dropped));
      QVERIFY(turn.dropped.bottom() <= 400);
    }
  }

  void the_newest_turns_are_shown_where_not_all_fit() {
    const BarsLayout layout = make_bars_layout(first_token_times(made_chat(9).talk()), {300, 130}, {50, 80, 20});
    QCOMPARE(layout.turns.size(), std::size_t{2});
    QCOMPARE(layout.hidden, 7);
    QCOMPARE(layout.turns.back().times.turn, 8);
    QVERIFY(make_bars_layout({}, {300, 130}, {50, 80, 20}).turns.empty());
  }

  void every_row_has_a_square_and_is_found_there() {
    for (const QSizeF size : {QSizeF(700, 300), QSizeF(260, 150), QSizeF(1200, 700)}) {
      for (const int turns : {0, 1, 20}) {
        const ChatState state = made_chat(turns);
        const RowsLayout layout = make_rows_layout(state.talk().parts, state.talk().rows, size, 30);
        QCOMPARE(layout.rows, state.talk().tokens());
        for (int row = 0; row < layout.rows; ++row) {
          const QRectF square = layout.square(row);
          QCOMPARE(layout.row_at(square.center()), row);
          QVERIFY(square.bottom() <= size.height() + 0.5 && square.right() <= size.width() + 0.5);
          QVERIFY(layout.segment_of(row));
        }
        QCOMPARE(layout.bar.back().rect.right(), size.width());
      }
    }
    QCOMPARE(make_rows_layout({}, 0, {700, 300}, 30).row_at({10, 50}), -1);
    QVERIFY(!make_rows_layout({}, 0, {700, 300}, 30).segment_of(0));
  }

  void segments_know_their_turn() {
    const RowsLayout layout = make_rows_layout(made_chat(2).talk().parts, 0, {700, 300}, 30);
    QCOMPARE(layout.bar.size(), std::size_t{5});
    QCOMPARE(layout.segment_of(399)->part.origin, TextOrigin::document);
    QCOMPARE(layout.segment_of(418)->part.origin, TextOrigin::question);
    QCOMPARE(layout.segment_of(418)->turn, 1);
    QCOMPARE(layout.segment_of(435)->part.origin, TextOrigin::answer);
  }

  void the_bar_is_full_as_far_as_rows_are_in_the_cache() {
    const RowsLayout layout = make_rows_layout(made_chat(2).talk().parts, 100, {436, 300}, 30);
    QCOMPARE(layout.bar[0].in_cache, 100);
    QCOMPARE(layout.bar[0].rect.width(), 400.0);
    QCOMPARE(layout.bar[0].kept, QRectF(0, 0, 100, 30));
    for (std::size_t i = 1; i < layout.bar.size(); ++i) QVERIFY(layout.bar[i].in_cache == 0 && layout.bar[i].kept.isEmpty());
    const RowsLayout all = make_rows_layout(made_chat(2).talk().parts, 435, {436, 300}, 30);
    QCOMPARE(all.bar[0].kept, all.bar[0].rect);
    QCOMPARE(all.bar[4].in_cache, 5);  // the newest token's row is never there yet
  }

  void a_word_is_swapped_for_one_of_its_kind() {
    const QString text = QStringLiteral("Yara keeps ten rabbits. Wanda lives in a grey house. On Monday she rests.");
    const QString early = *swap_word(text, WordPlace::early), late = *swap_word(text, WordPlace::late);
    QCOMPARE(early, QString("Yara keeps two rabbits. Wanda lives in a grey house. On Monday she rests."));
    QCOMPARE(late, QString("Yara keeps ten rabbits. Wanda lives in a grey house. On Tuesday she rests."));
    const auto shown = [](const QString& before, const QString& after) {
      const std::optional<WordRange> word = changed_word(before, after);
      return word ? after.mid(word->begin, word->size) : QString("none");
    };
    QCOMPARE(shown(text, early), QString("two"));
    QCOMPARE(shown(text, late), QString("Tuesday"));  // the letters in common too
    QCOMPARE(shown("a ten b", "a tenth b"), QString("tenth"));
    QCOMPARE(shown(text, text), QString("none"));
    QCOMPARE(shown(early, late), QString("none"));
    QCOMPARE(shown({}, text), QString("none"));
    QVERIFY(!swap_word(QStringLiteral("tens of bluebells"), WordPlace::early));
  }

  void prepared_documents_have_three_questions() {
    QCOMPARE(prepared_documents().size(), std::size_t{4});
    for (const PreparedText& prepared : prepared_documents()) {
      const QString text = prepared_document_text(prepared.name);
      QVERIFY(text.startsWith("Document: "));
      QCOMPARE(prepared_questions(text).size(), 3);
      QCOMPARE(prepared_questions(text.trimmed()).size(), 3);
      QVERIFY(swap_word(text, WordPlace::late));
    }
    QVERIFY(prepared_document_text("nothing").isEmpty());
  }

  void a_word_s_edit_leaves_a_document_its_questions() {
    for (const PreparedText& prepared : prepared_documents()) {
      const QString text = prepared_document_text(prepared.name);
      const QStringList questions = prepared_questions(text);
      QString changed = *swap_word(text, WordPlace::early);
      QCOMPARE(prepared_questions(changed), questions);
      changed = *swap_word(changed, WordPlace::late);
      QCOMPARE(prepared_questions(changed), questions);
      QString other = text, longer = text, shorter = text;
      QCOMPARE(prepared_questions(other.replace(text.indexOf(" is "), 4, " was ")), questions);
      QCOMPARE(prepared_questions(longer.replace(text.indexOf(" is "), 4, " is not ")), questions);
      QCOMPARE(prepared_questions(shorter.replace(text.indexOf(" is "), 4, " ")), questions);
      QVERIFY(prepared_questions(text + " And much more is told.").isEmpty());
      QVERIFY(prepared_questions(text.left(text.size() / 2)).isEmpty());
    }
    QVERIFY(prepared_questions("My own text").isEmpty());
  }
};

QTEST_GUILESS_MAIN(TestChatNumbers)
#include "tst_chat_numbers.moc"
