// The memory that passes on a device work in, one after the other: activations of the rows computed together, and what goes to the
// device and comes back.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "core/device/device_memory.h"
#include "core/model/shape.h"

namespace rowkeeper {

class DeviceWorkspace {
 public:
  DeviceWorkspace(std::shared_ptr<Device> device, const ModelShape& shape);

  // Room for so many rows and for a step block of so many bytes. Says whether anything lies elsewhere now. On failure there is none. Errors:
  // device_memory, device_full, device_failed, device_lost, out_of_memory.
  Result<bool> make_room(std::size_t rows, std::size_t step_bytes);

  // Floats from a row to the next.
  int width, qkv_width, mlp_width, vocabulary;

  // In the device's memory.
  float* x = nullptr;                     // [rows][width] the residual stream
  float* next = nullptr;                  // [rows][width] the stream after the next sum
  float* normed = nullptr;                // [rows][width] a norm's or attention's result
  float* qkv = nullptr;                   // [rows][qkv_width] queries, keys, values
  float* wide = nullptr;                  // [rows][mlp_width]
  float* logits = nullptr;                // [kLogitsRows][vocabulary]
  float* scratch = nullptr;               // of attention: of kFewRows rows over the whole context
  std::uint64_t* fingerprints = nullptr;  // [rows][blocks][2]
  std::byte* step = nullptr;              // what changes from pass to pass (device_step.h)

  // The same in this computer's.
  float* near_logits = nullptr;
  std::uint64_t* near_fingerprints = nullptr;
  std::byte* near_step = nullptr;

  std::size_t fingerprints_of(std::size_t rows) const { return rows * blocks_ * 2; }  // numbers

 private:
  Result<void> take_memory();
  // Say how many bytes it takes; where there is memory, that is divided up.
  std::size_t lay_out();
  std::size_t lay_out_near();

  std::shared_ptr<Device> device_;
  std::size_t blocks_, scratch_floats_;
  std::size_t rows_ = 0, step_bytes_ = 0;  // there is room for
  DeviceMemory memory_, near_;
};

}  // namespace rowkeeper
