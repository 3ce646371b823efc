#include "core/run/on_demand.h"

#include <memory>
#include <string>
#include <utility>

#include "core/base/memory_guard.h"

namespace rowkeeper {

namespace {

struct Answer {
  PassRecord record;
  std::vector<float> logits;  // of the last row
};

Result<Answer> fresh_pass(const Model& model, std::span<const TokenId> tokens, const PassOptions& options) {
  Result<std::unique_ptr<KvStore>> store = model.make_store();
  if (!store) return tl::unexpected(store.error());
  std::vector<float> logits(static_cast<std::size_t>(model.shape().vocabulary));
  Result<PassRecord> record = model.pass(tokens, **store, logits, options);
  if (!record) return tl::unexpected(record.error());
  return Answer{*std::move(record), std::move(logits)};
}

}  // namespace

Result<std::vector<Candidate>> candidates_at(const Model& model, std::span<const TokenId> tokens, RowIndex row, int count,
                                             const StopToken& stop) {
  if (row.value() < 1 || static_cast<std::size_t>(row.value()) > tokens.size()) {
    return fail(ErrorCode::row_out_of_range, std::to_string(row.value()), std::to_string(tokens.size()));
  }
  if (count < 0) return fail(ErrorCode::option_out_of_range, "candidates", std::to_string(count), ">= 0");
  return guard_memory("candidates", 0, [&]() -> Result<std::vector<Candidate>> {
    PassOptions options;
    options.fingerprints = false;
    options.stop = stop;
    const Result<Answer> answer = fresh_pass(model, tokens.first(static_cast<std::size_t>(row.value())), options);
    if (!answer) return tl::unexpected(answer.error());
    return top_candidates(answer->logits, count);
  });
}

Result<std::vector<float>> attention_triangle(const Model& model, std::span<const TokenId> tokens, BlockIndex block,
                                              HeadIndex head, const StopToken& stop,
                                              const std::function<void(int done, int total)>& progress) {
  return guard_memory("attention weights", tokens.size() * tokens.size() * sizeof(float),
                      [&]() -> Result<std::vector<float>> {
                        PassOptions options;
                        options.fingerprints = false;
                        options.chunk_rows = 128;  // short enough to show progress
                        options.stop = stop;
                        options.progress = progress;
                        options.attention = AttentionRequest{0, block, head};
                        Result<Answer> answer = fresh_pass(model, tokens, options);
                        if (!answer) return tl::unexpected(answer.error());
                        return std::move(answer->record.attention);
                      });
}

}  // namespace rowkeeper
