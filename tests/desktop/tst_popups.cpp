// The panels that stand over the window, in every language: no text cut. Pictures are kept where ROWKEEPER_GRABS says.
#include <QAccessible>
#include <QApplication>
#include <QRadioButton>
#include <QTemporaryDir>
#include <QtTest>
#include <functional>

#include "app/desktop/language.h"
#include "app/desktop/program.h"
#include "support/test_window.h"
#include "tests/views/support/looks.h"
#include "views/race/lane_popup.h"
#include "views/watch/sampling_popup.h"
#include "views/watch/token_editor.h"

using namespace rowkeeper;
using namespace rowkeeper::app;

namespace {

constexpr int kDrawn = 350;  // ms: what is drawn some times a second has been

}  // namespace

class TestPopups : public QObject {
  Q_OBJECT

 private:
  QTemporaryDir folder_;
  std::unique_ptr<Program> program_;

  MainWindow& window() { return program_->window(); }

 private slots:
  void initTestCase() {
    Options options;
    options.language = "en";
    program_ = std::make_unique<Program>(options, folder_.filePath("rowkeeper.ini"));
    program_->appearance().choose(SchemeChoice::light);
    window().resize(1440, 900);
    QTRY_COMPARE_WITH_TIMEOUT(program_->session().run.status().phase, views::RunPhase::paused, kWait);
  }
  void cleanupTestCase() {
    program_.reset();
    set_language("en");
  }

  // Its texts are wrapped, and longer in one language than in another.
  void popups_show_all_of_their_texts_data() {
    QTest::addColumn<QString>("name");
    for (const Language& language : languages()) QTest::newRow(qPrintable(language.name)) << language.name;
  }
  void popups_show_all_of_their_texts() {
    QFETCH(QString, name);
    program_->change_language(name);
    QCOMPARE(current_language(), name);
    const QString folder = qEnvironmentVariable("ROWKEEPER_GRABS");
    const QRect button(100, 100, 80, 24);
    const auto open_lane = [&] { window().findChild<views::LanePopup*>()->open_below(button); };
    const auto open_sampling = [&] { window().findChild<views::SamplingPopup*>()->open_below(button); };
    const auto open_first_row = [&] { window().findChild<views::TokenEditor*>()->open(0, button); };
    const auto open_row = [&] {
      window().findChild<views::TokenEditor*>()->open(5, button);
      QTest::qWait(kDrawn);  // the model answers
    };
    const std::pair<const char*, std::function<void()>> ways[] = {
        {"lane", open_lane}, {"sampling", open_sampling}, {"first-row", open_first_row}, {"row", open_row}};
    QStringList wrong;
    for (const auto& [what, open] : ways) {
      open();
      QWidget* const popup = QApplication::activePopupWidget();
      QVERIFY2(popup, what);
      QApplication::processEvents();
      const QString picture = QString("%1-popup-%2").arg(name, what);
      if (!folder.isEmpty()) popup->grab().save(QString("%1/%2.png").arg(folder, picture));
      wrong << views::faults(*popup, picture);
      popup->hide();
    }
    QVERIFY2(wrong.isEmpty(), qPrintable('\n' + wrong.join('\n')));
  }

  // A screen reader says the question before the answer that it comes to.
  void choices_in_popups_are_called_by_their_question() {
    program_->change_language("en");
    window().findChild<views::SamplingPopup*>()->open_below({100, 100, 80, 24});
    QWidget* const popup = QApplication::activePopupWidget();
    QVERIFY(popup);
    QStringList questions;
    for (QRadioButton* const button : popup->findChildren<QRadioButton*>()) {
      QAccessibleInterface* const group = QAccessible::queryAccessibleInterface(button)->parent();
      QCOMPARE(group->role(), QAccessible::Grouping);
      questions << group->text(QAccessible::Name);
    }
    QCOMPARE(questions, (QStringList{"How the next token is chosen", "How the next token is chosen",
                                     "When the context is full", "When the context is full"}));
    popup->hide();
  }
};

QTEST_MAIN(TestPopups)
#include "tst_popups.moc"
