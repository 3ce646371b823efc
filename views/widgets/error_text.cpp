#include "views/widgets/error_text.h"

#include <QCoreApplication>
#include <QLocale>

#include "views/widgets/arithmetic_text.h"
#include "views/widgets/error_wordings.h"
#include "views/widgets/error_words.h"
#include "views/widgets/format.h"
#include "views/widgets/precision_text.h"

namespace rowkeeper::views {

namespace {

bool is_bytes(const Error& error, std::size_t index) {
  if (error.code == ErrorCode::pool_too_small) return true;
  if (error.code == ErrorCode::pool_exhausted) return index == 2;
  if (error.code == ErrorCode::disk_full || error.code == ErrorCode::device_memory) return index >= 1;
  if (error.code == ErrorCode::out_of_memory || error.code == ErrorCode::device_full) return index == 1;
  if (error.code == ErrorCode::recording_too_large) return index == 1;
  return error.code == ErrorCode::lanes_too_large || error.code == ErrorCode::memory_too_large;
}

// What a file has, and how many bytes it may or must have.
bool is_size(ErrorCode code, std::size_t index) {
  const bool sizes =
      code == ErrorCode::weights_header_too_large || code == ErrorCode::model_file_size || code == ErrorCode::hub_file_size;
  return sizes && index > 0;
}

// Of two sizes the first in the sentence has the unit.
QString size_text(ErrorCode code, std::size_t index, const QString& bytes) {
  bool known = false;
  const qulonglong size = bytes.toULongLong(&known);
  if (!known) return bytes;
  const std::size_t first = code == ErrorCode::weights_header_too_large ? 1 : 2;
  return index == first ? exact_bytes_text(size) : QLocale().toString(size);
}

bool is_precision(const Error& error, std::size_t index) {
  return (error.code == ErrorCode::precision_unsupported && index == 0) ||
         (error.code == ErrorCode::precision_too_small && index == 1);
}

bool is_backend(const Error& error, std::size_t index) {
  return (error.code == ErrorCode::backend_unavailable && index == 0) ||
         (error.code == ErrorCode::precision_unsupported && index == 1) ||
         (error.code == ErrorCode::store_unsupported && index == 1);
}

// Elsewhere the first argument is a name: a file may be called "model".
bool is_word(const Error& error, std::size_t index) {
  switch (error.code) {
    case ErrorCode::out_of_memory:
    case ErrorCode::device_memory:
    case ErrorCode::device_full:
    case ErrorCode::device_failed:
    case ErrorCode::lanes_mismatch:
    case ErrorCode::store_mismatch:
    case ErrorCode::not_a_number:
      return true;
    case ErrorCode::tokenizer_unsupported:  // fields of the file
      return false;
    default:
      return index > 0;
  }
}

QString argument_for(const Error& error, std::size_t index) {
  if (is_precision(error, index)) {
    if (const std::optional<Precision> weights = parse_precision(error.args[index])) return precision_text(*weights);
  }
  if (is_backend(error, index)) {
    if (const std::optional<BackendKind> backend = parse_backend(error.args[index])) return arithmetic_text(*backend);
  }
  const QString argument = QString::fromStdString(error.args[index]);
  if (is_size(error.code, index)) return size_text(error.code, index, argument);
  if (is_bytes(error, index)) return QLocale().formattedDataSize(argument.toLongLong());
  return is_word(error, index) ? error_word(argument) : argument;
}

}  // namespace

QString error_text(const Error& error) {
  const QString pattern = QCoreApplication::translate("Errors", kWordings[static_cast<std::size_t>(error.code)].pattern);
  QStringList arguments;
  for (std::size_t i = 0; i < error.args.size(); ++i) arguments << argument_for(error, i);
  return with_arguments(pattern, arguments);
}

}  // namespace rowkeeper::views
