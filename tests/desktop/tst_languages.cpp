// The window in every language: made anew while all goes on, nothing left in English, no text cut, menus opened by letters of their own,
// and numbers as the language writes them. Pictures are kept where ROWKEEPER_GRABS says.
#include <QActionGroup>
#include <QDir>
#include <QLabel>
#include <QMenu>
#include <QSet>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTranslator>
#include <QtTest>
#include <algorithm>

#include "app/desktop/language.h"
#include "app/desktop/program.h"
#include "support/test_window.h"
#include "tests/views/support/looks.h"
#include "tests/views/support/made_models.h"
#include "views/chat/talk_card.h"
#include "views/learn/lesson_reader.h"
#include "views/race/race_settings.h"
#include "views/watch/prompt_box.h"
#include "views/watch/prompt_card.h"
#include "views/watch/prompt_editor.h"
#include "views/widgets/format.h"
#include "views/widgets/steady_button.h"

using namespace rowkeeper;
using namespace rowkeeper::app;

namespace {

constexpr QSize kSizes[] = {{1440, 900}, {1000, 650}};
constexpr int kDrawn = 350;  // ms: what is drawn some times a second has been

// Asked last: notes what no translation was found for. Qt's own contexts begin with a Q; the one called QObject is nobody's.
class Missing : public QTranslator {
 public:
  bool isEmpty() const override { return false; }
  QString translate(const char* context, const char* source, const char* comment, int) const override {
    const bool qt = context[0] == 'Q' && qstrcmp(context, "QObject") != 0;
    if (!qt && qstrcmp(context, "CloseButton") != 0) texts_.insert(QString("%1: '%2' (%3)").arg(context, source, comment));
    return {};
  }
  mutable QSet<QString> texts_;
};

// Whose letters are known at the same time: a menu's entries.
QStringList repeated_letters(const QList<QAction*>& actions) {
  QMap<QString, QStringList> entries;
  for (const QAction* const action : actions) {
    const QKeySequence key = QKeySequence::mnemonic(action->text());
    if (!key.isEmpty() && action->isVisible()) entries[key.toString()] << action->text();
  }
  QStringList repeated;
  for (auto entry = entries.begin(); entry != entries.end(); ++entry) {
    if (entry->size() > 1) repeated << entry->join(" / ");
  }
  return repeated;
}

// Of columns in which nothing is drawn, between the first and the last in which something is.
int widest_gap(QWidget& button) {
  const QImage image = button.grab().toImage();
  const auto drawn = [&](int x) {
    for (int y = image.height() / 4; y < image.height() * 3 / 4; ++y) {
      if (image.pixel(x, y) != image.pixel(10, image.height() / 2)) return true;
    }
    return false;
  };
  int widest = 0, last = 0;
  for (int x = 10; x < image.width() - 10; ++x) {
    if (!drawn(x)) continue;
    if (last > 0) widest = std::max(widest, x - last - 1);
    last = x;
  }
  return last > 0 ? widest : image.width();
}

}  // namespace

class TestLanguages : public QObject {
  Q_OBJECT

 private:
  QTemporaryDir folder_;
  std::unique_ptr<Program> program_;
  Missing missing_;

  MainWindow& window() { return program_->window(); }
  Session& session() { return program_->session(); }

  void speak(const QString& name) {
    program_->change_language(name);
    QCOMPARE(current_language(), name);
  }

  void keep_picture(const QString& name) {
    const QString folder = qEnvironmentVariable("ROWKEEPER_GRABS");
    if (folder.isEmpty()) return;
    QDir().mkpath(folder);
    window().grab().save(QString("%1/%2.png").arg(folder, name));
  }

  static void add_languages() {
    QTest::addColumn<QString>("name");
    for (const Language& language : languages()) QTest::newRow(qPrintable(language.name)) << language.name;
  }

 private slots:
  // A run, a race, a conversation and a cache that was squeezed, once for all languages.
  void initTestCase() {
    QCoreApplication::installTranslator(&missing_);  // first: it is asked last
    Options options;
    options.language = "en";
    program_ = std::make_unique<Program>(options, folder_.filePath("rowkeeper.ini"));
    program_->appearance().choose(SchemeChoice::light);
    window().resize(kSizes[0]);
    QTRY_COMPARE_WITH_TIMEOUT(session().run.status().phase, views::RunPhase::paused, kWait);
    views::RunRequest request = session().settings.request();
    request.tokens = 20;
    emit session().commands.set_speed(0);
    emit session().commands.restart(request);
    emit session().commands.play();
    QTRY_COMPARE_WITH_TIMEOUT(session().run.status().phase, views::RunPhase::finished, kWait);
    session().selection.select({12, 1, 0});
    window().race_page().settings()->set_tokens(20);
    window().race_page().settings()->prepare();
    emit session().commands.race();
    QTRY_COMPARE_WITH_TIMEOUT(session().race.status().phase, views::RaceStatus::Phase::finished, kWait);
    window().show_page("chat");
    QTRY_COMPARE_WITH_TIMEOUT(session().chat.state().phase, views::ChatState::Phase::ready, kWait);
    emit session().chat_commands.ask("Where does Yara live?");
    QTRY_COMPARE_WITH_TIMEOUT(session().chat.state().talk().turns.size(), std::size_t{1}, kWait);
    window().show_page("squeeze");
    QTRY_VERIFY_WITH_TIMEOUT(session().squeeze.basis().ready, kWait);
  }
  void cleanupTestCase() {
    QCoreApplication::removeTranslator(&missing_);
    program_.reset();
    set_language("en");
  }

  void all_goes_on_in_another_language() {
    window().show_page("race");
    window().watch_page().setFocus();
    const std::vector<int> ids = token_ids(session().run.state());
    const auto before = session().race.lane(Lane::b).events();
    const QString model = session().run.model_status().name;
    speak("ja");
    QTest::qWait(kDrawn);  // a page that began anew would have done so by then
    QVERIFY(before > 0);
    QCOMPARE(token_ids(session().run.state()), ids);
    QCOMPARE(session().race.lane(Lane::b).events(), before);
    QCOMPARE(session().run.model_status().name, model);
    QVERIFY(window().race_page().isVisible());  // the page that was shown
    QCOMPARE(Settings(folder_.filePath("rowkeeper.ini")).language(), QString("ja"));
    speak("en");
    QCOMPARE(token_ids(session().run.state()), ids);
  }

  void a_run_that_plays_goes_on_playing() {
    speak("en");
    emit session().commands.set_tokens(900);  // more than it makes meanwhile, on any machine
    emit session().commands.set_speed(20);
    emit session().commands.play();
    QTRY_VERIFY_WITH_TIMEOUT(session().run.state().points().size() > 22, kWait);
    speak("de");
    QCOMPARE(session().run.status().phase, views::RunPhase::playing);
    const auto shown = session().run.state().points().size();
    QTRY_VERIFY_WITH_TIMEOUT(session().run.state().points().size() > shown + 3, kWait);
    emit session().commands.pause();
    QTRY_COMPARE_WITH_TIMEOUT(session().run.status().phase, views::RunPhase::paused, kWait);
  }

  // A page that nobody has been to yet has nothing to take over.
  void a_page_that_comes_up_in_another_language_begins() {
    QTemporaryDir folder;
    Options options;
    options.language = "en";
    Program fresh(options, folder.filePath("rowkeeper.ini"));
    QTRY_COMPARE_WITH_TIMEOUT(fresh.session().run.status().phase, views::RunPhase::paused, kWait);
    fresh.change_language("fr");
    fresh.window().show_page("race");
    QTRY_COMPARE_WITH_TIMEOUT(fresh.session().race.status().phase, views::RaceStatus::Phase::ready, kWait);
    fresh.change_language("en");
    QTest::qWait(kDrawn);
    QCOMPARE(fresh.session().race.status().phase, views::RaceStatus::Phase::ready);
  }

  void a_lesson_goes_on_at_its_step() {
    speak("en");
    window().show_page("learn");
    window().learn_panel().open_lesson(1, 1);
    using Phase = views::LessonPlayer::Phase;
    QTRY_VERIFY_WITH_TIMEOUT(window().learn_panel().player()->phase() == Phase::open, kWait);
    speak("es");
    const views::LessonPlayer* const player = window().learn_panel().player();
    QTRY_VERIFY_WITH_TIMEOUT(player->phase() == Phase::open, kWait);
    QCOMPARE(player->step(), 1);
    QVERIFY(player->lesson()->title != views::own_lessons()[1].title);
    window().show_page("watch");
    QTRY_VERIFY_WITH_TIMEOUT(!window().learn_panel().player()->lesson(), kWait);
  }

  void what_was_typed_is_kept() {
    speak("en");
    window().chat_page().talk()->line()->setText("Who is Yara?");
    window().watch_page().prompt_card()->edit();
    window().watch_page().prompt_card()->take_prompt("Half a prompt");
    speak("pt");
    QCOMPARE(window().chat_page().talk()->line()->text(), QString("Who is Yara?"));
    window().chat_page().talk()->line()->clear();
    QVERIFY(window().watch_page().prompt_card()->editing());
    QCOMPARE(window().watch_page().prompt_card()->box()->editor()->text(), QString("Half a prompt"));
    window().watch_page().prompt_card()->cancel();
  }

  void the_language_that_is_shown_is_the_one_that_is_ticked() {
    const std::pair<const char*, const char*> wanted[] = {{"de_AT", "de"}, {"pt_PT", "pt"}, {"zh_CN", "zh_CN"},
                                                          {"it", "en"},    {"xx", "en"},    {"zh_TW", "en"}};
    for (const auto& [asked, shown] : wanted) {
      set_language(asked);
      QCOMPARE(current_language(), QString(shown));
    }
    // English texts have English numbers, from left to right.
    for (const char* const foreign : {"he", "fa", "it"}) {
      set_language(foreign);
      QCOMPARE(views::count_text(50257), QString("50,257"));
      QCOMPARE(QApplication::layoutDirection(), Qt::LeftToRight);
    }
    set_language("de_CH");  // German, and Switzerland's numbers
    QCOMPARE(views::count_text(50257), QString::fromUtf8("50’257"));
    set_language("en");
  }

  void every_page_data() { add_languages(); }
  void every_page() {
    QFETCH(QString, name);
    speak(name);
    window().offer_gpt2();
    QStringList wrong;
    for (const QString page : {"watch", "race", "chat", "memory", "squeeze", "models", "learn"}) {
      page == "models" ? window().show_models() : static_cast<void>(window().show_page(page));
      if (page == "models") {
        QTRY_VERIFY_WITH_TIMEOUT(session().hub.list().read, kWait);
        QTest::qWait(300);  // the page asked again
        session().hub.set_list(views::made_list());
        session().hub.set_task(views::made_plan());
      }
      for (const QSize size : kSizes) {
        window().resize(size);
        QTest::qWait(kDrawn);
        const QString picture = QString("%1-%2-%3").arg(name, page).arg(size.width());
        keep_picture(picture);
        wrong << views::faults(window(), picture);
      }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable('\n' + wrong.join('\n')));
  }

  // Beside a lesson there is least room, and on a projector the text is largest.
  void a_lesson_on_a_projector_data() { add_languages(); }
  void a_lesson_on_a_projector() {
    QFETCH(QString, name);
    speak(name);
    program_->appearance().set_projector(true);
    QStringList wrong;
    for (const QString page : {"race", "watch"}) {
      window().show_page(page);
      window().show_page("learn");
      if (page == "watch") {
        views::LearnPanel& panel = window().learn_panel();
        panel.open_lesson(static_cast<int>(panel.lessons().size()), 2);  // its answers are long
        QTRY_VERIFY_WITH_TIMEOUT(panel.player()->phase() == views::LessonPlayer::Phase::open, kWait);
      }
      for (const QSize size : {QSize(1300, 900), QSize(1280, 720)}) {
        window().resize(size);
        QTest::qWait(kDrawn);
        const QString picture = QString("%1-learn-%2-%3-projector").arg(name, page).arg(size.width());
        keep_picture(picture);
        wrong << views::faults(window(), picture);
      }
    }
    window().show_page("watch");
    program_->appearance().set_projector(false);
    QVERIFY2(wrong.isEmpty(), qPrintable('\n' + wrong.join('\n')));
  }

  void nothing_is_left_in_english_data() { add_languages(); }
  void nothing_is_left_in_english() {
    QFETCH(QString, name);
    if (name == "en") return;
    speak("en");
    missing_.texts_.clear();
    speak(name);
    QTest::qWait(kDrawn);
    for (const QString page : {"watch", "race", "chat", "memory", "squeeze", "learn"}) {
      window().show_page(page);
      QTest::qWait(kDrawn);
    }
    window().learn_panel().open_lesson(0, 0);
    QTRY_VERIFY_WITH_TIMEOUT(window().learn_panel().player()->phase() == views::LessonPlayer::Phase::open, kWait);
    window().show_page("watch");
    QStringList texts(missing_.texts_.begin(), missing_.texts_.end());
    texts.sort();
    QVERIFY2(texts.isEmpty(), qPrintable('\n' + texts.join('\n')));
  }

  void lessons_are_translated_data() { add_languages(); }
  void lessons_are_translated() {
    QFETCH(QString, name);
    speak(name);
    std::vector<views::Lesson> lessons = views::own_lessons();
    lessons.push_back(views::own_quiz());
    int same = 0, all = 0;
    for (const views::Lesson& lesson : lessons) {
      const QStringList before = lesson_texts(lesson), after = lesson_texts(translated(lesson));
      QCOMPARE(after.size(), before.size());
      for (qsizetype i = 0; i < before.size(); ++i) same += before[i] == after[i];
      all += static_cast<int>(before.size());
    }
    QVERIFY(all > 800);
    // A few are a number or a name in every language.
    QVERIFY2(name == "en" ? same == all : same < 20, qPrintable(QString::number(same)));
  }

  void menus_have_letters_of_their_own_data() { add_languages(); }
  void menus_have_letters_of_their_own() {
    QFETCH(QString, name);
    speak(name);
    QStringList wrong;
    QMap<QString, int> bar;
    for (QToolButton* const button : window().findChildren<QToolButton*>()) {
      if (!button->shortcut().isEmpty()) ++bar[button->shortcut().toString()];
    }
    QVERIFY(bar.size() >= 3);
    for (auto key = bar.begin(); key != bar.end(); ++key) QCOMPARE(key.value(), 1);
    int letters = 0;
    for (QMenu* const menu : window().findChildren<QMenu*>()) {
      emit menu->aboutToShow();
      for (const QAction* const action : menu->actions()) letters += !QKeySequence::mnemonic(action->text()).isEmpty();
      wrong << repeated_letters(menu->actions());
    }
    QVERIFY(letters > 25);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
  }

  void numbers_are_the_languages() {
    const std::pair<const char*, const char*> wanted[] = {{"en", "50,257"}, {"de", "50.257"}, {"fr", "50\u202F257"},
                                                          {"es", "50.257"}, {"pt", "50.257"}, {"zh_CN", "50,257"},
                                                          {"ja", "50,257"}, {"ar", "50,257"}};
    for (const auto& [name, text] : wanted) {
      speak(name);
      QString shown = views::count_text(50257);
      QCOMPARE(shown.replace(QChar(0x200E), QString()), QString::fromUtf8(text));
    }
  }

  void arabic_goes_from_right_to_left() {
    speak("ar");
    window().resize(kSizes[0]);
    window().show_page("watch");
    QTest::qWait(kDrawn);
    QCOMPARE(window().layoutDirection(), Qt::RightToLeft);
    const auto* const rail = window().findChild<NavRail*>();
    QVERIFY(rail->mapTo(&window(), QPoint(0, 0)).x() > window().width() / 2);
    QVERIFY2(widest_gap(*window().findChild<views::SteadyButton*>()) <= 14, "icon and word of Play are torn apart");
    window().show_page("memory");
    QTest::qWait(kDrawn);
    for (const QSpinBox* const box : window().memory_page().findChildren<QSpinBox*>())
      QCOMPARE(box->alignment() & Qt::AlignHorizontal_Mask, Qt::AlignRight | Qt::AlignAbsolute);
    speak("en");
    QCOMPARE(window().layoutDirection(), Qt::LeftToRight);
  }
};

QTEST_MAIN(TestLanguages)
#include "tst_languages.moc"
