// Conversations to serve, the same ones wherever they are asked for.
#pragma once

#include <vector>

#include "core/run/question_set.h"
#include "core/run/serving.h"
#include "core/tokenizer/tokenizer.h"

namespace rowkeeper {

inline constexpr int kStepsBetweenArrivals = 4;

// For a model that answers questions: two of three conversations ask one about a document of their own, the third wants a story, which
// takes longer than an answer. The tokenizer outlives the requests.
Result<std::vector<ServeRequest>> questions_and_stories(const Tokenizer& tokenizer, const std::vector<Question>& questions,
                                                        int count);

// For any other: texts from an eighth to three eighths of the context, which go on to the longest answer.
std::vector<ServeRequest> texts_of_several_lengths(const ModelShape& shape, int count);

}  // namespace rowkeeper
