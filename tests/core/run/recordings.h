// Records live runs for the tests of recordings and of what is made from them.
#pragma once

#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <vector>

#include "core/run/recording.h"
#include "core/run/run.h"

namespace rowkeeper {

class Recorder {
 public:
  Recorder(const Model& model, std::vector<TokenId> prompt, const RunOptions& options);
  void steps(int count);
  // Another token at `row`; those below it are gone.
  void edit(int row, TokenId token);
  void set_cache(bool on);
  const Recording& recording() const { return recording_; }

 private:
  rowkeeper::Run run_;
  Recording recording_;
};

// A short run of the tiny model with a context of 16: cache off and on again, an edit, a slide, candidates, and tokens whose
// bytes are no UTF-8.
const Recording& eventful_recording();

std::string file_bytes(const std::string& path);
// The JSON in the file that save_recording makes.
std::string json_of(const Recording& recording);

}  // namespace rowkeeper
