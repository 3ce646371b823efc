#include "core/model/safetensors_header.h"

#include <optional>
#include <unordered_set>
#include <utility>

#include "core/base/excerpt.h"
#include "core/base/json.h"

namespace rowkeeper {

namespace {

using nlohmann::json;

// GPT-2 has two, nothing in use has more than six; without a limit a header could ask for far more memory than it takes
// itself.
constexpr std::size_t kMostDimensions = 16;

// Takes the parser's events instead of a tree: a tree of a 100 MB header would take gigabytes, and would have lost all but
// the last of two tensors with one name. The first fault ends the parsing.
class HeaderReader : public nlohmann::json_sax<json> {
 public:
  explicit HeaderReader(const std::string& path) : path_(path) {}

  bool null() override { return unexpected("null"); }
  bool boolean(bool) override { return unexpected("true or false"); }
  bool binary(json::binary_t&) override { return unexpected("binary data"); }
  bool number_float(double, const std::string& text) override { return unexpected("the number " + text_excerpt(text)); }
  bool number_integer(std::int64_t value) override { return unexpected("the number " + std::to_string(value)); }
  bool number_unsigned(std::uint64_t value) override;
  bool string(std::string& value) override;
  bool key(std::string& name) override;
  bool start_object(std::size_t) override;
  bool end_object() override;
  bool start_array(std::size_t) override;
  bool end_array() override;
  bool parse_error(std::size_t position, const std::string&, const json::exception&) override {
    return invalid_header("no valid JSON at its byte " + std::to_string(position));
  }

  Result<std::vector<StoredTensor>> finish() && {
    if (fault_) return tl::unexpected(std::move(*fault_));
    return std::move(tensors_);
  }

 private:
  // Where the next event falls. The `_value` places wait for the value of a key.
  enum class Place {
    before,
    header,
    metadata_value,
    metadata,
    tensor_value,
    tensor,
    dtype_value,
    shape_value,
    shape,
    offsets_value,
    offsets
  };

  StoredTensor& tensor() { return tensors_.back(); }
  bool invalid_header(std::string what) { return fault(ErrorCode::weights_header_invalid, {path_, std::move(what)}); }
  bool invalid_tensor(std::string what) {
    return fault(ErrorCode::weights_tensor_invalid, {path_, text_excerpt(tensor().name), std::move(what)});
  }
  bool fault(ErrorCode code, std::vector<std::string> args) {
    fault_ = Error{code, std::move(args)};
    return false;
  }
  // A value of a kind that has no business where it stands.
  bool unexpected(const std::string& what);
  bool begin_tensor(std::string& name);
  bool begin_field(const std::string& field);

  const std::string& path_;
  std::vector<StoredTensor> tensors_;
  std::unordered_set<std::string> names_;
  std::optional<Error> fault_;
  Place place_ = Place::before;
  bool metadata_seen_ = false;
  bool has_dtype_ = false, has_shape_ = false;
  int offsets_ = -1;  // of the current tensor: -1 before data_offsets was seen
};

bool HeaderReader::unexpected(const std::string& what) {
  switch (place_) {
    case Place::metadata_value:
      return invalid_header("__metadata__ is " + what + " and no object");
    case Place::metadata:
      return invalid_header("__metadata__ holds " + what + " where only strings are allowed");
    case Place::tensor_value:
      return invalid_tensor("is " + what + " and no object");
    case Place::dtype_value:
      return invalid_tensor("dtype is " + what + " and no string");
    case Place::shape_value:
    case Place::shape:
      return invalid_tensor("shape has " + what + " where sizes are needed");
    case Place::offsets_value:
    case Place::offsets:
      return invalid_tensor("data_offsets has " + what + " where two byte offsets are needed");
    default:
      return invalid_header("it is " + what + " and no object");  // keys come first everywhere else
  }
}

bool HeaderReader::number_unsigned(std::uint64_t value) {
  if (place_ == Place::shape) {
    if (tensor().shape.size() == kMostDimensions)
      return invalid_tensor("more than " + std::to_string(kMostDimensions) + " dimensions");
    tensor().shape.push_back(value);
    return true;
  }
  if (place_ == Place::offsets) {
    if (offsets_ == 2) return invalid_tensor("data_offsets holds more than two numbers");
    (offsets_ == 0 ? tensor().begin : tensor().end) = value;
    ++offsets_;
    return true;
  }
  return unexpected("the number " + std::to_string(value));
}

bool HeaderReader::string(std::string& value) {
  if (place_ == Place::metadata) return true;
  if (place_ != Place::dtype_value) return unexpected("a string");
  const auto type = data_type_from_name(value);
  if (!type)
    return fault(ErrorCode::weights_tensor_type,
                 {path_, text_excerpt(tensor().name), value_excerpt(value), "F32, F16, BF16"});
  tensor().type = *type;
  place_ = Place::tensor;
  return true;
}

bool HeaderReader::key(std::string& name) {
  if (place_ == Place::header) return begin_tensor(name);
  return place_ == Place::metadata || begin_field(name);
}

bool HeaderReader::begin_tensor(std::string& name) {
  if (name == "__metadata__") {
    if (std::exchange(metadata_seen_, true)) return invalid_header("__metadata__ stands in it twice");
    place_ = Place::metadata_value;
    return true;
  }
  place_ = Place::tensor_value;
  has_dtype_ = has_shape_ = false;
  offsets_ = -1;
  tensors_.emplace_back().name = name;
  if (!names_.insert(std::move(name)).second) return invalid_tensor("stands in the header twice");
  return true;
}

bool HeaderReader::begin_field(const std::string& field) {
  const auto once = [&](bool seen, Place next) {
    if (seen) return invalid_tensor(field + " is given twice");
    place_ = next;
    return true;
  };
  if (field == "dtype") return once(std::exchange(has_dtype_, true), Place::dtype_value);
  if (field == "shape") return once(std::exchange(has_shape_, true), Place::shape_value);
  if (field == "data_offsets") return once(offsets_ >= 0, Place::offsets_value);
  return invalid_tensor("has an unknown field, " + value_excerpt(field));
}

bool HeaderReader::start_object(std::size_t) {
  if (place_ == Place::before) return place_ = Place::header, true;
  if (place_ == Place::metadata_value) return place_ = Place::metadata, true;
  if (place_ == Place::tensor_value) return place_ = Place::tensor, true;
  return unexpected("an object");
}

bool HeaderReader::end_object() {
  if (place_ == Place::tensor) {
    if (!has_dtype_) return invalid_tensor("has no dtype");
    if (!has_shape_) return invalid_tensor("has no shape");
    if (offsets_ < 0) return invalid_tensor("has no data_offsets");
  }
  place_ = Place::header;  // or it was the header itself that ended, and no event follows
  return true;
}

bool HeaderReader::start_array(std::size_t) {
  if (place_ == Place::shape_value) return place_ = Place::shape, true;
  if (place_ == Place::offsets_value) return place_ = Place::offsets, offsets_ = 0, true;
  return unexpected("an array");
}

bool HeaderReader::end_array() {
  if (place_ == Place::offsets && offsets_ != 2) return invalid_tensor("data_offsets holds fewer than two numbers");
  place_ = Place::tensor;
  return true;
}

}  // namespace

Result<std::vector<StoredTensor>> parse_safetensors_header(std::string_view text, const std::string& path) {
  HeaderReader reader(path);
  // The parser takes a zero byte for the end of the text and would not see what follows.
  if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos) {
    return fail(ErrorCode::weights_header_invalid, path, "a zero byte at its byte " + std::to_string(zero + 1));
  }
  json::sax_parse(text.begin(), text.end(), &reader);
  return std::move(reader).finish();
}

}  // namespace rowkeeper
