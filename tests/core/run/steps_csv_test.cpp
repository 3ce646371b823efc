#include "core/run/steps_csv.h"

#include <gtest/gtest.h>

#include <clocale>
#include <vector>

#include "recordings.h"

namespace rowkeeper {
namespace {

// RFC 4180, read back.
std::vector<std::vector<std::string>> table_of(const std::string& csv) {
  std::vector<std::vector<std::string>> lines(1, std::vector<std::string>(1));
  bool quoted = false;
  for (std::size_t i = 0; i < csv.size(); ++i) {
    if (csv[i] == '"') {
      if (quoted && csv.substr(i, 2) == "\"\"") {
        lines.back().back() += csv[++i];
      } else {
        quoted = !quoted;
      }
    } else if (!quoted && csv[i] == ',') {
      lines.back().emplace_back();
    } else if (!quoted && csv.substr(i, 2) == "\r\n") {
      lines.emplace_back(1);
      ++i;
    } else {
      lines.back().back() += csv[i];
    }
  }
  EXPECT_FALSE(quoted);
  EXPECT_EQ(lines.back(), std::vector<std::string>(1)) << "the last line is ended too";
  lines.pop_back();
  return lines;
}

// A recording of one step.
Recording recording_of(const StepRecord& record) {
  Recording recording;
  recording.events.emplace_back(RecordedStep{record, {}});
  return recording;
}

std::string cell(const Recording& recording, const std::string& column) {
  const auto table = table_of(steps_csv(recording).value());
  EXPECT_EQ(table.size(), 2U);
  for (std::size_t i = 0; i < table[0].size(); ++i) {
    if (table[0][i] == column) return table[1][i];
  }
  return "no such column";
}

TEST(StepsCsv, OneLineAStepWithEveryColumn) {
  StepRecord record;
  record.index = 3;
  record.token = TokenId(211);
  record.bytes = " a";
  record.position = 9;
  record.cache = false;
  record.slid = true;
  record.first = 1;
  record.rows_computed = 8;
  record.rows_reused = 2;
  record.rows_rebuilt = 5;
  record.rows_rebuilt_identical = 4;
  record.cache_rows = 7;
  record.cache_bytes = 1000;
  record.cache_bytes_allocated = 2000;
  record.transient_bytes = 3000;
  record.phases = {0.5, {{1, 2, 3, 4, 5, 6}, {0.25, 0, 0, 0, 0, 0}}, 0.125};
  record.sample_seconds = 1e-7;
  record.weights_bytes_read = 4000;
  record.cache_bytes_read = 5000;
  record.multiply_adds = 123456789;
  record.logits_fingerprint = 0xAB;
  EXPECT_EQ(*steps_csv(recording_of(record)),
            "index,token,text,position,cache,slid,first,rows_computed,rows_reused,cache_rows,cache_bytes,"
            "cache_bytes_allocated,transient_bytes,weights_bytes_read,cache_bytes_read,multiply_adds,seconds,phases.embed,"
            "phases.norms,phases.project_qkv,phases.append,phases.attend,phases.project_out,phases.mlp,phases.logits,"
            "phases.sample,logits_fingerprint,rows_rebuilt,rows_rebuilt_identical\r\n"
            "3,211,\" a\",9,off,true,1,8,2,7,1000,2000,3000,4000,5000,123456789,21.8750001,0.5,1.25,2,3,4,5,6,0.125,1e-07,"
            "00000000000000ab,5,4\r\n");
}

TEST(StepsCsv, TextIsQuotedAndItsBytesAreMended) {
  const auto text = [](const std::string& bytes) {
    StepRecord record;
    record.bytes = bytes;
    return cell(recording_of(record), "text");
  };
  for (const char* plain : {"", " ", ",", "\"", "\"\"", "\n", "\r\n", "a,\"b\"\n,", "ß", "\xF0\x9F\x99\x82"}) {
    EXPECT_EQ(text(plain), plain);
  }
  EXPECT_EQ(text("\xE2\x82"), "\xEF\xBF\xBD");
  EXPECT_EQ(text("a\xFF\xFE"), "a\xEF\xBF\xBD\xEF\xBF\xBD");
  EXPECT_EQ(text(std::string("\0", 1)), std::string("\0", 1));
}

TEST(StepsCsv, WithoutFingerprintsNothingIsClaimed) {
  StepRecord record;
  record.rows_rebuilt = 3;
  EXPECT_EQ(cell(recording_of(record), "logits_fingerprint"), "");
  EXPECT_EQ(cell(recording_of(record), "rows_rebuilt"), "3");
  EXPECT_EQ(cell(recording_of(record), "rows_rebuilt_identical"), "");
}

TEST(StepsCsv, NumbersComeBackToTheSameBitsInAnyLocale) {
  const std::string before = std::setlocale(LC_ALL, nullptr);
  for (const char* name : {"de_DE.UTF-8", "fr_FR.UTF-8", "C"}) {
    if (std::setlocale(LC_ALL, name) != nullptr) break;
  }
  StepRecord record;
  record.phases.embed = 0.1 + 0.2;
  const std::string seconds = cell(recording_of(record), "phases.embed");
  std::setlocale(LC_ALL, before.c_str());
  EXPECT_EQ(seconds, "0.30000000000000004");
}

TEST(StepsCsv, ALineForEveryStepAndForNothingElse) {
  const auto table = table_of(*steps_csv(eventful_recording()));
  std::size_t steps = 0;
  for (const RunEvent& event : eventful_recording().events) steps += std::holds_alternative<RecordedStep>(event);
  EXPECT_EQ(table.size(), 1 + steps);
  for (const auto& line : table) EXPECT_EQ(line.size(), table[0].size());
  EXPECT_EQ(table_of(*steps_csv(Recording())).size(), 1U);
}

}  // namespace
}  // namespace rowkeeper
