#include "core/cost/machines.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "gpt2_shape.h"

namespace rowkeeper {
namespace {

TEST(Machines, AreKnownByTheirIds) {
  std::set<std::string> ids;
  for (const MachinePreset& preset : machine_presets()) {
    ids.insert(preset.id);
    EXPECT_GT(preset.machine.bytes_per_second, 0) << preset.id;
    EXPECT_GT(preset.machine.operations_per_second, 0) << preset.id;
    EXPECT_EQ(preset.fitted, std::string(preset.id) == "like_the_text");
  }
  EXPECT_EQ(ids, (std::set<std::string>{"h100", "laptop", "like_the_text", "phone"}));
  EXPECT_STREQ(find_machine_preset("h100")->id, "h100");
  EXPECT_FALSE(find_machine_preset("H100"));
}

CostModel gpt2_on(const char* id) {
  const MachinePreset preset = *find_machine_preset(id);
  return {gpt2_shape(), preset.bytes, preset.machine};
}

// decisions: fixed + weights = arithmetic of 120 rows, summed, gives about 1.8 and 5.2.
TEST(Machines, LikeTheTextGivesAboutTheTextsRatios) {
  const MachinePreset preset = *find_machine_preset("like_the_text");
  const StepTime step = gpt2_on("like_the_text").cached_step(1);
  const double rows_seconds = 120 * 2 * multiply_adds_per_row(gpt2_shape()) / preset.machine.operations_per_second;
  EXPECT_NEAR((step.fixed_seconds + step.memory_seconds) / rows_seconds, 1, 0.01);
  EXPECT_NEAR(gpt2_on("like_the_text").run_ratio(1, 200), 1.8, 0.05);
  EXPECT_NEAR(gpt2_on("like_the_text").run_ratio(1, 1000), 5.2, 0.05);
}

TEST(Machines, TheRatioHangsOnTheMachine) {
  EXPECT_GT(gpt2_on("laptop").step_ratio(1000), 30);
  EXPECT_LT(gpt2_on("h100").step_ratio(1000), 2) << "at one user the card waits for its memory, and for the launches";
  EXPECT_GT(gpt2_on("phone").step_ratio(1000), gpt2_on("h100").step_ratio(1000));
}

}  // namespace
}  // namespace rowkeeper
