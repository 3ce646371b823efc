#include "core/run/question_set.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "core/hub/model_source.h"
#include "core/tokenizer/tokenizer.h"
#include "tests/core/support/error_text.h"
#include "tests/core/support/temp_folder.h"

namespace rowkeeper {
namespace {

const std::string kFile = ROWKEEPER_ASSETS "/models/questions.json";

std::string evidence_of(const Question& question) {
  return question.prompt().substr(question.evidence.begin, question.evidence.end - question.evidence.begin);
}

TEST(QuestionSet, TheBundledOneIsWhole) {
  const auto questions = load_questions(kFile);
  ASSERT_TRUE(questions) << text_of(questions);
  ASSERT_EQ(questions->size(), 60U);
  const Question& first = questions->front();
  EXPECT_TRUE(first.context.starts_with("Document: Here is what everyone in Arden knows. Maya lives near the harbour."));
  EXPECT_TRUE(first.context.ends_with("Mila lives near the church.\n"));
  EXPECT_EQ(first.turn, "\nQuestion: Where does Bruno live?\nAnswer:");
  EXPECT_EQ(first.answer, "Bruno lives near the lake.");
  EXPECT_EQ(evidence_of(first), "Bruno lives near the lake.");
  for (const Question& question : *questions) {
    // A whole sentence, with the word in it that the question asks for: in every answer the last one.
    const std::string evidence = evidence_of(question);
    EXPECT_EQ(evidence.back(), '.') << evidence;
    EXPECT_EQ(evidence.find(". "), std::string::npos) << evidence;
    const std::size_t word = question.answer.rfind(' ') + 1;
    const std::string asked_for = question.answer.substr(word, question.answer.size() - 1 - word);
    EXPECT_NE(evidence.find(asked_for), std::string::npos) << evidence << " does not say " << asked_for;
    EXPECT_FALSE(question.context.ends_with("\n\n"));
  }
}

// A conversation keeps the context's tokens and adds the turn's; asked at once, the tokens are the same.
TEST(QuestionSet, ContextAndTurnHaveTheTokensOfTheirText) {
  const Tokenizer tokenizer = std::move(*Tokenizer::load(ROWKEEPER_ASSETS "/models/rowkeeper-tiny"));
  const auto questions = load_questions(kFile);
  ASSERT_TRUE(questions);
  for (const Question& question : *questions) {
    std::vector<TokenId> apart = tokenizer.encode(question.context)->ids;
    const std::vector<TokenId> turn = tokenizer.encode(question.turn)->ids;
    apart.insert(apart.end(), turn.begin(), turn.end());
    EXPECT_EQ(apart, tokenizer.encode(question.prompt())->ids);
  }
}

TEST(QuestionSet, AnswersAreJudgedToTheLetter) {
  Question question;
  question.answer = "Ida has ten dogs.";
  EXPECT_TRUE(question.is_right(" Ida has ten dogs.\nQuestion:"));
  EXPECT_TRUE(question.is_right("Ida has ten dogs. "));
  for (const char* wrong : {"", "\n Ida has ten dogs.", " Ida has ten dogs", " ida has ten dogs.", " Ida has ten dogs.."})
    EXPECT_FALSE(question.is_right(wrong)) << wrong;
  EXPECT_EQ(answer_in("  \n x"), "");
  EXPECT_TRUE(ends_answer(".\n"));
  EXPECT_FALSE(ends_answer("."));
}

TEST(QuestionSet, AQuestionComesBackOutOfItsTurn) {
  for (const char* question : {"Where does Bruno live?", "", "Answer:"})
    EXPECT_EQ(question_in(question_turn(question)), question);
}

TEST(QuestionSet, ADocumentEndsWithOneNewline) {
  for (const char* document : {"One.", "One.\n", "One.\n\n\n", "One.\r\n", "One.\r\n\r\n", "One.\n\r\n"})
    EXPECT_EQ(document_context(document), "One.\n");
  for (const char* document : {"", "\n", "\r\n"}) EXPECT_EQ(document_context(document), "\n");
  EXPECT_EQ(without_end_lines("One.\r\nTwo. \r\n"), "One.\r\nTwo. ");
}

class QuestionFiles : public testing::Test {
 protected:
  // One question, with its evidence as given.
  std::string item(const std::string& document, const std::string& evidence) const {
    return R"({"document": ")" + document + R"(", "question": "What?", "answer": "Grüße.", "evidence": )" + evidence + "}";
  }
  Result<std::vector<Question>> load(const std::string& text) const {
    return load_questions(folder_.write("questions.json", text));
  }
  std::string fault(const std::string& text) const {
    const std::string said = text_of(load(text)), start = "questions_invalid | " + (folder_ / "questions.json") + " | ";
    return said.starts_with(start) ? said.substr(start.size()) : said;
  }

  TempFolder folder_;
};

TEST_F(QuestionFiles, EvidenceCountsCharacters) {
  const auto questions = load("[" + item("Größe: 7 🙂. Grüße.\\n\\n", "[12, 18]") + "]");
  ASSERT_TRUE(questions) << text_of(questions);
  EXPECT_EQ(evidence_of(questions->front()), "Grüße.");
  EXPECT_EQ(questions->front().context, "Größe: 7 🙂. Grüße.\n");
}

TEST_F(QuestionFiles, FaultsNameTheQuestionAndTheField) {
  EXPECT_EQ(fault("[]"), "a list of questions is needed");
  EXPECT_EQ(fault("{}"), "a list of questions is needed");
  EXPECT_EQ(fault("[7]"), "question 1: an object is needed");
  const std::string good = item("A fact.", "[0, 7]");
  EXPECT_EQ(fault("[" + good + "]"), "no error");
  EXPECT_EQ(fault("[" + good + ", {}]"), "question 2: 'document' is missing");
  EXPECT_EQ(fault(R"([{"document": 7}])"), "question 1: 'document' must be a string");
  const std::string one_line = " must be one line of text without spaces around it";
  EXPECT_EQ(fault(R"([{"document": "A.", "question": "a\nb", "answer": "c", "evidence": [0, 1]}])"),
            "question 1: 'question'" + one_line);
  for (const char* answer : {"", " a", "a ", "a\\nb"}) {
    EXPECT_EQ(
        fault(R"([{"document": "A.", "question": "a", "answer": ")" + std::string(answer) + R"(", "evidence": [0, 1]}])"),
        "question 1: 'answer'" + one_line);
  }
}

TEST_F(QuestionFiles, EvidenceLiesInOneLineOfTheDocument) {
  for (const char* evidence : {"[0, 8]", "[3, 3]", "[4, 3]", "[0]", "[0, 1, 2]", "[-1, 2]", "[0, 2.5]", "[0, \"2\"]",
                               "[0, 18446744073709551615]", "[0, 5]"}) {
    EXPECT_EQ(fault("[" + item("Ab.\\nCd.\\n", evidence) + "]"),
              "question 1: 'evidence' must be where a sentence of the document begins and ends, in characters")
        << evidence;
  }
  EXPECT_EQ(fault("[" + item("Ab.\\nCd.\\n", "[4, 7]") + "]"), "no error");
  EXPECT_EQ(fault("[" + item("Ab.\\nCd.\\n", "7") + "]"), "question 1: 'evidence' must be an array");
}

TEST_F(QuestionFiles, FaultsOfTheFileArePassedOn) {
  EXPECT_EQ(fault("[}"), "json_damaged | " + (folder_ / "questions.json") + " | 1 | 2 | not valid JSON from here on");
  EXPECT_EQ(text_of(load_questions(folder_ / "none")), "file_not_found | " + (folder_ / "none"));
}

TEST(QuestionSet, OnlyTheBundledModelsHaveOne) {
  ASSERT_EQ(setenv("ROWKEEPER_ASSETS", ROWKEEPER_ASSETS, 1), 0);
  const TempFolder folder;
  const std::string models = ROWKEEPER_ASSETS "/models/";
  for (const std::string& name : {std::string("bundled"), std::string("rowkeeper-tiny"), std::string("rowkeeper-tiny-mqa"),
                                  models + "rowkeeper-tiny/", models + "rowkeeper-tiny-mqa/model.safetensors"}) {
    const auto source = find_model(name, ModelUse::whole);
    ASSERT_TRUE(source) << text_of(source);
    EXPECT_EQ(source->question_file, kFile) << name;
  }
  for (const std::string& name : {std::string("random:gpt2"), folder.path(), folder / "missing", models}) {
    const auto source = find_model(name, ModelUse::whole);
    ASSERT_TRUE(source) << text_of(source);
    EXPECT_EQ(source->question_file, std::nullopt) << name;
  }
}

}  // namespace
}  // namespace rowkeeper
