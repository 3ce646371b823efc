// What one step of a run reports. Views, JSON, CSV and recordings are made from this and nothing else.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/index.h"
#include "core/model/pass_record.h"
#include "core/run/sampler.h"

namespace rowkeeper {

// A fingerprint that is new, or that differs from the last one of the same row and block.
struct FingerprintChange {
  RowIndex row;
  BlockIndex block;
  RowFingerprint fingerprint;
};

struct StepRecord {
  int index = 0;      // of the step, from 0
  TokenId token;      // chosen by this step
  std::string bytes;  // of the token, if the run knows a tokenizer
  int position = 0;   // the token's place in the sequence; its own row is computed by the next step
  bool cache = true;  // whether this step kept its rows
  bool slid = false;  // the window was cut to its later half before this step

  int first = 0;  // position of the first row computed
  int rows_computed = 0;
  int rows_reused = 0;   // rows read from the store instead
  int rows_rebuilt = 0;  // computed now although an earlier step had computed them and their token has not changed since
  int rows_rebuilt_identical = 0;  // of those, with the same keys and values in all blocks

  int cache_rows = 0;                     // held after the step
  std::size_t cache_bytes = 0;            // of those rows
  std::size_t cache_bytes_allocated = 0;  // committed for rows
  std::size_t transient_bytes = 0;        // held only during the step

  PassSeconds phases;
  double sample_seconds = 0;
  double seconds() const { return phases.total() + sample_seconds; }

  std::size_t weights_bytes_read = 0;
  std::size_t cache_bytes_read = 0;
  double multiply_adds = 0;

  std::vector<Candidate> candidates;       // most probable next tokens, best first
  std::uint64_t logits_fingerprint = 0;    // 0 if fingerprints are off
  std::vector<FingerprintChange> changes;  // not the rows that came out the same again
  // Of the newest row computed, whose logits chose the token: [block][head][row], each head's sum to 1; empty unless asked
  // for.
  std::vector<float> attention;
};

}  // namespace rowkeeper
