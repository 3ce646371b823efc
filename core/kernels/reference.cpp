#include "core/kernels/reference.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <vector>

#include "core/base/half.h"
#include "core/kernels/weight_code.h"

namespace rowkeeper::reference {

void multiply(std::size_t rows, std::size_t inputs, std::size_t outputs, const float* x, const float* w, const float* bias,
              float* y) {
  for (std::size_t r = 0; r < rows; ++r) {
    for (std::size_t n = 0; n < outputs; ++n) {
      float sum = 0;
      for (std::size_t k = 0; k < inputs; ++k) sum = std::fma(x[r * inputs + k], w[k * outputs + n], sum);
      y[r * outputs + n] = bias != nullptr ? sum + bias[n] : sum;
    }
  }
}

void multiply_codes(std::size_t rows, const PackedMatrix& w, const float* x, float* y) {
  for (std::size_t r = 0; r < rows; ++r, x += w.inputs, y += w.outputs) {
    std::fill_n(y, w.outputs, 0.0F);
    for (std::size_t g = 0; g < weight_groups(w.inputs); ++g) {
      const std::size_t begin = g * kWeightGroup, count = std::min(kWeightGroup, w.inputs - begin);
      float max = 0;
      for (std::size_t k = 0; k < count; ++k) max = std::max(max, std::fabs(x[begin + k]));
      const float by = max >= kSmallestCoded ? 127.0F / max : 0.0F;
      for (std::size_t n = 0; n < w.outputs; ++n) {
        const std::size_t column = n % w.panel_width;
        const std::byte* const group = w.panel(n / w.panel_width) + g * kWeightGroupBytes * w.panel_width;
        int sum = 0;
        for (std::size_t k = 0; k < count; ++k) {
          const auto code = static_cast<std::int8_t>(group[(k / 4 * w.panel_width + column) * 4 + k % 4]);
          sum += code * static_cast<int>(std::nearbyint(x[begin + k] * by));
        }
        const float scale = get_half(group + kWeightGroup * w.panel_width + 2 * column);
        y[n] = std::fma(static_cast<float>(sum), max / 127.0F * scale, y[n]);
      }
    }
    for (std::size_t n = 0; n < w.outputs && w.bias != nullptr; ++n) y[n] += w.bias[n];
  }
}

namespace {

void encode_group(const PackedMatrix& w, const float* panel, std::size_t group, std::byte* out) {
  const std::size_t begin = group * kWeightGroup, count = std::min(kWeightGroup, w.inputs - begin);
  for (std::size_t column = 0; column < w.panel_width; ++column) {
    const float* const first = panel + begin * w.panel_width + column;
    float max = 0, odd = 0;  // odd: 0, or NaN if one is not finite
    for (std::size_t k = 0; k < count; ++k) {
      const float weight = first[k * w.panel_width];
      max = std::max(max, std::fabs(weight));
      odd += 0 * weight;
    }
    const std::uint16_t scale = weight_scale(max + odd);
    const float wide = from_half(scale);
    put_half(out + kWeightGroup * w.panel_width + 2 * column, scale);
    for (std::size_t k = 0; k < count && wide > 0; ++k) {
      const float code =
          std::clamp(std::nearbyint(first[k * w.panel_width] / wide), -kLargestWeightCode, kLargestWeightCode);
      out[(k / 4 * w.panel_width + column) * 4 + k % 4] = static_cast<std::byte>(static_cast<std::int8_t>(code));
    }
  }
}

}  // namespace

void encode(const PackedMatrix& w, const float* panel, std::byte* out) {
  if (w.precision == Precision::f16) {
    for (std::size_t i = 0; i < w.inputs * w.panel_width; ++i) put_half(out + 2 * i, weight_half(panel[i]));
    return;
  }
  for (std::size_t group = 0; group < weight_groups(w.inputs); ++group)
    encode_group(w, panel, group, out + group * kWeightGroupBytes * w.panel_width);
}

float row_sum(const float* x, std::size_t n) {
  float part[16] = {};
  for (std::size_t i = 0; i < n; ++i) part[i % 16] += x[i];
  for (std::size_t half = 8; half > 0; half /= 2) {
    for (std::size_t j = 0; j < half; ++j) part[j] += part[j + half];
  }
  return part[0];
}

float exp(float x) {
  if (!(x >= -87.3F)) return 0;
  // Cephes' expf (S. Moshier): x = n ln 2 + r, ln 2 in two parts; a polynomial of r; 2^n as an exponent's bits.
  const float n = std::nearbyint(x * 1.44269504F);
  float r = std::fma(n, -0.693359375F, x);
  r = std::fma(n, 2.12194440e-4F, r);
  float p = 1.9875691500e-4F;
  for (const float c : {1.3981999507e-3F, 8.3334519073e-3F, 4.1665795894e-2F, 1.6666665459e-1F, 5.0000001201e-1F})
    p = std::fma(p, r, c);
  p = std::fma(p, r * r, r) + 1.0F;
  const std::int32_t bits = (static_cast<std::int32_t>(n) + 127) << 23;
  float power = 0;
  std::memcpy(&power, &bits, sizeof power);
  return p * power;
}

float softmax(float* s, std::size_t n, float scale) {
  const float max = *std::max_element(s, s + n);
  for (std::size_t i = 0; i < n; ++i) s[i] = exp((s[i] - max) * scale);
  return 1.0F / row_sum(s, n);
}

void attend(std::size_t row, std::size_t heads, std::size_t kv_heads, std::size_t head_size, float scale, const float* q,
            const float* keys, const float* values, const std::vector<bool>& seen, float* out) {
  const std::size_t kv_width = kv_heads * head_size;
  std::vector<float> s(row + 1);
  for (std::size_t h = 0; h < heads; ++h) {
    const std::size_t column = h / (heads / kv_heads) * head_size;
    for (std::size_t j = 0; j <= row; ++j) {
      s[j] = 0;
      for (std::size_t d = 0; d < head_size; ++d)
        s[j] = std::fma(q[h * head_size + d], keys[j * kv_width + column + d], s[j]);
      if (!seen[j]) s[j] = -std::numeric_limits<float>::infinity();
    }
    const float reciprocal = softmax(s.data(), s.size(), scale);
    for (std::size_t d = 0; d < head_size; ++d) {
      float sum = 0;
      for (std::size_t j = 0; j <= row; ++j) {
        if (seen[j]) sum = std::fma(s[j], values[j * kv_width + column + d], sum);
      }
      out[h * head_size + d] = sum * reciprocal;
    }
  }
}

void layer_norm(std::size_t width, const float* x, const float* gain, const float* bias, float epsilon, float* y) {
  const float mean = row_sum(x, width) / static_cast<float>(width);
  std::vector<float> squares(width);
  for (std::size_t i = 0; i < width; ++i) squares[i] = (x[i] - mean) * (x[i] - mean);
  const float scale = 1.0F / std::sqrt(row_sum(squares.data(), width) / static_cast<float>(width) + epsilon);
  for (std::size_t i = 0; i < width; ++i) y[i] = std::fma((x[i] - mean) * scale, gain[i], bias[i]);
}

namespace {

// x / (1 + e^-2u), u = sqrt(2 / pi) (x + 0.044715 x^3): x/2 (1 + tanh u) without a tanh. Hendrycks and Gimpel, arXiv:1606.08415.
float gelu_tanh(float x) {
  const float minus_2u = (-2.0F * 0.79788456F) * x * std::fma(0.044715F * x, x, 1.0F);
  return x / (1.0F + exp(std::min(minus_2u, 88.0F)));
}

// x times the normal distribution up to x. erfc by the Chebyshev fit in Press et al., Numerical Recipes, section 6.2.
float gelu_erf(float x) {
  const float z = std::fabs(x) * 0.70710678F;
  const float t = 1.0F / std::fma(0.5F, z, 1.0F);
  float p = 0.17087277F;
  for (const float c : {-0.82215223F, 1.48851587F, -1.13520398F, 0.27886807F, -0.18628806F, 0.09678418F, 0.37409196F,
                        1.00002368F, -1.26551223F}) {
    p = std::fma(p, t, c);
  }
  const float tail = 0.5F * (t * exp(p - z * z));
  return x * (x < 0 ? tail : 1.0F - tail);
}

}  // namespace

float activate(float x, Activation activation) {
  switch (activation) {
    case Activation::gelu_tanh:
      return gelu_tanh(x);
    case Activation::gelu_erf:
      return gelu_erf(x);
    case Activation::relu:
      return std::max(x, 0.0F);
  }
  return std::numeric_limits<float>::quiet_NaN();
}

}  // namespace rowkeeper::reference
