// A number that tells models apart by what they compute, for files of keys and values.
//
// The model reads a short fixed text. Its shape, the keys and values of all blocks and the last logits, all to the last bit, give the
// number. So every matrix has its part in it (of the embeddings, the rows of that text; of the head, all): another model of the same
// shape has another number, and so has the same model in other arithmetic, whose rows would not be those of a fresh run. The exact
// backend computes the same bits on AVX2, AVX-512 and NEON and with any number of threads; OpenBLAS and SSE4 have their own.
#pragma once

#include <cstdint>

#include "core/base/error.h"
#include "core/model/model.h"

namespace rowkeeper {

// Time: about that of one step. Errors: those of a pass.
Result<std::uint64_t> model_fingerprint(const Model& model);

}  // namespace rowkeeper
