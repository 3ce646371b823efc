// Any bytes as a recording, packed or as the JSON inside: an error, or events that can be played. What plays them is the
// window's own code, so that an index outside of its rows shows here.
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string_view>

#include "core/run/recording_file.h"
#include "core/run/recording_rules.h"
#include "core/run/steps_csv.h"
#include "views/run/run_state.h"

using namespace rowkeeper;

namespace {

void require(bool holds) {
  if (!holds) std::abort();
}

void look_at_rows(const views::RunState& state, const ModelShape& shape) {
  require(state.size() >= 1 && state.size() <= shape.positions + 1);
  require(state.cache_rows() >= 0 && state.cache_rows() < state.size() + 1);
  for (int row = 0; row < state.size(); ++row) {
    const views::RowState& shown = state.rows()[static_cast<std::size_t>(row)];
    require(shown.computed == (state.place(row) != views::RowPlace::not_computed));
    require(shown.fingerprints.empty() || shown.fingerprints.size() == static_cast<std::size_t>(shape.blocks));
    if (!shown.numbers) continue;
    for (int block = 0; block < shape.blocks; ++block) {
      require(shown.numbers->key(BlockIndex(block)).size() == static_cast<std::size_t>(shape.kv_width()));
      for (const float x : shown.numbers->value(BlockIndex(block))) require(std::isfinite(x));
    }
  }
}

void check(const Result<Recording>& recording) {
  if (!recording) return;
  const ModelShape& shape = recording->model.shape;
  require(!find_fault(*recording) && !recording->numbers_exact);
  require(shape.heads * shape.head_size == shape.width && shape.parameters() > 0);
  views::RunState state(*recording);
  look_at_rows(state, shape);
  for (const RunEvent& event : recording->events) {
    state.apply(event);
    look_at_rows(state, shape);
  }
  require(steps_csv(*recording).has_value());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  check(load_recording(std::as_bytes(std::span(data, size)), "a.rowkeeper"));
  check(parse_recording({reinterpret_cast<const char*>(data), size}, "a.rowkeeper"));
  return 0;
}
