// What is saved comes back.
#include "core/run/recording_file.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

#include "../support/error_text.h"
#include "../support/temp_folder.h"
#include "core/tokenizer/tokenizer.h"
#include "recordings.h"
#include "run_models.h"

namespace rowkeeper {
namespace {

Recording saved_and_loaded(const Recording& recording) {
  const TempFolder folder;
  const Result<void> saved = save_recording(recording, folder / "a.rowkeeper");
  EXPECT_TRUE(saved) << text_of(saved);
  const Result<Recording> loaded = load_recording(folder / "a.rowkeeper");
  EXPECT_TRUE(loaded) << text_of(loaded);
  return loaded.value();
}

void expect_same_seconds(const PassSeconds& a, const PassSeconds& b) {
  EXPECT_EQ(a.embed, b.embed);
  EXPECT_EQ(a.logits, b.logits);
  ASSERT_EQ(a.blocks.size(), b.blocks.size());
  for (std::size_t block = 0; block < a.blocks.size(); ++block) {
    EXPECT_EQ(a.blocks[block].norms, b.blocks[block].norms);
    EXPECT_EQ(a.blocks[block].project_qkv, b.blocks[block].project_qkv);
    EXPECT_EQ(a.blocks[block].append, b.blocks[block].append);
    EXPECT_EQ(a.blocks[block].attend, b.blocks[block].attend);
    EXPECT_EQ(a.blocks[block].project_out, b.blocks[block].project_out);
    EXPECT_EQ(a.blocks[block].mlp, b.blocks[block].mlp);
  }
}

void expect_same_record(const StepRecord& a, const StepRecord& b) {
  EXPECT_EQ(a.index, b.index);
  EXPECT_EQ(a.token, b.token);
  EXPECT_EQ(a.bytes, b.bytes);
  EXPECT_EQ(a.position, b.position);
  EXPECT_EQ(a.cache, b.cache);
  EXPECT_EQ(a.slid, b.slid);
  EXPECT_EQ(a.first, b.first);
  EXPECT_EQ(a.rows_computed, b.rows_computed);
  EXPECT_EQ(a.rows_reused, b.rows_reused);
  EXPECT_EQ(a.rows_rebuilt, b.rows_rebuilt);
  EXPECT_EQ(a.rows_rebuilt_identical, b.rows_rebuilt_identical);
  EXPECT_EQ(a.cache_rows, b.cache_rows);
  EXPECT_EQ(a.cache_bytes, b.cache_bytes);
  EXPECT_EQ(a.cache_bytes_allocated, b.cache_bytes_allocated);
  EXPECT_EQ(a.transient_bytes, b.transient_bytes);
  expect_same_seconds(a.phases, b.phases);
  EXPECT_EQ(a.sample_seconds, b.sample_seconds);
  EXPECT_EQ(a.weights_bytes_read, b.weights_bytes_read);
  EXPECT_EQ(a.cache_bytes_read, b.cache_bytes_read);
  EXPECT_EQ(a.multiply_adds, b.multiply_adds);
  EXPECT_TRUE(std::ranges::equal(a.candidates, b.candidates, [](const Candidate& x, const Candidate& y) {
    return x.token == y.token && x.probability == y.probability && x.logit == y.logit;
  }));
  EXPECT_EQ(a.logits_fingerprint, b.logits_fingerprint);
  EXPECT_TRUE(std::ranges::equal(a.changes, b.changes, [](const FingerprintChange& x, const FingerprintChange& y) {
    return x.row == y.row && x.block == y.block && x.fingerprint == y.fingerprint;
  }));
}

// `narrow` is scale x a whole number from -127 to 127, within half a scale.
void expect_narrowed(std::span<const float> exact, std::span<const float> narrow) {
  ASSERT_EQ(exact.size(), narrow.size());
  float most = 0;
  for (const float x : exact) most = std::max(most, std::abs(x));
  const double scale = most / 127;
  for (std::size_t i = 0; i < exact.size(); ++i) {
    EXPECT_LE(std::abs(double(exact[i]) - narrow[i]), scale / 2 * (1 + 1e-5));
    const double q = narrow[i] / scale;
    EXPECT_NEAR(q, std::round(q), 1e-4);
  }
}

void expect_same_rows(const std::vector<RecordedRow>& exact, const std::vector<RecordedRow>& narrow) {
  ASSERT_EQ(exact.size(), narrow.size());
  for (std::size_t row = 0; row < exact.size(); ++row) {
    EXPECT_EQ(exact[row].row, narrow[row].row);
    for (int block = 0; block < exact[row].numbers->blocks(); ++block) {
      expect_narrowed(exact[row].numbers->key(BlockIndex(block)), narrow[row].numbers->key(BlockIndex(block)));
      expect_narrowed(exact[row].numbers->value(BlockIndex(block)), narrow[row].numbers->value(BlockIndex(block)));
    }
  }
}

void expect_same_event(const RunEvent& a, const RunEvent& b) {
  ASSERT_EQ(a.index(), b.index());
  if (const auto* step = std::get_if<RecordedStep>(&a)) {
    expect_same_record(step->record, std::get<RecordedStep>(b).record);
    expect_same_rows(step->rows, std::get<RecordedStep>(b).rows);
  } else if (const auto* edit = std::get_if<RecordedEdit>(&a)) {
    EXPECT_EQ(edit->row, std::get<RecordedEdit>(b).row);
    EXPECT_EQ(edit->token.id, std::get<RecordedEdit>(b).token.id);
    EXPECT_EQ(edit->token.bytes, std::get<RecordedEdit>(b).token.bytes);
    EXPECT_EQ(edit->tokens, std::get<RecordedEdit>(b).tokens);
  } else {
    EXPECT_EQ(std::get<RecordedSwitch>(a).cache, std::get<RecordedSwitch>(b).cache);
  }
}

TEST(RecordingFile, EveryFieldComesBack) {
  const Recording& live = eventful_recording();
  const Recording loaded = saved_and_loaded(live);
  EXPECT_EQ(loaded.model.name, live.model.name);
  EXPECT_EQ(loaded.model.shape, live.model.shape);
  EXPECT_EQ(loaded.model.backend, live.model.backend);
  EXPECT_EQ(loaded.model.precision, live.model.precision);
  EXPECT_EQ(loaded.model.simd, live.model.simd);
  EXPECT_EQ(loaded.model.threads, live.model.threads);
  EXPECT_EQ(loaded.model.weights_bytes, live.model.weights_bytes);
  EXPECT_EQ(loaded.model.weights_bytes_read, live.model.weights_bytes_read);
  ASSERT_EQ(loaded.prompt.size(), live.prompt.size());
  for (std::size_t i = 0; i < live.prompt.size(); ++i) {
    EXPECT_EQ(loaded.prompt[i].id, live.prompt[i].id);
    EXPECT_EQ(loaded.prompt[i].bytes, live.prompt[i].bytes);
  }
  EXPECT_EQ(loaded.cache, live.cache);
  EXPECT_EQ(loaded.sampling, live.sampling);
  EXPECT_TRUE(live.numbers_exact);
  EXPECT_FALSE(loaded.numbers_exact);
  ASSERT_EQ(loaded.events.size(), live.events.size());
  for (std::size_t i = 0; i < live.events.size(); ++i) {
    SCOPED_TRACE(testing::Message() << "event " << i);
    expect_same_event(live.events[i], loaded.events[i]);
  }
}

// The test above is only worth what its recording has in it.
TEST(RecordingFile, TheRecordingIsEventful) {
  bool slid = false, uncached = false, rebuilt = false, candidates = false, odd_bytes = false;
  std::size_t rows = 0;
  for (const RunEvent& event : eventful_recording().events) {
    const auto* step = std::get_if<RecordedStep>(&event);
    if (step == nullptr) continue;
    slid |= step->record.slid;
    uncached |= !step->record.cache && step->record.transient_bytes > 0;
    rebuilt |= step->record.rows_rebuilt > 0 && step->record.rows_rebuilt_identical == step->record.rows_rebuilt;
    candidates |= step->record.candidates.size() == 3;
    odd_bytes |= step->record.bytes == "\xE2\x82";
    rows += step->rows.size();
  }
  EXPECT_TRUE(slid && uncached && rebuilt && candidates && odd_bytes);
  EXPECT_GT(rows, 16U);
}

TEST(RecordingFile, HowTheWeightsWereKeptComesBack) {
  Recording recording = eventful_recording();
  for (const Precision weights : {Precision::f32, Precision::f16, Precision::q8}) {
    recording.model.precision = weights;
    EXPECT_EQ(saved_and_loaded(recording).model.precision, weights);
  }
}

TEST(RecordingFile, ARunThatBeganUncachedWithoutFingerprints) {
  Recorder recorder(tiny_model(), random_tokens(tiny_model(), 4, 2), {.cache = false, .fingerprints = false});
  recorder.steps(2);
  const Recording loaded = saved_and_loaded(recorder.recording());
  EXPECT_FALSE(loaded.cache);
  ASSERT_EQ(loaded.events.size(), 2U);
  expect_same_event(recorder.recording().events[1], loaded.events[1]);
}

TEST(RecordingFile, WhatWasLoadedCanBeSavedAgain) {
  const Recording once = saved_and_loaded(eventful_recording());
  const Recording twice = saved_and_loaded(once);
  ASSERT_EQ(twice.events.size(), once.events.size());
  for (std::size_t i = 0; i < once.events.size(); ++i) expect_same_event(once.events[i], twice.events[i]);
}

TEST(RecordingFile, ExtremeNumbersStayFinite) {
  auto recording = eventful_recording();
  auto& step = std::get<RecordedStep>(recording.events[0]);
  const ModelShape& shape = recording.model.shape;
  RowNumbers numbers(shape.blocks, shape.kv_width());
  const float most = std::numeric_limits<float>::max();
  numbers.key(BlockIndex(0))[0] = -most;
  numbers.key(BlockIndex(0))[1] = most;
  numbers.value(BlockIndex(0))[0] = std::numeric_limits<float>::infinity();
  numbers.value(BlockIndex(0))[1] = std::numeric_limits<float>::quiet_NaN();
  numbers.value(BlockIndex(0))[2] = 1;
  numbers.key(BlockIndex(1))[0] = std::numeric_limits<float>::denorm_min();
  numbers.key(BlockIndex(2))[0] = 190 * std::numeric_limits<float>::denorm_min();
  step.rows[0].numbers = std::make_shared<const RowNumbers>(numbers);
  const Recording loaded = saved_and_loaded(recording);
  const RowNumbers& back = *std::get<RecordedStep>(loaded.events[0]).rows[0].numbers;
  EXPECT_FLOAT_EQ(back.key(BlockIndex(0))[0], -most);
  EXPECT_FLOAT_EQ(back.key(BlockIndex(0))[1], most);
  EXPECT_EQ(back.value(BlockIndex(0))[0], 0);
  EXPECT_EQ(back.value(BlockIndex(0))[1], 0);
  EXPECT_FLOAT_EQ(back.value(BlockIndex(0))[2], 1);
  EXPECT_EQ(back.value(BlockIndex(2))[0], 0);
  for (int block = 0; block < shape.blocks; ++block) {
    for (const float x : back.key(BlockIndex(block))) EXPECT_TRUE(std::isfinite(x));
  }
}

TEST(RecordingFile, ANameThatIsNoUtf8IsMended) {
  Recording recording = eventful_recording();
  recording.model.name = "a\xFFz";
  EXPECT_EQ(saved_and_loaded(recording).model.name, "a\xEF\xBF\xBDz");
}

TEST(RecordingFile, TwoHundredTokensOfTheBundledModelAreSmall) {
  const Tokenizer tokenizer = Tokenizer::load(ROWKEEPER_ASSETS "/models/rowkeeper-tiny").value();
  const std::string prompt = file_bytes(ROWKEEPER_ASSETS "/prompts/village.txt");
  Recorder recorder(bundled_model(), tokenizer.encode(prompt).value().ids, {.candidates = 10, .tokenizer = &tokenizer});
  recorder.steps(200);
  const TempFolder folder;
  ASSERT_TRUE(save_recording(recorder.recording(), folder / "a"));
  const auto size = std::filesystem::file_size(folder / "a");
  EXPECT_LT(size, 800'000U);
  EXPECT_GT(size, 200'000U) << "2,048 numbers a row cannot be smaller: where are they?";
  const Result<Recording> loaded = load_recording(folder / "a");
  ASSERT_TRUE(loaded);
  EXPECT_EQ(loaded->events.size(), 200U);
}

TEST(RecordingFile, AFailedSaveLeavesTheOldFile) {
  const TempFolder folder;
  const std::string path = folder.write("a", "old");
  Recording broken = eventful_recording();
  std::get<RecordedStep>(broken.events[0]).record.position = 99;
  EXPECT_EQ(text_of(save_recording(broken, path)),
            "recording_invalid | " + path + " | event 0: the step's position is 99, but there are 5 tokens");
  EXPECT_EQ(file_bytes(path), "old");
  EXPECT_EQ(text_of(save_recording(eventful_recording(), folder / "none/a")),
            "file_unwritable | " + folder / "none/a" + " | No such file or directory");
}

}  // namespace
}  // namespace rowkeeper
