// The English table: core's errors and warnings in words.
#pragma once

#include <string>

#include "app/cli/failure.h"
#include "core/base/error.h"

namespace rowkeeper::cli {

// One sentence: what failed, the value or file, and what to do.
std::string message_for(const Error& error);
// Its beginning: what failed, without what to do. For what is tried again anyway.
std::string reason_for(const Error& error);
int exit_status_for(ErrorCode code);
Failure failure_for(const Error& error);
tl::unexpected<Failure> failed(const Error& error);

}  // namespace rowkeeper::cli
