#include "core/run/sampler.h"

#include <charconv>
#include <cmath>
#include <string>

#include "core/base/splitmix.h"
#include "core/run/exp.h"
#include "core/run/highest.h"

namespace rowkeeper {

namespace {

std::string number(double value) {
  char text[32];
  return {text, std::to_chars(text, text + sizeof text, value).ptr};
}

float logit_of(std::span<const float> logits, TokenId token) { return logits[static_cast<std::size_t>(token.value())]; }

// Probabilities of `tokens`, which come highest logit first: softmax over these alone.
std::vector<double> softmax(std::span<const float> logits, std::span<const TokenId> tokens, double temperature) {
  std::vector<double> p;
  p.reserve(tokens.size());
  const double highest = logit_of(logits, tokens.front());
  double sum = 0;
  for (const TokenId token : tokens) {
    p.push_back(deterministic_exp((logit_of(logits, token) - highest) / temperature));
    sum += p.back();
  }
  for (double& value : p) value /= sum;
  return p;
}

// Cuts to the smallest prefix whose sum reaches `top_p`, and makes it sum to 1 again.
void keep_top_p(std::vector<double>& p, double top_p) {
  double sum = 0;
  std::size_t kept = 0;
  while (kept < p.size() && sum < top_p) sum += p[kept++];
  p.resize(kept);
  for (double& value : p) value /= sum;
}

// Uniform in [0, 1), the same for the same seed and position.
double uniform(std::uint64_t seed, int position) {
  const std::uint64_t bits = splitmix64(seed ^ splitmix64(static_cast<std::uint64_t>(position)));
  return static_cast<double>(bits >> 11) * 0x1p-53;
}

}  // namespace

Result<Sampler> Sampler::create(const SamplerOptions& options) {
  if (!(options.temperature >= 0 && std::isfinite(options.temperature))) {
    return fail(ErrorCode::option_out_of_range, "temperature", number(options.temperature), ">= 0");
  }
  if (options.top_k < 0) return fail(ErrorCode::option_out_of_range, "top-k", std::to_string(options.top_k), ">= 0");
  if (!(options.top_p > 0 && options.top_p <= 1)) {
    return fail(ErrorCode::option_out_of_range, "top-p", number(options.top_p), "> 0, <= 1");
  }
  return Sampler(options);
}

TokenId Sampler::choose(std::span<const float> logits, int position) const {
  const TokenId best = highest_logit(logits);
  const bool greedy = options_.greedy || options_.temperature == 0;
  if (greedy || !std::isfinite(logit_of(logits, best))) return best;  // no probabilities without a finite maximum

  const int all = static_cast<int>(logits.size());
  const std::vector<TokenId> tokens = highest_logits(logits, options_.top_k > 0 ? options_.top_k : all);
  std::vector<double> p = softmax(logits, tokens, options_.temperature);
  if (options_.top_p < 1) keep_top_p(p, options_.top_p);

  const double u = uniform(options_.seed, position);
  double sum = 0;
  std::size_t chosen = 0;
  for (std::size_t i = 0; i < p.size(); ++i) {
    if (p[i] > 0) chosen = i;  // where rounding leaves the whole sum below u, the last possible token
    sum += p[i];
    if (sum > u) break;
  }
  return tokens[chosen];
}

std::vector<Candidate> top_candidates(std::span<const float> logits, int count) {
  const std::vector<TokenId> tokens = highest_logits(logits, count);
  if (tokens.empty()) return {};
  const double highest = logit_of(logits, tokens.front());
  if (!std::isfinite(highest)) return {};
  double sum = 0;
  for (const float logit : logits) {
    if (logit == logit) sum += deterministic_exp(logit - highest);
  }
  std::vector<Candidate> candidates;
  candidates.reserve(tokens.size());
  for (const TokenId token : tokens) {
    const float logit = logit_of(logits, token);
    candidates.push_back({token, deterministic_exp(logit - highest) / sum, logit});
  }
  return candidates;
}

}  // namespace rowkeeper
