#include "core/base/json_fields.h"

#include <gtest/gtest.h>

namespace rowkeeper {
namespace {

using nlohmann::json;

// What reading a field of {"a": `value`} finds wrong; empty if nothing.
template <class Read>
std::string fault_of(const json& value, const Read& read) {
  const json object = {{"a", value}};
  JsonFault fault;
  JsonFields fields(object, "here", fault);
  read(fields);
  return fault.first().value_or("");
}

TEST(JsonFields, WholeNumbersHaveARange) {
  const auto read = [](JsonFields& fields) { fields.whole("a", -2, 5); };
  const std::string wrong = "here: 'a' must be a whole number from -2 to 5";
  EXPECT_EQ(fault_of(-2, read), "");
  EXPECT_EQ(fault_of(5U, read), "");
  for (const json& bad : {json(-3), json(6), json(18446744073709551615U), json(9223372036854775808U), json(1.0), json("1"),
                          json(true), json(nullptr), json::array(), json::object()}) {
    EXPECT_EQ(fault_of(bad, read), wrong) << bad;
  }
}

TEST(JsonFields, NumbersMayBeWholeOrNot) {
  const auto read = [](JsonFields& fields) { fields.number("a", 0, 1.5); };
  EXPECT_EQ(fault_of(1, read), "");
  EXPECT_EQ(fault_of(1.5, read), "");
  for (const json& bad : {json(-1), json(1.6), json(2), json("1"), json(nullptr)}) {
    EXPECT_EQ(fault_of(bad, read), "here: 'a' must be a number from 0 to 1.5") << bad;
  }
}

TEST(JsonFields, OtherTypes) {
  EXPECT_EQ(fault_of(0, [](JsonFields& fields) { fields.flag("a"); }), "here: 'a' must be true or false");
  EXPECT_EQ(fault_of(0, [](JsonFields& fields) { fields.text("a"); }), "here: 'a' must be a string");
  EXPECT_EQ(fault_of(0, [](JsonFields& fields) { fields.array("a"); }), "here: 'a' must be an array");
  EXPECT_EQ(fault_of(0, [](JsonFields& fields) { fields.object("a").flag("b"); }), "here: an object is needed");
  EXPECT_EQ(fault_of(json::object(), [](JsonFields& fields) { fields.object("a").flag("b"); }), "here: 'b' is missing");
}

TEST(JsonFields, TheFirstFaultStays) {
  JsonFault fault;
  const json none = 3;
  JsonFields fields(none, "", fault);
  EXPECT_FALSE(fields.has("a"));
  EXPECT_EQ(fields.whole("a", 4, 9), 4);
  EXPECT_EQ(fields.number("a", 0.5, 1), 0.5);
  EXPECT_TRUE(fields.array("a").empty());
  EXPECT_EQ(fault.first(), "an object is needed");
}

}  // namespace
}  // namespace rowkeeper
