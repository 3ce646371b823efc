// Answers to what pages have asked about the run beside its steps: other tokens for a place, one head's whole attention.
#pragma once

#include <QObject>
#include <string>
#include <utility>
#include <vector>

#include "core/base/index.h"

namespace rowkeeper::views {

struct Alternative {
  TokenId token;
  std::string bytes;
  double probability = 0;  // at temperature 1
};

// What the model would have put at a row, best first.
struct Alternatives {
  int row = -1;
  std::vector<Alternative> tokens;
};

// One head's attention: how much each row looked at every row above it and at itself.
struct Triangle {
  int block = 0, head = 0;
  int rows = 0;                // 0: not asked for yet
  std::vector<float> weights;  // [row][position], 0 above the diagonal; each row sums to 1
};

class Findings : public QObject {
  Q_OBJECT
 public:
  explicit Findings(QObject* parent = nullptr) : QObject(parent) {}
  const Alternatives& alternatives() const { return alternatives_; }
  const Triangle& triangle() const { return triangle_; }
  void set_alternatives(Alternatives alternatives) {
    alternatives_ = std::move(alternatives);
    emit alternatives_changed();
  }
  void set_triangle(Triangle triangle) {
    triangle_ = std::move(triangle);
    emit triangle_changed();
  }

 signals:
  void alternatives_changed();
  void triangle_changed();

 private:
  Alternatives alternatives_;
  Triangle triangle_;
};

}  // namespace rowkeeper::views
