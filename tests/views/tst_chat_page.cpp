// The Chat page over made-up conversations.
#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "support/described_anew.h"
#include "support/grab.h"
#include "support/heard.h"
#include "support/made_chat.h"
#include "views/chat/chat_page.h"
#include "views/chat/document_card.h"
#include "views/chat/first_token_card.h"
#include "views/chat/keep_card.h"
#include "views/chat/prepared_documents.h"
#include "views/chat/rows_card.h"
#include "views/chat/talk_card.h"
#include "views/watch/prompt_editor.h"
#include "views/widgets/toggle_switch.h"

using namespace rowkeeper;
using namespace rowkeeper::views;

namespace {

struct Desk {
  ChatModel chat;
  ChatCommands commands;
  ChatPage page;
  Desk() : page(models()) {}
  PageModels models() {
    PageModels all{};
    all.chat = &chat;
    all.chat_commands = &commands;
    return all;
  }
};

}  // namespace

class TestChatPage : public QObject {
  Q_OBJECT

 private slots:
  void shows_turns_with_their_rows() {
    Desk desk;
    desk.chat.set_state(made_chat(2));
    const QStringList texts = desk.page.talk()->shown_texts();
    QVERIFY(texts.contains("Yara keeps ten rabbits."));
    QVERIFY(texts.filter("417 rows read back, 13 computed").size() == 1);
    QVERIFY(desk.page.times()->headline().contains("33"));
    QVERIFY(desk.page.times()->bars()->accessibleDescription().contains("Turn 2"));
    QVERIFY(desk.page.rows()->picture()->accessibleDescription().contains("Question 2: 12 tokens, 12 of them in the cache"));
  }

  void asks_what_was_typed_and_clears_the_line_when_the_turn_is_there() {
    Desk desk;
    desk.chat.set_state(made_chat(0));
    QSignalSpy asked(&desk.commands, &ChatCommands::ask);
    QVERIFY(!desk.page.talk()->ask_button()->isEnabled());
    desk.page.talk()->line()->setText("  Which animals does Yara keep? ");
    QVERIFY(desk.page.talk()->ask_button()->isEnabled());
    desk.page.talk()->ask_button()->click();
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0][0].toString(), QString("Which animals does Yara keep?"));
    ChatState state = made_chat(0);
    state.phase = ChatState::Phase::asking;
    state.question = "Which animals does Yara keep?";
    state.answer = " Yara keeps";
    desk.chat.set_state(state);
    QVERIFY(desk.page.talk()->shown_texts().contains(QString::fromUtf8("Yara keeps…")));
    QVERIFY(desk.page.talk()->ask_button()->isHidden() && !desk.page.talk()->stop_button()->isHidden());
    QVERIFY(!desk.page.talk()->line()->text().isEmpty());
    desk.chat.set_state(made_chat(1));
    QVERIFY(desk.page.talk()->line()->text().isEmpty());
  }

  // The answer to whoever asked, what an edit left, and where the rows are after Leave and Come back.
  void tells_what_the_user_has_done() {
    Heard heard;
    Desk desk;
    QTemporaryDir folder;
    const QString path = folder.filePath("cache");
    desk.page.keep()->set_cache_file(path);
    desk.page.show();
    desk.chat.set_state(made_chat(0));
    desk.page.talk()->line()->setText("Which animals does Yara keep?");
    desk.page.talk()->ask_button()->click();
    desk.chat.set_state(made_chat(1));
    const QString told = heard.take().value(0);
    QVERIFY2(told.startsWith("Yara keeps ten rabbits.\n") && told.contains("computed · first token after"),
             qPrintable(told));
    desk.chat.set_state(made_chat(2));  // a lesson asked
    QCOMPARE(heard.take(), QStringList());
    desk.page.press_cache();
    QVERIFY(heard.take().value(0).startsWith("Off: every turn"));
    desk.page.press_restart();
    QCOMPARE(heard.take(), QStringList("The conversation begins again."));

    desk.page.document()->change(WordPlace::early);
    ChatState state = made_chat(2);
    state.document = desk.page.document()->editor()->text().toStdString();
    state.talks[0].edit = ChatEdit{435, 5};
    desk.chat.set_state(state);
    QCOMPARE(heard.texts().size(), 1);
    QVERIFY2(heard.texts()[0].startsWith("A word is changed to “") && heard.texts()[0].contains("5 of 435 rows"),
             qPrintable(heard.texts()[0]));
    heard.take();

    desk.page.keep()->leave_button()->click();
    state.phase = ChatState::Phase::saving;
    desk.chat.set_state(state);
    state.phase = ChatState::Phase::away;
    state.saved = ChatEdit{435, 0};
    desk.chat.set_state(state);
    QCOMPARE(heard.take(), QStringList(desk.page.keep()->leave_text()));
    state.error = Error{ErrorCode::file_not_found, {"/a"}};
    desk.chat.set_state(state);
    QVERIFY(heard.take().value(0).contains("/a"));
  }

  // What comes later is a lesson's.
  void expects_no_answer_to_what_was_stopped_or_has_failed() {
    Heard heard;
    Desk desk;
    desk.page.show();
    for (const bool fails : {false, true}) {
      desk.chat.set_state(made_chat(0));
      desk.page.talk()->line()->setText("Which animals does Yara keep?");
      desk.page.talk()->ask_button()->click();
      ChatState state = made_chat(0);
      state.phase = ChatState::Phase::asking;
      desk.chat.set_state(state);
      state.phase = ChatState::Phase::ready;
      if (fails) state.error = Error{ErrorCode::out_of_memory, {"conversation", "0"}};
      desk.chat.set_state(state);
      heard.take();
      state.error.reset();
      desk.chat.set_state(state);
      desk.chat.set_state(made_chat(1));
      QCOMPARE(heard.take(), QStringList());
    }
  }

  void a_refused_edit_is_not_told_when_it_is_undone() {
    Heard heard;
    Desk desk;
    desk.page.show();
    desk.chat.set_state(made_chat(1));
    desk.page.document()->change(WordPlace::early);
    ChatState refused = made_chat(1);
    refused.error = Error{ErrorCode::prompt_too_long, {"1025", "1024"}};
    desk.chat.set_state(refused);
    QCOMPARE(heard.take().size(), 1);  // why
    desk.page.document()->editor()->set_text(QString::fromStdString(refused.document));
    desk.chat.set_state(made_chat(1));
    QCOMPARE(heard.take(), QStringList());
  }

  void a_prepared_documents_questions_can_be_clicked() {
    Desk desk;
    ChatState state = made_chat(0);
    const QString document = prepared_document_text(prepared_documents().front().name);
    state.document = document.trimmed().toStdString();
    desk.chat.set_state(state);
    QSignalSpy asked(&desk.commands, &ChatCommands::ask);
    const QString question = prepared_questions(document).first();
    for (QPushButton* button : desk.page.talk()->findChildren<QPushButton*>()) {
      if (button->text() == question) button->click();
    }
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked[0][0].toString(), question);
  }

  void a_changed_word_is_scrolled_to() {
    Desk desk;
    desk.page.resize(1300, 800);
    desk.page.show();
    ChatState state = made_chat(0);
    state.document = prepared_document_text("long_village").trimmed().toStdString();
    desk.chat.set_state(state);
    PromptEditor* const editor = desk.page.document()->editor();
    desk.page.document()->change(WordPlace::late);
    QVERIFY(editor->viewport()->rect().contains(editor->cursorRect()));
    QVERIFY(editor->cursorRect().top() > 0 && editor->textCursor().hasSelection());
  }

  void an_edit_of_the_document_is_told_with_what_it_left() {
    Desk desk;
    desk.chat.set_state(made_chat(1));
    QSignalSpy edited(&desk.commands, &ChatCommands::edit_document);
    desk.page.document()->change(WordPlace::early);
    QCOMPARE(edited.size(), 1);
    QVERIFY(edited[0][0].toString().contains("two rabbits"));
    const PromptEditor* const editor = desk.page.document()->editor();
    QCOMPARE(editor->textCursor().selectedText(), QString("two"));
    ChatState state = made_chat(1);
    state.document = edited[0][0].toString().toStdString();
    state.talks[0].rows = 7;
    state.talks[0].edit = ChatEdit{417, 7};
    desk.chat.set_state(state);
    QVERIFY(desk.page.document()->edit_text().contains("7 of 417 rows"));
    QCOMPARE(editor->textCursor().selectedText(), QString("two"));  // the engine's news keep it
    state.document = made_chat(1).document;
    desk.chat.set_state(state);
    QCOMPARE(editor->textCursor().selectedText(), QString("ten"));  // a lesson has changed it
    state.document = edited[0][0].toString().toStdString();
    desk.chat.set_state(state);
    const QString words = desk.page.rows()->picture()->accessibleDescription();
    QVERIFY(words.contains("the first 7 tokens"));
    // What the user is typing is not thrown away by news from the engine.
    desk.page.document()->editor()->set_text("My own text");
    desk.page.document()->use();
    QCOMPARE(edited[1][0].toString(), QString("My own text"));
  }

  void the_switch_and_the_keys_ask_for_the_other_way() {
    Desk desk;
    desk.chat.set_state(made_chat(1));
    QSignalSpy retained(&desk.commands, &ChatCommands::set_retain);
    desk.page.keep()->keep_switch()->click();
    QVERIFY(desk.page.press_cache());
    QCOMPARE(retained.size(), 2);
    QCOMPARE(retained[0][0].toBool(), false);
    QSignalSpy again(&desk.commands, &ChatCommands::begin_again);
    QVERIFY(desk.page.press_restart());
    QCOMPARE(again.size(), 1);
    QVERIFY(!desk.page.press_play() && !desk.page.press_step());
  }

  void the_bill_follows_the_prices() {
    Desk desk;
    desk.chat.set_state(made_chat(3));
    QVERIFY2(desk.page.keep()->bill_text().contains("438 fresh and 852 cached tokens"),
             qPrintable(desk.page.keep()->bill_text()));
    desk.page.keep()->set_prices({10, 1});
    QVERIFY2(desk.page.keep()->bill_text().contains("5.232 instead of 12.9"), qPrintable(desk.page.keep()->bill_text()));
  }

  void the_first_token_is_sooner_or_later() {
    Desk desk;
    const std::pair<double, const char*> wanted[] = {
        {430, "33.1× sooner on turn 2"}, {13.01, "no sooner on turn 2"}, {10, "1.3× later on turn 2"}};
    for (const auto& [tenths, text] : wanted) {
      ChatState state = made_chat(2);
      state.talks[0].turns[1].other_seconds = tenths * 1e-4;
      desk.chat.set_state(state);
      const auto* const card = desk.page.findChild<FirstTokenCard*>();
      QTRY_COMPARE(card->headline(), QString(text));
    }
  }

  void what_is_as_before_is_not_described_anew() {
    Desk desk;
    QTemporaryDir folder;
    desk.page.keep()->set_cache_file(folder.filePath("a.cache"));
    desk.page.show();
    desk.chat.set_state(made_chat(1));
    const Descriptions descriptions(desk.page);
    desk.chat.set_state(made_chat(1));
    QCOMPARE(descriptions.set_anew(), QStringList());
  }

  void the_first_questions_cost_is_said_as_it_is() {
    Desk desk;
    const auto says = [&](const ChatState& state, const QString& text) {
      desk.chat.set_state(state);
      return desk.page.talk()->shown_texts().filter(text).size() == 1;
    };
    ChatState state = made_chat(0);
    QVERIFY(says(state, "The first question reads the whole document."));
    state.talks[0].rows = 300;
    QVERIFY(says(state, "300 of the document's 400 rows are in the cache already"));
    state.talks[0].rows = 400;
    QVERIFY(says(state, "The document's rows are in the cache already"));
    state.retain = false;
    state.talks[0].rows = 0;
    QVERIFY(says(state, "Each question reads the whole document again"));
  }

  void two_conversations_count_shared_pages_once() {
    Desk desk;
    ChatState state = made_chat(1);
    state.second = true;
    state.talks[1] = state.talks[0];
    state.pages_in_use = 16;
    desk.chat.set_state(state);
    QVERIFY2(desk.page.rows()->pool_text().contains("16 pages of 32 rows, 12 of them shared"),
             qPrintable(desk.page.rows()->pool_text()));
  }

  void a_row_says_whose_it_is() {
    Desk desk;
    desk.page.resize(1300, 800);
    desk.page.show();
    ChatState state = made_chat(2);
    state.talks[0].rows = 100;
    desk.chat.set_state(state);
    RowsPicture* picture = desk.page.rows()->picture();
    const RowsLayout layout = make_rows_layout(state.talk().parts, 100, QSizeF(picture->size()), theme().px(32));
    QCOMPARE(picture->words_at(layout.square(50).center()), QString("Row 50. The document"));
    QVERIFY(picture->words_at(layout.square(420).center()).contains("Question 2. Not in the cache"));
    QVERIFY(picture->words_at({5, 5}).contains("rows 0 to 399, 100 of them in the cache"));
    // By keyboard, too.
    picture->setFocus(Qt::TabFocusReason);
    QTest::keyClick(picture, Qt::Key_End);
    QCOMPARE(picture->accessibleDescription(), picture->row_words(layout.rows - 1));
    QTest::keyClick(picture, Qt::Key_Home);
    QTest::keyClick(picture, Qt::Key_Down);
    QCOMPARE(picture->accessibleDescription(), QString("Row %1. The document").arg(layout.columns));
    picture->clearFocus();
    // The bar is a frame where its rows are not in the cache.
    const QImage image = picture->grab().toImage();
    const auto color_at = [&image](double x) { return image.pixelColor(static_cast<int>(x), 4); };
    QCOMPARE(color_at(layout.bar[0].rect.left() + 20), theme().phases[2]);
    QVERIFY(color_at(layout.bar[0].rect.right() - 20) != theme().phases[2]);
  }

  void looks_right_in_all_themes() {
    Desk desk;
    ChatState state = made_chat(4);
    state.talks[0].rows = 300;
    desk.chat.set_state(state);
    grab_in_all_themes(desk.page, "chat", 1300);
  }
};

QTEST_MAIN(TestChatPage)
#include "tst_chat_page.moc"
