// Ctrl-C: the first asks the work to stop, so that what there is can be shown; a second ends the program at once.
#pragma once

#include "core/base/stop_token.h"

namespace rowkeeper::cli {

// From now on the first SIGINT sets the token, which is the same for every call.
const StopToken& stop_on_interrupt();
bool interrupted();

}  // namespace rowkeeper::cli
