// Errors and warnings as one line, so that a test states code and arguments at once: "file_empty | /tmp/x".
#pragma once

#include <string>

#include "core/base/error.h"

namespace rowkeeper {

inline std::string text_of(const Error& error) {
  std::string text = error_code_name(error.code);
  for (const std::string& arg : error.args) text += " | " + arg;
  return text;
}

template <class T>
std::string text_of(const Result<T>& result) {
  return result ? "no error" : text_of(result.error());
}

}  // namespace rowkeeper
