// Models, runs and checks that the tests of core/run share.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <span>
#include <vector>

#include "core/model/model.h"
#include "core/model/tensor_source.h"
#include "core/run/run.h"

namespace rowkeeper {

// 3 blocks, 3 heads of 16, width 48, 211 tokens: no multiple of any vector's width.
ModelShape tiny_shape(int positions = 64);
// Random weights of that shape, made and loaded once a program for each number of threads and positions.
const Model& tiny_model(int threads = 1, int positions = 64);
// One narrow block with a context of 1,024: for the ends of the context.
const Model& long_model();
// The models that come with the program: GPT-2's own kind, and its twin, whose heads share one key and one value.
const Model& bundled_model();
const Model& twin_model();
// The bundled model with two keys and values for its four heads.
const Model& folded_model();

// Random weights with a NaN in the embedding of one position.
Model broken_model(int position);

std::vector<TokenId> random_tokens(const Model& model, int count, unsigned seed);

// What one pass from nothing computes: the truth that every other way must meet to the last bit.
struct FreshPass {
  std::unique_ptr<KvStore> store;
  PassRecord record;
  std::vector<float> logits;
};
FreshPass fresh_pass(const Model& model, std::span<const TokenId> tokens);

Run make_run(const Model& model, std::vector<TokenId> prompt, const RunOptions& options = {});
// Takes a step that must succeed.
StepRecord take_step(Run& run);
std::vector<TokenId> generate(Run& run, int tokens);

bool same_bits(std::span<const float> a, std::span<const float> b);
// The run's last step against a fresh pass over the tokens it saw: logits, fingerprints of all rows, and keys and values
// held.
void expect_like_fresh_pass(const Run& run);
// Two stores' first `rows` rows.
void expect_same_rows(const Model& model, const KvStore& a, const KvStore& b, int rows);

}  // namespace rowkeeper
