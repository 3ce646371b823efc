// Conversations on the engine's thread: two at most, over one document and one pool of pages. After a turn, when nothing else wants
// the thread, it measures how long the first token would have taken the other way.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <array>
#include <memory>
#include <optional>

#include "app/desktop/engine/interrupt.h"
#include "app/desktop/engine/loaded_model.h"
#include "core/run/conversation.h"
#include "core/run/retained_caches.h"
#include "views/run/chat_model.h"

namespace rowkeeper::app {

// What both threads may touch.
struct ChatShared {
  Interrupt turns;     // raised by commands that must not wait for an answer: stop, another document, another model, quit
  Interrupt measures;  // raised by all commands
};

class ChatWorker : public QObject {
  Q_OBJECT
 public:
  explicit ChatWorker(ChatShared& shared);

  // On the engine's thread.
  void set_model(const std::shared_ptr<const LoadedModel>& model);  // null: the model goes, and all that uses it
  void begin(const std::string& document);
  void edit_document(const std::string& document);
  void ask(const std::string& question);
  void set_retain(bool retain);
  void show_talk(int talk);
  void begin_again();
  void save(const std::string& path);
  void open(const std::string& path);
  // While a run or a race has the thread nothing is measured.
  void set_playing(bool playing);
  void set_racing(bool racing);
  void measure_soon();
  void report_no_memory();

 signals:
  void state_changed(const rowkeeper::views::ChatState& state);

 private:
  using Phase = views::ChatState::Phase;
  struct Measure {
    std::size_t talk = 0, turn = 0;
    std::vector<TokenId> tokens;
    int rows_held = 0;
  };
  std::optional<Conversation>& shown() { return talks_[static_cast<std::size_t>(state_.shown)]; }
  ConversationOptions options() const;
  void take_kept_rows(Conversation& talk);
  Result<void> start();
  Result<void> make_pool();
  Result<std::uint64_t> fingerprint();
  void leave_talks();
  void take_turn(const TurnRecord& record, const std::vector<TokenId>& before);
  void measure();
  void send(const Result<void>& done = {});
  void send_soon();

  ChatShared& shared_;
  std::shared_ptr<const LoadedModel> model_;
  std::optional<std::uint64_t> fingerprint_;
  std::shared_ptr<PagePool> pool_;
  std::optional<RetainedCaches> kept_;  // of documents that were left
  std::array<std::optional<Conversation>, 2> talks_;
  std::vector<Measure> to_measure_;
  views::ChatState state_;
  QTimer rest_;
  QElapsedTimer since_word_;
  bool playing_ = false, racing_ = false;
};

}  // namespace rowkeeper::app
