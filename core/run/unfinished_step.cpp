#include "core/run/unfinished_step.h"

#include <algorithm>
#include <utility>

namespace rowkeeper {

void UnfinishedStep::add(PassRecord pass) {
  add_stretch(pass);
  if (sum_.rows == 0) {
    sum_ = std::move(pass);
    sum_.fingerprints.clear();
    return;
  }
  sum_.rows += pass.rows;
  sum_.seconds.embed += pass.seconds.embed;
  sum_.seconds.logits += pass.seconds.logits;
  for (std::size_t block = 0; block < pass.seconds.blocks.size(); ++block)
    sum_.seconds.blocks[block] += pass.seconds.blocks[block];
  sum_.weights_bytes_read += pass.weights_bytes_read;
  sum_.cache_bytes_read += pass.cache_bytes_read;
  sum_.multiply_adds += pass.multiply_adds;
  sum_.logits_fingerprints = std::move(pass.logits_fingerprints);
  sum_.attention = std::move(pass.attention);
}

void UnfinishedStep::add_stretch(PassRecord& pass) {
  if (stretches_.empty() || stretches_.back().first + stretches_.back().rows != pass.first) {
    PassRecord& stretch = stretches_.emplace_back();
    stretch.first = pass.first;
    stretch.rows = pass.rows;
    stretch.fingerprints = std::move(pass.fingerprints);
    return;
  }
  PassRecord& last = stretches_.back();
  last.fingerprints.insert(last.fingerprints.end(), pass.fingerprints.begin(), pass.fingerprints.end());
  last.rows += pass.rows;
}

void UnfinishedStep::forget_from(int row) {
  while (!stretches_.empty() && stretches_.back().first >= row) {
    sum_.rows -= stretches_.back().rows;
    stretches_.pop_back();
  }
  if (stretches_.empty()) return clear();
  PassRecord& last = stretches_.back();
  const int kept = std::min(last.rows, row - last.first);
  sum_.rows -= last.rows - kept;
  last.rows = kept;
  if (!last.fingerprints.empty()) {
    last.fingerprints.resize(static_cast<std::size_t>(kept) * static_cast<std::size_t>(blocks_));
  }
}

}  // namespace rowkeeper
