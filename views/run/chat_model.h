// Conversations about a document as pages see them, and what pages ask of them. The engine's thread owns the conversations.
#pragma once

#include <QObject>
#include <QString>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/run/conversation.h"

namespace rowkeeper::views {

struct ChatTurn {
  std::string question, answer;
  std::optional<TurnRecord> record;     // none of a turn that came back from the disk
  bool retained = true;                 // the rows were kept between turns when it was asked
  std::optional<double> other_seconds;  // until the first token, had it been the other way
  bool alike = false;                   // it would have computed the same rows, as on a first turn: one time for both
};

// What the last edit of the document left of the cache.
struct ChatEdit {
  int rows_before = 0;
  int rows_kept = 0;
};

// One conversation.
struct ChatTalk {
  std::vector<ChatTurn> turns;
  std::vector<TextPart> parts;  // of all tokens
  int rows = 0;                 // in the cache: those of the first tokens
  int pages = 0;
  std::optional<ChatEdit> edit;
  bool from_file = false;  // the saved one, come back; until its turns are forgotten
  int tokens() const { return parts.empty() ? 0 : parts.back().end; }
};

struct ChatState {
  enum class Phase {
    none,   // no model yet, or no document
    ready,  // for a question
    asking,
    saving,  // or loading
    away,    // saved and closed
  } phase = Phase::none;
  std::string document;  // without the line ends behind it
  int document_tokens = 0;
  int context = 0;
  bool retain = true;
  std::array<ChatTalk, 2> talks;
  int shown = 0;              // the talk that questions go to
  bool second = false;        // there is a second talk
  std::size_t row_bytes = 0;  // of the cache
  int page_rows = 0;
  int pages_in_use = 0;  // of both, those they share counted once
  // While a question is answered.
  std::string question, answer;
  int rows_done = 0, rows_to_do = 0;
  std::optional<ChatEdit> saved;  // rows_before: saved to the disk; rows_kept: came back, and nothing was done since
  std::optional<Error> error;
  const ChatTalk& talk() const { return talks[static_cast<std::size_t>(shown)]; }
};

class ChatModel : public QObject {
  Q_OBJECT
 public:
  explicit ChatModel(QObject* parent = nullptr) : QObject(parent) {}
  const ChatState& state() const { return state_; }
  void set_state(const ChatState& state) {
    const bool turned = state.talk().turns.size() != state_.talk().turns.size();
    state_ = state;
    emit changed();
    if (turned) emit turns_changed();
  }

 signals:
  void changed();
  void turns_changed();

 private:
  ChatState state_;
};

class ChatCommands : public QObject {
  Q_OBJECT
 public:
  explicit ChatCommands(QObject* parent = nullptr) : QObject(parent) {}

 signals:
  void begin(const QString& document);          // new conversations
  void edit_document(const QString& document);  // under the turns that there are
  void ask(const QString& question);
  void stop();
  void set_retain(bool retain);
  void show_talk(int talk);        // 1 for the first time: a second one begins
  void begin_again();              // the shown talk without its turns
  void save(const QString& path);  // and close
  void open(const QString& path);
};

}  // namespace rowkeeper::views

Q_DECLARE_METATYPE(rowkeeper::views::ChatState)
