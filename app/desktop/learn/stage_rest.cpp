// Whether the app does anything, and an end to it.
#include "app/desktop/learn/stage_actions.h"

namespace rowkeeper::app {

bool is_at_rest(const Session& session) {
  using views::ChatState;
  using views::RaceStatus;
  const views::RunStatus& run = session.run.status();
  const RaceStatus::Phase race = session.race.status().phase;
  const ChatState::Phase chat = session.chat.state().phase;
  return !run.busy && run.phase != views::RunPhase::playing &&
         session.run.model_status().state != views::ModelStatus::State::loading &&
         session.findings.check().state != views::CheckState::State::running && race != RaceStatus::Phase::racing &&
         race != RaceStatus::Phase::loading && session.serve.status().phase != views::ServeStatus::Phase::running &&
         chat != ChatState::Phase::asking && chat != ChatState::Phase::saving && !session.squeeze.status().running();
}

void halt(Session& session) {
  emit session.commands.pause();
  emit session.commands.pause_race();
  emit session.commands.pause_serving();
  emit session.commands.stop_squeezing();
  emit session.chat_commands.stop();
}

}  // namespace rowkeeper::app
