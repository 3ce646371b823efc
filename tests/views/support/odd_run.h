// A run whose texts try to break out of whatever holds them.
#pragma once

#include <string>

#include "tests/views/support/synthetic_run.h"

namespace rowkeeper::views {

inline std::vector<std::string> odd_texts() {
  using namespace std::string_literals;
  return {"</script><script>document.title = 'broken out'</script>",
          "<!--<script>",
          "]]>",
          "\"'`${1}{{style}}",
          "<img src=x onerror=alert(1)>",
          "&lt;&amp;\\u003c",
          "\0"s,
          "\xE2\x80\xA8\xE2\x80\xA9",            // U+2028, U+2029
          std::string("\xE2\x80\xAE") + "evil",  // NOLINT(misc-misleading-bidirectional): U+202E, right to left
          "\xFF\xFE\xC0\x80",                    // no UTF-8
          "\xF0\x9F\x99",                        // three bytes of four
          "\xF0\x9F\x99\x82",                    // a whole emoji
          "\xD7\xA9\xD7\x9C\xD7\x95\xD7\x9D",    // Hebrew
          "\r\n\t\x1B[31m\x7F\xC2\x85"};
}

inline Recording odd_run() {
  Recording recording = synthetic_recording(odd_texts());
  recording.model.name = "</title><script>alert(\"model\")</script>";
  recording.model.device = "<b>&device";
  RunState state(recording);
  for (const std::string& text : odd_texts()) {
    recording.events.push_back(synthetic_step(state, text));
    state.apply(recording.events.back());
  }
  recording.events.push_back(synthetic_edit(2, "</textarea>", 20));
  return recording;
}

}  // namespace rowkeeper::views
