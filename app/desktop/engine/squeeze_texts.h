// What the ways to make the cache smaller are tried on.
#pragma once

#include <string>
#include <vector>

#include "app/desktop/engine/loaded_model.h"
#include "core/run/fidelity.h"
#include "views/run/squeeze_model.h"

namespace rowkeeper::app {

struct SqueezeTexts {
  bool asked = false;  // questions with right answers; else some of their documents, which the model just goes on from
  std::vector<FidelityText> texts;
};

// The questions, if the model was made to answer them. Errors: those of reading them.
Result<SqueezeTexts> read_squeeze_texts(const LoadedModel& model);
// The same for the window.
std::vector<views::SqueezeText> describe_texts(const std::vector<FidelityText>& texts);

// A model with fewer keys and values for `way`, whose heads are shared. `model` tells whose, and which arithmetic.
Result<Model> load_sharing_model(const ModelRequest& model, views::HeadSharing sharing, const StopToken& stop);
views::WayState state_of(const LoadedModel& model, bool asked, const views::SqueezeWay& way);

}  // namespace rowkeeper::app
