// How long a step should take on a machine of which three figures are known: a fixed time, the rate at which it reads memory,
// and the rate at which it calculates. A step reads the weights once however many rows it computes, and the rows it reuses;
// it calculates for each row it computes, and for each pair of rows in attention. A cached step computes one row and is bound
// by reading; an uncached one computes all n, and from some n on it is bound by arithmetic. That is what the ratio of the two
// hangs on, so it differs from machine to machine.
#pragma once

#include "core/model/shape.h"

namespace rowkeeper {

enum class Combination {
  larger,  // reading and arithmetic overlap: the roofline
  sum,     // one after the other
};

struct Machine {
  double fixed_seconds = 0;  // of every step, whatever it computes: launching kernels, the program around the model
  double bytes_per_second = 0;
  double operations_per_second = 0;  // a multiply-add is two
  Combination combination = Combination::larger;
};

struct NumberBytes {
  double weight = 4;
  double cache = 4;
};

// Multiply-adds, as StepRecord counts them.
double multiply_adds_per_row(const ModelShape& shape);   // in the blocks, without attention's pairs
double multiply_adds_per_pair(const ModelShape& shape);  // of a row and one that it attends to, itself included
double multiply_adds_of_head(const ModelShape& shape);   // once a step

// What a step reads and computes; the machine does not matter.
struct StepWork {
  double weights_bytes = 0;  // every weight that takes part, once
  double cache_bytes = 0;    // of the rows reused
  double operations = 0;
};
// Rows [first, n), 0 <= first < n: an uncached step or a prefill has first = 0, a cached step first = n - 1.
StepWork step_work(const ModelShape& shape, const NumberBytes& bytes, int first, int n);

enum class Bound { memory, arithmetic };

struct StepTime {
  double fixed_seconds = 0;
  double memory_seconds = 0;
  double arithmetic_seconds = 0;
  double seconds = 0;
  Bound bound = Bound::memory;  // the part that takes longer
};
StepTime step_time(const StepWork& work, const Machine& machine);

// A model on a machine.
class CostModel {
 public:
  CostModel(const ModelShape& shape, const NumberBytes& bytes, const Machine& machine)
      : shape_(shape), bytes_(bytes), machine_(machine) {}

  StepTime step(int first, int n) const { return step_time(step_work(shape_, bytes_, first, n), machine_); }
  StepTime cached_step(int n) const { return step(n - 1, n); }
  StepTime uncached_step(int n) const { return step(0, n); }

  // All steps of a run that makes `tokens` tokens after a prompt of `prompt` >= 1: they see prompt, prompt + 1, ... rows. The
  // first is the prefill, with the cache as without.
  double run_seconds(int prompt, int tokens, bool cache) const;

  // Two figures that are easily taken for each other: how many times longer one step at n rows takes without the cache, and
  // how many times longer a whole run takes, about half of that at its end since its earlier steps were shorter.
  double step_ratio(int n) const { return uncached_step(n).seconds / cached_step(n).seconds; }
  double run_ratio(int prompt, int tokens) const;

 private:
  ModelShape shape_;
  NumberBytes bytes_;
  Machine machine_;
};

}  // namespace rowkeeper
