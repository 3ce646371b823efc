#include "bundled_run.h"

#include <cstdlib>
#include <utility>

#include "core/hub/model_source.h"
#include "core/model/model.h"
#include "core/run/run.h"
#include "core/tokenizer/tokenizer.h"

namespace rowkeeper::views {

namespace {

const ModelSource& source() {
  static const ModelSource bundled = [] {
    setenv("ROWKEEPER_ASSETS", ROWKEEPER_ASSETS, 1);
    return *find_model("bundled", ModelUse::whole);
  }();
  return bundled;
}

const Tokenizer& tokenizer() {
  static const Tokenizer bundled = std::move(*Tokenizer::load(source().tokenizer_folder));
  return bundled;
}

const Model& model() {
  static const Model bundled = std::move(*Model::load(**source().open(), {}));
  return bundled;
}

}  // namespace

Recording bundled_recording(const BundledRun& request) {
  Recording recording;
  recording.model = {.name = "bundled",
                     .shape = model().shape(),
                     .backend = model().backend(),
                     .precision = model().precision(),
                     .simd = model().simd(),
                     .threads = model().threads(),
                     .weights_bytes = model().weights_bytes(),
                     .weights_bytes_read = model().weights_bytes_read()};
  const Encoding encoding = *tokenizer().encode(request.prompt);
  for (const TokenId id : encoding.ids) recording.prompt.push_back({id, tokenizer().bytes(id)});
  recording.cache = request.cache;
  return recording;
}

std::vector<RunEvent> bundled_events(const BundledRun& request) {
  RunOptions options;
  options.cache = request.cache;
  options.candidates = 5;
  options.tokenizer = &tokenizer();
  Run run = std::move(*Run::create(model(), tokenizer().encode(request.prompt)->ids, options));
  std::vector<RunEvent> events;
  for (int step = 0; step < request.steps; ++step) {
    if (const auto change = request.switches.find(step); change != request.switches.end()) {
      run.set_cache(change->second);
      events.emplace_back(RecordedSwitch{change->second});
    }
    RecordedStep recorded;
    recorded.record = *run.step(
        {}, {}, [&](const KvStore& store, const StepRecord& record) { recorded.rows = read_changed_rows(store, record); });
    events.emplace_back(std::move(recorded));
  }
  return events;
}

}  // namespace rowkeeper::views
