// Leaving a conversation and coming back to it, over made-up ones.
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "support/made_chat.h"
#include "views/chat/keep_card.h"

using namespace rowkeeper;
using namespace rowkeeper::views;

namespace {

struct Desk {
  ChatModel chat;
  ChatCommands commands;
  KeepCard keep{&chat, &commands};
};

}  // namespace

class TestKeepCard : public QObject {
  Q_OBJECT

 private slots:
  void leaving_and_coming_back_says_where_the_rows_are() {
    Desk desk;
    QTemporaryDir folder;
    const QString path = folder.filePath("a.cache");
    desk.keep.set_cache_file(path);
    desk.chat.set_state(made_chat(1));
    QVERIFY(desk.keep.leave_button()->isEnabled() && !desk.keep.back_button()->isEnabled());
    QSignalSpy saved(&desk.commands, &ChatCommands::save), opened(&desk.commands, &ChatCommands::open);
    desk.keep.leave_button()->click();
    QCOMPARE(saved[0][0].toString(), path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    ChatState away;
    away.phase = ChatState::Phase::away;
    away.context = 1024;
    away.saved = ChatEdit{417, 0};
    desk.chat.set_state(away);
    QVERIFY(desk.keep.leave_text().contains("417 rows lie on the disk"));
    desk.keep.back_button()->click();
    QCOMPARE(opened.size(), 1);
  }

  // One file holds one conversation.
  void leaving_says_which_conversation_is_given_up() {
    Desk desk;
    QTemporaryDir folder;
    desk.keep.set_cache_file(folder.filePath("a.cache"));
    ChatState state = made_chat(1);
    state.second = true;
    state.talks[1].rows = 400;
    desk.chat.set_state(state);
    QVERIFY(!desk.keep.leave_text().contains("given up"));  // nothing was asked there
    state.talks[1] = state.talks[0];
    desk.chat.set_state(state);
    QVERIFY(desk.keep.leave_text().contains("The second is given up."));
    state.shown = 1;
    desk.chat.set_state(state);
    QVERIFY(desk.keep.leave_text().contains("the second, is saved, and it comes back as the first."));
    QVERIFY(desk.keep.leave_button()->accessibleDescription().contains("is given up."));
  }

  void leaving_says_that_the_conversation_saved_before_is_replaced() {
    Desk desk;
    QTemporaryDir folder;
    const QString path = folder.filePath("a.cache"),
                  replaced("The conversation shown takes the place of the one that was saved before.");
    desk.keep.set_cache_file(path);
    const auto says_so = [&](const ChatState& state) {
      desk.chat.set_state(state);
      const bool told = desk.keep.leave_text().contains(replaced);
      return desk.keep.leave_button()->accessibleDescription().contains(replaced) == told ? std::optional(told)
                                                                                          : std::nullopt;
    };
    ChatState state = made_chat(1);
    QCOMPARE(says_so(state), std::optional(false));  // nothing is saved
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(says_so(state), std::optional(true));
    state.talks[0].from_file = true;  // its own rows, and more
    QCOMPARE(says_so(state), std::optional(false));
    state.second = true;
    state.talks[1] = made_chat(2).talks[0];
    state.shown = 1;
    QCOMPARE(says_so(state), std::optional(true));
    QVERIFY(desk.keep.leave_text().contains("The one that is the first now is given up. " + replaced));
    QCOMPARE(says_so(made_chat(0)), std::optional(false));  // no rows that could be saved
  }

  void coming_back_takes_no_conversations_place() {
    Desk desk;
    QTemporaryDir folder;
    QFile file(folder.filePath("a.cache"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    desk.keep.set_cache_file(file.fileName());
    const QPushButton* const back = desk.keep.back_button();
    ChatState state = made_chat(0);
    desk.chat.set_state(state);
    QVERIFY(back->isEnabled());  // the document alone, as after the start
    state.talks[1] = made_chat(1).talks[0];
    desk.chat.set_state(state);
    QVERIFY(!back->isEnabled());
    QVERIFY(back->accessibleDescription().contains("Begin again first"));
  }
};

QTEST_MAIN(TestKeepCard)
#include "tst_keep_card.moc"
