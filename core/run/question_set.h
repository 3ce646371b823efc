// The questions about documents that the bundled models were made to answer: how each is asked, what is right, and which
// part of the document says so.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"

namespace rowkeeper {

// How a document and a question become a prompt. A blank line stands before a question, and nothing after "Answer:": the
// space belongs to the answer's first token, and with it in the prompt nothing is answered right.
std::string_view without_end_lines(
    std::string_view document);                           // without the line ends behind it, whatever system wrote them
std::string document_context(std::string_view document);  // the same, and one newline
std::string question_turn(std::string_view question);     // "\nQuestion: ...\nAnswer:"
std::string_view question_in(std::string_view turn);      // the way back

// The longest answer that is waited for, in tokens.
inline constexpr int kMostAnswerTokens = 64;
// An answer ends with the first token that has a newline in it.
inline bool ends_answer(std::string_view token_bytes) { return token_bytes.find('\n') != std::string_view::npos; }
// What was generated after "Answer:" up to the first newline, without the spaces around it.
std::string_view answer_in(std::string_view generated);

struct ByteRange {
  std::size_t begin = 0;
  std::size_t end = 0;
};

struct Question {
  std::string context;  // the document, as it begins a conversation
  std::string turn;     // what comes after it
  std::string answer;   // the only right one, to the letter
  ByteRange evidence;   // of the sentence in `context`, and so in the prompt, that states the fact

  // One text or two: the tokens are the same.
  std::string prompt() const { return context + turn; }
  bool is_right(std::string_view generated) const { return answer_in(generated) == answer; }
};

// Reads a list of objects with "document", "question", "answer" and "evidence", [begin, end) in the document's characters.
// ModelSource::question_file tells which models have one. Errors: those of read_json, questions_invalid.
Result<std::vector<Question>> load_questions(const std::string& path);

}  // namespace rowkeeper
