#include "core/model/pass_record.h"

namespace rowkeeper {

BlockSeconds PassSeconds::sum_of_blocks() const {
  BlockSeconds sum;
  for (const BlockSeconds& block : blocks) {
    sum.norms += block.norms;
    sum.project_qkv += block.project_qkv;
    sum.append += block.append;
    sum.attend += block.attend;
    sum.project_out += block.project_out;
    sum.mlp += block.mlp;
  }
  return sum;
}

double PassSeconds::total() const {
  const BlockSeconds sum = sum_of_blocks();
  return embed + sum.norms + sum.project_qkv + sum.append + sum.attend + sum.project_out + sum.mlp + logits;
}

}  // namespace rowkeeper
