// Every kernel in the plainest loops: what the fast ones mean. Plain arrays, one thread, one number at a time, the same
// order of every sum; so on a target with fma the fast kernels must give these bits exactly, and tests demand it.
#pragma once

#include <cstddef>
#include <vector>

#include "core/kernels/kernels.h"
#include "core/model/shape.h"

namespace rowkeeper::reference {

// y[rows][outputs] = x[rows][inputs] w[inputs][outputs] + bias[outputs] (or none).
void multiply(std::size_t rows, std::size_t inputs, std::size_t outputs, const float* x, const float* w, const float* bias,
              float* y);

// y[rows][outputs] = x[rows][inputs] w + bias, w in codes (Precision::q8); x, inputs floats a row, is written in codes too.
void multiply_codes(std::size_t rows, const PackedMatrix& w, const float* x, float* y);

// A panel, [inputs][w.panel_width] floats, into f16 or q8. `out`: w.panel_bytes(), zeros so far.
void encode(const PackedMatrix& w, const float* panel, std::byte* out);

// out[heads * head_size] = attention of one row's query over those of rows 0 .. row that it sees; keys and values as
// [row][kv_heads * head_size].
void attend(std::size_t row, std::size_t heads, std::size_t kv_heads, std::size_t head_size, float scale, const float* q,
            const float* keys, const float* values, const std::vector<bool>& seen, float* out);

void layer_norm(std::size_t width, const float* x, const float* gain, const float* bias, float epsilon, float* y);

// s becomes exp(scale * (s - max)); returns 1 / sum.
float softmax(float* s, std::size_t n, float scale);

float activate(float x, Activation activation);

float exp(float x);

// Sum of n numbers by 16 partial sums and a tree.
float row_sum(const float* x, std::size_t n);

}  // namespace rowkeeper::reference
