// The parts above the canvas in every theme and at two widths: nothing is cut. Pictures are kept where ROWKEEPER_GRABS says.
#include <QAbstractButton>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>
#include <QtTest>

#include "core/tokenizer/tokenizer.h"
#include "support/bundled_run.h"
#include "tests/views/support/looks.h"
#include "views/run/prepared_prompts.h"
#include "views/watch/chip_area.h"
#include "views/watch/prompt_box.h"
#include "views/watch/prompt_card.h"
#include "views/watch/run_controls.h"
#include "views/watch/sampling_popup.h"
#include "views/watch/token_editor.h"
#include "views/watch/token_ribbon.h"
#include "views/widgets/theme.h"
#include "views/widgets/toggle_switch.h"

using namespace rowkeeper;
using namespace rowkeeper::views;

namespace {

ModelStatus model_status(ModelStatus::State state) {
  ModelStatus status;
  status.state = state;
  return status;
}

struct Watch {
  RunModel run;
  PromptModel prompt;
  RunCommands commands;
  Selection selection;
  Findings findings;
  RunSettings settings{&commands};
  PromptCard card{&run, &prompt, &settings, &commands, &selection, &findings};
  RunControls controls{&run, &commands, &settings};
  Tokenizer tokenizer = std::move(*Tokenizer::load(ROWKEEPER_ASSETS "/models/rowkeeper-tiny"));

  Watch() {
    QObject::connect(&prompt, &PromptModel::tokens_wanted, &prompt, [this](int ticket, const QString& text) {
      std::vector<RecordedToken> tokens;
      const Encoding encoding = *tokenizer.encode(text.toStdString());
      for (const TokenId id : encoding.ids) tokens.push_back({id, tokenizer.bytes(id)});
      const int count = static_cast<int>(tokens.size());
      prompt.set_tokens(ticket, std::move(tokens), count, std::nullopt);
    });
    prompt.ask();
  }
  void play(const QString& text, int steps) {
    const BundledRun request{.prompt = text.toStdString(), .steps = steps};
    run.start(bundled_recording(request));
    run.append(bundled_events(request));
    run.set_model_status(model_status(ModelStatus::State::ready));
    run.set_status({.phase = RunPhase::paused});
  }
};

QList<std::pair<QString, Theme>> themes() {
  return {{"dark", make_theme(ColorScheme::dark, false)},
          {"projector", make_theme(ColorScheme::light, true)},
          {"light", make_theme(ColorScheme::light, false)}};
}

}  // namespace

class TestWatchLooks : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  void nothing_is_cut_data() {
    QTest::addColumn<int>("width");
    QTest::newRow("wide") << 850;
    QTest::newRow("narrow") << 560;
  }
  void nothing_is_cut() {
    QFETCH(int, width);
    Watch watch;
    grab(watch.card, "ribbon-empty", width);
    watch.play(default_prompt_text(), 7);
    watch.selection.select({20, 0, 0});
    grab(watch.card, "ribbon", width);
    watch.card.ribbon()->chips()->setFocus();
    watch.run.append({RecordedEdit{RowIndex(12), watch.run.state().rows()[3].token, watch.run.state().prompt_size()}});
    grab(watch.card, "ribbon-edited", width);
    grab(watch.controls, "controls", width);
    watch.play(prepared_prompt_text("odd_characters"), 12);
    grab(watch.card, "ribbon-odd", width);
    watch.card.findChildren<QToolButton*>()[1]->click();
    grab(watch.card, "reading", width);
    watch.card.edit();
    grab(watch.card, "editor", width);
    watch.prompt.set_text(QString("a lot of words ").repeated(500));
    grab(watch.card, "editor-too-long", width);
  }

  void controls_in_every_state() {
    Watch watch;
    for (const int width : {850, 560}) {
      watch.play(default_prompt_text(), 7);
      watch.run.set_status({.phase = RunPhase::playing});
      grab(watch.controls, "controls-playing", width);
      watch.run.set_status({.phase = RunPhase::playing, .rows_done = 512, .rows_total = 1000});
      emit watch.commands.set_cache(false);
      QTest::qWait(400);  // a short prefill shows no bar
      grab(watch.controls, "controls-prefill", width);
      watch.run.append({RecordedSwitch{false}, RecordedSwitch{true}});
      watch.run.set_status({.phase = RunPhase::finished});
      watch.controls.cache_switch()->setFocus();
      QTest::qWait(120);
      grab(watch.controls, "controls-finished", width);
      watch.run.set_model_status(model_status(ModelStatus::State::loading));
      watch.run.set_status({});
      grab(watch.controls, "controls-loading", width);
    }
  }

  void popups() {
    Watch watch;
    watch.play(default_prompt_text(), 7);
    watch.card.show();
    TokenEditor* editor = watch.card.ribbon()->editor();
    editor->open(20, QRect(100, 100, 50, 20));
    grab(*editor, "token-editor-waiting", 360);
    Alternatives alternatives{20, {}};
    double left = 1;
    for (int i = 0; i < 8; ++i, left *= 0.4)
      alternatives.tokens.push_back({watch.run.state().rows()[static_cast<std::size_t>(i == 2 ? 20 : i * 3)].token.id,
                                     watch.run.state().rows()[static_cast<std::size_t>(i == 2 ? 20 : i * 3)].token.bytes,
                                     left * 0.6});
    watch.findings.set_alternatives(alternatives);
    grab(*editor, "token-editor", 360);
    editor->open(0, QRect(100, 100, 50, 20));
    grab(*editor, "token-editor-first", 360);
    editor->hide();
    SamplingPopup* popup = watch.controls.sampling_popup();
    watch.settings.set_sampling({.greedy = false, .temperature = 0.8, .top_k = 40});
    popup->open_below(QRect(100, 100, 50, 20));
    grab(*popup, "sampling", 440);
    popup->hide();
  }

 private:
  // At `width` pixels of normal size, as high as the widget wants to be.
  void grab(QWidget& widget, const QString& name, int width) {
    QTest::qWait(120);  // what comes fast is drawn ten times a second
    const QString folder = qEnvironmentVariable("ROWKEEPER_GRABS");
    for (const auto& [theme_name, theme] : themes()) {
      apply_theme(*qApp, theme, 9.5);
      widget.show();
      QApplication::processEvents();
      const int w = theme.px(width);
      const int needed = widget.hasHeightForWidth() ? widget.heightForWidth(w) : 0;
      widget.resize(w, std::max(needed, widget.sizeHint().height()));
      QApplication::processEvents();
      QCOMPARE(widget.width(), w);
      const QString picture = QStringLiteral("%1-%2-%3").arg(name, theme_name).arg(width);
      if (!folder.isEmpty()) widget.grab().save(QStringLiteral("%1/%2.png").arg(folder, picture));
      const QStringList wrong = faults(widget, picture);
      QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }
  }
};

QTEST_MAIN(TestWatchLooks)
#include "tst_watch_looks.moc"
