// Ctrl-C, a kill and a terminal that closes: the first asks the work to stop, so that what there is can be shown and nothing
// unfinished stays; a second Ctrl-C or kill ends the program at once.
#pragma once

#include "core/base/stop_token.h"

namespace rowkeeper::cli {

// From now on the first SIGINT, SIGTERM or SIGHUP sets the token, which is the same for every call.
const StopToken& stop_on_interrupt();
bool interrupted();
void interrupt_by(int signal);  // as if it had come
// What an interrupted program ends with: 128 and the number of the signal that came.
int interrupt_status();

}  // namespace rowkeeper::cli
