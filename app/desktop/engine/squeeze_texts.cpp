#include "app/desktop/engine/squeeze_texts.h"

#include <optional>
#include <utility>

#include "core/hub/model_source.h"
#include "core/model/folded_heads.h"

namespace rowkeeper::app {

namespace {

// Of a model that answers no questions: enough to see the probabilities move, and no long wait with a large model.
constexpr std::size_t kTexts = 6;
constexpr int kTokens = 24;

Result<std::string> question_file(const ModelSource& source) {
  if (source.question_file) return *source.question_file;
  const Result<ModelSource> bundled = find_model("bundled", ModelUse::whole);
  if (!bundled) return tl::unexpected(bundled.error());
  if (!bundled->question_file) return fail(ErrorCode::assets_missing, assets_folder());
  return *bundled->question_file;
}

}  // namespace

Result<SqueezeTexts> read_squeeze_texts(const LoadedModel& model) {
  const Result<ModelSource> source = find_model(model.request.name, ModelUse::whole);
  if (!source) return tl::unexpected(source.error());
  const Result<std::string> path = question_file(*source);
  if (!path) return tl::unexpected(path.error());
  Result<std::vector<Question>> questions = load_questions(*path);
  if (!questions) return tl::unexpected(questions.error());
  SqueezeTexts result;
  result.asked = source->question_file.has_value();
  if (!result.asked && questions->size() > kTexts) questions->resize(kTexts);
  Result<std::vector<FidelityText>> texts = question_texts(*model.tokenizer, *std::move(questions));
  if (!texts) return tl::unexpected(texts.error());
  result.texts = *std::move(texts);
  if (result.asked) return result;
  for (FidelityText& text : result.texts) {
    text.question.reset();
    text.most_tokens = kTokens;
  }
  return result;
}

std::vector<views::SqueezeText> describe_texts(const std::vector<FidelityText>& texts) {
  std::vector<views::SqueezeText> described;
  for (const FidelityText& text : texts) {
    views::SqueezeText& to = described.emplace_back();
    to.rows = static_cast<int>(text.prompt.size());
    if (!text.question) continue;
    const Question& question = *text.question;
    to.question = std::string(question_in(question.turn));
    to.answer = question.answer;
    to.evidence = question.context.substr(question.evidence.begin, question.evidence.end - question.evidence.begin);
  }
  return described;
}

Result<Model> load_sharing_model(const ModelRequest& model, views::HeadSharing sharing, const StopToken& stop) {
  const Result<ModelSource> source =
      find_model(sharing == views::HeadSharing::twin ? kTwinModel : model.name, ModelUse::whole);
  if (!source) return tl::unexpected(source.error());
  Result<std::unique_ptr<TensorSource>> tensors = source->open();
  if (tensors && sharing == views::HeadSharing::folded) tensors = fold_heads(*std::move(tensors), 1);
  if (!tensors) return tl::unexpected(tensors.error());
  LoadOptions options;
  options.backend = model.backend;
  options.precision = model.weights;
  options.threads = model.threads;
  options.stop = stop;
  return Model::load(**tensors, options);
}

views::WayState state_of(const LoadedModel& model, bool asked, const views::SqueezeWay& way) {
  using views::WayState;
  if (way.sharing == views::HeadSharing::none)
    return model.model.make_store(way.store) ? WayState::possible : WayState::not_read;
  if (model.model.shape().kv_heads == 1) return WayState::one_already;
  return way.sharing == views::HeadSharing::twin && !asked ? WayState::no_twin : WayState::possible;
}

}  // namespace rowkeeper::app
