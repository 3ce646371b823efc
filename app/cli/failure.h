// Why a command ended without doing what it was asked, and the exit statuses of the contract.
#pragma once

#include <string>
#include <tl/expected.hpp>

namespace rowkeeper::cli {

enum ExitStatus {
  kDone = 0,
  kFailed = 1,    // while running
  kWrongUse = 2,  // bad option, prompt longer than the context, unreadable file, broken model
  kLanesDiffer = 3,
  kInterrupted = 130,  // by Ctrl-C; interrupt_status() is that of other signals
};

struct Failure {
  int status = kFailed;
  std::string message;  // one sentence: what failed, the value or file, what to do
};

template <class T>
using Outcome = tl::expected<T, Failure>;

inline tl::unexpected<Failure> wrong_use(std::string message) {
  return tl::unexpected(Failure{kWrongUse, std::move(message)});
}

}  // namespace rowkeeper::cli
