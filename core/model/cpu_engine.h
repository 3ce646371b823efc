// The engine on this computer's processor, by any backend of core/backend.
#pragma once

#include <memory>

#include "core/model/pass_engine.h"

namespace rowkeeper {

// As make_pass_engine, for the backends that compute here.
Result<std::unique_ptr<PassEngine>> make_cpu_engine(const TensorSource& source, const LoadOptions& options);

}  // namespace rowkeeper
