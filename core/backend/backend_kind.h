// The arithmetic a model runs on.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "core/cache/store_kind.h"
#include "core/kernels/precision.h"

namespace rowkeeper {

enum class BackendKind {
  exact,     // our row-invariant kernels: cached and uncached runs agree to the last bit
  openblas,  // the library people know; adds in another order
  cuda,      // our row-invariant kernels on an NVIDIA GPU
  cublas,    // the same GPU, products by the library people know
};

std::span<const BackendKind> all_backends();

const char* backend_name(BackendKind kind);
std::optional<BackendKind> parse_backend(std::string_view name);

// Whether a row's bits depend on nothing but the row: then a run is the same with the cache and without, to the last bit.
bool row_invariant(BackendKind kind);
// Whether it computes on a device beside the CPU.
bool on_device(BackendKind kind);
// Whether it multiplies weights of this precision.
bool multiplies(BackendKind kind, Precision precision);
// Whether it reads caches of this kind. store_unsupported, which names those that it reads.
bool reads(BackendKind kind, const StoreKind& store);
Result<void> check_reads(BackendKind kind, const StoreKind& store);

}  // namespace rowkeeper
