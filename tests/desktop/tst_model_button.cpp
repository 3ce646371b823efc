// The menu of models: what it offers, what is ticked, and what a choice asks for.
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>
#include <future>

#include "app/desktop/settings.h"
#include "app/desktop/window/about_dialog.h"
#include "app/desktop/window/menu_name.h"
#include "app/desktop/window/model_button.h"
#include "core/hub/model_source.h"
#include "tests/views/support/grab.h"
#include "tests/views/support/made_models.h"
#include "views/widgets/error_text.h"

using namespace rowkeeper;
using namespace rowkeeper::app;

class TestModelButton : public QObject {
  Q_OBJECT

 private:
  views::RunModel run_;
  views::HubModel hub_;
  ModelButton button_{&run_, &hub_};

  QList<QAction*> open() {
    emit button_.menu()->aboutToShow();
    return button_.menu()->actions();
  }
  QStringList ticked() {
    QStringList texts;
    for (const QAction* const action : open()) {
      if (action->isChecked()) texts << menu_name(action->text());
    }
    return texts;
  }

  // The submenu of weights.
  QList<QAction*> open_weights() {
    for (const QAction* const action : open()) {
      if (menu_name(action->text()).startsWith(QStringLiteral("Weights"))) return action->menu()->actions();
    }
    return {};
  }
  QAction* find(const QString& text) {
    for (QAction* const action : open()) {
      if (menu_name(action->text()) == text) return action;
    }
    return nullptr;
  }

 private slots:
  void initTestCase() { qRegisterMetaType<ModelRequest>(); }

  void offers_both_bundled_models() {
    QSignalSpy requested(&button_, &ModelButton::requested);
    const QList<QAction*> actions = open();
    const auto twin = std::find_if(actions.begin(), actions.end(), [](const QAction* action) {
      return menu_name(action->text()).contains(QStringLiteral("one key head"));
    });
    QVERIFY(twin != actions.end());
    (*twin)->trigger();
    QCOMPARE(requested.size(), 1);
    QCOMPARE(button_.request().name, std::string("rowkeeper-tiny-mqa"));
    QVERIFY(button_.text().startsWith(QStringLiteral("Rowkeeper tiny, one key head")));
  }

  void offers_models_of_the_hub_and_leads_to_the_page_of_models() {
    hub_.set_list(views::made_list());
    QSignalSpy wanted(&button_, &ModelButton::models_wanted);
    int copies = 0;
    QAction *gpt2 = nullptr, *page = nullptr;
    for (QAction* const action : open()) {
      copies += menu_name(action->text()) == "distilgpt2";
      QVERIFY(!menu_name(action->text()).contains("a-tuned-gpt2"));  // not whole yet
      if (menu_name(action->text()).startsWith("GPT-2 small (not")) gpt2 = action;
      if (menu_name(action->text()).startsWith("Models on")) page = action;
    }
    QCOMPARE(copies, 1);
    QVERIFY(page && (gpt2 || find_model("gpt2", ModelUse::whole)));
    page->trigger();
    QCOMPARE(wanted.takeLast().front().toString(), QString());
    if (!gpt2) return;
    gpt2->trigger();
    QCOMPARE(wanted.takeLast().front().toString(), QStringLiteral("gpt2"));
  }

  void what_is_not_known_yet_is_looked_for() {
    views::HubModel hub;
    ModelButton button(&run_, &hub);
    QSignalSpy wanted(&button, &ModelButton::list_wanted);
    const auto texts = [&] {
      QStringList all;
      for (const QAction* const action : button.menu()->actions()) all << menu_name(action->text());
      return all;
    };
    button.menu()->popup({});
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(texts().filter("GPT-2 small (still looking for it)").size(), 1);
    QVERIFY(texts().filter("not on this computer").isEmpty() && texts().filter("distilgpt2").isEmpty());
    QAction* const twin = button.menu()->actions().at(1);
    button.menu()->setActiveAction(twin);
    const QString name = twin->text();
    hub.set_list(views::made_list());  // while the menu shows
    QCOMPARE(texts().filter("distilgpt2").size(), 1);
    QVERIFY(texts().filter("still looking for it").isEmpty());
    QVERIFY(button.menu()->activeAction() && button.menu()->activeAction()->text() == name);
    const QAction* const kept = button.menu()->actions().front();
    hub.set_list(views::made_list());  // nothing new
    QVERIFY(button.menu()->actions().front() == kept);
    button.menu()->close();
    button.set_request({.name = "gpt2"});
    button.menu()->popup({});
    QCOMPARE(wanted.size(), 2);
    QCOMPARE(texts().filter("GPT-2 small").filter("computer").size(), 0);  // it is loaded
    button.menu()->close();
  }

  void what_is_loaded_is_ticked_once() {
    for (const char* const name : {"bundled", "rowkeeper-tiny-mqa", "random:gpt2", "random:gpt2:7", "/somewhere/my-model"}) {
      button_.set_request({.name = name});
      QCOMPARE(ticked().size(), 2);  // the model and the arithmetic
    }
    QVERIFY(ticked().front().contains(QStringLiteral("my-model")));
  }

  void weights_are_chosen_and_told() {
    button_.set_request({});
    QSignalSpy requested(&button_, &ModelButton::requested);
    const QList<QAction*> choices = open_weights();
    QCOMPARE(choices.size(), 3);
    QVERIFY(choices[0]->isChecked() && !choices[2]->isChecked());
    for (const QAction* const choice : choices) QVERIFY(choice->isEnabled() && choice->toolTip() != choice->text());
    choices[2]->trigger();
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested.last()[0].value<ModelRequest>().weights, Precision::q8);
    QVERIFY(open_weights()[2]->isChecked());
    views::ModelStatus status;
    status.state = views::ModelStatus::State::ready;
    status.model.precision = Precision::q8;
    run_.set_model_status(status);
    button_.resize(button_.sizeHint());
    QVERIFY(button_.text().contains(QStringLiteral("8-bit")));
    QVERIFY(AboutDialog::text(status, {}).contains(QStringLiteral("8-bit weights")));
    const GpuFound gpu{.cuda = std::string("A <GPU>"), .cublas = std::string("A <GPU>")};
    QVERIFY(AboutDialog::text(status, gpu).contains(QStringLiteral("GPU: A &lt;GPU&gt;.")));
  }

  void a_library_of_floats_goes_back_to_32_bits() {
    button_.set_request({.weights = Precision::q8});
    QAction* const openblas = find(QStringLiteral("OpenBLAS"));
    QVERIFY(openblas);
    openblas->trigger();
    QCOMPARE(button_.request().backend, BackendKind::openblas);
    QCOMPARE(button_.request().weights, Precision::f32);
    const QList<QAction*> choices = open_weights();
    QVERIFY(choices[0]->isEnabled() && !choices[1]->isEnabled() && !choices[2]->isEnabled());
    QVERIFY(choices[2]->text().contains(QStringLiteral("OpenBLAS")));
  }

  void a_gpu_is_offered_by_its_name_once_it_is_found() {
    ModelButton button(&run_);
    const auto gpu = [&] {
      emit button.menu()->aboutToShow();
      QList<QAction*> found;
      for (QAction* const action : button.menu()->actions()) {
        if (menu_name(action->text()).startsWith(QStringLiteral("GPU"))) found << action;
      }
      return found;
    };
    QCOMPARE(gpu().size(), 1);
    QVERIFY(!gpu().front()->isEnabled());
    button.set_gpu({fail(ErrorCode::cuda_no_device), fail(ErrorCode::cuda_no_device)});
    QVERIFY(!gpu().front()->isEnabled());
    QCOMPARE(gpu().front()->toolTip(), views::error_text({ErrorCode::cuda_no_device, {}}));
    button.set_gpu({"RTX 4070", fail(ErrorCode::cublas_missing)});
    QCOMPARE(gpu().size(), 1);
    QVERIFY(gpu().front()->isEnabled() && menu_name(gpu().front()->text()).contains(QStringLiteral("RTX 4070")));
    button.set_gpu({"RTX 4070", "RTX 4070"});
    QCOMPARE(gpu().size(), 2);

    button.set_request({.weights = Precision::q8});
    gpu()[0]->trigger();
    QVERIFY((button.request() == ModelRequest{.backend = BackendKind::cuda}));  // it has no 8-bit weights
    button.set_request({.backend = BackendKind::cuda, .weights = Precision::f16});
    emit button.menu()->aboutToShow();
    const QList<QAction*> actions = button.menu()->actions();
    QVERIFY(!actions.back()->isEnabled() &&
            menu_name(actions.back()->text()) == QStringLiteral("Threads (a GPU has its own)"));
    gpu()[1]->trigger();
    QVERIFY((button.request() == ModelRequest{.backend = BackendKind::cublas}));
  }

  // As a driver that hangs: closing the window waits for nothing, and nobody is told later.
  void a_look_for_a_gpu_holds_nothing_up() {
    std::promise<void> answer;
    const auto hanging = [wait = answer.get_future().share()] {
      wait.wait();
      return GpuFound{"RTX 4070", "RTX 4070"};
    };
    auto look = std::make_unique<GpuLook>(hanging);
    QSignalSpy found(look.get(), &GpuLook::found);
    QVERIFY(GpuLook::under_way());
    look.reset();
    answer.set_value();
    QTRY_VERIFY(!GpuLook::under_way());
    QCoreApplication::processEvents();
    QCOMPARE(found.size(), 0);

    GpuLook quick([] { return GpuFound{"RTX 4070", fail(ErrorCode::cublas_missing)}; });
    QSignalSpy told(&quick, &GpuLook::found);
    QTRY_COMPARE(told.size(), 1);
    QCOMPARE(*told[0][0].value<GpuFound>().cuda, std::string("RTX 4070"));
  }

  void looks_with_a_gpu() {
    ModelButton button(&run_);
    const auto grab = [&](const QString& name) {
      emit button.menu()->aboutToShow();
      views::grab_in_all_themes(*button.menu(), name, button.menu()->sizeHint().width());
      button.menu()->hide();
    };
    grab("model-menu-looking");
    button.set_gpu({fail(ErrorCode::cuda_no_device), fail(ErrorCode::cuda_no_device)});
    grab("model-menu-no-gpu");
    button.set_gpu({"NVIDIA GeForce RTX 4070 Laptop GPU", "NVIDIA GeForce RTX 4070 Laptop GPU"});
    button.set_request({.backend = BackendKind::cuda, .weights = Precision::f16});
    grab("model-menu-gpu");
  }

  void settings_keep_the_weights() {
    const QTemporaryDir folder;
    Settings settings(folder.filePath("rowkeeper.ini"));
    QCOMPARE(settings.model().weights, Precision::f32);
    settings.set_model({.weights = Precision::f16});
    QCOMPARE(settings.model().weights, Precision::f16);
    settings.set_model({.backend = BackendKind::openblas, .weights = Precision::q8});  // by hand
    QCOMPARE(settings.model().weights, Precision::f32);
    settings.set_model({.backend = BackendKind::cuda, .weights = Precision::f16});
    QVERIFY((settings.model() == ModelRequest{.backend = BackendKind::cuda, .weights = Precision::f16}));
  }
};

QTEST_MAIN(TestModelButton)
#include "tst_model_button.moc"
