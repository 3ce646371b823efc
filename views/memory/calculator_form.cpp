#include "views/memory/calculator_form.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSpinBox>
#include <algorithm>

#include "views/memory/memory_words.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

constexpr int kMostBlocks = 1000, kMostHeads = 1024, kMostHeadSize = 4096, kMostLatent = 16'384;
constexpr int kMostContext = 100'000'000, kMostConversations = 1'000'000;
constexpr double kGiB = 1 << 30, kMostGiB = 1e6;
constexpr int kOwnBytes = -1;  // in the place of a format

std::int64_t bytes_of(const QDoubleSpinBox* box) { return static_cast<std::int64_t>(box->value() * kGiB); }

}  // namespace

CalculatorForm::CalculatorForm(Calculator* calculator, QWidget* parent)
    : FieldGrid(parent),
      calculator_(calculator),
      model_(new QComboBox),
      blocks_(new QSpinBox),
      heads_(new QSpinBox),
      kv_heads_(new QComboBox),
      latent_(new QSpinBox),
      head_size_(new QSpinBox),
      format_(new QComboBox),
      context_(new QSpinBox),
      conversations_(new QSpinBox),
      weights_(new QComboBox),
      own_weights_(new QDoubleSpinBox),
      device_(new QComboBox),
      own_device_(new QDoubleSpinBox) {
  add_model_fields();
  add_use_fields();
  fill_models();
  fill_formats();
  fill_devices();
  connect_model();
  connect_use();
  connect(calculator_, &Calculator::changed, this, &CalculatorForm::show_state);
  connect(calculator_, &Calculator::models_changed, this, &CalculatorForm::fill_models);
  show_state();
}

void CalculatorForm::add_model_fields() {
  set_up(blocks_, kMostBlocks);
  set_up(heads_, kMostHeads);
  set_up(head_size_, kMostHeadSize);
  set_up(latent_, kMostLatent);
  add_field(tr("Model"), model_, tr("A known model, the one that is loaded, or your own"));
  add_field(tr("Blocks"), blocks_, tr("Each block (layer) keeps keys and values of its own"));
  add_field(tr("Query heads"), heads_, tr("Heads that ask"));
  add_field(tr("KV heads"), kv_heads_, tr("Heads that have a key and a value of their own; the others share them"));
  add_field(tr("Latent numbers"), latent_,
            tr("Latent attention keeps one short vector in each block, from which all keys and values are made"));
  add_field(tr("Head size"), head_size_, tr("Numbers in a head's key, and in its value"));
}

void CalculatorForm::add_use_fields() {
  set_up(context_, kMostContext);
  set_up(conversations_, kMostConversations);
  set_up(own_weights_);
  set_up(own_device_);
  add_field(tr("Numbers stored as"), format_,
            tr("In 8 and 4 bits, 32 numbers of a head share a 16-bit scale: 34 and 18 bytes"));
  add_field(tr("Context, tokens"), context_, tr("The length of each conversation"));
  add_field(tr("Conversations"), conversations_, tr("Served at the same time, each with a cache of its own"));
  add_field(tr("Weights"), weights_, tr("What the model itself takes on the device"));
  add_field(tr("Weights, GiB"), own_weights_, tr("What your model takes on the device"));
  add_field(tr("Device"), device_, tr("The memory that weights and caches must share"));
  add_field(tr("Device, GiB"), own_device_, tr("The memory of your device"));
}

void CalculatorForm::set_up(QSpinBox* box, int most) {
  box->setRange(1, most);
  box->setStepType(most > kMostHeadSize ? QAbstractSpinBox::AdaptiveDecimalStepType : QAbstractSpinBox::DefaultStepType);
  box->setKeyboardTracking(false);
  box->setGroupSeparatorShown(true);
}

void CalculatorForm::set_up(QDoubleSpinBox* box) {
  box->setRange(0, kMostGiB);
  box->setDecimals(2);
  box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
  box->setKeyboardTracking(false);
  box->setGroupSeparatorShown(true);
}

void CalculatorForm::fill_formats() {
  for (const CacheFormat format : cache_formats()) {
    format_->addItem(format_name(format), static_cast<int>(format));
    weights_->addItem(QString(), static_cast<int>(format));
  }
  weights_->addItem(tr("Your own size"), kOwnBytes);
}

void CalculatorForm::fill_models() {
  showing_ = true;
  model_->clear();
  for (const ModelPreset& model : calculator_->presets().models) {
    model_->addItem(QString::fromStdString(model.name), QString::fromStdString(model.id));
    const QString source = tr("From: %1").arg(QString::fromStdString(model.source_title));
    model_->setItemData(model_->count() - 1, source, Qt::ToolTipRole);
  }
  if (calculator_->loaded()) model_->addItem(tr("Loaded: %1").arg(calculator_->loaded()->name), kLoaded);
  model_->addItem(tr("Your own model"), kOwn);
  model_->setCurrentIndex(model_->findData(calculator_->state().model));
  showing_ = false;
}

void CalculatorForm::fill_devices() {
  for (const DevicePreset& device : calculator_->presets().devices)
    device_->addItem(device_name(device), QString::fromStdString(device.id));
  device_->addItem(tr("Your own size"), kOwn);
}

void CalculatorForm::connect_model() {
  connect(model_, &QComboBox::currentIndexChanged, this, [this] {
    if (!showing_) calculator_->choose_model(model_->currentData().toString());
  });
  for (QSpinBox* box : {blocks_, heads_, head_size_, latent_})
    connect(box, &QSpinBox::valueChanged, this, &CalculatorForm::take_shape);
  connect(kv_heads_, &QComboBox::currentIndexChanged, this, &CalculatorForm::take_shape);
}

void CalculatorForm::connect_use() {
  connect(format_, &QComboBox::currentIndexChanged, this, [this] {
    if (!showing_) calculator_->set_format(static_cast<CacheFormat>(format_->currentData().toInt()));
  });
  connect(context_, &QSpinBox::valueChanged, this, [this](int tokens) {
    if (!showing_) calculator_->set_context(tokens);
  });
  connect(conversations_, &QSpinBox::valueChanged, this, [this](int conversations) {
    if (!showing_) calculator_->set_conversations(conversations);
  });
  connect(weights_, &QComboBox::currentIndexChanged, this, [this] {
    if (showing_) return;
    const int format = weights_->currentData().toInt();
    if (format == kOwnBytes) return calculator_->set_own_weights(calculator_->plan().weights_bytes);
    calculator_->set_weights(static_cast<CacheFormat>(format));
  });
  connect(own_weights_, &QDoubleSpinBox::valueChanged, this, [this] {
    if (!showing_) calculator_->set_own_weights(bytes_of(own_weights_));
  });
  connect(device_, &QComboBox::currentIndexChanged, this, [this] {
    if (!showing_) calculator_->choose_device(device_->currentData().toString());
  });
  connect(own_device_, &QDoubleSpinBox::valueChanged, this, [this] {
    if (!showing_) calculator_->set_own_device(bytes_of(own_device_));
  });
}

// Fewer query heads leave the most KV heads that still divide them.
void CalculatorForm::take_shape() {
  if (showing_) return;
  CacheShape shape = calculator_->plan().shape;
  const bool latent = shape.latent > 0;
  shape.blocks = blocks_->value();
  shape.heads = heads_->value();
  shape.head_size = head_size_->value();
  if (latent) shape.latent = latent_->value();
  shape.kv_heads = std::min<std::int64_t>(latent ? shape.heads : kv_heads_->currentData().toInt(), shape.heads);
  while (shape.heads % shape.kv_heads != 0) --shape.kv_heads;
  calculator_->set_shape(shape);
}

void CalculatorForm::show_state() {
  const CalculatorState& state = calculator_->state();
  showing_ = true;
  model_->setCurrentIndex(model_->findData(state.model));
  show_shape();
  format_->setCurrentIndex(format_->findData(static_cast<int>(state.plan.format)));
  context_->setValue(static_cast<int>(std::min<std::int64_t>(state.plan.context, kMostContext)));
  conversations_->setValue(static_cast<int>(std::min<std::int64_t>(state.plan.conversations, kMostConversations)));
  show_weights();
  device_->setCurrentIndex(device_->findData(state.device));
  own_device_->setValue(static_cast<double>(*state.plan.device_bytes) / kGiB);
  showing_ = false;
  show_fields();
}

void CalculatorForm::show_shape() {
  const CacheShape& shape = calculator_->plan().shape;
  blocks_->setValue(static_cast<int>(shape.blocks));
  heads_->setValue(static_cast<int>(shape.heads));
  head_size_->setValue(static_cast<int>(shape.head_size));
  latent_->setValue(static_cast<int>(shape.latent));
  show_kv_heads();
}

// Only what divides the query heads, the most first.
void CalculatorForm::show_kv_heads() {
  const CacheShape& shape = calculator_->plan().shape;
  kv_heads_->clear();
  for (std::int64_t heads = shape.heads; heads >= 1; --heads) {
    if (shape.heads % heads != 0) continue;
    QString text = tr("%1 · each shared by %2").arg(count_text(heads), count_text(shape.heads / heads));
    if (heads == shape.heads) text = tr("%1 · none shared").arg(count_text(heads));
    kv_heads_->addItem(text, static_cast<int>(heads));
    if (heads == shape.kv_heads) kv_heads_->setCurrentIndex(kv_heads_->count() - 1);
  }
}

void CalculatorForm::show_weights() {
  const CalculatorState& state = calculator_->state();
  for (const CacheFormat format : cache_formats()) {
    const QString size = bytes_text(static_cast<double>(stored_bytes(state.parameters, format)));
    weights_->setItemText(weights_->findData(static_cast<int>(format)), tr("%1 · %2").arg(format_name(format), size));
  }
  weights_->setCurrentIndex(weights_->findData(state.weights ? static_cast<int>(*state.weights) : kOwnBytes));
  own_weights_->setValue(static_cast<double>(state.plan.weights_bytes) / kGiB);
}

// Those that have a meaning now.
void CalculatorForm::show_fields() {
  const CalculatorState& state = calculator_->state();
  const bool latent = state.plan.shape.latent > 0;
  show_where([&](const QWidget* control) {
    if (control == kv_heads_) return !latent;
    if (control == latent_) return latent;
    if (control == own_weights_) return !state.weights;
    if (control == own_device_) return state.device == kOwn;
    return true;
  });
}

}  // namespace rowkeeper::views
