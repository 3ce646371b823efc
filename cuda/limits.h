// The device's limits, measured.
#pragma once

#include <cuda_runtime_api.h>

#include <cstddef>

namespace rowkeeper {

// Reads all of `memory`, a multiple of 16 bytes, once. `sink` takes a number that needs them all.
cudaError_t read_all(cudaStream_t stream, int processors, const std::byte* memory, std::size_t bytes, unsigned* sink);

// Multiply-adds on registers in all of the device's lanes; how many is returned in `count`.
cudaError_t multiply_adds(cudaStream_t stream, int processors, float* sink, double* count);

}  // namespace rowkeeper
