// What the Memory page says, without a window: the calculator, the formula, the verdict, the lines of the chart.
#include <QSignalSpy>
#include <QtTest>

#include "views/memory/calculator.h"
#include "views/memory/context_lines.h"
#include "views/memory/fit_verdict.h"
#include "views/memory/memory_words.h"

using namespace rowkeeper;
using namespace rowkeeper::views;

namespace {

constexpr double kGiB = 1 << 30;

Presets presets() { return load_presets(ROWKEEPER_ASSETS "/presets.json").value(); }

// Eight conversations of 128,000 tokens on four cards.
void crowd(Calculator& calculator) {
  calculator.choose_model("llama-3.1-70b");
  calculator.choose_device("h100x4");
  calculator.set_context(128'000);
  calculator.set_conversations(8);
}

QStringList plain(QStringList lines) { return lines.replaceInStrings(QString(QChar(0xA0)), " "); }
QStringList formula(const Calculator& calculator) { return plain(formula_lines(calculator.plan(), calculator.cost())); }
QString plain(QString text) { return text.replace(QChar(0xA0), ' '); }

QStringList link_texts(const FitVerdict& verdict) {
  QStringList texts;
  for (const FitLink& link : verdict.links) texts << plain(link.text);
  return texts;
}

}  // namespace

class TestMemoryNumbers : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  void it_begins_with_the_texts_figures() {
    const Calculator calculator(presets());
    const QStringList lines = formula(calculator);
    QCOMPARE(lines.size(), 5);
    QCOMPARE(lines[1], QString("= 18,432 numbers per token"));
    QCOMPARE(lines[2], QString("× 2 bytes = 36 KiB per token"));
    QVERIFY(lines[3].contains("= 36 MiB per conversation"));
    QCOMPARE(calculator.state().model, QString("gpt2"));
    QVERIFY(make_fit_verdict(calculator).fits);
  }

  void without_the_list_it_still_does() {
    const Calculator calculator{Presets()};
    QCOMPARE(calculator.cost()->numbers_per_token, 18'432);
    QCOMPARE(calculator.state().device, kOwn);
  }

  void a_preset_brings_shape_context_and_weights() {
    Calculator calculator(presets());
    calculator.set_format(CacheFormat::int8);
    calculator.choose_model("deepseek-v3");
    QCOMPARE(calculator.plan().shape.latent, 576);
    QCOMPARE(calculator.plan().context, 163'840);
    QCOMPARE(calculator.plan().weights_bytes, 2 * std::int64_t{671'026'419'200});
    QCOMPARE(calculator.plan().format, CacheFormat::int8);
    QVERIFY(formula(calculator)[0].contains("× 576 latent numbers"));
    QCOMPARE(formula(calculator)[2], QString("32 numbers in 34 bytes = 36.5 KiB per token"));
  }

  void scales_that_are_not_full_are_counted() {
    Calculator calculator(presets());
    calculator.set_shape({.blocks = 2, .heads = 3, .kv_heads = 3, .head_size = 80});
    calculator.set_format(CacheFormat::int8);
    QCOMPARE(calculator.cost()->bytes_per_token, 1032);
    QVERIFY(formula(calculator)[2].startsWith("80 numbers in 86 bytes = "));
  }

  void another_shape_is_the_users_own() {
    Calculator calculator(presets());
    calculator.choose_model("mistral-7b");
    QVERIFY(calculator.state().window);
    CacheShape shape = calculator.plan().shape;
    calculator.set_shape(shape);
    QCOMPARE(calculator.state().model, QString("mistral-7b"));
    shape.kv_heads = 4;
    calculator.set_shape(shape);
    QCOMPARE(calculator.state().model, kOwn);
    QVERIFY(!calculator.state().window);
  }

  void weights_and_device_may_be_the_users_own() {
    Calculator calculator(presets());
    calculator.set_weights(CacheFormat::int4);
    QCOMPARE(calculator.plan().weights_bytes, std::int64_t{124'439'808} / 32 * 18);
    calculator.set_own_weights(5000);
    calculator.set_own_device(6000);
    calculator.choose_model("gpt2-xl");
    QCOMPARE(calculator.plan().weights_bytes, 5000);
    QCOMPARE(*calculator.plan().device_bytes, 6000);
    QCOMPARE(calculator.state().device, kOwn);
  }

  void the_loaded_model_is_offered_and_followed_only_when_chosen() {
    Calculator calculator(presets());
    QSignalSpy changed(&calculator, &Calculator::changed), models(&calculator, &Calculator::models_changed);
    ModelShape shape;
    shape.blocks = 4;
    shape.heads = shape.kv_heads = 4;
    shape.head_size = 64;
    shape.width = 256;
    shape.mlp_width = 1024;
    shape.positions = 1024;
    shape.vocabulary = 1531;
    calculator.set_loaded({"tiny", shape});
    QCOMPARE(models.size(), 1);
    QCOMPARE(changed.size(), 0);
    calculator.choose_model(kLoaded);
    // As the page Watch says: 8 KiB a row in 32 bits.
    QCOMPARE(calculator.cost()->bytes_per_token, 8 << 10);
    shape.blocks = 2;
    calculator.set_loaded({"smaller", shape});
    QCOMPARE(calculator.cost()->bytes_per_token, 4 << 10);
    // The weights as they are kept: 34 bytes for 32 of them in 8 bits.
    const std::int64_t parameters = shape.parameters();
    QCOMPARE(calculator.plan().weights_bytes, 4 * parameters);
    calculator.set_loaded({"smaller", shape, Precision::f16});
    QCOMPARE(calculator.plan().weights_bytes, 2 * parameters);
    calculator.set_loaded({"smaller", shape, Precision::q8});
    QCOMPARE(calculator.plan().weights_bytes, parameters / 32 * 34);
    QCOMPARE(calculator.cost()->bytes_per_token, 4 << 10);
    calculator.choose_model("gpt2");
    QCOMPARE(calculator.cost()->bytes_per_token, 36 << 10);
  }

  void nothing_changes_where_nothing_is_set() {
    Calculator calculator(presets());
    QSignalSpy changed(&calculator, &Calculator::changed);
    calculator.set_context(1024);
    calculator.set_conversations(1);
    calculator.choose_device(calculator.state().device);
    QCOMPARE(changed.size(), 0);
  }

  void a_verdict_says_what_to_change() {
    Calculator calculator(presets());
    crowd(calculator);
    const FitVerdict verdict = make_fit_verdict(calculator);
    QVERIFY(!verdict.fits);
    QCOMPARE(plain(verdict.headline), QString("Does not fit: 131 GiB + 313 GiB of 320 GiB"));
    QVERIFY(verdict.text.contains("that fit: 4."));
    QCOMPARE(link_texts(verdict), (QStringList{"8-bit cache → room for 9", "4 KV heads → room for 9", "77,243 tokens each",
                                               "4 at once", "8 × H100, 80 GB"}));
    for (const FitLink& link : verdict.links) {
      calculator.take(link.state);
      QVERIFY2(make_fit_verdict(calculator).fits, qPrintable(link.text));
    }
  }

  void weights_that_leave_no_room_are_said() {
    Calculator calculator(presets());
    calculator.choose_model("llama-3.1-70b");
    const FitVerdict verdict = make_fit_verdict(calculator);
    QVERIFY(verdict.text.contains("The weights alone"));
    QCOMPARE(link_texts(verdict), QStringList{"4 × H100, 80 GB"});  // in 4 bits they are 37 GiB, and the laptop has 16
    calculator.choose_device("h100");
    QVERIFY(link_texts(make_fit_verdict(calculator)).contains("4-bit weights"));
  }

  void a_window_is_said_where_it_saves() {
    Calculator calculator(presets());
    calculator.choose_model("mistral-7b");
    calculator.choose_device("h100");
    QVERIFY(plain(make_fit_verdict(calculator).text).contains("32 of its 32 blocks look back at most 4,096 tokens"));
    QVERIFY(plain(make_fit_verdict(calculator).text).contains("takes 512 MiB"));
    calculator.set_context(4096);
    QVERIFY(!make_fit_verdict(calculator).text.contains("look back"));
  }

  void what_is_too_large_is_said() {
    Calculator calculator(presets());
    calculator.set_context(100'000'000);
    calculator.set_shape({.blocks = 1000, .heads = 1024, .kv_heads = 1024, .head_size = 4096});
    calculator.set_conversations(1'000'000);
    QVERIFY(!calculator.cost());
    QCOMPARE(formula(calculator).size(), 1);
    const FitVerdict verdict = make_fit_verdict(calculator);
    QVERIFY(!verdict.fits && verdict.links.empty());
    QVERIFY2(verdict.text.contains("larger than"), qPrintable(verdict.text));
    QVERIFY(!make_context_lines(calculator.plan()).chosen);
  }

  void the_lines_are_the_costs() {
    Calculator calculator(presets());
    crowd(calculator);
    const ContextLines lines = make_context_lines(calculator.plan());
    QCOMPARE(lines.unit, kGiB);
    const auto end = [](const std::optional<ContextLine>& line) { return line->points.back(); };
    QCOMPARE(end(lines.chosen), QPointF(128'000, 312.5));
    QCOMPARE(end(lines.full), QPointF(128'000, 8 * 312.5));
    QCOMPARE(end(lines.one), QPointF(128'000, 312.5 / 8));
    QCOMPARE(end(lines.narrower).y(), 312.5 * 34 / 64);
    QCOMPARE(lines.chosen->points.first(), QPointF(0, 0));
    QCOMPARE(lines.chosen->points.size(), kContextSteps + 1);
    QVERIFY(!lines.room_is_above);
    QCOMPARE(lines.outgrows->x(), 53'829.0);
    // All conversations at that point, and the weights, are the same but for one token.
    QVERIFY(std::abs(lines.outgrows->y() - lines.outgrows->x() * 312.5 / 128'000) < 0.01);
    // The line of full attention leaves the picture: it would flatten the others.
    QVERIFY(lines.range.y_high > 312.5 && lines.range.y_high < 2 * 312.5);
  }

  void a_small_cache_is_drawn_in_its_own_unit() {
    const Calculator calculator(presets());
    const ContextLines lines = make_context_lines(calculator.plan());
    QCOMPARE(lines.unit, double(1 << 20));
    QVERIFY(!lines.full);  // it is the chosen one
    QVERIFY(lines.room_is_above);
    QVERIFY(!lines.outgrows);
    QCOMPARE(lines.range.y_high, 40.0);
  }

  void latent_is_drawn_beside_full_attention() {
    Calculator calculator(presets());
    calculator.choose_model("deepseek-v3");
    calculator.set_format(CacheFormat::int4);
    const ContextLines lines = make_context_lines(calculator.plan());
    QCOMPARE(lines.full->shape.latent, 0);
    QCOMPARE(lines.full->shape.kv_heads, 128);
    QVERIFY(lines.one);
    QVERIFY(!lines.narrower);
  }

  void ways_of_sharing_have_names() {
    QCOMPARE(arrangement_name({.blocks = 1, .heads = 8, .kv_heads = 8}), QString("full attention (8 KV heads)"));
    QCOMPARE(arrangement_name({.blocks = 1, .heads = 8, .kv_heads = 2}), QString("grouped (2 KV heads)"));
    QCOMPARE(arrangement_name({.blocks = 1, .heads = 8, .kv_heads = 1}), QString("one shared head"));
    QCOMPARE(arrangement_name({.blocks = 1, .heads = 8, .kv_heads = 8, .latent = 576}), QString("latent (576 numbers)"));
  }
};

QTEST_MAIN(TestMemoryNumbers)
#include "tst_memory_numbers.moc"
