// What one forward pass reports.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace rowkeeper {

// Seconds of compute; hashing, recording and painting are not in it.
struct BlockSeconds {
  double norms = 0;  // both layer norms
  double project_qkv = 0;
  double append = 0;  // keys and values into the store
  double attend = 0;
  double project_out = 0;  // and the residual sum
  double mlp = 0;          // both products, the activation, the residual sum
  BlockSeconds& operator+=(const BlockSeconds& more);
};

struct PassSeconds {
  double embed = 0;
  std::vector<BlockSeconds> blocks;
  double logits = 0;  // the last norm and the head
  BlockSeconds sum_of_blocks() const;
  double total() const;
};

// 64-bit XXH3 (seed 0) of a row's keys and values in one block: little-endian float32 as computed, heads in order.
struct RowFingerprint {
  std::uint64_t key = 0;
  std::uint64_t value = 0;
  bool operator==(const RowFingerprint&) const = default;
};

struct PassRecord {
  int first = 0;  // position of the first row computed
  int rows = 0;   // rows computed
  PassSeconds seconds;
  std::size_t weights_bytes_read = 0;
  std::size_t cache_bytes_read = 0;
  double multiply_adds = 0;
  std::vector<RowFingerprint> fingerprints;        // [row - first][block]; empty if switched off
  std::vector<std::uint64_t> logits_fingerprints;  // one for each row of logits asked for; empty if switched off
  // [row - first row asked for][block][head][position], positions up to the last row's: each row's sum to 1, those behind
  // the row are 0. Of the blocks and heads asked for; empty if nobody asked.
  std::vector<float> attention;
};

}  // namespace rowkeeper
