#include "views/watch/step_bound.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

constexpr double kNear = 0.4;           // of a limit: less, and neither is what a step waits for
constexpr double kAlike = 0.85;         // shares as close as this are the same
constexpr double kFewOperations = 4;    // a byte read: no processor is so slow that memory waits for it
constexpr double kManyOperations = 60;  // a byte read: no memory is so slow that arithmetic waits for it

QString text(const char* source) { return QCoreApplication::translate("StepBound", source); }

// A limit was the best seen when the model was loaded. A step that does better, because the machine was busy then, is at it.
QString percent(double share) {
  return text(QT_TRANSLATE_NOOP("StepBound", "%1 %")).arg(QLocale().toString(qRound(std::min(share, 1.0) * 100)));
}

StepBound by_shares(double memory, double arithmetic) {
  memory = std::min(memory, 1.0);
  arithmetic = std::min(arithmetic, 1.0);
  if (std::max(memory, arithmetic) < kNear) return StepBound::overhead;
  if (std::min(memory, arithmetic) > kAlike * std::max(memory, arithmetic)) return StepBound::both;
  return memory > arithmetic ? StepBound::memory : StepBound::arithmetic;
}

StepBound by_intensity(double operations_a_byte) {
  if (operations_a_byte < kFewOperations) return StepBound::memory;
  return operations_a_byte > kManyOperations ? StepBound::arithmetic : StepBound::unknown;
}

}  // namespace

StepRates rate_step(const StepRecord& step, const MachineLimits& limits) {
  StepRates rates;
  rates.bytes = static_cast<double>(step.weights_bytes_read) + static_cast<double>(step.cache_bytes_read);
  rates.operations = 2 * step.multiply_adds;
  const double seconds = step.seconds();
  if (!(seconds > 0) || !(rates.bytes > 0)) return rates;
  rates.bytes_per_second = rates.bytes / seconds;
  rates.operations_per_second = rates.operations / seconds;
  if (limits.bytes_per_second > 0) rates.memory_share = rates.bytes_per_second / limits.bytes_per_second;
  if (limits.operations_per_second > 0) rates.arithmetic_share = rates.operations_per_second / limits.operations_per_second;
  if (rates.memory_share > 0 && rates.arithmetic_share > 0) {
    rates.bound = by_shares(rates.memory_share, rates.arithmetic_share);
  } else if (rates.memory_share >= kNear) {
    rates.bound = StepBound::memory;
  } else {
    rates.bound = by_intensity(rates.operations / rates.bytes);
    // Memory that was far from its limit is not what it waited for.
    if (rates.memory_share > 0 && rates.bound == StepBound::memory) rates.bound = StepBound::unknown;
  }
  return rates;
}

QString bound_sentence(const StepRates& rates) {
  const bool measured = rates.memory_share > 0 && rates.arithmetic_share > 0;
  const QString memory = percent(rates.memory_share), arithmetic = percent(rates.arithmetic_share);
  switch (rates.bound) {
    case StepBound::memory:
      if (!measured && rates.memory_share > 0)
        return text(QT_TRANSLATE_NOOP("StepBound", "Bound by memory: it read at %1 of this machine's rate.")).arg(memory);
      return measured ? text(QT_TRANSLATE_NOOP("StepBound",
                                               "Bound by memory: it read at %1 of this machine's rate, and "
                                               "calculated at only %2."))
                            .arg(memory, arithmetic)
                      : text(QT_TRANSLATE_NOOP(
                                 "StepBound",
                                 "Bound by memory: little arithmetic for what was read (operations for each byte: %1)."))
                            .arg(number_text(rates.operations / rates.bytes, 2));
    case StepBound::arithmetic:
      return measured ? text(QT_TRANSLATE_NOOP("StepBound",
                                               "Bound by arithmetic: it calculated at %1 of this machine's rate, "
                                               "and read at only %2."))
                            .arg(arithmetic, memory)
                      : text(QT_TRANSLATE_NOOP(
                                 "StepBound",
                                 "Bound by arithmetic: much of it for what was read (operations for each byte: %1)."))
                            .arg(number_text(rates.operations / rates.bytes, 2));
    case StepBound::both:
      return text(QT_TRANSLATE_NOOP("StepBound",
                                    "Bound by memory and arithmetic alike: it read at %1 and calculated at %2 of "
                                    "this machine's rates."))
          .arg(memory, arithmetic);
    case StepBound::overhead:
      return text(QT_TRANSLATE_NOOP("StepBound",
                                    "Bound by neither memory (%1 of this machine's rate) nor arithmetic (%2): the "
                                    "step is so short that starting each piece of work takes most of it."))
          .arg(memory, arithmetic);
    case StepBound::unknown:
      break;
  }
  return {};
}

}  // namespace rowkeeper::views
