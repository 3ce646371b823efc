// The arithmetic a model runs on.
#pragma once

#include <optional>
#include <string_view>

namespace rowkeeper {

enum class BackendKind {
  exact,     // our row-invariant kernels: cached and uncached runs agree to the last bit
  openblas,  // the library people know; adds in another order
};

// Whether this machine has what the backend needs. Loads its library to see.
bool backend_available(BackendKind kind);

const char* backend_name(BackendKind kind);
std::optional<BackendKind> parse_backend(std::string_view name);

}  // namespace rowkeeper
