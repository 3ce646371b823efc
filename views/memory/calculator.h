// What the Memory page reckons with: a model, how its cache is held, and a device. Everything on the page shows this one state.
#pragma once

#include <QObject>
#include <QString>
#include <optional>

#include "core/cost/cache_memory.h"
#include "core/cost/presets.h"
#include "core/kernels/precision.h"

namespace rowkeeper::views {

// A model or a device that is no preset.
inline const QString kOwn = QStringLiteral("own"), kLoaded = QStringLiteral("loaded");

// The model that the program runs at present.
struct LoadedShape {
  QString name;
  ModelShape shape;
  Precision weights = Precision::f32;
  bool operator==(const LoadedShape&) const = default;
};

struct CalculatorState {
  QString model, device;  // a preset's id, kOwn; of a model kLoaded too
  MemoryPlan plan = {};
  std::int64_t parameters = 0;
  std::optional<CacheFormat> weights = CacheFormat::f16;  // none: the plan's bytes are the user's own
  std::optional<SlidingWindow> window = {};

  bool operator==(const CalculatorState&) const = default;
};

class Calculator : public QObject {
  Q_OBJECT
 public:
  // Begins with GPT-2 small as the texts have it: 16 bits, its whole window, one conversation.
  explicit Calculator(Presets presets, QObject* parent = nullptr);

  const Presets& presets() const { return presets_; }
  const std::optional<LoadedShape>& loaded() const { return loaded_; }
  const CalculatorState& state() const { return state_; }
  const MemoryPlan& plan() const { return state_.plan; }
  const Result<MemoryCost>& cost() const { return cost_; }

  void choose_model(const QString& id);     // brings its context and its parameters
  void set_shape(const CacheShape& shape);  // another one than the model's makes it the user's own
  void set_format(CacheFormat format);
  void set_context(std::int64_t tokens);
  void set_conversations(std::int64_t conversations);
  void set_weights(CacheFormat format);
  void set_own_weights(std::int64_t bytes);
  void choose_device(const QString& id);
  void set_own_device(std::int64_t bytes);
  void set_loaded(const LoadedShape& loaded);
  // All at once: a state that was made from this one.
  void take(CalculatorState state);

 signals:
  void changed();
  void models_changed();  // the loaded one has come, or is another

 private:
  void begin();

  Presets presets_;
  std::optional<LoadedShape> loaded_;
  CalculatorState state_;
  Result<MemoryCost> cost_ = MemoryCost{};
};

}  // namespace rowkeeper::views
