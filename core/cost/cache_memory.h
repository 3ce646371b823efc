// What a cache costs in memory: for each row a key and a value in every block,
//
//   bytes per row = 2 x blocks x kv_width x bytes per number
//
// GPT-2 small in 16 bits: 2 x 12 x 768 x 2 = 36 KiB a row, 36 MiB for its window of 1,024. It grows with depth, with width and
// with every token; sharing keys and values between heads makes kv_width smaller, quantizing the bytes per number.
#pragma once

#include <cstdint>

#include "core/model/shape.h"

namespace rowkeeper {

enum class CacheFormat { f32, f16 };
int bytes_per_number(CacheFormat format);

// The factors apart, for who explains the product.
struct CacheRowFactors {
  int sides = 2;  // a key and a value
  int blocks = 0;
  int kv_width = 0;  // kv_heads x head_size: the model's width unless heads share keys and values
  int number_bytes = 0;

  std::int64_t numbers() const { return std::int64_t{sides} * blocks * kv_width; }
  std::int64_t bytes() const { return numbers() * number_bytes; }
};

CacheRowFactors cache_row_factors(const ModelShape& shape, CacheFormat format);
std::int64_t cache_bytes(const ModelShape& shape, CacheFormat format, int rows);

}  // namespace rowkeeper
