#include "views/widgets/format.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <charconv>
#include <cmath>

namespace rowkeeper::views {

namespace {

constexpr QChar kNoBreakSpace(0x00A0);

QString with_unit(const QString& number, const char* pattern) {
  return QCoreApplication::translate("Format", pattern).replace(u' ', kNoBreakSpace).arg(number);
}

QString in_bytes(const QString& number, bool one) {
  if (one) return QCoreApplication::translate("Format", "1 byte").replace(u' ', kNoBreakSpace);
  return with_unit(number, QT_TRANSLATE_NOOP("Format", "%1 bytes"));
}

double rounded(double number, int decimals) {
  const double unit = std::pow(10.0, decimals);
  return std::round(number * unit) / unit;
}

// Two decimals below 1, one below 100, none above: as many as an eye can use, in numbers that keep moving.
QString moving_number(double number) {
  int decimals = 2;
  if (std::abs(rounded(number, 2)) >= 1) decimals = 1;
  if (std::abs(rounded(number, 1)) >= 100) decimals = 0;
  return QLocale().toString(rounded(number, decimals), 'f', decimals);
}

}  // namespace

QString number_text(double number, int digits) {
  if (number == 0 || !std::isfinite(number)) return QLocale().toString(number, 'g', 3);
  const int whole = static_cast<int>(std::floor(std::log10(std::abs(number)))) + 1;  // digits before the point
  int decimals = std::max(0, digits - whole);
  const double value = rounded(number, decimals);
  while (decimals > 0 && rounded(value, decimals - 1) == value) --decimals;
  return QLocale().toString(value, 'f', decimals);
}

QString small_text(double number) {
  if (number == 0 || std::abs(number) >= 1e-3) return number_text(number, 2);
  int power = static_cast<int>(std::floor(std::log10(std::abs(number))));
  double digits = rounded(number * std::pow(10.0, -power), 1);
  if (std::abs(digits) >= 10) digits /= 10, ++power;
  QString raised = QString::number(power);
  constexpr char16_t kRaised[] = u"⁰¹²³⁴⁵⁶⁷⁸⁹";
  for (QChar& c : raised) c = c == u'-' ? QChar(u'⁻') : QChar(kRaised[c.digitValue()]);
  return QCoreApplication::translate("Format", "%1 × 10%2").replace(u' ', kNoBreakSpace).arg(number_text(digits, 2), raised);
}

QString exact_text(float number) {
  char text[48];
  const auto end = std::to_chars(std::begin(text), std::end(text), number, std::chars_format::scientific).ptr;
  const auto digits =
      std::count_if(std::begin(text), std::find(std::begin(text), end, 'e'), [](char c) { return c >= '0' && c <= '9'; });
  return QLocale().toString(static_cast<double>(number), 'g', static_cast<int>(digits));
}

QString exact_bytes_text(std::uint64_t bytes) {
  return in_bytes(QLocale().toString(static_cast<qulonglong>(bytes)), bytes == 1);
}

QString bytes_text(double bytes) {
  constexpr double kKiB = 1024, kMiB = kKiB * 1024, kGiB = kMiB * 1024, kTiB = kGiB * 1024;
  // A size that would round up to 1024 of its unit is 1 of the next.
  if (bytes < kKiB) return in_bytes(number_text(std::round(bytes), 4), std::round(bytes) == 1);
  if (std::round(bytes / kKiB) < 1024) return with_unit(number_text(bytes / kKiB), QT_TRANSLATE_NOOP("Format", "%1 KiB"));
  if (std::round(bytes / kMiB) < 1024) return with_unit(number_text(bytes / kMiB), QT_TRANSLATE_NOOP("Format", "%1 MiB"));
  if (std::round(bytes / kGiB) < 1024) return with_unit(number_text(bytes / kGiB), QT_TRANSLATE_NOOP("Format", "%1 GiB"));
  return with_unit(number_text(bytes / kTiB), QT_TRANSLATE_NOOP("Format", "%1 TiB"));
}

QString time_text(double seconds) {
  const double ms = seconds * 1e3;
  if (seconds != 0 && rounded(ms, 2) < 0.1)
    return with_unit(moving_number(seconds * 1e6), QT_TRANSLATE_NOOP("Format", "%1 µs"));
  if (std::round(ms) < 1000) return with_unit(moving_number(ms), QT_TRANSLATE_NOOP("Format", "%1 ms"));
  return with_unit(number_text(seconds), QT_TRANSLATE_NOOP("Format", "%1 s"));
}

QString token_rate_text(double per_second) {
  return with_unit(number_text(per_second, per_second < 10 ? 2 : 3), QT_TRANSLATE_NOOP("Format", "%1 tokens/s"));
}

QString byte_rate_text(double per_second) {
  return with_unit(moving_number(per_second / 1e9), QT_TRANSLATE_NOOP("Format", "%1 GB/s"));
}

QString operation_rate_text(double per_second) {
  return with_unit(moving_number(per_second / 1e9), QT_TRANSLATE_NOOP("Format", "%1 GFLOP/s"));
}

QString count_text(std::int64_t count) { return QLocale().toString(static_cast<qlonglong>(count)); }

QString times_text(std::int64_t count) { return QCoreApplication::translate("Format", "×%1").arg(count_text(count)); }

QString large_count_text(std::int64_t count) {
  const auto number = static_cast<double>(count);
  const QLocale::Language language = QLocale().language();
  if (language != QLocale::Chinese && language != QLocale::Japanese)
    return with_unit(QLocale().toString(number / 1e6, 'f', number < 1e7 ? 1 : 0), QT_TRANSLATE_NOOP("Format", "%1 M"));
  if (number < 1e8) return with_unit(number_text(number / 1e4), QT_TRANSLATE_NOOP("Format", "%1 × 10⁴"));
  return with_unit(number_text(number / 1e8), QT_TRANSLATE_NOOP("Format", "%1 × 10⁸"));
}

QString ratio_text(double ratio) {
  return QCoreApplication::translate("Format", "%1×").arg(number_text(ratio, ratio < 10 ? 2 : 3));
}

}  // namespace rowkeeper::views
