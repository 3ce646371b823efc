#include "app/cli/interrupt.h"

#include <csignal>

namespace rowkeeper::cli {

namespace {

// Made before the handler is installed: a handler may not construct it.
const StopToken& token() {
  static const StopToken stop;
  return stop;
}

const StopToken* stop_of_handler = nullptr;

extern "C" void ask_to_stop(int) { stop_of_handler->request_stop(); }

}  // namespace

const StopToken& stop_on_interrupt() {
  stop_of_handler = &token();
  struct sigaction action = {};
  action.sa_handler = ask_to_stop;
  // Reset: the second one has its usual effect. No SA_RESTART: a read that waits for a pipe must notice.
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, nullptr);
  return token();
}

bool interrupted() { return token().stop_requested(); }

}  // namespace rowkeeper::cli
