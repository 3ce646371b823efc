// Models on a device that is none, for the tests of the engine.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "core/device/device_engine.h"
#include "core/model/model.h"
#include "core/model/tensor_source.h"
#include "tests/core/device/host_device.h"
#include "tests/core/run/run_models.h"

namespace rowkeeper {

inline std::unique_ptr<TensorSource> bundled_source(const char* name = "rowkeeper-tiny") {
  return open_tensor_folder(std::string(ROWKEEPER_ASSETS "/models/").append(name)).value();
}

inline LoadOptions two_threads(Precision precision = Precision::f32) {
  LoadOptions options;
  options.threads = 2;
  options.precision = precision;
  return options;
}

inline Model model_on(const std::shared_ptr<HostDevice>& device, const TensorSource& source,
                      const LoadOptions& options = two_threads(), BackendKind kind = BackendKind::cuda) {
  return Model(make_device_engine(device, kind, source, options).value());
}

// Random weights of run_models.h's tiny shape.
inline Model tiny_model_on(const std::shared_ptr<HostDevice>& device, int positions = 64) {
  return model_on(device, *make_random_model(tiny_shape(positions), 5));
}

inline std::unique_ptr<KvStore> store_of(const Model& model, const char* kind = "dense:f32") {
  return model.make_store(parse_store_kind(kind).value()).value();
}

struct Passed {
  PassRecord record;
  std::vector<float> logits;
};

// The rows that the store lacks.
inline Passed pass_of(const Model& model, KvStore& store, std::span<const TokenId> tokens, const PassOptions& options = {}) {
  Passed passed;
  passed.logits.resize(static_cast<std::size_t>(model.shape().vocabulary));
  passed.record = model.pass(tokens, store, passed.logits, options).value();
  return passed;
}

// What every kind of store is, that a device reads.
constexpr const char* kDeviceKinds[] = {"dense:f32", "dense:f16", "int8",     "int4",      "k8v4",       "k4v16",
                                        "paged:8",   "paged:16",  "paged:64", "window:20", "window:17+3"};

}  // namespace rowkeeper
