// Core's errors in the window's words.
#include <QRegularExpression>
#include <QTranslator>
#include <QtTest>

#include "core/run/recording_file.h"
#include "views/widgets/error_text.h"

using rowkeeper::Error;
using rowkeeper::ErrorCode;
using rowkeeper::views::error_text;

namespace {

// Puts brackets around core's words, so that one sees which were found.
class Bracketed : public QTranslator {
 public:
  Bracketed() { QCoreApplication::installTranslator(this); }
  ~Bracketed() override { QCoreApplication::removeTranslator(this); }
  bool isEmpty() const override { return false; }
  QString translate(const char* context, const char* source, const char*, int) const override {
    return qstrcmp(context, "ErrorWords") == 0 ? u'[' + QString(source) + u']' : QString();
  }
};

}  // namespace

class TestErrorText : public QObject {
  Q_OBJECT

 private slots:
  void every_code_is_a_whole_sentence() {
    for (const ErrorCode code : rowkeeper::kErrorCodes) {
      const QString text = error_text({code, {"First", "second", "third", "fourth"}});
      QVERIFY2((text.size() > 5 && text[0].isUpper()) || text.startsWith('\''), rowkeeper::error_code_name(code));
      QVERIFY2(text.endsWith('.'), rowkeeper::error_code_name(code));
      QVERIFY2(!text.contains('%') && !text.contains('{'), rowkeeper::error_code_name(code));
      QVERIFY2(!text.contains("--"), rowkeeper::error_code_name(code));  // no option of the command line
    }
  }

  void arguments_come_in_their_places_and_as_they_are() {
    const Error error{ErrorCode::prompt_too_long, {"1025", "1024"}};
    QCOMPARE(error_text(error),
             QString("The prompt has 1025 tokens, but the model's context has 1024. Shorten the prompt."));
    QCOMPARE(error_text({ErrorCode::file_not_found, {"a %1 b"}}), QString("There is no file 'a %1 b'. Check the path."));
    QVERIFY(error_text({ErrorCode::file_not_found, {"/tmp/Модель ß 🙂"}}).contains("/tmp/Модель ß 🙂"));
  }

  void bytes_are_written_for_people() {
    QLocale::setDefault(QLocale::c());
    QVERIFY(error_text({ErrorCode::out_of_memory, {"weights", "497758208"}}).contains("474.70 MiB"));
  }

  void a_file_may_have_one_byte() {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    const auto text = [](const Error& error) { return error_text(error).replace(QChar(0xA0), u' '); };
    for (const ErrorCode code : {ErrorCode::model_file_size, ErrorCode::hub_file_size}) {
      QVERIFY(text({code, {"a", "12345", "1"}}).contains("'a' has 1 byte, but it must have 12,345."));
      QVERIFY(text({code, {"a", "1", "12345"}}).contains("'a' has 12,345 bytes, but it must have 1."));
    }
    QVERIFY(text({ErrorCode::weights_header_too_large, {"a", "1", "0"}}).contains("claims 1 byte, but at most 0 are"));
  }

  void precisions_are_called_as_in_the_menu() {
    QCOMPARE(error_text({ErrorCode::precision_too_small, {"h.0.mlp.c_fc.weight", "f16", "70000", "65504"}}),
             QString("The tensor 'h.0.mlp.c_fc.weight' has a weight of 70000, but 16-bit weights go no further than 65504. "
                     "Choose 32-bit weights."));
    QVERIFY(error_text({ErrorCode::precision_unsupported, {"q8", "openblas"}}).contains("cannot multiply 8-bit weights"));
  }

  void backends_are_called_as_in_the_menu() {
    QVERIFY(error_text({ErrorCode::precision_unsupported, {"q8", "openblas"}}).startsWith("The backend 'OpenBLAS'"));
    QVERIFY(
        error_text({ErrorCode::store_unsupported, {"merge", "cublas", "dense"}}).startsWith("The backend 'GPU, cuBLAS'"));
    QVERIFY(error_text({ErrorCode::backend_unavailable, {"openblas", "it can't be loaded"}}).contains("'OpenBLAS'"));
  }

  // As core/cache/cache_file.cpp and others put words together.
  void phrases_with_numbers_are_words_too() {
    const Bracketed bracketed;
    const std::pair<const char*, const char*> wanted[] = {
        {"3 blocks of 2 key heads of 40", "[3 blocks of 2 key heads of 40]"},
        {"a context of 150 rows or more", "[a context of 150 rows or more]"},
        {"a model with the fingerprint 0000000000001234", "[a model with the fingerprint 0000000000001234]"},
        {"it looks like plain text", "[it looks like [plain text]]"},
        {"its kernels take heads of at most 128 numbers", "[its kernels take heads of at most 128 numbers]"},
        {"keys in f32 and values in unknown code 9", "[keys in f32 and values in [unknown code 9]]"},
        {"keys in %1 and values in %2", "[keys in %1 and values in %2]"},
        {"0000000000001235", "0000000000001235"},
    };
    for (const auto& [argument, text] : wanted) {
      const QString shown = error_text({ErrorCode::cache_file_mismatch, {"a.cache", argument, "100"}});
      QVERIFY2(shown.contains(QString("was made for %1, but").arg(text)), qPrintable(shown));
    }
  }

  void no_english_is_left_in_what_is_wrong_with_a_recording() {
    const Bracketed bracketed;
    const std::string deep(100, '[');
    const std::pair<std::string, const char*> wanted[] = {
        {"{\"a\": 1,\n}", "[line 2, byte 1 of what it holds: [not valid JSON from here on]]"},
        {"{\"a\": 1,\n", "[line 2, byte 1 of what it holds: [it ends too early]]"},
        {deep, "[line 1, byte 65 of what it holds: [objects and arrays nested too deeply]]"},
        {"<html>", "[it looks like [an HTML page]]"},
        {"[]", "[JSON of something else]"},
    };
    for (const auto& [recording, text] : wanted) {
      const auto fault = rowkeeper::parse_recording(recording, "a.json.gz");
      QVERIFY(!fault);
      const QString shown = error_text(fault.error());
      QVERIFY2(shown.contains(text), qPrintable(shown));
    }
  }
};

QTEST_MAIN(TestErrorText)
#include "tst_error_text.moc"
