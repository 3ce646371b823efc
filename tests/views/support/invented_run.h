// A run made of invented numbers, for tests of views: no model, any shape, any length.
#pragma once

#include <string>
#include <vector>

#include "core/run/recording.h"

namespace rowkeeper::views {

struct InventedShape {
  int blocks = 4;
  int heads = 4;
  int kv_heads = 4;
  int head_size = 64;
  int positions = 1024;
};

// GPT-2's smallest real size.
inline constexpr InventedShape kGpt2Shape{.blocks = 12, .heads = 12, .kv_heads = 12};

class InventedRun {
 public:
  explicit InventedRun(const InventedShape& shape, int prompt_tokens, bool cache = true);

  const Recording& recording() const { return recording_; }  // before its first event
  int tokens() const { return tokens_; }
  // The next step, as the engine would report it: prefill, decode, or every row with the cache off.
  RunEvent step();
  std::vector<RunEvent> steps(int count);
  RunEvent set_cache(bool on);
  RunEvent replace_token(int row);
  // From now on steps report their newest row's attention. It falls with the distance, so that its numbers are known.
  void set_attention(bool wanted) { attention_ = wanted; }
  // The next step that computes this row finds other bits in this block.
  void spoil(int row, int block);

  // Deterministic: the same for the same row, block, side and number. The first row's are far larger, as GPT-2's are.
  static float number(int row, int block, bool value, int number);
  static std::string token_bytes(int row);

 private:
  std::shared_ptr<const RowNumbers> numbers(int row) const;
  void report_attention(StepRecord& record) const;

  Recording recording_;
  int tokens_;
  bool cache_;
  int kept_ = 0;
  int steps_ = 0;
  bool attention_ = false;
  std::vector<int> computed_;  // times, [row]
  int spoiled_row_ = -1, spoiled_block_ = 0;
};

}  // namespace rowkeeper::views
