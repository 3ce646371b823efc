#include "cuda/limits.h"

#include <cuda_runtime.h>

namespace rowkeeper {

namespace {

constexpr int kThreads = 256;
// Blocks for each processor: as many threads as it holds (2,048 from compute capability 8.0 on), so that loads hide each other.
constexpr int kBlocksEach = 8;

__global__ void read_kernel(const uint4* memory, std::size_t count, unsigned* sink) {
  const std::size_t step = static_cast<std::size_t>(gridDim.x) * blockDim.x;
  unsigned sum = 0;
#pragma unroll 8
  for (std::size_t i = static_cast<std::size_t>(blockIdx.x) * blockDim.x + threadIdx.x; i < count; i += step) {
    const uint4 v = memory[i];
    sum ^= v.x ^ v.y ^ v.z ^ v.w;
  }
  // Hardly ever so, and the compiler can't know: the loads stay, and no block waits for another's store.
  if (sum == 0x9E3779B9U) *sink = sum;
}

constexpr int kChains = 8, kRounds = 4096;

__global__ void multiply_kernel(float* sink) {
  float chain[kChains];
  for (int i = 0; i < kChains; ++i) chain[i] = static_cast<float>(threadIdx.x + i);
  for (int round = 0; round < kRounds; ++round) {
#pragma unroll
    for (int i = 0; i < kChains; ++i) chain[i] = __fmaf_rn(chain[i], 0.9999F, 0.001F);
  }
  float sum = 0;
  for (const float c : chain) sum += c;
  if (sum < 0) *sink = sum;
}

}  // namespace

cudaError_t read_all(cudaStream_t stream, int processors, const std::byte* memory, std::size_t bytes, unsigned* sink) {
  read_kernel<<<kBlocksEach * processors, kThreads, 0, stream>>>(reinterpret_cast<const uint4*>(memory), bytes / sizeof(uint4),
                                                                 sink);
  return cudaGetLastError();
}

cudaError_t multiply_adds(cudaStream_t stream, int processors, float* sink, double* count) {
  multiply_kernel<<<kBlocksEach * processors, kThreads, 0, stream>>>(sink);
  *count = static_cast<double>(kBlocksEach) * processors * kThreads * kChains * kRounds;
  return cudaGetLastError();
}

}  // namespace rowkeeper
