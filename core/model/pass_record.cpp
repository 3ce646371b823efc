#include "core/model/pass_record.h"

namespace rowkeeper {

BlockSeconds& BlockSeconds::operator+=(const BlockSeconds& more) {
  norms += more.norms;
  project_qkv += more.project_qkv;
  append += more.append;
  attend += more.attend;
  project_out += more.project_out;
  mlp += more.mlp;
  return *this;
}

BlockSeconds PassSeconds::sum_of_blocks() const {
  BlockSeconds sum;
  for (const BlockSeconds& block : blocks) sum += block;
  return sum;
}

double PassSeconds::total() const {
  const BlockSeconds sum = sum_of_blocks();
  return embed + sum.norms + sum.project_qkv + sum.append + sum.attend + sum.project_out + sum.mlp + logits;
}

}  // namespace rowkeeper
