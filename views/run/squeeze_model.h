// What is known about the ways to make the cache smaller: what they can be tried on, and each way's answers as they come in.
#pragma once

#include <QObject>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/run/fidelity.h"
#include "core/run/recording.h"
#include "views/run/squeeze_ways.h"

namespace rowkeeper::views {

// A text that every way is tried on.
struct SqueezeText {
  std::string question;  // empty, as all but the size, where the text just goes on
  std::string answer;    // the only right one
  std::string evidence;  // the sentence of the document that says so
  int rows = 0;          // of the prompt
};

enum class WayState {
  possible,
  not_read,     // the model's arithmetic reads no such store
  one_already,  // all heads share one key and one value as it is
  no_twin,      // nobody has trained one for this model
};

struct WayFacts {
  WayState state = WayState::possible;
  std::size_t row_bytes = 0;  // of a row that is held
};

// The model that the ways are tried on.
struct SqueezeBasis {
  bool ready = false;  // there is a model
  bool asked = false;  // the texts are questions with a right answer each
  std::vector<SqueezeText> texts = {};
  std::size_t row_bytes = 0;  // of the exact cache
  std::array<WayFacts, kSqueezeWays> ways = {};
  std::optional<Error> error = {};  // why there are no texts
};

struct SqueezeStatus {
  int way = -1;                     // that is being tried now; -1: none
  int loading_way = -1;             // whose model is being made: that one's, or one whose rows are looked at
  std::vector<int> waiting = {};    // after it
  int failed_way = -1;              // the last one that could not go on, and why
  std::optional<Error> error = {};  // in words of core
  bool running() const { return way >= 0; }
};

// One way's answer to one text, and the exact one.
struct SqueezeItem {
  FidelityItem found = {};
  std::string exact_text;
  bool exact_right = false;
  std::size_t exact_bytes = 0;  // at the exact answer's end
};

struct SqueezeResult {
  std::vector<SqueezeItem> items = {};
  FidelityReport report = {};  // over these items
};

// A row as the store has it once the prompt is in. Rows that were merged share an entry and its numbers.
struct SqueezedRow {
  RecordedToken token = {};
  int entry = -1;                                  // -1: thrown away
  std::shared_ptr<const RowNumbers> numbers = {};  // as attention reads them; null: thrown away
};

struct SqueezedRows {
  int way = -1, text = -1;
  ModelShape shape = {};  // of the model that made them
  std::vector<SqueezedRow> rows = {};
  RowIndex evidence_begin = {}, evidence_end = {};
  std::size_t bytes = 0, exact_bytes = 0;
  bool overtaken = false;  // by something more urgent: ask again
  std::optional<Error> error = {};
};

class SqueezeModel : public QObject {
  Q_OBJECT
 public:
  explicit SqueezeModel(QObject* parent = nullptr) : QObject(parent) {}
  const SqueezeBasis& basis() const { return basis_; }
  const SqueezeStatus& status() const { return status_; }
  const SqueezeResult& result(int way) const { return results_[static_cast<std::size_t>(way)]; }
  int texts() const { return static_cast<int>(basis_.texts.size()); }
  bool finished(int way) const { return texts() > 0 && static_cast<int>(result(way).items.size()) == texts(); }
  // Null: not tried on this text yet.
  const SqueezeItem* item(int way, int text) const;
  // The same with any way: the exact answer is in it.
  const SqueezeItem* any_item(int text) const;
  // Of the two stores that were looked into last. Null: neither is this way's after this text.
  const SqueezedRows* rows(int way, int text) const;

  // Another model: nothing of the old one's results holds.
  void set_basis(SqueezeBasis basis);
  void set_status(SqueezeStatus status);
  void add_item(int way, SqueezeItem item, FidelityReport report);
  void set_rows(SqueezedRows rows);

 signals:
  void basis_changed();
  void status_changed();
  void results_changed();
  void rows_changed();

 private:
  SqueezeBasis basis_;
  SqueezeStatus status_;
  std::array<SqueezeResult, kSqueezeWays> results_;
  std::array<SqueezedRows, 2> rows_;  // of two ways, the newer first
};

}  // namespace rowkeeper::views
