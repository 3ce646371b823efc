#include "core/base/json_fields.h"

#include <charconv>
#include <limits>

namespace rowkeeper {

namespace {

using nlohmann::json;

std::string number_text(double number) {
  char text[32];
  return {text, std::to_chars(text, text + sizeof text, number).ptr};
}

}  // namespace

void JsonFault::report(std::string_view place, std::string_view what) {
  if (first_) return;
  first_ = place.empty() ? std::string(what) : std::string(place) + ": " + std::string(what);
}

JsonFields::JsonFields(const json& object, std::string_view place, JsonFault& fault)
    : object_(&object), place_(place), fault_(&fault) {
  if (!object.is_object()) fault.report(place, "an object is needed");
}

const json* JsonFields::find(const char* name) const {
  const auto found = object_->find(name);  // of what is no object: the end
  return found == object_->end() ? nullptr : &*found;
}

const json* JsonFields::required(const char* name) {
  const json* const value = find(name);
  if (value == nullptr) fault_->report(place_, std::string("'") + name + "' is missing");
  return value;
}

void JsonFields::must_be(const char* name, std::string_view allowed) {
  fault_->report(place_, std::string("'") + name + "' must be " + std::string(allowed));
}

std::int64_t JsonFields::whole(const char* name, std::int64_t least, std::int64_t most) {
  const json* const value = required(name);
  if (value == nullptr) return least;
  const bool fits_64 =
      value->is_number_integer() &&
      !(value->is_number_unsigned() && value->get<std::uint64_t>() > std::numeric_limits<std::int64_t>::max());
  const std::int64_t number = fits_64 ? value->get<std::int64_t>() : 0;
  if (fits_64 && number >= least && number <= most) return number;
  must_be(name, "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  return least;
}

double JsonFields::number(const char* name, double least, double most) {
  const json* const value = required(name);
  if (value == nullptr) return least;
  const double number = value->is_number() ? value->get<double>() : std::numeric_limits<double>::quiet_NaN();
  if (number >= least && number <= most) return number;
  must_be(name, "a number from " + number_text(least) + " to " + number_text(most));
  return least;
}

bool JsonFields::flag(const char* name) {
  const json* const value = required(name);
  if (value != nullptr && value->is_boolean()) return value->get<bool>();
  must_be(name, "true or false");
  return false;
}

std::string JsonFields::text(const char* name) {
  const json* const value = required(name);
  if (value != nullptr && value->is_string()) return value->get<std::string>();
  must_be(name, "a string");
  return {};
}

JsonFields JsonFields::object(const char* name) {
  static const json empty = json::object();
  const json* const value = required(name);
  return {value == nullptr ? empty : *value, place_, *fault_};
}

const json::array_t& JsonFields::array(const char* name) {
  static const json::array_t empty;
  const json* const value = required(name);
  if (value != nullptr && value->is_array()) return value->get_ref<const json::array_t&>();
  must_be(name, "an array");
  return empty;
}

}  // namespace rowkeeper
