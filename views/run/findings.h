// Answers to what pages have asked about the run beside its steps: other tokens for a place, one head's whole attention.
#pragma once

#include <QObject>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/index.h"
#include "core/run/check.h"

namespace rowkeeper::views {

struct Alternative {
  TokenId token;
  std::string bytes;
  double probability = 0;  // at temperature 1
};

// What the model would have put at a row, best first. No tokens: it was overtaken or it failed.
struct Alternatives {
  int row = -1;
  std::vector<Alternative> tokens = {};
  bool overtaken = false;  // by something more urgent: ask again
  std::optional<Error> error = {};
};

// One head's attention: how much each row looked at every row above it and at itself.
struct Triangle {
  int block = 0, head = 0;
  int rows = 0;                     // 0: not asked for yet, overtaken or failed
  std::vector<float> weights = {};  // [row][position], 0 above the diagonal; each row sums to 1
  bool overtaken = false;           // by something more urgent: ask again
  std::optional<Error> error = {};
};

// The run held against the same run computed another way.
struct CheckState {
  enum class State {
    none,     // nothing to check yet, or the run has gone on since
    running,  // `done` of `total` rows (quick) or steps (thorough)
    done,
    failed,
  } state = State::none;
  CheckKind kind = CheckKind::quick;
  int done = 0, total = 0;
  std::optional<CheckReport> report = {};  // where done; at other times it is about an earlier state, and nobody shows it
  std::optional<Error> error = {};         // where failed
};

class Findings : public QObject {
  Q_OBJECT
 public:
  explicit Findings(QObject* parent = nullptr) : QObject(parent) {}
  const Alternatives& alternatives() const { return alternatives_; }
  const Triangle& triangle() const { return triangle_; }
  const CheckState& check() const { return check_; }
  void set_alternatives(Alternatives alternatives) {
    alternatives_ = std::move(alternatives);
    emit alternatives_changed();
  }
  void set_triangle(Triangle triangle) {
    triangle_ = std::move(triangle);
    emit triangle_changed();
  }
  void set_check(const CheckState& check) {
    check_ = check;
    emit check_changed();
  }
  // Another run: nothing that was found holds for it.
  void clear() {
    set_check({});
    set_alternatives({});
    set_triangle({});
  }

 signals:
  void check_changed();
  void alternatives_changed();
  void triangle_changed();

 private:
  Alternatives alternatives_;
  Triangle triangle_;
  CheckState check_;
};

}  // namespace rowkeeper::views
