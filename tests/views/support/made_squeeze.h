// Results of squeezing that nobody measured, for tests of what views make of them.
#pragma once

#include "views/run/squeeze_model.h"

namespace rowkeeper::views {

inline constexpr int kMadeTexts = 10;

inline SqueezeBasis made_basis(bool asked = true) {
  SqueezeBasis basis;
  basis.ready = true;
  basis.asked = asked;
  basis.row_bytes = 8192;
  for (int text = 0; text < kMadeTexts; ++text) {
    SqueezeText& to = basis.texts.emplace_back();
    to.rows = 100;
    if (!asked) continue;
    to.question = "Which animals does Rafa keep?";
    to.answer = "Rafa keeps seven sheep.";
    to.evidence = "Rafa keeps seven sheep.";
  }
  for (int way = 0; way < kSqueezeWays; ++way) basis.ways[static_cast<std::size_t>(way)].row_bytes = 2048;
  return basis;
}

// The evidence is in rows 31 to 36; `held` of them were left.
inline SqueezeItem made_item(bool right, int held = 6) {
  SqueezeItem item;
  item.found.positions = 8;
  item.found.divergence_sum = right ? 0.08 : 32.8;
  item.found.top1_same = right ? 8 : 3;
  item.found.text = right ? "Rafa keeps seven sheep." : "Rafa keeps three rabbits.";
  item.found.right = right;
  if (!right) item.found.first_difference = 2;
  item.found.cache_bytes = 256 * 1024;
  item.found.evidence_begin = RowIndex(31);
  item.found.evidence_end = RowIndex(37);
  item.found.evidence_held = held;
  item.exact_text = "Rafa keeps seven sheep.";
  item.exact_right = true;
  item.exact_bytes = 1024 * 1024;
  return item;
}

inline FidelityReport made_report(const std::vector<SqueezeItem>& items, double share) {
  FidelityReport report;
  report.bytes_per_row = 2048;
  report.memory_share = share;
  report.texts = report.questions = static_cast<int>(items.size());
  for (const SqueezeItem& item : items) {
    report.answers_right += item.found.right;
    report.answers_right_exact += item.exact_right;
    report.kl_mean += item.found.divergence_sum / (item.found.positions * static_cast<double>(items.size()));
    report.top1_agreement +=
        static_cast<double>(item.found.top1_same) / (item.found.positions * static_cast<double>(items.size()));
  }
  return report;
}

// Text t is right for t < right.
inline void answer_all(SqueezeModel& squeeze, int way, int right, double share) {
  std::vector<SqueezeItem> items;
  for (int text = 0; text < squeeze.texts(); ++text) {
    items.push_back(made_item(text < right, text < right ? 6 : 0));
    squeeze.add_item(way, items.back(), made_report(items, share));
  }
}

// Twelve rows, or more, of a model with two blocks: 0 to 2 are thrown away, 3 to 6 are one, the others are held; the evidence is in 2 to 4.
inline SqueezedRows made_rows(int way, int text, int count = 12) {
  SqueezedRows rows;
  rows.way = way;
  rows.text = text;
  rows.shape.blocks = 2;
  rows.shape.heads = rows.shape.kv_heads = 2;
  rows.shape.head_size = 8;
  rows.shape.positions = 1024;
  std::shared_ptr<RowNumbers> shared;
  for (int row = 0; row < count; ++row) {
    SqueezedRow& to = rows.rows.emplace_back();
    to.token = {TokenId(row), " sheep"};
    if (row < 3) continue;
    to.entry = row < 7 ? 0 : row - 6;
    if (row == 3 || row > 6) {
      shared = std::make_shared<RowNumbers>(2, 16);
      for (int block = 0; block < 2; ++block) {
        for (float& number : shared->key(BlockIndex(block))) number = static_cast<float>(row);
        for (float& number : shared->value(BlockIndex(block))) number = -1;
      }
    }
    to.numbers = shared;
  }
  rows.evidence_begin = RowIndex(2);
  rows.evidence_end = RowIndex(5);
  rows.bytes = 6 * 2048;
  rows.exact_bytes = 12 * 2048;
  return rows;
}

}  // namespace rowkeeper::views
