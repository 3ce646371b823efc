#include "app/cli/interrupt.h"

#include <csignal>

#include "app/cli/failure.h"

namespace rowkeeper::cli {

namespace {

// Made before the handler is installed: a handler may not construct it.
const StopToken& token() {
  static const StopToken stop;
  return stop;
}

const StopToken* stop_of_handler = nullptr;

volatile std::sig_atomic_t signal_that_came = SIGINT;

extern "C" void ask_to_stop(int signal) {
  signal_that_came = signal;
  stop_of_handler->request_stop();
}

// Whoever starts a program with it ignored, as nohup does, wants the work to go on.
bool is_ignored(int signal) {
  struct sigaction action = {};
  return sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

}  // namespace

const StopToken& stop_on_interrupt() {
  stop_of_handler = &token();
  struct sigaction action = {};
  action.sa_handler = ask_to_stop;
  sigemptyset(&action.sa_mask);
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
    if (signal != SIGINT && is_ignored(signal)) continue;
    // Reset: the second one has its usual effect; but a terminal that closes may send SIGHUP twice. No SA_RESTART: a read that
    // waits for a pipe must notice.
    action.sa_flags = signal == SIGHUP ? 0 : static_cast<int>(SA_RESETHAND);
    sigaction(signal, &action, nullptr);
  }
  return token();
}

void interrupt_by(int signal) {
  signal_that_came = signal;
  token().request_stop();
}

bool interrupted() { return token().stop_requested(); }

int interrupt_status() { return kInterrupted - SIGINT + signal_that_came; }

}  // namespace rowkeeper::cli
