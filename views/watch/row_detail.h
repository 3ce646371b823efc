// What the card "Row ..." says of the selected row, block and head.
#pragma once

#include <QString>
#include <span>

#include "views/canvas/number_color.h"
#include "views/run/run_model.h"
#include "views/run/selection.h"

namespace rowkeeper::views {

struct RowDetail {
  bool there = false;  // something is selected, and the run has it
  Place place = {};    // inside of the model's blocks and heads
  const RowState* row = nullptr;
  RowLook look = RowLook::not_computed;
  std::span<const float> key = {}, value = {};  // the head's; empty while there are none
  int unchanged_steps = 0;                      // steps that have found the row as it is since it was first computed
  std::size_t bytes = 0;                        // of the row in all blocks
  bool exact = true;                            // as computed, not an 8-bit copy
  bool may_round = false;                       // computed again it may have other bits
};

// Valid until the run changes.
RowDetail make_row_detail(const RunModel& run, const Place& place);

QString row_title(const RowDetail& detail);         // "Row 12 ·goats, block 3, head 5"
QString row_state_text(const RowDetail& detail);    // where it is, how often it was computed, what it takes
QString fingerprint_text(const RowDetail& detail);  // of the block's row; empty while there is none
QString fingerprint_text(const RowFingerprint& print);
// A head's numbers for a spreadsheet: tab-separated, the same in every locale.
QString numbers_as_text(const RowDetail& detail);

}  // namespace rowkeeper::views
