#include "bundled_race.h"

#include <cstdlib>
#include <map>
#include <memory>
#include <tuple>
#include <utility>
#include <vector>

#include "core/hub/model_source.h"
#include "core/model/model.h"
#include "core/run/race.h"
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

const Model& model_of(const LaneRequest& request) {
  static std::map<std::tuple<BackendKind, int, Precision>, std::unique_ptr<Model>> models;
  std::unique_ptr<Model>& model = models[{request.backend, request.threads, request.weights}];
  if (!model) {
    LoadOptions options;
    options.backend = request.backend;
    options.precision = request.weights;
    options.threads = request.threads;
    model = std::make_unique<Model>(std::move(*Model::load(**source().open(), options)));
  }
  return *model;
}

Run start_lane(RunModel& lane, const LaneRequest& request, const std::vector<TokenId>& prompt) {
  const Model& model = model_of(request);
  Recording recording;
  recording.model = {.name = "bundled",
                     .shape = model.shape(),
                     .backend = model.backend(),
                     .precision = model.precision(),
                     .simd = model.simd(),
                     .threads = model.threads(),
                     .weights_bytes = model.weights_bytes(),
                     .weights_bytes_read = model.weights_bytes_read()};
  recording.cache = request.cache;
  for (const TokenId id : prompt) recording.prompt.push_back({id, tokenizer().bytes(id)});
  lane.start(recording);
  RunOptions options;
  options.cache = request.cache;
  options.candidates = 2;
  options.tokenizer = &tokenizer();
  return std::move(*Run::create(model, prompt, options));
}

}  // namespace

void run_race(RaceModel& model, const BundledRace& request) {
  RaceStatus status{.phase = RaceStatus::Phase::paused,
                    .request = {request.prompt, {}, request.tokens, request.a, request.b}};
  model.set_status(status);
  const std::vector<TokenId> prompt = tokenizer().encode(request.prompt)->ids;
  Run a = start_lane(model.lane(Lane::a), request.a, prompt), b = start_lane(model.lane(Lane::b), request.b, prompt);
  Race race = std::move(*Race::create(std::move(a), std::move(b), request.tokens));
  for (int i = 0; i < request.steps && !race.finished(); ++i) {
    std::vector<RecordedRow> rows;
    const Result<RaceStep> step =
        race.step({}, {}, [&](const KvStore& store, const StepRecord& record) { rows = read_changed_rows(store, record); });
    model.lane(step->lane).append({RecordedStep{step->record, std::move(rows)}});
  }
  model.set_comparison(race.comparison());
  if (race.finished()) status.phase = RaceStatus::Phase::finished;
  model.set_status(status);
}

}  // namespace rowkeeper::views
