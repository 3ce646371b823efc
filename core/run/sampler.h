// Chooses the next token from a row's logits. Nothing here depends on the cache, on threads or on the machine's libm.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/base/index.h"

namespace rowkeeper {

struct SamplerOptions {
  bool greedy = true;        // highest logit, lowest id on ties
  double temperature = 1.0;  // 0 is greedy too
  int top_k = 0;             // keep the k highest; 0: all
  double top_p = 1.0;        // then the smallest prefix whose probabilities reach p
  std::uint64_t seed = 0;
  bool operator==(const SamplerOptions&) const = default;
};

struct Candidate {
  TokenId token;
  double probability = 0;  // at temperature 1, over the whole vocabulary
  float logit = 0;
};

class Sampler {
 public:
  // option_out_of_range for a negative or not finite temperature, top_k < 0, top_p outside (0, 1].
  static Result<Sampler> create(const SamplerOptions& options);
  // The token for `position`: the same logits, options and position give the same token, whatever came before.
  TokenId choose(std::span<const float> logits, int position) const;
  const SamplerOptions& options() const { return options_; }

 private:
  explicit Sampler(const SamplerOptions& options) : options_(options) {}
  SamplerOptions options_;
};

// The `count` most probable tokens, best first; ties by lowest id.
std::vector<Candidate> top_candidates(std::span<const float> logits, int count);

}  // namespace rowkeeper
