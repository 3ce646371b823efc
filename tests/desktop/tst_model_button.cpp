// The menu of models: what it offers, what is ticked, and what a choice asks for.
#include <QMenu>
#include <QSignalSpy>
#include <QtTest>

#include "app/desktop/window/model_button.h"
#include "core/hub/model_source.h"
#include "tests/views/support/made_models.h"

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
      if (action->isChecked()) texts << action->text();
    }
    return texts;
  }

 private slots:
  void initTestCase() { qRegisterMetaType<ModelRequest>(); }

  void offers_both_bundled_models() {
    QSignalSpy requested(&button_, &ModelButton::requested);
    const QList<QAction*> actions = open();
    const auto twin = std::find_if(actions.begin(), actions.end(), [](const QAction* action) {
      return action->text().contains(QStringLiteral("one key head"));
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
      copies += action->text() == "distilgpt2";
      QVERIFY(!action->text().contains("a-tuned-gpt2"));  // not whole yet
      if (action->text().startsWith("GPT-2 small (not")) gpt2 = action;
      if (action->text().startsWith("Models on")) page = action;
    }
    QCOMPARE(copies, 1);
    QVERIFY(page && (gpt2 || find_model("gpt2", ModelUse::whole)));
    page->trigger();
    QCOMPARE(wanted.takeLast().front().toString(), QString());
    if (!gpt2) return;
    gpt2->trigger();
    QCOMPARE(wanted.takeLast().front().toString(), QStringLiteral("gpt2"));
  }

  void what_is_loaded_is_ticked_once() {
    for (const char* const name : {"bundled", "rowkeeper-tiny-mqa", "random:gpt2", "random:gpt2:7", "/somewhere/my-model"}) {
      button_.set_request({.name = name});
      QCOMPARE(ticked().size(), 2);  // the model and the arithmetic
    }
    QVERIFY(ticked().front().contains(QStringLiteral("my-model")));
  }
};

QTEST_MAIN(TestModelButton)
#include "tst_model_button.moc"
