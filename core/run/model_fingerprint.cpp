#include "core/run/model_fingerprint.h"

#include <xxhash.h>

#include <algorithm>
#include <bit>
#include <vector>

#include "core/base/memory_guard.h"
#include "core/base/splitmix.h"

namespace rowkeeper {

namespace {

constexpr int kProbeTokens = 8;

std::vector<TokenId> probe(const ModelShape& shape) {
  const int count = std::min(kProbeTokens, shape.positions);
  std::vector<TokenId> tokens;
  tokens.reserve(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) {
    tokens.emplace_back(
        static_cast<std::int32_t>(splitmix64(static_cast<std::uint64_t>(i)) % static_cast<std::uint64_t>(shape.vocabulary)));
  }
  return tokens;
}

Result<std::uint64_t> fingerprint_unguarded(const Model& model) {
  const ModelShape& shape = model.shape();
  Result<std::unique_ptr<KvStore>> store = model.make_store();
  if (!store) return tl::unexpected(store.error());
  std::vector<float> logits(static_cast<std::size_t>(shape.vocabulary));
  const Result<PassRecord> pass = model.pass(probe(shape), **store, logits, {});
  if (!pass) return tl::unexpected(pass.error());

  std::vector<std::uint64_t> numbers;
  for (const int number : {shape.blocks, shape.heads, shape.kv_heads, shape.head_size, shape.width, shape.mlp_width,
                           shape.positions, shape.vocabulary, static_cast<int>(shape.activation), int{shape.scale_attention},
                           int{shape.scale_attention_by_block}}) {
    numbers.push_back(static_cast<std::uint64_t>(number));
  }
  numbers.push_back(std::bit_cast<std::uint32_t>(shape.norm_epsilon));
  for (const RowFingerprint& row : pass->fingerprints) {
    numbers.push_back(row.key);
    numbers.push_back(row.value);
  }
  numbers.insert(numbers.end(), pass->logits_fingerprints.begin(), pass->logits_fingerprints.end());
  return XXH3_64bits(numbers.data(), numbers.size() * sizeof(std::uint64_t));
}

}  // namespace

Result<std::uint64_t> model_fingerprint(const Model& model) {
  return guard_memory("model's fingerprint", 0, [&] { return fingerprint_unguarded(model); });
}

}  // namespace rowkeeper
