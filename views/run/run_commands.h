// What pages ask of the engine thread. Pages, shortcuts and lessons emit these; the window connects them. Nothing is asked
// back: answers arrive through RunModel and the other models.
#pragma once

#include <QObject>
#include <QString>
#include <string>
#include <vector>

#include "core/base/index.h"
#include "core/run/check.h"
#include "core/run/run.h"
#include "core/run/sampler.h"

namespace rowkeeper::views {

inline constexpr int kMostTokens = 10000;  // that a run or a race is asked for

struct RunRequest {
  std::string prompt;           // bytes as typed, never trimmed
  bool special_tokens = false;  // "<|endoftext|>" is the end-of-text token
  bool cache = true;
  SamplerOptions sampling;
  AtLimit at_limit = AtLimit::stop;
  int tokens = 40;  // to generate
  bool operator==(const RunRequest&) const = default;
};

struct LaneRequest {
  bool cache = true;
  BackendKind backend = BackendKind::exact;
  int threads = 0;  // 0: one for each physical core
  Precision weights = Precision::f32;
  bool operator==(const LaneRequest&) const = default;
};

struct RaceRequest {
  std::string prompt;
  SamplerOptions sampling;
  int tokens = 200;
  LaneRequest a = {}, b = {.cache = false};
  bool special_tokens = false;  // as in RunRequest
  bool operator==(const RaceRequest&) const = default;
};

// Conversations that share a pool of memory, given out in pieces and in pages.
struct ServeSettings {
  int conversations = 12;
  int pool_mib = 16;
  int page_rows = 16;
  bool operator==(const ServeSettings&) const = default;
};

class RunCommands : public QObject {
  Q_OBJECT
 public:
  explicit RunCommands(QObject* parent = nullptr) : QObject(parent) {}

 signals:
  void play();
  void pause();  // stops within one block's time
  void step();
  void restart(const rowkeeper::views::RunRequest& request);  // a new run from its prompt, paused
  void set_tokens(int tokens);                                // of the run that is there: may go on after it had finished
  void set_cache(bool on);
  void set_speed(double tokens_per_second);  // 0: as fast as the engine goes
  void replace_token(int row, rowkeeper::TokenId token);
  void replace_text(int row, const QString& text);  // the first token of `text`
  void ask_candidates(int row);                     // what the model would have put there; answer: Findings::alternatives()
  void check(rowkeeper::CheckKind kind);
  void stop_check();
  void set_attention(bool wanted);         // each step also reports its newest row's attention weights
  void ask_triangle(int block, int head);  // one head's attention of all rows

  void prepare_race(const rowkeeper::views::RaceRequest& request);  // both lanes at their start
  void race();                                                      // on, until paused or finished
  void race_step();                                                 // one step of the lane that is behind
  void pause_race();

  void serve(const rowkeeper::views::ServeSettings& settings);  // from the beginning
  void go_on_serving();
  void pause_serving();
  void try_squeezing(const std::vector<int>& ways);  // one after the other, each to its last text; answers: SqueezeModel
  void stop_squeezing();                             // what was answered stays, and the next try goes on from there
  void ask_squeezed_rows(const std::vector<int>& ways, int text);  // what is in the store after the text
};

}  // namespace rowkeeper::views

Q_DECLARE_METATYPE(rowkeeper::views::RunRequest)
Q_DECLARE_METATYPE(rowkeeper::views::RaceRequest)
Q_DECLARE_METATYPE(rowkeeper::views::ServeSettings)
Q_DECLARE_METATYPE(rowkeeper::CheckKind)
Q_DECLARE_METATYPE(rowkeeper::TokenId)
