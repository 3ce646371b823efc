// A run together with the record of what it does: what the engine thread plays.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "app/desktop/engine/loaded_model.h"
#include "core/run/run.h"
#include "views/run/run_commands.h"
#include "views/run/run_status.h"

namespace rowkeeper::app {

class LiveRun {
 public:
  // Errors: those of reading the prompt and of Run::create.
  static Result<LiveRun> create(std::shared_ptr<const LoadedModel> model, const views::RunRequest& request,
                                const StopToken& stop);

  Recording beginning() const;  // the recording before its first event
  Result<void> step(const StopToken& stop, const std::function<void(int, int)>& progress);
  void set_cache(bool on);
  // Another token at a row. What was generated below it followed from the old one and goes.
  Result<void> replace_token(int row, TokenId token);
  // The first token of a text.
  Result<void> replace_text(int row, const std::string& text);
  void set_tokens(int tokens) { tokens_ = tokens; }
  void set_attention(bool wanted) { run_.set_attention(wanted); }

  std::optional<views::FinishReason> finished() const;
  std::vector<RunEvent> take_events() { return std::exchange(events_, {}); }
  bool has_events() const { return !events_.empty(); }
  int rows_missing() const;  // what the next step computes
  double last_seconds() const { return last_seconds_; }
  const Run& run() const { return run_; }
  const LoadedModel& model() const { return *model_; }

 private:
  LiveRun(std::shared_ptr<const LoadedModel> model, Run run, const views::RunRequest& request);
  std::shared_ptr<const LoadedModel> model_;  // outlives the run
  Run run_;
  std::vector<RecordedToken> prompt_;
  SamplerOptions sampling_;
  int tokens_;
  int generated_ = 0;  // slides may have cut some of them off
  bool cache_at_start_;
  double last_seconds_ = 0;
  std::vector<RunEvent> events_;
};

}  // namespace rowkeeper::app
