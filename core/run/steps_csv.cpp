#include "core/run/steps_csv.h"

#include <fmt/format.h>

#include <iterator>

#include "core/base/byte_text.h"
#include "core/base/memory_guard.h"
#include "core/tokenizer/utf8.h"

namespace rowkeeper {

namespace {

constexpr const char* kHeader =
    "index,token,text,position,cache,slid,first,rows_computed,rows_reused,cache_rows,cache_bytes,cache_bytes_allocated,"
    "transient_bytes,weights_bytes_read,cache_bytes_read,multiply_adds,seconds,phases.embed,phases.norms,phases.project_qkv,"
    "phases.append,phases.attend,phases.project_out,phases.mlp,phases.logits,phases.sample,logits_fingerprint,rows_rebuilt,"
    "rows_rebuilt_identical\r\n";

std::string quoted(const std::string& bytes) {
  std::string text = "\"";
  for (const char c : to_valid_utf8(bytes)) {
    if (c == '"') text += '"';
    text += c;
  }
  return text + '"';
}

void add_line(const StepRecord& step, std::string& csv) {
  const BlockSeconds blocks = step.phases.sum_of_blocks();
  const auto out = std::back_inserter(csv);
  fmt::format_to(out, "{},{},{},{},{},{},{},{},{},", step.index, step.token.value(), quoted(step.bytes), step.position,
                 step.cache ? "on" : "off", step.slid, step.first, step.rows_computed, step.rows_reused);
  fmt::format_to(out, "{},{},{},{},{},{},{},", step.cache_rows, step.cache_bytes, step.cache_bytes_allocated,
                 step.transient_bytes, step.weights_bytes_read, step.cache_bytes_read, step.multiply_adds);
  fmt::format_to(out, "{},{},{},{},{},{},{},{},{},{},", step.seconds(), step.phases.embed, blocks.norms, blocks.project_qkv,
                 blocks.append, blocks.attend, blocks.project_out, blocks.mlp, step.phases.logits, step.sample_seconds);
  // Without fingerprints nobody knows whether rows came out the same: nothing, not a number that looks like an answer.
  const bool fingerprints = step.logits_fingerprint != 0;
  fmt::format_to(out, "{},{},{}\r\n", fingerprints ? to_hex64(step.logits_fingerprint) : "", step.rows_rebuilt,
                 fingerprints ? std::to_string(step.rows_rebuilt_identical) : "");
}

}  // namespace

Result<std::string> steps_csv(const Recording& recording) {
  return guard_memory("CSV", 0, [&]() -> Result<std::string> {
    std::string csv = kHeader;
    for (const RunEvent& event : recording.events) {
      if (const auto* step = std::get_if<RecordedStep>(&event)) add_line(step->record, csv);
    }
    return csv;
  });
}

}  // namespace rowkeeper
