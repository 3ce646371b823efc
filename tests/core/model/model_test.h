// Shared by the tests of whole models: the bundled one, random ones, golden values.
#pragma once

#include <gtest/gtest.h>

#include <cstring>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/model/model.h"

namespace rowkeeper {

inline nlohmann::json golden(const std::string& name) {
  std::ifstream file(std::string(ROWKEEPER_TEST_DATA "/reference/") + name);
  return nlohmann::json::parse(file);
}

inline std::vector<TokenId> to_ids(const nlohmann::json& numbers) {
  std::vector<TokenId> ids;
  for (const nlohmann::json& number : numbers) ids.emplace_back(number.get<int>());
  return ids;
}

inline std::unique_ptr<TensorSource> bundled_source() {
  return std::move(*open_tensor_folder(ROWKEEPER_ASSETS "/models/rowkeeper-tiny"));
}

// Its twin, whose heads share one key and one value; 16-bit weights, like the other's.
inline std::unique_ptr<TensorSource> twin_source() {
  return std::move(*open_tensor_folder(ROWKEEPER_ASSETS "/models/rowkeeper-tiny-mqa"));
}

inline Model load_or_die(const TensorSource& source, const LoadOptions& options = {}) {
  Result<Model> model = Model::load(source, options);
  if (!model) throw std::runtime_error(error_code_name(model.error().code));
  return std::move(*model);
}

inline LoadOptions with_threads(int threads, BackendKind backend = BackendKind::exact) {
  LoadOptions options;
  options.threads = threads;
  options.backend = backend;
  return options;
}

// A GPT-2 small enough for thousands of passes, odd enough to meet every tail: no width is a multiple of a vector.
inline ModelShape small_shape() {
  ModelShape shape;
  shape.blocks = 3;
  shape.heads = shape.kv_heads = 3;
  shape.head_size = 12;
  shape.width = 36;
  shape.mlp_width = 100;
  shape.positions = 96;
  shape.vocabulary = 211;
  return shape;
}

inline std::vector<TokenId> some_ids(int count, int vocabulary) {
  std::vector<TokenId> ids;
  for (int i = 0; i < count; ++i) ids.emplace_back(static_cast<int>((i * 7919LL + 13 * i * i) % vocabulary));
  return ids;
}

// Logits of the last row by one full pass over a fresh store.
inline std::vector<float> full_pass(const Model& model, std::span<const TokenId> ids, const PassOptions& options = {}) {
  std::vector<float> logits(static_cast<std::size_t>(model.shape().vocabulary));
  const std::unique_ptr<KvStore> store = std::move(*model.make_store());
  const Result<PassRecord> record = model.pass(ids, *store, logits, options);
  if (!record) throw std::runtime_error(error_code_name(record.error().code));
  return logits;
}

inline bool same_bits(const std::vector<float>& a, const std::vector<float>& b) {
  return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(float)) == 0;
}

}  // namespace rowkeeper
