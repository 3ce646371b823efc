// What happens along one row: layer norm, softmax, activations.
#if defined(ROWKEEPER_ROWS_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef ROWKEEPER_ROWS_INL_H_
#undef ROWKEEPER_ROWS_INL_H_
#else
#define ROWKEEPER_ROWS_INL_H_
#endif

#include <algorithm>

#include "core/kernels/kernels.h"
#include "core/kernels/simd/vector-inl.h"
#include "core/kernels/thread_pool.h"

HWY_BEFORE_NAMESPACE();
namespace rowkeeper {
namespace HWY_NAMESPACE {

inline void norm_row(const NormCall& call, std::size_t row) {
  const D d;
  const std::size_t n = call.width;
  const float* const x = call.x + row * call.ldx;
  float* const y = call.y + row * call.ldy;
  const V mean = hn::Set(d, row_sum(n, [&](std::size_t i) { return hn::LoadU(d, x + i); }) / static_cast<float>(n));
  const float variance = row_sum(n,
                                 [&](std::size_t i) {
                                   const V centred = hn::Sub(hn::LoadU(d, x + i), mean);
                                   return hn::Mul(centred, centred);
                                 }) /
                         static_cast<float>(n);
  const V scale = hn::Set(d, 1.0F / std::sqrt(variance + call.epsilon));
  for (std::size_t i = 0; i < n; i += kLanes) {
    const V normal = hn::Mul(hn::Sub(hn::LoadU(d, x + i), mean), scale);
    hn::StoreU(hn::MulAdd(normal, hn::LoadU(d, call.gain + i), hn::LoadU(d, call.bias + i)), d, y + i);
  }
}

inline void layer_norm(ThreadPool& pool, const NormCall& call) {
  // Eight rows are a few microseconds of work: below that, waking a thread costs more than it gives.
  constexpr std::size_t kRowsAtOnce = 8;
  const std::size_t items = (call.rows + kRowsAtOnce - 1) / kRowsAtOnce;
  pool.run(items, [&](std::size_t item, int) {
    const std::size_t end = std::min(call.rows, (item + 1) * kRowsAtOnce);
    for (std::size_t row = item * kRowsAtOnce; row < end; ++row) norm_row(call, row);
  });
}

// Scores to weights that still lack the division by their sum: attention divides once, at its end.
inline float softmax(float* s, std::size_t n, float scale) {
  const D d;
  const V lowest = hn::Set(d, -std::numeric_limits<float>::infinity());
  V top = lowest;
  for (std::size_t i = 0; i < n; i += kLanes) {
    const V value = hn::LoadU(d, s + i);
    top = hn::Max(top, i + kLanes <= n ? value : hn::IfThenElse(hn::FirstN(d, n - i), value, lowest));
  }
  const V max = hn::MaxOfLanes(d, top), by = hn::Set(d, scale);
  const float sum = row_sum(n, [&](std::size_t i) {
    const V e = exp(hn::Mul(hn::Sub(hn::LoadU(d, s + i), max), by));
    hn::StoreU(e, d, s + i);
    return e;
  });
  return 1.0F / sum;
}

// 0.5 x (1 + tanh u) = x / (1 + exp(-2u)), u = sqrt(2 / pi) (x + 0.044715 x^3): one exp and a division, no cancellation.
// exp's argument stops at 88, the last it takes: the quotient is as good as 0 there.
HWY_INLINE V gelu_tanh(V x) {
  const D d;
  const V minus_2u = hn::Mul(hn::Mul(hn::Set(d, -2.0F * 0.79788456F), x),
                             hn::MulAdd(hn::Mul(hn::Set(d, 0.044715F), x), x, hn::Set(d, 1.0F)));
  return hn::Div(x, hn::Add(hn::Set(d, 1.0F), exp(hn::Min(minus_2u, hn::Set(d, 88.0F)))));
}

// 0.5 x (1 + erf(x / sqrt 2)) through erfc(z) = t exp(-z^2 + P(t)), t = 1 / (1 + z / 2), z = |x| / sqrt 2; relative error of
// erfc below 1.2e-7. Source of P: the Chebyshev fit in Press et al., Numerical Recipes, section 6.2.
HWY_INLINE V gelu_erf(V x) {
  const D d;
  const V one = hn::Set(d, 1.0F), half = hn::Set(d, 0.5F);
  const V z = hn::Mul(hn::Abs(x), hn::Set(d, 0.70710678F));
  const V t = hn::Div(one, hn::MulAdd(half, z, one));
  V p = hn::Set(d, 0.17087277F);
  for (const float c : {-0.82215223F, 1.48851587F, -1.13520398F, 0.27886807F, -0.18628806F, 0.09678418F, 0.37409196F,
                        1.00002368F, -1.26551223F}) {
    p = hn::MulAdd(p, t, hn::Set(d, c));
  }
  const V erfc = hn::Mul(t, exp(hn::Sub(p, hn::Mul(z, z))));
  const V tail = hn::Mul(half, erfc);  // the normal distribution's weight beyond |x|
  return hn::Mul(x, hn::IfThenElse(hn::Lt(x, hn::Zero(d)), tail, hn::Sub(one, tail)));
}

inline void activate(float* x, std::size_t n, Activation activation) {
  const D d;
  const auto apply = [&](const auto& function) {
    for (std::size_t i = 0; i < n; i += kLanes) hn::StoreU(function(hn::LoadU(d, x + i)), d, x + i);
  };
  switch (activation) {
    case Activation::gelu_tanh:
      return apply([](V v) { return gelu_tanh(v); });
    case Activation::gelu_erf:
      return apply([](V v) { return gelu_erf(v); });
    case Activation::relu:
      return apply([](V v) { return hn::Max(v, hn::Zero(D())); });
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace rowkeeper
HWY_AFTER_NAMESPACE();

#endif
