// Recordings as .rowkeeper files: one JSON object, compressed by gzip. docs/recording-format.md describes every field; a
// reader can be written from it.
//
//   {"format": "rowkeeper recording", "version": 1,
//    "model": {...}, "prompt": [{"token", "bytes"}, ...], "cache": true, "sampling": {...},
//    "events": [{"step": {...}}, {"edit": {...}}, {"switch": {"cache": false}}, ...]}
//
// A row's numbers are kept once, in 8 bits (narrow_numbers.h): a recording that comes back has numbers_exact = false. All else
// comes back as it was. 200 steps of the bundled model after a prompt of 80 tokens take about 0.7 MB.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/run/recording.h"

namespace rowkeeper {

// Goes up when a reader of the older version would misread a file. A reader ignores fields that it does not know.
inline constexpr int kRecordingVersion = 1;

// What a file may hold once unpacked, and how many JSON values (keys count too): a small file can unpack to anything, and no
// more than a few GiB may come of it. The largest GPT-2's full window takes 0.2 GiB.
inline constexpr std::size_t kMostRecordingBytes = std::size_t{512} << 20;
inline constexpr std::size_t kMostRecordingValues = std::size_t{16} << 20;

// Written beside the place and then renamed: a failure leaves what was there. What is saved can be loaded again. Errors:
// file_unwritable, recording_invalid (the events contradict each other: recording_rules.h), recording_too_large, out_of_memory.
Result<void> save_recording(const Recording& recording, const std::string& path);

// Any bytes give a recording that keeps the rules of recording_rules.h, or an error: those of MappedFile::open,
// recording_invalid, recording_version, recording_too_large, out_of_memory.
Result<Recording> load_recording(const std::string& path);
// The same from a file's bytes, and from the JSON in it. `path` is only named in errors.
Result<Recording> load_recording(std::span<const std::byte> file, const std::string& path);
Result<Recording> parse_recording(std::string_view json, const std::string& path);

}  // namespace rowkeeper
