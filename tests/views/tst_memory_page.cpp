// The Memory page: what is set shows everywhere, links do what they say, and it fits every window.
#include <QAccessible>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QWheelEvent>
#include <QtTest>

#include "support/grab.h"
#include "support/heard.h"
#include "views/memory/calculator.h"
#include "views/memory/calculator_form.h"
#include "views/memory/context_chart_card.h"
#include "views/memory/fit_card.h"
#include "views/memory/memory_page.h"
#include "views/run/run_commands.h"
#include "views/run/run_model.h"
#include "views/run/serve_model.h"
#include "views/widgets/card.h"

using namespace rowkeeper;
using namespace rowkeeper::views;

class TestMemoryPage : public QObject {
  Q_OBJECT

 private:
  RunModel run_;
  ServeModel serve_;
  RunCommands commands_;
  std::unique_ptr<MemoryPage> page_;

  Calculator& calculator() { return *page_->calculator(); }
  CalculatorForm& form() { return *page_->form(); }

  static void choose(QComboBox* list, const QVariant& data) { list->setCurrentIndex(list->findData(data)); }

  void crowd() {
    choose(form().model_box(), "llama-3.1-70b");
    choose(form().device_box(), "h100x4");
    form().context_box()->setValue(128'000);
    calculator().set_conversations(8);
  }

  QString shown_text() {
    QString all;
    for (const QLabel* label : page_->findChildren<QLabel*>()) all += label->text() + u'\n';
    return all.replace(QChar(0xA0), ' ');
  }

 private slots:
  void initTestCase() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    apply_theme(*qApp, make_theme(ColorScheme::light, false), kGrabPointSize);
  }

  // However high the window is: what is left stands below the verdict, once the form is airy.
  void the_verdict_is_not_stretched() {
    page_->show();
    for (const QSize size : {QSize(1820, 1150), QSize(1180, 970), QSize(924, 1150), QSize(1340, 850)}) {
      page_->resize(size);
      QApplication::processEvents();
      const FitCard* const fit = page_->fit();
      const int wanted = fit->hasHeightForWidth() ? fit->heightForWidth(fit->width()) : fit->sizeHint().height();
      QVERIFY2(fit->height() <= wanted + 4, qPrintable(QString("%1 high, not %2").arg(fit->height()).arg(wanted)));
    }
  }

  // Once, after the last of several changes.
  void tells_whether_it_fits_after_a_change() {
    Heard heard;
    page_->show();
    QVERIFY(QTest::qWaitForWindowActive(page_.get()));
    form().context_box()->setFocus();
    crowd();
    QTRY_COMPARE(heard.texts().size(), 1);
    QVERIFY2(heard.texts()[0].startsWith("Does not fit"), qPrintable(heard.texts()[0]));
  }

  // A lesson: nobody is in the form.
  void tells_nothing_of_what_others_change() {
    Heard heard;
    QVERIFY(QTest::qWaitForWindowActive(page_.get()));
    page_->setFocus();
    QVERIFY(!form().isAncestorOf(QApplication::focusWidget()));
    crowd();
    QTest::qWait(1000);  // longer than the pause after a change
    QCOMPARE(heard.take(), QStringList());
  }

  void init() {
    PageModels models{};
    models.run = &run_;
    models.serve = &serve_;
    models.commands = &commands_;
    page_ = std::make_unique<MemoryPage>(models, load_presets(ROWKEEPER_ASSETS "/presets.json"));
    page_->resize(1340, 840);
    page_->show();
  }

  void it_opens_with_the_texts_figures() {
    const QString text = shown_text();
    for (const char* part : {"18,432 numbers per token", "36 KiB per token", "36 MiB per conversation", "Fits: 237 MiB"})
      QVERIFY2(text.contains(part), part);
    QCOMPARE(form().context_box()->value(), 1024);
    QCOMPARE(form().kv_heads_box()->currentData().toInt(), 12);
    QVERIFY(!form().own_device_box()->isVisible() && !form().latent_box()->isVisible());
  }

  void every_control_changes_the_answer() {
    choose(form().model_box(), "falcon-7b");
    QCOMPARE(calculator().cost()->bytes_per_token, 8 << 10);
    QCOMPARE(form().kv_heads_box()->count(), 2);  // 71 is a prime
    choose(form().format_box(), static_cast<int>(CacheFormat::f32));
    QCOMPARE(calculator().cost()->bytes_per_token, 16 << 10);
    form().blocks_box()->setValue(64);
    QCOMPARE(calculator().cost()->bytes_per_token, 32 << 10);
    QCOMPARE(form().model_box()->currentData().toString(), kOwn);
    form().heads_box()->setValue(16);
    choose(form().kv_heads_box(), 4);
    QCOMPARE(calculator().cost()->bytes_per_token, 128 << 10);
    form().heads_box()->setValue(6);  // of 4 KV heads, 3 still divide them
    QCOMPARE(calculator().plan().shape.kv_heads, 3);
  }

  void own_sizes_are_typed_in_gib() {
    choose(form().weights_box(), -1);
    choose(form().device_box(), kOwn);
    QVERIFY(form().own_weights_box()->isVisible() && form().own_device_box()->isVisible());
    form().own_weights_box()->setValue(1.5);
    form().own_device_box()->setValue(2);
    QCOMPARE(calculator().plan().weights_bytes, std::int64_t{3} << 29);
    QCOMPARE(*calculator().plan().device_bytes, std::int64_t{2} << 30);
    QVERIFY(page_->fit()->verdict().fits);
    form().own_device_box()->setValue(1.51);
    QVERIFY(!page_->fit()->verdict().fits);
  }

  void latent_models_have_no_kv_heads() {
    choose(form().model_box(), "deepseek-v3");
    QVERIFY(form().latent_box()->isVisible() && !form().kv_heads_box()->isVisible());
    form().latent_box()->setValue(288);
    QCOMPARE(calculator().cost()->numbers_per_token, 61 * 288);
    QCOMPARE(calculator().state().model, kOwn);
  }

  void a_link_makes_its_change() {
    crowd();
    QVERIFY(!page_->fit()->verdict().fits);
    QVERIFY(page_->fit()->link(0)->isVisible());
    QTest::mouseClick(page_->fit()->link(0), Qt::LeftButton);
    QCOMPARE(form().format_box()->currentData().toInt(), static_cast<int>(CacheFormat::int8));
    QVERIFY(page_->fit()->verdict().fits);
    QVERIFY(!page_->fit()->link(0)->isVisible());
  }

  void the_chart_follows() {
    crowd();
    QTRY_COMPARE(page_->chart()->lines().unit, double(1 << 30));
    QTRY_COMPARE(page_->chart()->table().rows.back()[0].toInt(), 128'000);
    QTRY_COMPARE(page_->chart()->table().rows.back()[2].toDouble(), 312.5);
    const ChartTable table = page_->chart()->table();
    QCOMPARE(table.columns.size(), 5);
    for (const QVariantList& row : table.rows) QCOMPARE(row.size(), table.columns.size());
    QVERIFY(table.columns[1].contains("full attention (64 KV heads), 16-bit"));
  }

  void the_loaded_model_can_be_chosen() {
    ModelStatus status;
    status.state = ModelStatus::State::ready;
    status.model.name = "rowkeeper-tiny";
    status.model.shape = {.blocks = 4,
                          .heads = 4,
                          .kv_heads = 4,
                          .head_size = 64,
                          .width = 256,
                          .mlp_width = 1024,
                          .positions = 1024,
                          .vocabulary = 1531};
    run_.set_model_status(status);
    const int index = form().model_box()->findData(kLoaded);
    QVERIFY(index >= 0);
    QVERIFY(form().model_box()->itemText(index).contains("rowkeeper-tiny"));
    QCOMPARE(form().model_box()->currentData().toString(), QString("gpt2"));
    form().model_box()->setCurrentIndex(index);
    QCOMPARE(calculator().cost()->bytes_per_token, 8 << 10);
  }

  void without_presets_it_says_why_and_works() {
    PageModels models{};
    models.run = &run_;
    models.serve = &serve_;
    models.commands = &commands_;
    page_ = std::make_unique<MemoryPage>(models, fail(ErrorCode::assets_missing, "/nowhere"));
    QVERIFY(shown_text().contains("/nowhere"));
    QVERIFY(shown_text().contains("18,432 numbers per token"));
  }

  void the_wheel_scrolls_unless_a_control_has_the_focus() {
    QSpinBox* const box = form().blocks_box();
    const auto turn = [box] {
      QWheelEvent event(QPointF(5, 5), box->mapToGlobal(QPointF(5, 5)), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                        Qt::NoScrollPhase, false);
      QApplication::sendEvent(box, &event);
    };
    page_->setFocus();
    turn();
    QCOMPARE(box->value(), 12);
    page_->activateWindow();
    box->setFocus();
    QTRY_VERIFY(box->hasFocus());
    turn();
    QCOMPARE(box->value(), 13);
  }

  void a_card_can_be_added() {
    auto* const card = new Card("One piece each, or pages?");
    page_->add_card(card);
    QTRY_VERIFY(card->isVisible() && card->y() > page_->chart()->y());
    QCOMPARE(card->x(), page_->chart()->x());
    page_->resize(700, 900);
    QTRY_VERIFY(card->y() > page_->chart()->y() && page_->chart()->y() > form().mapTo(page_.get(), QPoint()).y());
  }

  void nothing_is_without_a_name() {
    crowd();
    for (QWidget* widget : page_->findChildren<QWidget*>()) {
      const bool inner = widget->focusProxy() != nullptr || widget->objectName().startsWith("qt_");
      if ((widget->focusPolicy() & Qt::TabFocus) == 0 || inner || widget->window() != page_.get()) continue;
      const QString name = QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name);
      QVERIFY2(!name.isEmpty(), widget->metaObject()->className());
    }
  }

  void looks() {
    const QString folder = qEnvironmentVariable("ROWKEEPER_GRABS");
    const auto keep = [&](const QString& name) {
      QApplication::processEvents();
      const QStringList wrong = faults(*page_, name);
      QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
      if (folder.isEmpty()) return;
      QTest::qWait(350);
      QDir().mkpath(folder);
      page_->grab().save(QString("%1/memory-%2.png").arg(folder, name));
    };
    const auto every_theme = [&](const QString& name) {
      for (const GrabTheme& look : kGrabThemes) {
        apply_theme(*qApp, make_theme(look.scheme, look.projector), kGrabPointSize);
        for (const QSize size : {QSize(1356, 850), QSize(916, 600)}) {
          page_->resize(look.projector ? size - QSize(42, 30) : size);
          keep(QString("%1-%2-%3").arg(name, look.name).arg(size.width()));
        }
      }
      apply_theme(*qApp, make_theme(ColorScheme::light, false), kGrabPointSize);
    };
    every_theme("gpt2");
    crowd();
    every_theme("llama");
    choose(form().model_box(), "deepseek-v3");
    choose(form().device_box(), "h200x8");
    calculator().set_conversations(100);
    calculator().set_weights(CacheFormat::int8);
    every_theme("deepseek");
    choose(form().model_box(), "gemma-2-9b");
    choose(form().device_box(), kOwn);
    choose(form().weights_box(), -1);
    every_theme("gemma");
  }
};

QTEST_MAIN(TestMemoryPage)
#include "tst_memory_page.moc"
