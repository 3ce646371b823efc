// Reads an object that someone else wrote, field by field. The first fault is kept with its place and every value after it is
// a placeholder, so that a reader is a list of its fields and asks once, at the end.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace rowkeeper {

class JsonFault {
 public:
  // Only the first one counts. `place`: "event 12", or nothing for the whole file.
  void report(std::string_view place, std::string_view what);
  const std::optional<std::string>& first() const { return first_; }

 private:
  std::optional<std::string> first_;
};

class JsonFields {
 public:
  // The object, the fault and what `place` points to outlive this. A value that is no object is a fault.
  JsonFields(const nlohmann::json& object, std::string_view place, JsonFault& fault);

  bool has(const char* name) const { return find(name) != nullptr; }
  std::int64_t whole(const char* name, std::int64_t least, std::int64_t most);
  int size(const char* name, int least, int most) { return static_cast<int>(whole(name, least, most)); }
  double number(const char* name, double least, double most);
  bool flag(const char* name);
  std::string text(const char* name);
  JsonFields object(const char* name);
  const nlohmann::json::array_t& array(const char* name);
  // For what the types above can't check: "'name' must be `allowed`".
  void must_be(const char* name, std::string_view allowed);

 private:
  const nlohmann::json* find(const char* name) const;
  const nlohmann::json* required(const char* name);

  const nlohmann::json* object_;
  std::string_view place_;
  JsonFault* fault_;
};

}  // namespace rowkeeper
