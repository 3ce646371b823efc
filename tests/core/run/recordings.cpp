#include "recordings.h"

#include <fstream>
#include <iterator>
#include <utility>

#include "../support/temp_folder.h"
#include "core/base/gzip.h"
#include "core/run/recording_file.h"
#include "run_models.h"

namespace rowkeeper {

namespace {

// Without a tokenizer: half a character, a zero byte, nothing, text with what JSON and CSV escape.
std::string bytes_for(TokenId token) {
  const std::string samples[] = {"\xE2\x82", std::string("a\0b", 3), "", " \"x\",\n\\"};
  return samples[static_cast<std::size_t>(token.value()) % std::size(samples)];
}

}  // namespace

Recorder::Recorder(const Model& model, std::vector<TokenId> prompt, const RunOptions& options)
    : run_(make_run(model, std::move(prompt), options)) {
  recording_.model = {.name = "tests/тест",
                      .shape = model.shape(),
                      .backend = model.backend(),
                      .precision = model.precision(),
                      .simd = model.simd(),
                      .threads = model.threads(),
                      .weights_bytes = model.weights_bytes(),
                      .weights_bytes_read = model.weights_bytes_read()};
  for (const TokenId token : run_.tokens()) recording_.prompt.push_back({token, bytes_for(token)});
  recording_.cache = options.cache;
  recording_.sampling = options.sampling;
}

void Recorder::steps(int count) {
  for (int i = 0; i < count; ++i) {
    RecordedStep step;
    const auto observe = [&](const KvStore& store, const StepRecord& record) {
      step.rows = read_changed_rows(store, record);
    };
    step.record = run_.step({}, {}, observe).value();
    step.record.bytes = bytes_for(step.record.token);
    recording_.events.emplace_back(std::move(step));
  }
}

void Recorder::edit(int row, TokenId token) {
  EXPECT_TRUE(run_.truncate_tokens(row + 1));
  EXPECT_TRUE(run_.replace_token(RowIndex(row), token));
  recording_.events.emplace_back(RecordedEdit{RowIndex(row), {token, bytes_for(token)}, row + 1});
}

void Recorder::set_cache(bool on) {
  run_.set_cache(on);
  recording_.events.emplace_back(RecordedSwitch{on});
}

const Recording& eventful_recording() {
  static const Recording recording = [] {
    const Model& model = tiny_model(1, 16);
    Recorder recorder(model, random_tokens(model, 5, 1),
                      {.sampling = {.greedy = false, .temperature = 0.8, .top_k = 7, .top_p = 0.9, .seed = ~0ULL},
                       .at_limit = AtLimit::slide,
                       .candidates = 3});
    recorder.steps(3);
    recorder.set_cache(false);
    recorder.steps(2);
    recorder.set_cache(true);
    recorder.steps(1);
    recorder.edit(3, TokenId(210));
    recorder.steps(16);
    return recorder.recording();
  }();
  return recording;
}

std::string file_bytes(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string json_of(const Recording& recording) {
  const TempFolder folder;
  EXPECT_TRUE(save_recording(recording, folder / "a.rowkeeper"));
  const std::string bytes = file_bytes(folder / "a.rowkeeper");
  return gunzip(std::as_bytes(std::span(bytes)), kMostRecordingBytes).value();
}

}  // namespace rowkeeper
