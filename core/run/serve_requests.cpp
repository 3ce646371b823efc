#include "core/run/serve_requests.h"

#include <algorithm>
#include <utility>

namespace rowkeeper {

Result<std::vector<ServeRequest>> questions_and_stories(const Tokenizer& tokenizer, const std::vector<Question>& questions,
                                                        int count) {
  std::vector<ServeRequest> requests;
  for (int i = 0; i < count; ++i) {
    const bool story = i % 3 == 2;
    const Question& question = questions[static_cast<std::size_t>(i) % questions.size()];
    Result<Encoding> encoded = tokenizer.encode(story ? "Once upon a time" : question.prompt());
    if (!encoded) return tl::unexpected(encoded.error());
    ServeRequest& request = requests.emplace_back();
    request.prompt = std::move(encoded->ids);
    request.arrives = i * kStepsBetweenArrivals;
    if (story) {
      request.is_last = [end = tokenizer.end_of_text()](TokenId token) { return end && token == *end; };
    } else {
      request.is_last = [&tokenizer](TokenId token) { return ends_answer(tokenizer.bytes(token)); };
    }
  }
  return requests;
}

std::vector<ServeRequest> texts_of_several_lengths(const ModelShape& shape, int count) {
  std::vector<ServeRequest> requests;
  for (int i = 0; i < count; ++i) {
    ServeRequest& request = requests.emplace_back();
    const int rows = std::max(1, shape.positions / 8 + i * 37 % std::max(1, shape.positions / 4));
    for (std::int64_t row = 0; row < rows; ++row) {
      request.prompt.emplace_back(static_cast<std::int32_t>((row * 7919 + 13 * (i + 1)) % shape.vocabulary));
    }
    request.arrives = i * kStepsBetweenArrivals;
  }
  return requests;
}

}  // namespace rowkeeper
