#include "core/run/recording_file.h"

#include <utility>

#include "core/base/atomic_file.h"
#include "core/base/file_look.h"
#include "core/base/gzip.h"
#include "core/base/json.h"
#include "core/base/mapped_file.h"
#include "core/base/memory_guard.h"
#include "core/run/recording_reader.h"
#include "core/run/recording_rules.h"
#include "core/run/recording_writer.h"

namespace rowkeeper {

namespace {

using nlohmann::ordered_json;

constexpr const char* kWhatFor = "recording";

tl::unexpected<Error> invalid(const std::string& path, const std::string& what) {
  return fail(ErrorCode::recording_invalid, path, what);
}

tl::unexpected<Error> too_large(const std::string& path) {
  return fail(ErrorCode::recording_too_large, path, std::to_string(kMostRecordingBytes));
}

std::size_t values_in(const ordered_json& json) {
  std::size_t values = json.is_object() ? 1 + json.size() : 1;
  if (json.is_structured()) {
    for (const ordered_json& value : json) values += values_in(value);
  }
  return values;
}

// Text on its way into the file, counted against what a reader takes.
class RecordingOut {
 public:
  explicit RecordingOut(AtomicFile& file) : gzip_([&file](std::string_view bytes) { file.write(bytes); }) {}
  void text(std::string_view text) {
    bytes_ += text.size();
    gzip_.write(text);
  }
  void json(const ordered_json& json) {
    values_ += values_in(json);
    text(dumped(json));
  }
  // An object whose last field is still to come.
  void open_object(const ordered_json& json) {
    values_ += values_in(json);
    std::string text = dumped(json);
    text.pop_back();
    this->text(text);
  }
  void finish() { gzip_.finish(); }
  bool too_large() const { return bytes_ > kMostRecordingBytes || values_ > kMostRecordingValues; }

 private:
  // A model's name may be a path of any bytes, and JSON takes only UTF-8.
  static std::string dumped(const ordered_json& json) {
    return json.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
  }

  GzipWriter gzip_;
  std::size_t bytes_ = 0;
  std::size_t values_ = 2;  // the events' key and array
};

Result<void> save_unguarded(const Recording& recording, const std::string& path) {
  if (const auto fault = find_fault(recording)) return invalid(path, *fault);
  Result<AtomicFile> file = AtomicFile::create(path);
  if (!file) return tl::unexpected(std::move(file.error()));
  RecordingOut out(*file);
  out.open_object(recording_head_json(recording));
  out.text(",\n\"events\":[");
  const char* separator = "\n";
  for (const RunEvent& event : recording.events) {
    if (file->failed()) break;
    out.text(std::exchange(separator, ",\n"));
    out.json(event_json(event));
    if (out.too_large()) return too_large(path);
  }
  out.text("\n]}\n");
  out.finish();
  if (out.too_large()) return too_large(path);
  return file->commit();
}

tl::unexpected<Error> gzip_error(GzipFault fault, std::span<const std::byte> file, const std::string& path) {
  switch (fault) {
    case GzipFault::not_gzip:
      return invalid(path, std::string("it looks like ") + describe(look_at(file)));
    case GzipFault::cut_short:
      return invalid(path, "it is cut short");
    case GzipFault::damaged:
      return invalid(path, "its compressed data is damaged");
    case GzipFault::more_behind:
      return invalid(path, "something follows its end");
    case GzipFault::too_large:
      break;
  }
  return too_large(path);
}

Result<Recording> parse_unguarded(std::string_view text, const std::string& path) {
  const Result<nlohmann::json> json = parse_json(text, path, kMostRecordingValues);
  if (!json) {
    const Error& error = json.error();
    if (error.code == ErrorCode::json_invalid) return invalid(path, "it looks like " + error.args[1]);
    if (error.code != ErrorCode::json_damaged) return tl::unexpected(error);
    return invalid(path, "line " + error.args[1] + ", byte " + error.args[2] + " of what it holds: " + error.args[3]);
  }
  Result<Recording> recording = recording_from_json(*json, path);
  if (!recording) return recording;
  if (const auto fault = find_fault(*recording)) return invalid(path, *fault);
  return recording;
}

}  // namespace

Result<void> save_recording(const Recording& recording, const std::string& path) {
  return guard_memory(kWhatFor, 0, [&] { return save_unguarded(recording, path); });
}

Result<Recording> parse_recording(std::string_view json, const std::string& path) {
  return guard_memory(kWhatFor, json.size(), [&]() -> Result<Recording> {
    return json.size() > kMostRecordingBytes ? too_large(path) : parse_unguarded(json, path);
  });
}

Result<Recording> load_recording(std::span<const std::byte> file, const std::string& path) {
  return guard_memory(kWhatFor, file.size(), [&]() -> Result<Recording> {
    const auto text = gunzip(file, kMostRecordingBytes);
    return text ? parse_unguarded(*text, path) : gzip_error(text.error(), file, path);
  });
}

Result<Recording> load_recording(const std::string& path) {
  return guard_memory(kWhatFor, 0, [&]() -> Result<Recording> {
    const Result<MappedFile> file = MappedFile::open(path);
    if (!file) return tl::unexpected(for_file_of(ErrorCode::recording_invalid, file.error()));
    return load_recording(file->bytes(), path);
  });
}

}  // namespace rowkeeper
