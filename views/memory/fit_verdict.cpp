#include "views/memory/fit_verdict.h"

#include <QCoreApplication>
#include <algorithm>

#include "views/memory/memory_words.h"
#include "views/widgets/error_text.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(FitVerdict)
};

QString bytes(std::int64_t number) { return bytes_text(static_cast<double>(number)); }

bool fits(const MemoryPlan& plan) {
  const Result<MemoryCost> cost = memory_cost(plan);
  return cost && cost->device && cost->device->fits;
}

QString with_count(const QString& change, const MemoryPlan& plan) {
  const Result<MemoryCost> cost = memory_cost(plan);
  return Words::tr("%1 → room for %2").arg(change, count_text(cost ? cost->device->conversations_that_fit : 0));
}

FitLink link_for(const MemoryChange& change, CalculatorState state) {
  state.plan = change.plan;
  switch (change.kind) {
    case MemoryChange::Kind::format:
      return {with_count(Words::tr("%1 cache").arg(format_name(change.plan.format)), change.plan),
              Words::tr("Hold the cache's numbers in fewer bits"), state};
    case MemoryChange::Kind::kv_heads:
      state.model = kOwn;
      state.window.reset();
      return {with_count(Words::tr("%Ln KV heads", nullptr, static_cast<int>(change.plan.shape.kv_heads)), change.plan),
              Words::tr("Let more query heads share a key and a value: another model, trained so"), state};
    case MemoryChange::Kind::context:
      return {Words::tr("%1 tokens each").arg(count_text(change.plan.context)),
              Words::tr("Shorten every conversation to this context"), state};
    case MemoryChange::Kind::conversations:
      break;
  }
  return {Words::tr("%1 at once").arg(count_text(change.plan.conversations)),
          Words::tr("Serve so many conversations at once"), state};
}

// The widest narrower weights that leave room enough.
std::optional<FitLink> narrower_weights(CalculatorState state) {
  if (!state.weights) return {};
  const CacheFormat before = *state.weights;
  for (const CacheFormat format : cache_formats()) {
    if (format <= before) continue;
    state.weights = format;
    state.plan.weights_bytes = stored_bytes(state.parameters, format);
    if (fits(state.plan))
      return FitLink{Words::tr("%1 weights").arg(format_name(format)), Words::tr("Hold the weights in fewer bits"), state};
  }
  return {};
}

// The smallest device that is large enough.
std::optional<FitLink> larger_device(const Calculator& calculator) {
  std::optional<FitLink> found;
  for (const DevicePreset& device : calculator.presets().devices) {
    CalculatorState state = calculator.state();
    state.device = QString::fromStdString(device.id);
    state.plan.device_bytes = device.bytes;
    if (!fits(state.plan) || (found && *found->state.plan.device_bytes <= device.bytes)) continue;
    found = FitLink{device_name(device), Words::tr("The smallest device of the list that holds it all"), state};
  }
  return found;
}

std::vector<FitLink> links_for(const Calculator& calculator) {
  std::vector<FitLink> links;
  for (const MemoryChange& change : changes_that_fit(calculator.plan()))
    links.push_back(link_for(change, calculator.state()));
  if (const auto weights = narrower_weights(calculator.state())) links.push_back(*weights);
  if (const auto device = larger_device(calculator)) links.push_back(*device);
  return links;
}

QString window_text(const Calculator& calculator) {
  const std::optional<SlidingWindow>& window = calculator.state().window;
  if (!window || calculator.plan().context <= window->tokens) return {};
  const Result<std::int64_t> within = bytes_within_window(calculator.plan(), *window);
  if (!within) return {};
  return Words::tr(" %1 of its %2 blocks look back at most %3 tokens: a cache that drops the rest takes %4.")
      .arg(count_text(window->blocks), count_text(calculator.plan().shape.blocks), count_text(window->tokens),
           bytes(*within));
}

}  // namespace

FitVerdict make_fit_verdict(const Calculator& calculator) {
  FitVerdict verdict;
  const Result<MemoryCost>& cost = calculator.cost();
  if (!cost) {
    verdict.headline = Words::tr("Too large to count");
    verdict.text = error_text(cost.error());
    return verdict;
  }
  const DeviceFit& device = *cost->device;
  const MemoryPlan& plan = calculator.plan();
  verdict.fits = device.fits;
  verdict.headline = (device.fits ? Words::tr("Fits: %1 + %2 of %3") : Words::tr("Does not fit: %1 + %2 of %3"))
                         .arg(bytes(plan.weights_bytes), bytes(cost->bytes_total), bytes(*plan.device_bytes));
  const QString room = count_text(device.conversations_that_fit);
  verdict.text = Words::tr("That is the weights and the caches of all conversations. ");
  if (device.fits) {
    verdict.text += Words::tr("Such conversations that fit beside the weights: %1.").arg(room);
  } else if (device.room <= 0) {
    verdict.text += Words::tr("The weights alone leave no room for a cache.");
  } else {
    verdict.text +=
        Words::tr("Such conversations that fit: %1. The memory is full long before the arithmetic takes too long.")
            .arg(room);
  }
  verdict.text += window_text(calculator);
  if (!device.fits) verdict.links = links_for(calculator);
  return verdict;
}

}  // namespace rowkeeper::views
