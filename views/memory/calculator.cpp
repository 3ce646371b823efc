#include "views/memory/calculator.h"

#include <algorithm>
#include <utility>

namespace rowkeeper::views {

namespace {

const QString kFirstModel = QStringLiteral("gpt2");

// Without the list of presets the page still shows the text's model.
ModelPreset gpt2_small() {
  return {.id = "gpt2",
          .name = "GPT-2 small",
          .shape = {.blocks = 12, .heads = 12, .kv_heads = 12, .head_size = 64},
          .context = 1024,
          .parameters = 124'439'808};
}

void take_preset(CalculatorState& state, const ModelPreset& preset) {
  state.plan.shape = preset.shape;
  state.plan.context = preset.context;
  state.parameters = preset.parameters;
  state.window = preset.window;
}

// Weights in 8 bits have a scale for each 32 inputs, as such a cache has for each 32 numbers.
CacheFormat format_of(Precision weights) {
  switch (weights) {
    case Precision::f32:
      break;
    case Precision::f16:
      return CacheFormat::f16;
    case Precision::q8:
      return CacheFormat::int8;
  }
  return CacheFormat::f32;
}

// As this program holds it: a cache of 32-bit numbers, and the weights as they were chosen.
void take_loaded(CalculatorState& state, const LoadedShape& loaded) {
  state.plan.shape = cache_shape(loaded.shape);
  state.plan.context = loaded.shape.positions;
  state.plan.format = CacheFormat::f32;
  state.weights = format_of(loaded.weights);
  state.parameters = loaded.shape.parameters();
  state.window.reset();
}

}  // namespace

Calculator::Calculator(Presets presets, QObject* parent) : QObject(parent), presets_(std::move(presets)) { begin(); }

void Calculator::begin() {
  if (!presets_.find_model(kFirstModel.toStdString())) presets_.models.push_back(gpt2_small());
  CalculatorState state{.model = kFirstModel, .device = kOwn};
  take_preset(state, *presets_.find_model(kFirstModel.toStdString()));
  constexpr std::int64_t kLaptop = std::int64_t{16} << 30;
  state.plan.device_bytes = kLaptop;
  if (!presets_.devices.empty()) {
    state.device = QString::fromStdString(presets_.devices.front().id);
    state.plan.device_bytes = presets_.devices.front().bytes;
  }
  take(std::move(state));
}

void Calculator::take(CalculatorState state) {
  if (state.weights) state.plan.weights_bytes = stored_bytes(state.parameters, *state.weights);
  if (state == state_) return;
  state_ = std::move(state);
  cost_ = memory_cost(state_.plan);
  emit changed();
}

void Calculator::choose_model(const QString& id) {
  CalculatorState state = state_;
  state.model = id;
  if (id == kLoaded) {
    if (!loaded_) return;
    take_loaded(state, *loaded_);
  } else if (const ModelPreset* const preset = presets_.find_model(id.toStdString())) {
    if (state_.model == kLoaded) {
      state.plan.format = CacheFormat::f16;
      state.weights = CacheFormat::f16;
    }
    take_preset(state, *preset);
  }
  take(std::move(state));
}

void Calculator::set_shape(const CacheShape& shape) {
  if (shape == state_.plan.shape) return;
  CalculatorState state = state_;
  state.plan.shape = shape;
  state.model = kOwn;
  state.window.reset();
  take(std::move(state));
}

void Calculator::set_format(CacheFormat format) {
  CalculatorState state = state_;
  state.plan.format = format;
  take(std::move(state));
}

void Calculator::set_context(std::int64_t tokens) {
  CalculatorState state = state_;
  state.plan.context = tokens;
  take(std::move(state));
}

void Calculator::set_conversations(std::int64_t conversations) {
  CalculatorState state = state_;
  state.plan.conversations = conversations;
  take(std::move(state));
}

void Calculator::set_weights(CacheFormat format) {
  CalculatorState state = state_;
  state.weights = format;
  take(std::move(state));
}

void Calculator::set_own_weights(std::int64_t bytes) {
  CalculatorState state = state_;
  state.weights.reset();
  state.plan.weights_bytes = bytes;
  take(std::move(state));
}

void Calculator::choose_device(const QString& id) {
  CalculatorState state = state_;
  state.device = id;
  for (const DevicePreset& device : presets_.devices) {
    if (device.id == id.toStdString()) state.plan.device_bytes = device.bytes;
  }
  take(std::move(state));
}

void Calculator::set_own_device(std::int64_t bytes) {
  CalculatorState state = state_;
  state.device = kOwn;
  state.plan.device_bytes = bytes;
  take(std::move(state));
}

void Calculator::set_loaded(const LoadedShape& loaded) {
  if (loaded_ == loaded) return;
  loaded_ = loaded;
  emit models_changed();
  if (state_.model == kLoaded) choose_model(kLoaded);
}

}  // namespace rowkeeper::views
