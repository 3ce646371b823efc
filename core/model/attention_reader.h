// Computes the attention weights that somebody asked to see, beside the pass and outside its seconds. Attention itself
// keeps none: it needs a few rows of them at a time.
#pragma once

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "core/backend/backend.h"
#include "core/base/error.h"
#include "core/base/index.h"
#include "core/model/attention_request.h"
#include "core/model/shape.h"

namespace rowkeeper {

class AttentionReader {
 public:
  // For a pass over `positions` tokens; the request is within the model and the pass. `threads` may read at once.
  AttentionReader(const ModelShape& shape, const AttentionRequest& request, std::size_t positions, int threads);

  // The weights of the rows that `call` is about to attend with, as far as they were asked for. Their keys are in the store, wherever
  // that lies; the queries are in this computer's memory. Errors: those of the store's memory.
  Result<void> read(BlockIndex block, const KvStore& store, const AttendRows& call, ThreadPool& pool);
  // All weights read: [row][block][head][position], only what was asked for; 0 behind a row's own position.
  std::vector<float> take_weights() { return std::move(weights_); }

 private:
  // One row of one head.
  struct Item {
    std::size_t row;
    std::size_t entry;  // the row's own
    std::size_t head;
    double* scores;  // room for a row
    std::span<float> key;
    float* weights;
  };
  void find_entries(const KvStore& store, std::size_t end);
  void weigh(const AttendRows& call, const Item& item) const;

  std::size_t from_row_, positions_;
  std::size_t first_block_, blocks_, first_head_, heads_;
  std::vector<float> weights_;
  std::vector<double> scores_;  // [thread][position]
  std::vector<float> keys_;     // [thread][head_size]
  std::vector<int> entries_;    // of each position in the store that is read; -1: the row is gone
  std::vector<int> sharing_;    // how many positions an entry stands for
};

}  // namespace rowkeeper
