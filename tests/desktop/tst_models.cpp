// Models through the window, from a hub in the test's own process: downloaded, stopped and gone on with, verified, used, removed.
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QtTest>
#include <filesystem>

#include "app/desktop/window/menu_name.h"
#include "app/desktop/window/model_button.h"
#include "support/test_window.h"
#include "tests/core/hub/environment.h"
#include "tests/core/hub/fake_hub.h"
#include "tests/core/hub/small_model.h"
#include "tests/core/support/temp_folder.h"
#include "views/models/model_card.h"
#include "views/models/task_card.h"

using namespace rowkeeper;
using namespace rowkeeper::app;
using views::HubJob;
using views::HubTask;
using State = HubTask::State;

namespace {

constexpr const char* kWeights = "model.safetensors";

// A hub with one model, a list that knows it by `name`, and an empty folder for downloads.
struct Place {
  explicit Place(const std::string& name = kTiny) {
    environment.set("XDG_DATA_HOME", folder / "data");
    environment.set("HF_ENDPOINT", hub.endpoint());
    ModelManifest manifest = manifest_for(small_model_files());
    manifest.name = name;
    environment.set("ROWKEEPER_KNOWN_MODELS", folder.write("known.json", known_models_for(manifest)));
    for (const auto& [file, bytes] : small_model_files()) {
      hub.put(kTinyRepository, kCommit, file, bytes);
      hub.put("someone/other", kCommit, file, bytes);
    }
  }
  std::string path(const std::string& file) const { return folder / ("data/rowkeeper/models/tiny/" + file); }

  TempFolder folder;
  Environment environment;
  FakeHub hub;
};

bool there(const std::string& path) { return std::filesystem::exists(path); }

}  // namespace

class TestModels : public QObject {
  Q_OBJECT

 private:
  std::unique_ptr<Place> place_;

  static bool wait_for(views::HubModel& hub, HubJob job, State state) {
    return QTest::qWaitFor([&] { return hub.task().is(job, state); }, kWait);
  }
  static bool plan(Session& session, const QString& name) {
    emit session.hub_commands.plan(name);
    return wait_for(session.hub, HubJob::plan, State::done);
  }

 private slots:
  void init() { place_ = std::make_unique<Place>(); }
  void cleanup() { place_.reset(); }

  void downloads_uses_verifies_and_removes() {
    TestWindow desk;
    QVERIFY(desk.begin({1200, 800}));
    desk.window.show_models(kTiny);
    views::ModelsPage& page = desk.window.models_page();
    views::HubModel& hub = desk.session().hub;
    QTRY_VERIFY_WITH_TIMEOUT(page.card(kTiny) != nullptr, kWait);
    QTRY_VERIFY(page.card(kTiny)->download()->hasFocus());
    page.card(kTiny)->download()->click();
    QVERIFY(wait_for(hub, HubJob::plan, State::done));
    QVERIFY(hub.task().free_bytes.has_value());
    QVERIFY(page.task()->text().contains("a licence") && place_->hub.seen().empty());  // nobody was asked
    page.task()->first()->click();
    QVERIFY(wait_for(hub, HubJob::download, State::done));
    QVERIFY(there(place_->path(kWeights)));
    QCOMPARE(page.card(kTiny)->model().state, ModelState::ok);
    QCOMPARE(desk.run().model_status().name, QStringLiteral("bundled"));  // not by force
    page.task()->first()->click();
    QTRY_VERIFY_WITH_TIMEOUT(
        desk.run().model_status().name == kTiny && desk.run().model_status().state == views::ModelStatus::State::ready,
        kWait);
    QVERIFY(page.card(kTiny)->text().contains("in use"));
    page.card(kTiny)->verify()->click();
    QVERIFY(wait_for(hub, HubJob::verify, State::done));
    QCOMPARE(hub.task().verified_by, VerifiedBy::pin);
    page.card(kTiny)->remove()->click();
    QVERIFY(there(place_->path(kWeights)));
    page.task()->first()->click();
    QVERIFY(wait_for(hub, HubJob::remove, State::done));
    QVERIFY(!there(place_->path("")));
    QCOMPARE(page.card(kTiny)->model().state, ModelState::missing);
    page.back()->click();
    QVERIFY(!page.isVisible());
  }

  void a_stopped_download_goes_on_where_it_was() {
    Session session;
    place_->hub.on_get(kWeights, {{Fault::pause}});
    QVERIFY(plan(session, kTiny));
    emit session.hub_commands.download();
    QVERIFY(session.hub.task().running());
    emit session.hub_commands.download();  // one at a time
    emit session.hub_commands.put_away();
    QVERIFY(QTest::qWaitFor([&] { return place_->hub.handed_out(kWeights) > 0; }, kWait));
    emit session.hub_commands.cancel();
    QVERIFY(session.hub.task().stopping);
    QVERIFY(wait_for(session.hub, HubJob::download, State::stopped));
    QVERIFY(there(place_->path(std::string(kWeights) + ".part")) && !there(place_->path(kWeights)));
    QVERIFY(session.hub.task().bytes > 0);
    QVERIFY(session.hub.find(kTiny)->state == ModelState::partial);
    const std::uint64_t before = place_->hub.handed_out(kWeights);
    place_->hub.release();
    emit session.hub_commands.download();
    QVERIFY(wait_for(session.hub, HubJob::download, State::done));
    const auto gets = place_->hub.gets(kWeights);
    QCOMPARE(gets.size(), std::size_t{2});
    QVERIFY(gets[1].from > 0 && gets[1].from <= before);
    QCOMPARE(read_bytes(place_->path(kWeights)), small_model_files().at(kWeights));
  }

  void closing_the_window_stops_a_download() {
    auto session = std::make_unique<Session>();
    place_->hub.on_get(kWeights, {{Fault::pause}});
    QVERIFY(plan(*session, kTiny));
    emit session->hub_commands.download();
    QVERIFY(QTest::qWaitFor([&] { return place_->hub.handed_out(kWeights) > 0; }, kWait));
    session.reset();
    QVERIFY(!there(place_->path(kWeights)) && there(place_->path("config.json")));
  }

  void a_failure_is_told_and_can_be_tried_again() {
    TestWindow desk;
    QVERIFY(desk.begin({1200, 800}));
    views::HubModel& hub = desk.session().hub;
    place_->hub.on_get("merges.txt", {{Fault::forbidden}});
    QVERIFY(plan(desk.session(), kTiny));
    emit desk.session().hub_commands.download();
    QVERIFY(wait_for(hub, HubJob::download, State::failed));
    QVERIFY(desk.window.notice().text().contains("401"));  // the page is not shown: it is told here
    desk.window.show_models();
    QVERIFY(desk.window.models_page().task()->text().contains("401"));
    desk.window.show_page("watch");
    emit desk.session().hub_commands.download();
    QVERIFY(wait_for(hub, HubJob::download, State::done));
    QCOMPARE(desk.window.offer().action()->text(), QStringLiteral("Use it now"));
    desk.window.offer().action()->click();
    QTRY_COMPARE_WITH_TIMEOUT(desk.run().model_status().name, QString(kTiny), kWait);
  }

  void another_repository_is_not_pinned() {
    Session session;
    emit session.hub_commands.refresh();
    QVERIFY(plan(session, "someone/other"));
    QVERIFY(!session.hub.task().plan->model.pinned);
    emit session.hub_commands.download();
    QVERIFY(wait_for(session.hub, HubJob::download, State::done));
    QVERIFY(session.hub.find("someone/other") && !session.hub.find("someone/other")->known);
    emit session.hub_commands.plan("someone/nothing");
    QVERIFY(wait_for(session.hub, HubJob::plan, State::failed));
  }

  void gpt2_is_offered_until_somebody_answers() {
    place_.reset();
    place_ = std::make_unique<Place>("gpt2");
    TestWindow desk;
    QVERIFY(desk.begin({1200, 800}));
    NoticeBar& offer = desk.window.offer();
    QTRY_VERIFY_WITH_TIMEOUT(desk.session().hub.list().read, kWait);
    QVERIFY(offer.isHidden());  // a picture, say
    desk.window.offer_gpt2();
    QVERIFY(offer.text().contains("bundled model works without it"));
    offer.action()->click();
    QVERIFY(offer.isHidden() && desk.window.models_page().isVisible());
    QVERIFY(!desk.settings.offers_gpt2());
    desk.window.offer_gpt2();
    QVERIFY(offer.isHidden());
  }

  void gpt2_is_not_offered_where_it_is() {
    place_.reset();
    place_ = std::make_unique<Place>("gpt2");
    for (const auto& [name, bytes] : small_model_files()) place_->folder.write("data/rowkeeper/models/gpt2/" + name, bytes);
    TestWindow desk;
    desk.window.offer_gpt2();
    QVERIFY(desk.begin({1200, 800}));
    QTRY_VERIFY_WITH_TIMEOUT(desk.session().hub.list().read, kWait);
    QVERIFY(desk.window.offer().isHidden() && !desk.settings.offers_gpt2());
  }

  void a_model_that_another_program_has_put_there_is_in_the_menu_when_it_opens() {
    place_.reset();
    place_ = std::make_unique<Place>("gpt2");
    TestWindow desk;
    QVERIFY(desk.begin({1200, 800}));
    QTRY_VERIFY_WITH_TIMEOUT(desk.session().hub.list().read, kWait);
    for (const auto& [name, bytes] : small_model_files()) place_->folder.write("data/rowkeeper/models/gpt2/" + name, bytes);
    QMenu& menu = *desk.window.findChild<ModelButton*>()->menu();
    const auto offers = [&menu](const QString& text) {
      return std::ranges::any_of(menu.actions(), [&](const QAction* action) { return menu_name(action->text()) == text; });
    };
    menu.popup({});
    QVERIFY(!offers("GPT-2 small"));
    QTRY_VERIFY_WITH_TIMEOUT(offers("GPT-2 small"), kWait);
    menu.close();
  }

  void a_dropped_folder_is_opened() {
    const std::string folder = place_->folder / "my model";
    for (const auto& [name, bytes] : small_model_files()) place_->folder.write("my model/" + name, bytes);
    TestWindow desk;
    QVERIFY(desk.begin({1200, 800}));
    for (const std::string& path : {folder, folder + "/" + kWeights}) {
      desk.window.load({});
      QMimeData data;
      data.setUrls({QUrl::fromLocalFile(QString::fromStdString(path))});
      QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
      QApplication::sendEvent(&desk.window, &enter);
      QVERIFY(enter.isAccepted());
      QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
      QApplication::sendEvent(&desk.window, &drop);
      QTRY_COMPARE_WITH_TIMEOUT(desk.run().model_status().name, QString::fromStdString(folder), kWait);
      QTRY_COMPARE_WITH_TIMEOUT(desk.run().model_status().state, views::ModelStatus::State::ready, kWait);
    }
  }
};

QTEST_MAIN(TestModels)
#include "tst_models.moc"
