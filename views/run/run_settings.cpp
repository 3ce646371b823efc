#include "views/run/run_settings.h"

#include "views/run/prepared_prompts.h"

namespace rowkeeper::views {

RunSettings::RunSettings(RunCommands* commands, QObject* parent) : QObject(parent) {
  request_.prompt = default_prompt_text().toStdString();
  connect(commands, &RunCommands::restart, this, &RunSettings::set_request);
  connect(commands, &RunCommands::set_cache, this, &RunSettings::set_cache);
  connect(commands, &RunCommands::set_tokens, this, &RunSettings::set_tokens);
  connect(commands, &RunCommands::set_speed, this, &RunSettings::set_speed);
}

void RunSettings::set_request(const RunRequest& request) {
  if (request == request_) return;
  request_ = request;
  emit changed();
}

void RunSettings::set_prompt(const QString& prompt) {
  RunRequest request = request_;
  request.prompt = prompt.toStdString();
  set_request(request);
}

void RunSettings::set_cache(bool on) {
  RunRequest request = request_;
  request.cache = on;
  set_request(request);
}

void RunSettings::set_sampling(const SamplerOptions& sampling) {
  RunRequest request = request_;
  request.sampling = sampling;
  set_request(request);
}

void RunSettings::set_at_limit(AtLimit at_limit) {
  RunRequest request = request_;
  request.at_limit = at_limit;
  set_request(request);
}

void RunSettings::set_tokens(int tokens) {
  RunRequest request = request_;
  request.tokens = tokens;
  set_request(request);
}

void RunSettings::set_speed(double tokens_per_second) {
  if (tokens_per_second == speed_) return;
  speed_ = tokens_per_second;
  emit changed();
}

}  // namespace rowkeeper::views
