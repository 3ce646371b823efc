// Core's errors in the window's words.
#include <QRegularExpression>
#include <QtTest>

#include "views/widgets/error_text.h"

using rowkeeper::Error;
using rowkeeper::ErrorCode;
using rowkeeper::views::error_text;

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

  void precisions_are_called_as_in_the_menu() {
    QCOMPARE(error_text({ErrorCode::precision_too_small, {"h.0.mlp.c_fc.weight", "f16", "70000", "65504"}}),
             QString("The tensor 'h.0.mlp.c_fc.weight' has a weight of 70000, but 16-bit weights go no further than 65504. "
                     "Choose 32-bit weights."));
    QVERIFY(error_text({ErrorCode::precision_unsupported, {"q8", "openblas"}}).contains("cannot multiply 8-bit weights"));
  }
};

QTEST_MAIN(TestErrorText)
#include "tst_error_text.moc"
