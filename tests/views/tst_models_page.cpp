// The page of models over models that nobody has: what it shows, what it asks before, and what it asks for.
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

#include "support/grab.h"
#include "support/heard.h"
#include "support/made_models.h"
#include "views/models/model_card.h"
#include "views/models/models_page.h"
#include "views/models/models_words.h"
#include "views/models/task_card.h"
#include "views/run/run_model.h"

using namespace rowkeeper;
using namespace rowkeeper::views;

namespace {

using State = HubTask::State;

struct Desk {
  HubModel hub;
  HubCommands commands;
  RunModel run;
  ModelsPage page{&hub, &commands, &run};
  QStringList planned, used;
  QStringList verified, removed;

  Desk() {
    QObject::connect(&commands, &HubCommands::plan, [this](const QString& name) { planned << name; });
    QObject::connect(&commands, &HubCommands::verify,
                     [this](const InstalledModel& model) { verified << QString::fromStdString(model.path); });
    QObject::connect(&commands, &HubCommands::remove,
                     [this](const InstalledModel& model) { removed << QString::fromStdString(model.name); });
    QObject::connect(&page, &ModelsPage::use_wanted, [this](const QString& name) { used << name; });
    page.resize(1350, 840);
  }
  ModelCard& card(std::size_t index) { return *page.cards().at(index); }
};

bool offered(const QPushButton* button) { return !button->isHidden() && button->isEnabled(); }

// Without the places where a path may be broken.
QString plain(QString text) { return text.remove(QChar(0x200B)).replace(QChar(0x00A0), u' '); }

}  // namespace

class TestModelsPage : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    apply_theme(*qApp, make_theme(ColorScheme::light, false), kGrabPointSize);
  }

  void says_that_it_looks_and_what_it_cannot_find() {
    Desk desk;
    QSignalSpy refreshed(&desk.commands, &HubCommands::refresh);
    desk.page.show();
    QCOMPARE(refreshed.size(), 1);
    QVERIFY(desk.page.note()->isVisible() && desk.page.note()->text().startsWith("Looking"));
    HubList none;
    none.read = true;
    desk.hub.set_list(none);
    QVERIFY(desk.page.note()->text().startsWith("There are no models"));
    none.error = Error{ErrorCode::known_models_invalid, {"/a/list.json", "no models"}};
    desk.hub.set_list(none);
    QVERIFY(desk.page.note()->text().contains("/a/list.json"));
    QVERIFY(desk.page.cards().empty());
    desk.hub.set_list(made_list());
    QVERIFY(!desk.page.note()->isVisible());
    QCOMPARE(desk.page.cards().size(), std::size_t{5});
  }

  // How it ended, and once that the network is waited for.
  void tells_of_a_download() {
    Heard heard;
    Desk desk;
    desk.page.show();
    HubTask task{.job = HubJob::download, .state = HubTask::State::running, .name = "gpt2"};
    desk.hub.set_task(task);
    QVERIFY(heard.take().value(0).startsWith("Downloading gpt2"));
    DownloadProgress progress;
    desk.hub.set_progress(progress);
    QCOMPARE(heard.take(), QStringList());
    progress.phase = DownloadProgress::Phase::waiting;
    for (const double left : {8.0, 7.0}) {
      progress.seconds_left = left;
      desk.hub.set_progress(progress);
    }
    QCOMPARE(heard.texts().size(), 1);
    QVERIFY2(plain(heard.texts()[0]).contains("trying again in 8 s"), qPrintable(heard.texts()[0]));
    heard.take();
    task.state = HubTask::State::failed;
    task.error = Error{ErrorCode::file_not_found, {"/a"}};
    desk.hub.set_task(task);
    QVERIFY(heard.take().value(0).startsWith("The download of gpt2 failed\n"));
  }

  void shows_places_sizes_sources_and_licences() {
    Desk desk;
    desk.hub.set_list(made_list());
    QVERIFY(desk.page.places()->accessibleName().startsWith("1. Rowkeeper's own folder: /home/somebody/"));
    const QString places = plain(desk.page.places()->text());
    QVERIFY(places.startsWith("1. Rowkeeper's own folder: /home/somebody/"));
    QVERIFY(places.contains("\n3. Came with Rowkeeper: /usr/share/"));
    const QString gpt2 = plain(desk.card(0).text());
    QVERIFY(gpt2.startsWith("GPT-2 small\nnot on this computer\nTo be fetched: 524 MiB\n"));
    QVERIFY(gpt2.contains("huggingface.co/openai-community/gpt2 · licence: modified MIT, OpenAI"));
    QVERIFY(!gpt2.contains("not pinned"));
    const QString half = plain(desk.card(1).text());
    QVERIFY(half.contains("50 % there") && half.contains("On the disk: 262 MiB of 524 MiB") && half.contains("not pinned"));
    const QString own = plain(desk.card(2).text());
    QVERIFY(own.contains("in memory: 474 MiB with 32-bit, 239 MiB with 16-bit, 128 MiB with 8-bit weights"));
    QVERIFY(plain(desk.card(4).text()).contains("Made by this project, MIT licence"));
  }

  void offers_what_can_be_done() {
    Desk desk;
    desk.hub.set_list(made_list());
    const auto buttons = [&](std::size_t i) {
      QStringList texts;
      for (const QPushButton* const button :
           {desk.card(i).use(), desk.card(i).download(), desk.card(i).verify(), desk.card(i).remove()}) {
        if (offered(button)) texts << button->text();
      }
      return texts.join(u' ');
    };
    HubList with_mine = made_list();
    with_mine.models[2].removable = false;  // put there by its user
    desk.hub.set_list(with_mine);
    QCOMPARE(buttons(2), QStringLiteral("Use Verify"));
    desk.hub.set_list(made_list());
    QCOMPARE(buttons(0), QStringLiteral("Download…"));
    QCOMPARE(buttons(1), QStringLiteral("Go on downloading… Verify Remove…"));
    QCOMPARE(buttons(2), QStringLiteral("Use Verify Remove…"));
    QCOMPARE(buttons(3), QStringLiteral("Use Verify"));
    QCOMPARE(buttons(4), QStringLiteral("Use Verify"));
    QCOMPARE(desk.card(0).download()->accessibleName(), QStringLiteral("Download…: GPT-2 small"));
    desk.hub.set_task(made_download());  // one thing at a time, but what is there can be used
    QCOMPARE(buttons(0), QString());
    QCOMPARE(buttons(2), QStringLiteral("Use"));
  }

  void uses_by_name_and_a_second_copy_by_its_folder() {
    Desk desk;
    desk.hub.set_list(made_list());
    for (const std::size_t i : {2U, 3U, 4U}) desk.card(i).use()->click();
    QCOMPARE(desk.used, (QStringList{"distilgpt2", QString::fromStdString(made_list().models[3].path), "bundled"}));
    ModelStatus status;
    status.state = ModelStatus::State::ready;
    status.name = "bundled";
    desk.run.set_model_status(status);
    QVERIFY(!desk.card(4).use()->isEnabled() && desk.card(4).text().contains("in use"));
    QVERIFY(desk.card(2).use()->isEnabled());
  }

  void a_download_is_shown_before_it_starts() {
    Desk desk;
    desk.hub.set_list(made_list());
    desk.page.show();
    QVERIFY(desk.page.task()->isHidden());
    desk.card(0).download()->click();
    QCOMPARE(desk.planned, QStringList{"gpt2"});
    HubTask plan = made_plan();
    desk.hub.set_task(plan);
    const QString text = plain(desk.page.task()->text());
    QCOMPARE(desk.page.task()->lines()->textInteractionFlags(), Qt::NoTextInteraction);
    for (const char* const part :
         {"Download GPT-2 small?", "Source: https://huggingface.co/openai-community/gpt2, revision 607a30d783df",
          "Licence: modified MIT, OpenAI", "Size: 523 MiB", "it needs 523 MiB of the 20 GiB that are free", "\nPinned:"})
      QVERIFY2(text.contains(part), qPrintable(text));
    QSignalSpy started(&desk.commands, &HubCommands::download), away(&desk.commands, &HubCommands::put_away);
    desk.page.task()->last()->click();
    QCOMPARE(away.size(), 1);
    desk.page.task()->first()->click();
    QCOMPARE(started.size(), 1);
    // There already, in part or elsewhere.
    plan.plan->bytes_there = 100 << 20;
    plan.plan->found_elsewhere = "/cache/gpt2";
    plan.plan->model.pinned = false;
    plan.plan->model.licence.clear();
    desk.hub.set_task(plan);
    const QString more = plain(desk.page.task()->text());
    for (const char* const part : {"523 MiB; 100 MiB of it are there already", "needs 423 MiB",
                                   "Not pinned:", "Licence: not given", "Hugging Face's cache already"})
      QVERIFY2(more.contains(part), qPrintable(more));
    QCOMPARE(desk.page.task()->first()->text(), QStringLiteral("Go on downloading"));
    desk.page.task()->second()->click();
    QCOMPARE(desk.used, QStringList{"/cache/gpt2"});
  }

  void a_bundled_model_is_no_download() {
    Desk desk;
    desk.page.show();
    HubTask plan = made_plan();
    plan.plan = DownloadPlan{};
    plan.plan->bundled = true;
    plan.plan->model.name = plan.plan->model.title = "rowkeeper-tiny";
    plan.plan->found_elsewhere = "/assets/models/rowkeeper-tiny";
    desk.hub.set_task(plan);
    const QString text = plain(desk.page.task()->text());
    QVERIFY2(text.contains("rowkeeper-tiny is on this computer"), qPrintable(text));
    QVERIFY2(text.contains("It comes with Rowkeeper: there is nothing to download."), qPrintable(text));
    QVERIFY(desk.page.task()->first()->isHidden());
    desk.page.task()->second()->click();
    QCOMPARE(desk.used, QStringList{"/assets/models/rowkeeper-tiny"});
  }

  void shows_how_far_a_download_is_and_how_it_ends() {
    Desk desk;
    desk.page.show();
    desk.hub.set_task(made_download());
    TaskCard& task = *desk.page.task();
    QVERIFY(plain(task.text()).contains("model.safetensors: 131 MiB of 523 MiB, 11.5 MiB/s, 36 s left"));
    QVERIFY(task.progress()->isVisible());
    QCOMPARE(task.progress()->value(), 250);
    QVERIFY(task.first()->isHidden());
    QSignalSpy cancelled(&desk.commands, &HubCommands::cancel);
    task.last()->click();
    QCOMPARE(cancelled.size(), 1);
    HubTask stopped = made_download();
    stopped.stopping = true;
    desk.hub.set_task(stopped);
    QVERIFY(!task.last()->isEnabled() && task.text().contains("Stopping"));
    stopped.stopping = false;
    stopped.state = State::stopped;
    stopped.bytes = 131 << 20;
    desk.hub.set_task(stopped);
    QVERIFY(plain(task.text()).contains("131 MiB are kept. Going on fetches the rest"));
    QSignalSpy started(&desk.commands, &HubCommands::download);
    task.first()->click();
    QCOMPARE(started.size(), 1);
    stopped.state = State::failed;
    stopped.error = Error{ErrorCode::hub_stalled, {"the hub", "30"}};
    desk.hub.set_task(stopped);
    QCOMPARE(task.lines()->textInteractionFlags(), Qt::TextSelectableByMouse);
    QVERIFY(task.text().contains("sent nothing for 30 seconds"));
    QCOMPARE(task.first()->text(), QStringLiteral("Try again"));
    HubTask done = made_download();
    done.state = State::done;
    desk.hub.set_task(done);
    QVERIFY(task.text().startsWith("GPT-2 small is on this computer now") && desk.used.isEmpty());
    task.first()->click();
    QCOMPARE(desk.used, QStringList{"gpt2"});
  }

  void verifying_says_against_what_and_mends() {
    Desk desk;
    desk.hub.set_list(made_list());
    desk.page.show();
    desk.card(3).verify()->click();  // that copy, not the one of the same name
    QCOMPARE(desk.verified, QStringList{QString::fromStdString(made_list().models[3].path)});
    HubTask task;
    task.job = HubJob::verify;
    task.model = made_gpt2(ModelState::ok);
    task.state = State::running;
    desk.hub.set_task(task);
    desk.hub.set_verified(300, 600);
    QCOMPARE(desk.page.task()->progress()->value(), 500);
    task.state = State::done;
    task.verified_by = VerifiedBy::pin;
    desk.hub.set_task(task);
    QVERIFY(desk.page.task()->text().contains("GPT-2 small is right\nEvery file has"));
    task.state = State::failed;
    task.error = Error{ErrorCode::model_file_digest, {"/a/model.safetensors", "aa", "bb"}};
    desk.hub.set_task(task);
    QVERIFY(desk.page.task()->text().contains("expected aa, got bb"));
    desk.page.task()->first()->click();
    QCOMPARE(desk.planned, QStringList{"gpt2"});
  }

  void removing_asks_first() {
    Desk desk;
    desk.hub.set_list(made_list());
    desk.page.show();
    desk.card(2).remove()->click();
    QVERIFY(desk.removed.isEmpty() && desk.page.task()->text().startsWith("Remove distilgpt2?"));
    desk.page.task()->last()->click();
    QVERIFY(desk.removed.isEmpty() && desk.page.task()->isHidden());
    desk.card(2).remove()->click();
    desk.page.task()->first()->click();
    QCOMPARE(desk.removed, QStringList{"distilgpt2"});
  }

  void weights_kept_ready_are_shown_and_deleted() {
    Desk desk;
    HubList list = made_list();
    desk.hub.set_list(list);
    desk.page.show();
    QVERIFY(!desk.page.prepared()->isVisible());
    list.prepared = {"/home/somebody/.cache/rowkeeper/weights", 2, 741 << 20};
    desk.hub.set_list(list);
    QVERIFY(desk.page.prepared()->isVisible());
    QVERIFY(plain(desk.page.prepared()->text()).startsWith("741 MiB in /home/somebody/.cache/rowkeeper/weights."));
    QSignalSpy forgotten(&desk.commands, &HubCommands::forget_prepared);
    desk.page.forget_prepared()->click();
    QCOMPARE(forgotten.size(), 1);
    desk.hub.set_list(made_list());
    QVERIFY(!desk.page.prepared()->isVisible());
  }

  void any_repository_can_be_named() {
    Desk desk;
    QVERIFY(!desk.page.look_up()->isEnabled());
    desk.page.repository()->setText("  owner/name ");
    desk.page.look_up()->click();
    desk.page.repository()->setText("https://huggingface.co/owner/other/tree/main");
    QTest::keyClick(desk.page.repository(), Qt::Key_Return);
    QCOMPARE(desk.planned, (QStringList{"owner/name", "owner/other"}));
    QCOMPARE(repository_of("https://huggingface.co/distilgpt2"), QStringLiteral("distilgpt2"));
    desk.hub.set_task(made_download());
    QTest::keyClick(desk.page.repository(), Qt::Key_Return);
    QCOMPARE(desk.planned.size(), 2);
  }

  void comes_up_at_a_model_and_goes_back_by_key() {
    Desk desk;
    desk.page.show();
    QVERIFY(QTest::qWaitForWindowActive(&desk.page));
    desk.page.show_model("distilgpt2");
    desk.hub.set_list(made_list());
    QCOMPARE(QApplication::focusWidget(), desk.card(2).use());
    QSignalSpy back(&desk.page, &ModelsPage::back_wanted);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QCOMPARE(back.size(), 1);
    // The keyboard follows what happens.
    desk.hub.set_task(made_plan());
    QCOMPARE(QApplication::focusWidget(), desk.page.task()->first());
  }

  void times_and_waits_in_words() {
    QCOMPARE(duration_text(27.2), QStringLiteral("28 s"));
    QCOMPARE(duration_text(121), QStringLiteral("3 min"));
    QCOMPARE(duration_text(7500), QStringLiteral("2 h 5 min"));
    DownloadProgress progress;
    progress.file = "vocab.json";
    progress.of = 1 << 20;
    QVERIFY(progress_text(progress).endsWith("checking what is there"));
    progress.phase = DownloadProgress::Phase::waiting;
    progress.seconds_left = 4;
    QVERIFY(progress_text(progress).endsWith("trying again in 4 s"));
  }
};

QTEST_MAIN(TestModelsPage)
#include "tst_models_page.moc"
