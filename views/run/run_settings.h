// What the next run will be made of, and how fast it goes. Controls show and change it; a restart from anywhere, a lesson for
// one, is taken over.
#pragma once

#include <QObject>

#include "views/run/run_commands.h"
#include "views/run/speed.h"

namespace rowkeeper::views {

class RunSettings : public QObject {
  Q_OBJECT
 public:
  // Starts with the default prompt.
  explicit RunSettings(RunCommands* commands, QObject* parent = nullptr);
  const RunRequest& request() const { return request_; }
  double speed() const { return speed_; }  // tokens per second; 0: as fast as the engine goes

  void set_request(const RunRequest& request);
  void set_prompt(const QString& prompt);
  void set_cache(bool on);
  void set_sampling(const SamplerOptions& sampling);
  void set_at_limit(AtLimit at_limit);
  void set_tokens(int tokens);
  void set_speed(double tokens_per_second);

 signals:
  void changed();

 private:
  RunRequest request_;
  double speed_ = kDefaultSpeed;
};

}  // namespace rowkeeper::views
