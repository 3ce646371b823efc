#include "views/race/race_buttons.h"

#include <QCoreApplication>
#include <QLocale>

#include "views/widgets/error_text.h"

namespace rowkeeper::views {

namespace {

using Phase = RaceStatus::Phase;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Race)
};

RaceNote model_note(const ModelStatus& model) {
  switch (model.state) {
    case ModelStatus::State::loading:
      return {.text = Words::tr("The model is being loaded…"), .loading = true};
    case ModelStatus::State::failed:
      return {.text = model.error ? error_text(*model.error) : Words::tr("The model could not be loaded."), .alarm = true};
    case ModelStatus::State::none:
    case ModelStatus::State::ready:
      break;
  }
  return {.text = Words::tr("Open a model first.")};
}

QString of_lane(const std::optional<Lane>& lane, const QString& error) {
  if (!lane) return error;
  return (*lane == Lane::a ? Words::tr("Lane A: %1") : Words::tr("Lane B: %1")).arg(error);
}

}  // namespace

RaceButtons race_buttons(const RaceStatus& status) {
  const bool stands = status.phase == Phase::ready || status.phase == Phase::paused;
  RaceButtons buttons;
  buttons.racing = status.phase == Phase::racing;
  buttons.finished = status.phase == Phase::finished;
  buttons.race = stands || buttons.racing || buttons.finished;
  buttons.step = stands;
  // After an error too: what made it may be gone.
  buttons.restart = buttons.race || status.error.has_value();
  return buttons;
}

RaceNote race_note(const RaceStatus& status, const ModelStatus& model) {
  if (status.error) return {.text = of_lane(status.error_lane, error_text(*status.error)), .alarm = true};
  if (status.phase == Phase::loading)
    return {.text = Words::tr(
                "Getting the lanes ready. Other arithmetic or other weights need a copy of the model of their own."),
            .loading = true};
  if (status.phase == Phase::none && model.state != ModelStatus::State::ready) return model_note(model);
  return {.text = Words::tr("The lane whose clock is behind always moves next, so both clocks are honest.")};
}

QString chosen_how(const SamplerOptions& sampling) {
  if (sampling.greedy || sampling.temperature == 0) return Words::tr("greedy");
  return Words::tr("temperature %1, seed %2")
      .arg(QLocale().toString(sampling.temperature, 'g', 3), QLocale().toString(static_cast<qulonglong>(sampling.seed)));
}

}  // namespace rowkeeper::views
