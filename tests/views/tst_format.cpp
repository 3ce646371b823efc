// Numbers, sizes and tokens as people read them.
#include <QLocale>
#include <QtTest>

#include "views/widgets/format.h"
#include "views/widgets/label_words.h"

using namespace rowkeeper::views;

namespace {

QString plain(QString text) { return text.replace(QChar(0x00A0), u' '); }

}  // namespace

class TestFormat : public QObject {
  Q_OBJECT

 private slots:
  void init() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

  void sizes_are_binary_data() {
    QTest::addColumn<double>("bytes");
    QTest::addColumn<QString>("text");
    QTest::newRow("zero") << 0.0 << "0 bytes";
    QTest::newRow("one byte") << 1.0 << "1 byte";
    QTest::newRow("bytes") << 1023.0 << "1,023 bytes";
    QTest::newRow("KiB") << 8192.0 << "8 KiB";
    QTest::newRow("288 KiB") << 36 * 8192.0 << "288 KiB";
    QTest::newRow("just below a MiB") << 1048575.0 << "1 MiB";
    QTest::newRow("MiB") << 2.5 * 1048576 << "2.5 MiB";
    QTest::newRow("72 MiB") << 72.0 * 1048576 << "72 MiB";
    QTest::newRow("GiB") << 1.5 * 1073741824 << "1.5 GiB";
    QTest::newRow("TiB") << 1200.0 * 1073741824 << "1.17 TiB";
  }
  void sizes_are_binary() {
    QFETCH(double, bytes);
    QFETCH(QString, text);
    QCOMPARE(plain(bytes_text(bytes)), text);
  }

  void sizes_can_be_exact() {
    QCOMPARE(plain(exact_bytes_text(1)), QString("1 byte"));
    QCOMPARE(plain(exact_bytes_text(0)), QString("0 bytes"));
    QCOMPARE(plain(exact_bytes_text(18'446'744'073'709'551'615U)), QString("18,446,744,073,709,551,615 bytes"));
  }

  void times_have_the_digits_one_can_use_data() {
    QTest::addColumn<double>("seconds");
    QTest::addColumn<QString>("text");
    QTest::newRow("zero") << 0.0 << "0.00 ms";
    QTest::newRow("microseconds") << 42e-6 << "42.0 µs";
    QTest::newRow("just below 0.1 ms") << 99.96e-6 << "0.10 ms";
    QTest::newRow("below a millisecond") << 0.314e-3 << "0.31 ms";
    QTest::newRow("rounds up to one") << 0.9996e-3 << "1.0 ms";
    QTest::newRow("milliseconds") << 18.44e-3 << "18.4 ms";
    QTest::newRow("rounds up to a hundred") << 99.97e-3 << "100 ms";
    QTest::newRow("hundreds") << 960.4e-3 << "960 ms";
    QTest::newRow("seconds") << 1.2549 << "1.25 s";
    QTest::newRow("many seconds") << 125.4 << "125 s";
  }
  void times_have_the_digits_one_can_use() {
    QFETCH(double, seconds);
    QFETCH(QString, text);
    QCOMPARE(plain(time_text(seconds)), text);
  }

  // A token may be a sign, and it is heard as it is.
  void what_is_heard_of_a_token_is_all_of_it() {
    for (const char* token : {"→", "✓", "a → b", "▶ x ←"}) QCOMPARE(spoken(token_text(token)), QString(token));
    QCOMPARE(spoken(token_text(" on")), QString("·on"));
  }

  void a_label_is_heard_without_its_signs() {
    QCOMPARE(label_words("▶ Run the documents"), QString("Run the documents"));
    QCOMPARE(label_words("Half the numbers → room for 3"), QString("Half the numbers: room for 3"));
    QCOMPARE(label_words("Examples ▾"), QString("Examples"));
  }

  void rates_counts_and_ratios() {
    QCOMPARE(plain(token_rate_text(53.2)), QString("53.2 tokens/s"));
    QCOMPARE(plain(token_rate_text(1.0 / 3)), QString("0.33 tokens/s"));
    QCOMPARE(plain(byte_rate_text(26.94e9)), QString("26.9 GB/s"));
    QCOMPARE(plain(operation_rate_text(84.04e9)), QString("84.0 GFLOP/s"));
    QCOMPARE(count_text(50257), QString("50,257"));
    QCOMPARE(ratio_text(5.234), QString("5.2×"));
    QCOMPARE(ratio_text(70.4), QString("70.4×"));
    QCOMPARE(times_text(1000), QString("×1,000"));
    QCOMPARE(number_text(0.00412), QString("0.00412"));
    QCOMPARE(number_text(-1.50), QString("-1.5"));
    QCOMPARE(number_text(0), QString("0"));
    QCOMPARE(plain(small_text(1.23e-6)), QString("1.2 × 10⁻⁶"));
    QCOMPARE(plain(small_text(9.97e-13)), QString("1 × 10⁻¹²"));
    QCOMPARE(plain(small_text(0.04)), QString("0.04"));
    QCOMPARE(number_text(18432), QString("18,432"));
  }

  void exact_numbers_come_back() {
    for (const float number : {0.1F, -3.14159274F, 1e-9F, 123456.789F, 16777216.0F, 0.0F}) {
      bool ok = false;
      QCOMPARE(static_cast<float>(QLocale().toDouble(exact_text(number), &ok)), number);
      QVERIFY(ok);
    }
    QCOMPARE(exact_text(0.1F), QString("0.1"));
  }

  void the_locale_decides() {
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    QCOMPARE(plain(bytes_text(2.5 * 1048576)), QString("2,5 MiB"));
    QCOMPARE(count_text(50257), QString("50.257"));
  }

  void large_counts_are_grouped_as_the_language_does() {
    QCOMPARE(plain(large_count_text(3'801'088)), QString("3.8 M"));
    QCOMPARE(plain(large_count_text(124'439'808)), QString("124 M"));
    for (const QLocale::Language language : {QLocale::Chinese, QLocale::Japanese}) {
      QLocale::setDefault(QLocale(language));
      QCOMPARE(plain(large_count_text(3'801'088)), QString("380 × 10⁴"));  // translated as 万 and 億
      QCOMPARE(plain(large_count_text(124'439'808)), QString("1.24 × 10⁸"));
    }
  }

  void numbers_stay_with_their_units() { QVERIFY(!bytes_text(8192).contains(u' ')); }

  void tokens_show_what_is_in_them_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("text");
    QTest::newRow("word") << QByteArray(" goats") << "·goats";
    QTest::newRow("spaces") << QByteArray("  ") << "··";
    QTest::newRow("space inside") << QByteArray(" a b ") << "·a b·";
    QTest::newRow("newline") << QByteArray("\n") << "\\n";
    QTest::newRow("tab and return") << QByteArray("\t\r") << "\\t\\r";
    QTest::newRow("cut euro") << QByteArray("\xE2\x82") << "⟨E2 82⟩";
    QTest::newRow("cut emoji") << QByteArray(" \xF0\x9F\x99") << "·⟨F0 9F 99⟩";
    QTest::newRow("emoji") << QByteArray("\xF0\x9F\x99\x82") << "🙂";
    QTest::newRow("last byte of an emoji") << QByteArray("\x82") << "⟨82⟩";
    QTest::newRow("overlong") << QByteArray("\xC0\x80") << "⟨C0 80⟩";
    QTest::newRow("control") << QByteArray("a\x01z", 3) << "a⟨01⟩z";
    QTest::newRow("nul") << QByteArray("\0", 1) << "⟨00⟩";
    QTest::newRow("no-break space") << QByteArray("\xC2\xA0") << "⟨C2 A0⟩";
    QTest::newRow("joiner alone") << QByteArray("\xE2\x80\x8D") << "⟨E2 80 8D⟩";
    QTest::newRow("joiner inside") << QByteArray("👨\xE2\x80\x8D👩") << "👨\u200D👩";
    QTest::newRow("override") << QByteArray("\xE2\x80\xAE") + "abc"  // NOLINT(misc-misleading-bidirectional)
                              << "⟨E2 80 AE⟩abc";
    QTest::newRow("mark alone") << QByteArray("\xCC\x81") << "\u25CC\u0301";
    QTest::newRow("mark on a letter") << QByteArray("e\xCC\x81") << "e\u0301";
    QTest::newRow("Arabic") << QByteArray(" كتاب") << "·كتاب";
  }
  void tokens_show_what_is_in_them() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, text);
    QCOMPARE(token_text({bytes.constData(), static_cast<std::size_t>(bytes.size())}), QChar(0x2068) + text + QChar(0x2069));
  }

  void any_byte_is_shown() {
    for (int byte = 0; byte < 256; ++byte) {
      const char c = static_cast<char>(byte);
      QVERIFY2(token_text({&c, 1}).size() > 2, qPrintable(QString::number(byte)));
    }
  }
};

QTEST_GUILESS_MAIN(TestFormat)
#include "tst_format.moc"
