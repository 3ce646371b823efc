#include "core/run/question_set.h"

#include <optional>
#include <utility>

#include "core/base/json.h"
#include "core/base/json_fields.h"
#include "core/base/memory_guard.h"

namespace rowkeeper {

namespace {

using nlohmann::json;

constexpr std::string_view kBeforeQuestion = "\nQuestion: ", kBehindQuestion = "\nAnswer:";

// The bundled set takes 49 kB.
constexpr std::size_t kMostBytes = std::size_t{4} << 20;

// Where the character with this number begins, or the text ends after so many; nothing if there are fewer.
std::optional<std::size_t> byte_of_character(std::string_view text, std::size_t character) {
  const auto continues = [&](std::size_t at) { return (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U; };
  std::size_t at = 0;
  for (; character > 0; --character) {
    if (at == text.size()) return std::nullopt;
    do ++at;
    while (at < text.size() && continues(at));
  }
  return at;
}

std::string one_line(JsonFields& fields, const char* name) {
  std::string text = fields.text(name);
  if (text.empty() || answer_in(text) != text) fields.must_be(name, "one line of text without spaces around it");
  return text;
}

// From characters of the document, which begins the context, to bytes.
ByteRange read_evidence(JsonFields& fields, std::string_view context) {
  const json::array_t& list = fields.array("evidence");
  const auto place = [&](std::size_t index) -> std::optional<std::size_t> {
    if (list.size() != 2 || !list[index].is_number_unsigned()) return std::nullopt;
    const auto character = list[index].get<std::uint64_t>();
    return character <= context.size() ? byte_of_character(context, character) : std::nullopt;
  };
  const auto begin = place(0), end = place(1);
  const bool good = begin && end && *begin < *end && !ends_answer(context.substr(*begin, *end - *begin));
  if (!good) fields.must_be("evidence", "where a sentence of the document begins and ends, in characters");
  return good ? ByteRange{*begin, *end} : ByteRange{};
}

Question read_question(const json& item, std::string_view place, JsonFault& fault) {
  JsonFields fields(item, place, fault);
  Question question;
  question.context = document_context(fields.text("document"));
  question.turn = question_turn(one_line(fields, "question"));
  question.answer = one_line(fields, "answer");
  question.evidence = read_evidence(fields, question.context);
  return question;
}

Result<std::vector<Question>> read_questions(const json& list, const std::string& path) {
  if (!list.is_array() || list.empty()) return fail(ErrorCode::questions_invalid, path, "a list of questions is needed");
  JsonFault fault;
  std::vector<Question> questions;
  for (const json& item : list) {
    questions.push_back(read_question(item, "question " + std::to_string(questions.size() + 1), fault));
    if (fault.first()) return fail(ErrorCode::questions_invalid, path, *fault.first());
  }
  return questions;
}

}  // namespace

std::string_view without_end_lines(std::string_view document) {
  const std::size_t last = document.find_last_not_of("\r\n");
  return document.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

std::string document_context(std::string_view document) { return std::string(without_end_lines(document)) + "\n"; }

std::string question_turn(std::string_view question) {
  return std::string(kBeforeQuestion).append(question).append(kBehindQuestion);
}

std::string_view question_in(std::string_view turn) {
  if (turn.starts_with(kBeforeQuestion)) turn.remove_prefix(kBeforeQuestion.size());
  if (turn.ends_with(kBehindQuestion)) turn.remove_suffix(kBehindQuestion.size());
  return turn;
}

std::string_view answer_in(std::string_view generated) {
  const std::string_view line = generated.substr(0, generated.find('\n'));
  const std::size_t first = line.find_first_not_of(' ');
  return first == std::string_view::npos ? "" : line.substr(first, line.find_last_not_of(' ') + 1 - first);
}

Result<std::vector<Question>> load_questions(const std::string& path) {
  const Result<json> list = read_json(path, kMostBytes);
  if (!list) return tl::unexpected(for_file_of(ErrorCode::questions_invalid, list.error()));
  return guard_memory("questions", kMostBytes, [&] { return read_questions(*list, path); });
}

}  // namespace rowkeeper
