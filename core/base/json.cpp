#include "core/base/json.h"

#include <algorithm>
#include <span>
#include <utility>

#include "core/base/excerpt.h"
#include "core/base/file_look.h"
#include "core/base/mapped_file.h"
#include "core/base/memory_guard.h"

namespace rowkeeper {

namespace {

using nlohmann::json;

constexpr int kMostDepth = 64;

// Walks the text without building anything, to find the place of a fault, the depth and the number of values before memory is
// spent on a tree.
class Checker : public nlohmann::json_sax<json> {
 public:
  explicit Checker(std::size_t most_values) : values_left_(most_values) {}
  std::size_t fault_at() const { return fault_at_; }
  bool too_deep() const { return depth_ > kMostDepth; }
  bool too_many() const { return too_many_; }

  bool null() override { return count(); }
  bool boolean(bool) override { return count(); }
  bool number_integer(std::int64_t) override { return count(); }
  bool number_unsigned(std::uint64_t) override { return count(); }
  bool number_float(double, const std::string&) override { return count(); }
  bool string(std::string&) override { return count(); }
  bool binary(json::binary_t&) override { return count(); }
  bool key(std::string&) override { return count(); }
  bool start_object(std::size_t) override { return ++depth_ <= kMostDepth && count(); }
  bool start_array(std::size_t) override { return ++depth_ <= kMostDepth && count(); }
  bool end_object() override { return --depth_, true; }
  bool end_array() override { return --depth_, true; }
  bool parse_error(std::size_t position, const std::string&, const json::exception&) override {
    fault_at_ = position;
    return false;
  }

 private:
  bool count() {
    too_many_ = values_left_ == 0;
    if (!too_many_) --values_left_;
    return !too_many_;
  }

  int depth_ = 0;
  std::size_t fault_at_ = 0;
  std::size_t values_left_;
  bool too_many_ = false;
};

// `position` counts from 1. A fault at a line's end belongs to that line.
tl::unexpected<Error> damaged(std::string_view text, std::size_t position, const std::string& path, const char* what) {
  const std::string_view before = text.substr(0, position > 0 ? position - 1 : 0);
  const std::size_t line_begin = before.rfind('\n') + 1;  // of none: 0
  return fail(ErrorCode::json_damaged, path, std::to_string(1 + std::count(before.begin(), before.end(), '\n')),
              std::to_string(before.size() - line_begin + 1), what);
}

tl::unexpected<Error> invalid(std::string_view text, std::size_t position, const std::string& path) {
  const FileLook look = look_at(std::as_bytes(std::span(text)));
  if (look != FileLook::json) return fail(ErrorCode::json_invalid, path, describe(look));
  return damaged(text, position, path, position > text.size() ? "it ends too early" : "not valid JSON from here on");
}

// Where the first object or array opens that lies too deep. The text is good up to there.
std::size_t too_deep_at(std::string_view text) {
  int depth = 0;
  bool in_string = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_string && c == '\\') {
      ++i;
    } else if (c == '"') {
      in_string = !in_string;
    } else if (!in_string && (c == '{' || c == '[') && ++depth > kMostDepth) {
      return i + 1;
    } else if (!in_string && (c == '}' || c == ']')) {
      --depth;
    }
  }
  return text.size();
}

}  // namespace

Result<json> parse_json(std::string_view text, const std::string& path, std::size_t most_values) {
  return guard_memory("JSON", text.size(), [&]() -> Result<json> {
    // The parser takes a zero byte for the end of the text and would not see what follows.
    const std::size_t zero = text.find('\0');
    if (zero != std::string_view::npos) return invalid(text, zero + 1, path);
    Checker checker(most_values);
    if (!json::sax_parse(text.begin(), text.end(), &checker)) {
      if (checker.too_deep()) {
        return damaged(text, too_deep_at(text), path, "objects and arrays nested too deeply");
      }
      if (checker.too_many()) return fail(ErrorCode::json_invalid, path, "JSON with too many values");
      return invalid(text, checker.fault_at(), path);
    }
    return json::parse(text.begin(), text.end(), nullptr, false);
  });
}

Result<json> read_json(const std::string& path, std::size_t most_bytes) {
  auto file = MappedFile::open(path);
  if (!file) return tl::unexpected(std::move(file.error()));
  const auto bytes = file->bytes();
  if (bytes.size() > most_bytes) {
    const FileLook look = look_at(bytes);
    return fail(ErrorCode::json_invalid, path, look == FileLook::json ? "JSON that is too large" : describe(look));
  }
  return parse_json({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, path);
}

std::string json_excerpt(const json& value) {
  return text_excerpt(value.dump(-1, ' ', false, json::error_handler_t::replace));
}

}  // namespace rowkeeper
