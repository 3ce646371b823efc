// The menu of models: what it offers, what is ticked, and what a choice asks for.
#include <QMenu>
#include <QSignalSpy>
#include <QtTest>

#include "app/desktop/window/model_button.h"

using namespace rowkeeper;
using namespace rowkeeper::app;

class TestModelButton : public QObject {
  Q_OBJECT

 private:
  views::RunModel run_;
  ModelButton button_{&run_};

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
