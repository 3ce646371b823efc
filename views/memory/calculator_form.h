// The calculator's settings: a model, how its cache is held, weights and device.
#pragma once

#include "views/memory/calculator.h"
#include "views/memory/field_grid.h"

class QComboBox;
class QDoubleSpinBox;
class QSpinBox;

namespace rowkeeper::views {

class CalculatorForm : public FieldGrid {
  Q_OBJECT
 public:
  explicit CalculatorForm(Calculator* calculator, QWidget* parent = nullptr);

  QComboBox* model_box() const { return model_; }
  QSpinBox* blocks_box() const { return blocks_; }
  QSpinBox* heads_box() const { return heads_; }
  QComboBox* kv_heads_box() const { return kv_heads_; }
  QSpinBox* latent_box() const { return latent_; }
  QComboBox* format_box() const { return format_; }
  QSpinBox* context_box() const { return context_; }
  QComboBox* weights_box() const { return weights_; }
  QDoubleSpinBox* own_weights_box() const { return own_weights_; }
  QComboBox* device_box() const { return device_; }
  QDoubleSpinBox* own_device_box() const { return own_device_; }

 private:
  void add_model_fields();
  void add_use_fields();
  void set_up(QSpinBox* box, int most);
  void set_up(QDoubleSpinBox* box);
  void fill_formats();
  void connect_model();
  void connect_use();
  void take_shape();
  void fill_models();
  void fill_devices();
  void show_state();
  void show_shape();
  void show_kv_heads();
  void show_weights();
  void show_fields();

  Calculator* calculator_;
  QComboBox* model_;
  QSpinBox *blocks_, *heads_;
  QComboBox* kv_heads_;
  QSpinBox *latent_, *head_size_;
  QComboBox* format_;
  QSpinBox *context_, *conversations_;
  QComboBox* weights_;
  QDoubleSpinBox* own_weights_;
  QComboBox* device_;
  QDoubleSpinBox* own_device_;
  bool showing_ = false;  // the controls are being set, not used
};

}  // namespace rowkeeper::views
