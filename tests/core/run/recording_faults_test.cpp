// Files that are no recordings, or are damaged: an error that says what is wrong, never a crash.
#include <gtest/gtest.h>

#include <functional>

#include "../support/error_text.h"
#include "../support/temp_folder.h"
#include "core/base/byte_text.h"
#include "core/base/gzip.h"
#include "core/run/recording_file.h"
#include "recordings.h"

namespace rowkeeper {
namespace {

using nlohmann::json;

const json& good() {
  static const json document = json::parse(json_of(eventful_recording()));
  return document;
}

// What loading says when the good file's JSON is changed; only the part behind the path.
std::string fault_after(const std::function<void(json&)>& change) {
  json document = good();
  change(document);
  const std::string text = text_of(parse_recording(document.dump(), "p"));
  const std::string head = "recording_invalid | p | ";
  return text.starts_with(head) ? text.substr(head.size()) : text;
}

std::string fault_of_bytes(std::string_view bytes) { return text_of(load_recording(std::as_bytes(std::span(bytes)), "p")); }

std::string gzip(std::string_view bytes) {
  std::string out;
  GzipWriter writer([&](std::string_view more) { out += more; });
  writer.write(bytes);
  writer.finish();
  return out;
}

json& step(json& document, std::size_t event) { return document["events"][event]["step"]; }

TEST(RecordingFaults, TheGoodFileIsGood) {
  EXPECT_EQ(fault_after([](json&) {}), "no error");
  EXPECT_EQ(fault_after([](json& document) { document["new"] = document["model"]["new"] = step(document, 0)["new"] = 1; }),
            "no error")
      << "fields of later versions are ignored";
  EXPECT_EQ(fault_of_bytes(gzip(good().dump())), "no error");
}

TEST(RecordingFaults, AFileFromBeforeWeightsHadAPrecisionIsGood) {
  json document = good();
  document["model"].erase("weights");
  const Result<Recording> recording = parse_recording(document.dump(), "p");
  ASSERT_TRUE(recording);
  EXPECT_EQ(recording->model.precision, Precision::f32);
  EXPECT_EQ(fault_after([](json& changed) { changed["model"]["weights"] = "f64"; }),
            "'weights' must be a name that is known");
}

TEST(RecordingFaults, OtherFilesAreNamed) {
  EXPECT_EQ(fault_of_bytes("<html>"), "recording_invalid | p | it looks like an HTML page");
  EXPECT_EQ(fault_of_bytes(good().dump()), "recording_invalid | p | it looks like JSON text");
  EXPECT_EQ(fault_of_bytes(gzip("<html>")), "recording_invalid | p | it looks like an HTML page");
  EXPECT_EQ(fault_of_bytes(gzip("{\"a\": 1,\n}")),
            "recording_invalid | p | line 2, byte 1 of what it holds: not valid JSON from here on");
  EXPECT_EQ(fault_of_bytes(gzip("{}") + "x"), "recording_invalid | p | something follows its end");
  EXPECT_EQ(text_of(parse_recording("[]", "p")), "recording_invalid | p | JSON of something else");
  EXPECT_EQ(text_of(parse_recording("{}", "p")), "recording_invalid | p | JSON of something else");
  const TempFolder folder;
  EXPECT_EQ(text_of(load_recording(folder / "none")), "file_not_found | " + folder / "none");
  EXPECT_EQ(text_of(load_recording(folder.write("empty", ""))),
            "recording_invalid | " + folder / "empty" + " | it is empty");
}

TEST(RecordingFaults, ANewerVersionIsRefused) {
  EXPECT_EQ(fault_after([](json& document) { document["version"] = 2; }), "recording_version | p | 2 | 1");
  EXPECT_EQ(fault_after([](json& document) { document["version"] = 0; }),
            "'version' must be a whole number from 1 to 2147483647");
}

// Every prefix of a whole file, in steps that no structure follows.
TEST(RecordingFaults, AFileCutShortIsRefused) {
  const std::string file = gzip(good().dump());
  for (std::size_t size = 2; size < file.size(); size += 97) {
    EXPECT_EQ(fault_of_bytes(std::string_view(file).substr(0, size)), "recording_invalid | p | it is cut short") << size;
  }
}

TEST(RecordingFaults, ABombIsRefusedBeforeItTakesMemory) {
  std::string values = "[0";
  for (std::size_t i = 0; i < kMostRecordingValues; ++i) values += ",0";
  EXPECT_EQ(text_of(parse_recording(values + "]", "p")), "recording_invalid | p | it looks like JSON with too many values");
}

TEST(RecordingFaults, AnyFieldMissingOrOfAnotherType) {
  // Each field of the head, the model, the sampling, a prompt token, a step and what is in it, an edit, a switch.
  const char* const places[] = {"",
                                "/model",
                                "/sampling",
                                "/prompt/0",
                                "/events/0/step",
                                "/events/0/step/phases",
                                "/events/0/step/phases/blocks/1",
                                "/events/0/step/candidates/0",
                                "/events/0/step/changes/0",
                                "/events/0/step/rows/0",
                                "/events/8/edit",
                                "/events/3/switch"};
  for (const char* const place : places) {
    const json object = good().at(json::json_pointer(place));
    ASSERT_TRUE(object.is_object()) << place;
    for (const auto& [name, value] : object.items()) {
      const auto at = [&](json& document) -> json& { return document.at(json::json_pointer(place)); };
      const bool may_be_missing = name == "weights";  // in files from before there was a choice
      EXPECT_EQ(fault_after([&, &name = name](json& document) { at(document).erase(name); }) == "no error", may_be_missing)
          << place << name;
      for (const json& other : {json(nullptr), json(-1), json(1e300), json("?"), json::array({3}), json{{"a", 1}}}) {
        const bool any_will_do = (name == "name" && other.is_string()) || (name == "logit" && other == -1);
        if (any_will_do) continue;
        EXPECT_NE(fault_after([&, &name = name](json& document) { at(document)[name] = other; }), "no error")
            << place << name << other;
      }
    }
  }
}

TEST(RecordingFaults, ShapesThatNoModelHas) {
  const auto with = [](const char* field, const json& value) {
    return fault_after([&](json& document) { document["model"][field] = value; });
  };
  EXPECT_EQ(with("blocks", 257), "'blocks' must be a whole number from 1 to 256");
  EXPECT_EQ(with("blocks", 4), "event 0: 'scales' must be 32 bytes in base64");
  EXPECT_EQ(with("width", 16385), "'width' must be a whole number from 1 to 16384");
  EXPECT_EQ(with("head_size", 15), "'head_size' must be width / heads");
  EXPECT_EQ(with("kv_heads", 2), "'kv_heads' must be a divisor of heads");
  EXPECT_EQ(with("kv_heads", 1), "event 0: 'numbers' must be 96 bytes in base64");
  EXPECT_EQ(with("positions", 4), "the prompt is empty or beyond the context");
  EXPECT_EQ(with("positions", 10), "event 16: the step is beyond the context of 10");
  EXPECT_EQ(with("norm_epsilon", 0), "'norm_epsilon' must be a number from 1.1754943508222875e-38 to 1");
  EXPECT_EQ(with("activation", "swish"), "'activation' must be a name that is known");
}

TEST(RecordingFaults, StepsThatContradict) {
  const auto with = [](std::size_t event, const char* field, const json& value) {
    return fault_after([&](json& document) { step(document, event)[field] = value; });
  };
  EXPECT_EQ(with(1, "index", 0), "event 1: the step's index is 0 after 0");
  EXPECT_EQ(with(1, "position", 7), "event 1: the step's position is 7, but there are 6 tokens");
  EXPECT_EQ(with(1, "slid", true), "event 1: the step's first row is 5, but 0 are known");
  EXPECT_EQ(with(1, "first", 6), "event 1: the step's first row is 6, but 5 are known");
  EXPECT_EQ(with(1, "first", 4), "event 1: the step computed 1 rows from 4 to 6");
  EXPECT_EQ(with(1, "rows_computed", 2), "event 1: the step computed 2 rows from 5 to 6");
  EXPECT_EQ(with(1, "rows_reused", 6), "event 1: the step reused or rebuilt more rows than there are");
  EXPECT_EQ(with(1, "rows_rebuilt", 2), "event 1: the step reused or rebuilt more rows than there are");
  EXPECT_EQ(with(1, "rows_rebuilt_identical", 1), "event 1: the step reused or rebuilt more rows than there are");
  EXPECT_EQ(with(1, "cache_rows", 7), "event 1: the step keeps 7 rows");
  EXPECT_EQ(with(1, "cache", false), "event 1: the step keeps 6 rows");
  EXPECT_EQ(with(1, "token", 211), "event 1: the token id 211 is beyond the vocabulary of 211");
  EXPECT_EQ(with(1, "rows", json::array({step(const_cast<json&>(good()), 0)["rows"][0]})),
            "event 1: the numbers of row 0 are out of order or of no row that was computed");
  EXPECT_EQ(fault_after([](json& document) { step(document, 1)["changes"][0]["row"] = 6; }),
            "event 1: a fingerprint is of row 6, which was not computed");
  EXPECT_EQ(fault_after([](json& document) { step(document, 1)["candidates"][0]["token"] = 211; }),
            "event 1: the token id 211 is beyond the vocabulary of 211");
  EXPECT_EQ(fault_after([](json& document) { step(document, 0)["rows"][1]["row"] = 0; }),
            "event 0: the numbers of row 0 are out of order or of no row that was computed");
  EXPECT_EQ(fault_after([](json& document) { step(document, 0)["phases"]["blocks"].erase(0); }),
            "event 0: the step has phases of other blocks");
}

TEST(RecordingFaults, EditsThatContradict) {
  const auto with = [](const char* field, int value) {
    return fault_after([&](json& document) { document["events"][8]["edit"][field] = value; });
  };
  EXPECT_EQ(with("tokens", 12), "event 8: the edit leaves 12 tokens of 11");
  EXPECT_EQ(with("row", 4), "event 8: the edit is at row 4 of 4");
  EXPECT_EQ(with("token", 211), "event 8: the token id 211 is beyond the vocabulary of 211");
}

TEST(RecordingFaults, PromptsThatContradict) {
  EXPECT_EQ(fault_after([](json& document) { document["prompt"] = json::array(); }),
            "the prompt is empty or beyond the context");
  EXPECT_EQ(fault_after([](json& document) { document["prompt"][0]["token"] = 211; }),
            "the prompt: the token id 211 is beyond the vocabulary of 211");
}

TEST(RecordingFaults, NumbersThatDoNotStayFinite) {
  const auto with = [](const char* field, std::string_view first_bytes) {
    return fault_after([&](json& document) {
      json& text = step(document, 0)["rows"][0][field];
      std::string bytes = from_base64(text.get<std::string>()).value();
      text = to_base64(bytes.replace(0, first_bytes.size(), first_bytes));
    });
  };
  // NaN, infinity, the largest float, -1; little-endian.
  for (const char* bytes : {"\xFF\xFF\xC0\x7F", "\x01\x01\x80\x7F", "\xFF\xFF\x7F\x7F", "\x01\x01\x80\xBF"}) {
    EXPECT_EQ(with("scales", bytes), "event 0: 'scales' must be finite numbers that are not negative") << bytes;
  }
  EXPECT_EQ(with("numbers", "\x80"), "event 0: 'numbers' must be -127 to 127");
  EXPECT_EQ(with("numbers", "\x81"), "no error");
}

}  // namespace
}  // namespace rowkeeper
