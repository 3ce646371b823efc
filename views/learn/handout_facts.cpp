// The handout's table: this run's numbers, each with its formula or where it is from.
#include <QCoreApplication>

#include "views/learn/handout_words.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(HandoutFacts)
};

const QString kNone = QStringLiteral("–");

// "37 + 38 + … + 48"
QString sum_text(int first, int count) {
  QString low = count_text(first), high = count_text(std::int64_t{first} + count - 1);
  if (count == 1) return low;
  if (count == 2) return QStringLiteral("%1 + %2").arg(low, high);
  return QStringLiteral("%1 + %2 + … + %3").arg(low, count_text(std::int64_t{first} + 1), high);
}

QString rebuilt_text(const HandoutNumbers& numbers) {
  if (numbers.rows_rebuilt == 0) return Words::tr("none was computed a second time");
  if (numbers.rows_rebuilt == numbers.rows_identical) return Words::tr("computed again, all to the same bits");
  return Words::tr("computed again, %1 of them to the same bits").arg(count_text(numbers.rows_identical));
}

void add_rows(std::vector<HandoutFact>& facts, const HandoutNumbers& numbers) {
  facts.push_back({Words::tr("Steps, one token each"), count_text(numbers.steps),
                   Words::tr("%1 with the cache, %2 without")
                       .arg(count_text(numbers.cached_steps), count_text(numbers.uncached_steps))});
  facts.push_back({Words::tr("Rows computed"), count_text(numbers.rows_computed), Words::tr("in all steps of this run")});
  if (numbers.in_order)
    facts.push_back({Words::tr("… with the cache all along"), count_text(numbers.rows_with_cache),
                     QStringLiteral("%1 + %2 − 1").arg(count_text(numbers.first_rows), count_text(numbers.steps))});
  facts.push_back(
      {Words::tr("… without it all along"), count_text(numbers.rows_without),
       numbers.in_order ? sum_text(numbers.first_rows, numbers.steps) : Words::tr("the rows that each step saw, added up")});
  facts.push_back({Words::tr("Rows rebuilt"), count_text(numbers.rows_rebuilt), rebuilt_text(numbers)});
}

QString time_or_none(std::optional<double> seconds) { return seconds ? time_text(*seconds) : kNone; }

void add_times(std::vector<HandoutFact>& facts, const HandoutNumbers& numbers) {
  const QString not_here = Words::tr("there is no such step in this run");
  facts.push_back({Words::tr("First token"), time_or_none(numbers.first_seconds),
                   Words::tr("the prefill: %Ln row(s) of the prompt", nullptr, numbers.first_rows)});
  facts.push_back({Words::tr("Step with the cache"), time_or_none(numbers.cached_seconds),
                   numbers.cached_seconds
                       ? Words::tr("median of %Ln step(s) that computed one row", nullptr, numbers.decode_steps)
                       : not_here});
  facts.push_back({Words::tr("Step without it"), time_or_none(numbers.uncached_seconds),
                   numbers.uncached_seconds
                       ? Words::tr("median of %Ln step(s) that computed all rows", nullptr, numbers.uncached_steps)
                       : not_here});
  if (const auto ratio = numbers.ratio())
    facts.push_back({Words::tr("Ratio of the two"), ratio_text(*ratio), Words::tr("times as long without the cache")});
}

void add_memory(std::vector<HandoutFact>& facts, const HandoutNumbers& numbers) {
  const CacheRowFactors& row = numbers.row;
  const double row_bytes = static_cast<double>(row.bytes());
  facts.push_back({Words::tr("Cache of one token"), bytes_text(row_bytes),
                   Words::tr("%1 × %2 blocks × %3 numbers × %4 bytes = %5 bytes")
                       .arg(count_text(row.sides), count_text(row.blocks), count_text(row.kv_width),
                            count_text(row.number_bytes), count_text(row.bytes()))});
  facts.push_back({Words::tr("Cache at the end"), bytes_text(static_cast<double>(numbers.cache_bytes)),
                   Words::tr("%Ln row(s) × %1", nullptr, numbers.cache_rows).arg(bytes_text(row_bytes))});
}

void add_machine(std::vector<HandoutFact>& facts, const HandoutNumbers& numbers) {
  const auto weights = static_cast<double>(numbers.weights_read);
  if (weights > 0)
    facts.push_back({Words::tr("Weights read in a step"), bytes_text(weights),
                     Words::tr("each once, whether the step computes one row or all")});
  if (!numbers.limits) return;
  facts.push_back({Words::tr("This computer reads"), byte_rate_text(numbers.limits->bytes_per_second),
                   weights > 0
                       ? Words::tr("so the weights alone take %1").arg(time_text(weights / numbers.limits->bytes_per_second))
                       : Words::tr("from memory, at most")});
  facts.push_back({Words::tr("This computer calculates"), operation_rate_text(numbers.limits->operations_per_second),
                   Words::tr("at most; a multiplication and an addition are two")});
}

}  // namespace

std::vector<HandoutFact> handout_facts(const HandoutNumbers& numbers) {
  std::vector<HandoutFact> facts;
  if (numbers.steps == 0) return facts;
  add_rows(facts, numbers);
  add_times(facts, numbers);
  add_memory(facts, numbers);
  add_machine(facts, numbers);
  return facts;
}

}  // namespace rowkeeper::views
