#include "core/cost/machines.h"

namespace rowkeeper {

namespace {

constexpr NumberBytes kFull = {.weight = 4, .cache = 4};
constexpr NumberBytes kHalf = {.weight = 2, .cache = 2};

constexpr MachinePreset kPresets[] = {
    // A laptop's CPU with two channels of DDR5-5600: 2 x 8 bytes x 5.6 GT/s = 90 GB/s as published, of which programs see
    // about two thirds. Eight cores at 3 GHz with AVX2: 8 x 3e9 x 2 fma x 8 floats x 2 = 768 GFLOP/s, of which two thirds.
    {.id = "laptop",
     .machine = {.fixed_seconds = 0, .bytes_per_second = 60e9, .operations_per_second = 500e9},
     .bytes = kFull},
    // A good phone's CPU with 64 bits of LPDDR5X-8533: 68 GB/s as published, of which the CPU's cores see about half. Its
    // large cores with NEON: about 4 x 3e9 x 2 fma x 4 floats x 2 = 190 GFLOP/s, less when it is warm. Weights in 16 bits.
    {.id = "phone",
     .machine = {.fixed_seconds = 0, .bytes_per_second = 35e9, .operations_per_second = 120e9},
     .bytes = kHalf},
    // NVIDIA H100 SXM, as published: 3.35 TB/s of HBM3, 989 TFLOP/s dense in bfloat16. Some hundred kernels a step at a few
    // microseconds each: half a millisecond.
    {.id = "h100",
     .machine = {.fixed_seconds = 0.5e-3, .bytes_per_second = 3.35e12, .operations_per_second = 989e12},
     .bytes = kHalf},
    // No machine: the figures under which GPT-2 small in 32 bits shows about the ratios that the lesson's text gives for whole
    // runs (2 at 200 tokens, 4.8 at 1,000). A step's fixed time and reading the weights are 5 ms each, and together as long
    // as the blocks' arithmetic of 120 rows. It gives 1.8 and 5.2.
    {.id = "like_the_text",
     .machine = {.fixed_seconds = 5e-3,
                 .bytes_per_second = 98.9e9,
                 .operations_per_second = 2.04e12,
                 .combination = Combination::sum},
     .bytes = kFull,
     .fitted = true},
};

}  // namespace

std::span<const MachinePreset> machine_presets() { return kPresets; }

std::optional<MachinePreset> find_machine_preset(std::string_view id) {
  for (const MachinePreset& preset : kPresets) {
    if (preset.id == id) return preset;
  }
  return {};
}

}  // namespace rowkeeper
