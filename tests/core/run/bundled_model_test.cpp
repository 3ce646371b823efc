// The bundled models' greedy text: against transformers (tests/reference/make_generation_golden.py), with and without the
// cache, on both backends; and the questions it was made to answer.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/run/question_set.h"
#include "core/tokenizer/tokenizer.h"
#include "run_models.h"

namespace rowkeeper {
namespace {

nlohmann::json read_json(const std::string& path) {
  std::ifstream file(path);
  return nlohmann::json::parse(file);
}

std::vector<TokenId> to_ids(const nlohmann::json& numbers) {
  std::vector<TokenId> ids;
  for (const nlohmann::json& number : numbers) ids.emplace_back(number.get<int>());
  return ids;
}

const nlohmann::json& golden() {
  static const nlohmann::json file = read_json(ROWKEEPER_TEST_DATA "/reference/generation_golden.json");
  return file;
}

const Tokenizer& tokenizer() {
  static const Tokenizer bundled = std::move(*Tokenizer::load(ROWKEEPER_ASSETS "/models/rowkeeper-tiny"));
  return bundled;
}

// The steps of a greedy run: what was chosen, and from which logits.
struct Steps {
  std::vector<TokenId> tokens;
  std::vector<std::vector<float>> logits;
};

Steps greedy_steps(const Model& model, const std::vector<TokenId>& prompt, int count, bool cache = true) {
  RunOptions options;
  options.cache = cache;
  Run run = make_run(model, prompt, options);
  Steps steps;
  for (int i = 0; i < count; ++i) {
    steps.tokens.push_back(take_step(run).token);
    steps.logits.emplace_back(run.logits().begin(), run.logits().end());
  }
  return steps;
}

double margin(std::vector<float> logits) {
  std::partial_sort(logits.begin(), logits.begin() + 2, logits.end(), std::greater<>());
  return static_cast<double>(logits[0]) - logits[1];
}

TEST(BundledModel, WritesWhatTransformersWrites) {
  EXPECT_GE(golden()["prompts"].size(), 20U);
  for (const nlohmann::json& one : golden()["prompts"]) {
    const std::vector<TokenId> prompt = to_ids(one["prompt_ids"]);
    EXPECT_EQ(tokenizer().encode(one["prompt"].get<std::string>())->ids, prompt);
    auto run = make_run(bundled_model(), prompt);
    EXPECT_EQ(generate(run, 100), to_ids(one["output_ids"])) << one["prompt"];
  }
}

struct Bundled {
  const char* name;
  const Model& (*model)();
};

class BundledModels : public testing::TestWithParam<Bundled> {};
INSTANTIATE_TEST_SUITE_P(Every, BundledModels,
                         testing::Values(Bundled{"rowkeeper-tiny", bundled_model},
                                         Bundled{"rowkeeper-tiny-mqa", twin_model}),
                         [](const auto& one) { return one.index == 0 ? "tiny" : "tiny_mqa"; });

// Rows are invariant, so one pass with the logits of every generated row gives each step's logits without the cache.
TEST_P(BundledModels, CachedStepsHaveTheLogitsOfOneFullPass) {
  const Model& model = GetParam().model();
  const auto vocabulary = static_cast<std::size_t>(model.shape().vocabulary);
  for (const nlohmann::json& one : golden()["prompts"]) {
    std::vector<TokenId> tokens = to_ids(one["prompt_ids"]);
    const auto first = tokens.size() - 1;
    const Steps steps = greedy_steps(model, tokens, 200);
    tokens.insert(tokens.end(), steps.tokens.begin(), steps.tokens.end() - 1);
    PassOptions options;
    options.logits_from = static_cast<int>(first);
    std::vector<float> logits(200 * vocabulary);
    const std::unique_ptr<KvStore> store = std::move(*model.make_store());
    ASSERT_TRUE(model.pass(tokens, *store, logits, options));
    for (std::size_t i = 0; i < 200; ++i) {
      ASSERT_TRUE(same_bits(steps.logits[i], std::span(logits).subspan(i * vocabulary, vocabulary)))
          << one["prompt"] << " step " << i;
    }
  }
}

TEST_P(BundledModels, UncachedStepsHaveTheSameBits) {
  const Model& model = GetParam().model();
  const char* const set = std::getenv("ROWKEEPER_LONG");
  const bool whole = set != nullptr && *set != '\0';
  const std::size_t prompts = whole ? golden()["prompts"].size() : 3;
  for (std::size_t p = 0; p < prompts; ++p) {
    const std::vector<TokenId> prompt = to_ids(golden()["prompts"][p]["prompt_ids"]);
    const int count = whole ? 200 : 20;
    const Steps cached = greedy_steps(model, prompt, count), uncached = greedy_steps(model, prompt, count, false);
    ASSERT_EQ(cached.tokens, uncached.tokens);
    for (std::size_t i = 0; i < cached.logits.size(); ++i)
      ASSERT_TRUE(same_bits(cached.logits[i], uncached.logits[i])) << "step " << i;
  }
}

// Another backend must agree up to the first step whose margin is under 4 x the measured logit difference.
TEST_P(BundledModels, OpenBlasChoosesTheSameTokens) {
  LoadOptions options;
  options.backend = BackendKind::openblas;
  options.threads = 1;  // its threads wait for each other by spinning, which takes minutes where tests share the cores
  const std::string folder = std::string(ROWKEEPER_ASSETS "/models/") + GetParam().name;
  const std::unique_ptr<TensorSource> source = std::move(*open_tensor_folder(folder));
  const Model openblas = std::move(*Model::load(*source, options));
  double largest = 0;
  for (const nlohmann::json& one : golden()["prompts"]) {
    const std::vector<TokenId> prompt = to_ids(one["prompt_ids"]);
    const Steps exact = greedy_steps(GetParam().model(), prompt, 200), other = greedy_steps(openblas, prompt, 200);
    for (std::size_t i = 0; i < 200; ++i) {
      double difference = 0;
      for (std::size_t id = 0; id < exact.logits[i].size(); ++id) {
        difference = std::max(difference, std::fabs(static_cast<double>(exact.logits[i][id]) - other.logits[i][id]));
      }
      largest = std::max(largest, difference);
      if (exact.tokens[i] == other.tokens[i]) continue;
      EXPECT_LT(margin(exact.logits[i]), 4 * difference) << one["prompt"] << " step " << i;
      std::cout << "tokens differ from step " << i << " of " << one["prompt"] << ": margin " << margin(exact.logits[i])
                << "\n";
      break;
    }
  }
  std::cout << "largest difference of a logit between the exact and the OpenBLAS backend: " << largest << "\n";
  EXPECT_LT(largest, 1e-3);
}

// The number of right answers in the table of assets/models/README.md.
int right_on_card(const std::string& model) {
  std::ifstream card(ROWKEEPER_ASSETS "/models/README.md");
  const std::string start = "| `" + model + "` | ";
  for (std::string line; std::getline(card, line);) {
    if (line.starts_with(start)) return std::stoi(line.substr(start.size()));
  }
  return -1;
}

TEST_P(BundledModels, AnswerAsManyQuestionsAsTheirCardSays) {
  const auto questions = load_questions(ROWKEEPER_ASSETS "/models/questions.json");
  ASSERT_TRUE(questions);
  ASSERT_EQ(questions->size(), 60U);
  int right = 0;
  for (const Question& question : *questions) {
    auto run = make_run(GetParam().model(), tokenizer().encode(question.prompt())->ids);
    std::string answer;
    for (int i = 0; i < kMostAnswerTokens && !ends_answer(answer); ++i) answer += tokenizer().bytes(take_step(run).token);
    right += question.is_right(answer) ? 1 : 0;
  }
  EXPECT_EQ(right, right_on_card(GetParam().name));
}

}  // namespace
}  // namespace rowkeeper
