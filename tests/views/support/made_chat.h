// A conversation of made-up turns: rows and times as told, no model.
#pragma once

#include "views/run/chat_model.h"

namespace rowkeeper::views {

// A document of 400 tokens; question i and its answer take 12 and 6. All rows but the last are in the cache.
inline ChatState made_chat(int turns, bool retain = true) {
  ChatState state;
  state.phase = ChatState::Phase::ready;
  state.document = "Document: Yara keeps ten rabbits. Wanda lives in a grey house. On Monday Yara rests.";
  state.document_tokens = 400;
  state.context = 1024;
  state.retain = retain;
  state.row_bytes = 8192;
  state.page_rows = 32;
  ChatTalk& talk = state.talks[0];
  int end = 400;
  talk.parts = {{TextOrigin::document, 0, end}};
  for (int i = 0; i < turns; ++i) {
    TurnRecord record;
    record.question = "Which animals does Yara keep?";
    record.answer = "Yara keeps ten rabbits.";
    record.rows_reused = retain && i > 0 ? end - 1 : 0;
    record.rows_computed = end + 12 - record.rows_reused;
    record.first_token_seconds = record.rows_computed * 1e-4;
    talk.turns.push_back({record.question, record.answer, record, retain, (end + 12) * 1e-4});
    talk.parts.push_back({TextOrigin::question, end, end + 12});
    talk.parts.push_back({TextOrigin::answer, end + 12, end + 18});
    end += 18;
  }
  talk.rows = retain && turns > 0 ? end - 1 : 0;
  talk.pages = (talk.rows + 31) / 32;
  state.pages_in_use = talk.pages;
  return state;
}

}  // namespace rowkeeper::views
