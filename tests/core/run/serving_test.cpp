#include "core/run/serving.h"

#include <gtest/gtest.h>

#include "run_models.h"

namespace rowkeeper {
namespace {

std::vector<ServeRequest> requests(const Model& model, int count, int rows, int every = 2) {
  std::vector<ServeRequest> all;
  for (int i = 0; i < count; ++i)
    all.push_back({random_tokens(model, rows + 3 * i, static_cast<unsigned>(i)), i * every, {}});
  return all;
}

// A pool of so many pages of 8 rows.
ServeOptions pool_of(const Model& model, int pages, Reserve reserve, int most_tokens = 30) {
  ServeOptions options;
  options.reserve = reserve;
  options.page_rows = 8;
  options.most_tokens = most_tokens;
  options.pool_bytes = static_cast<std::size_t>(pages) * model.make_page_pool(8, std::size_t{1} << 24).value()->page_bytes();
  return options;
}

std::vector<TokenId> answer_alone(const Model& model, const std::vector<TokenId>& prompt, int tokens) {
  auto run = make_run(model, prompt);
  return generate(run, tokens);
}

// What the picture says agrees with itself at every step.
void expect_true_picture(const ServePicture& picture) {
  std::vector<int> pages(picture.conversations.size());
  for (const ServePicture::Page& page : picture.pages) {
    for (const int conversation : page.conversations) ++pages[static_cast<std::size_t>(conversation)];
    EXPECT_TRUE(page.rows <= 8 && (page.rows == 0 || !page.conversations.empty()));
  }
  for (std::size_t i = 0; i < pages.size(); ++i) {
    EXPECT_EQ(pages[i], picture.conversations[i].pages);
    EXPECT_LE(picture.conversations[i].rows, 8 * pages[i]);
  }
}

void serve_all(Serving& serving) {
  for (int step = 0; !serving.finished(); ++step) {
    ASSERT_LT(step, 2000) << "nobody gets on";
    ASSERT_TRUE(serving.step());
    expect_true_picture(serving.picture());
    if (testing::Test::HasFailure()) return;
  }
  for (const ServePicture::Page& page : serving.picture().pages) EXPECT_TRUE(page.conversations.empty());
}

TEST(Serving, AConversationWhoseNumbersFailEndsAlone) {
  const Model model = broken_model(20);  // whoever comes to that position
  for (const Reserve reserve : {Reserve::contiguous, Reserve::paged}) {
    const std::vector<ServeRequest> all = {{random_tokens(model, 16, 1), 0, {}},
                                           {random_tokens(model, 5, 2), 0, {}},
                                           {random_tokens(model, 21, 3), 2, {}},
                                           {random_tokens(model, 6, 4), 3, {}}};
    auto serving = Serving::create(model, all, pool_of(model, 30, reserve, 12)).value();
    serve_all(serving);
    EXPECT_EQ(serving.totals().finished, 4);
    EXPECT_EQ(serving.totals().failed, 2);
    EXPECT_EQ(serving.answer(0).size(), 5U);  // rows 15 to 19 made one each
    EXPECT_TRUE(serving.answer(2).empty());
    for (const int good : {1, 3}) {
      const auto alone = answer_alone(model, all[static_cast<std::size_t>(good)].prompt, 12);
      EXPECT_TRUE(std::ranges::equal(serving.answer(good), alone));
      EXPECT_FALSE(serving.picture().conversations[static_cast<std::size_t>(good)].failed);
    }
    EXPECT_TRUE(serving.picture().conversations[0].failed && serving.picture().conversations[2].failed);
  }
}

TEST(Serving, GivesEveryConversationTheAnswerItHasAlone) {
  const Model& model = tiny_model(1, 96);
  for (const Reserve reserve : {Reserve::contiguous, Reserve::paged}) {
    for (const int pages : {11, 16, 40}) {
      const std::vector<ServeRequest> all = requests(model, 6, 20);
      auto serving = Serving::create(model, all, pool_of(model, pages, reserve)).value();
      serve_all(serving);
      for (int i = 0; i < 6; ++i) {
        const std::span<const TokenId> got = serving.answer(i);
        const std::vector<TokenId> want = answer_alone(model, all[static_cast<std::size_t>(i)].prompt, 30);
        EXPECT_TRUE(std::equal(got.begin(), got.end(), want.begin(), want.end())) << pages << " pages, conversation " << i;
      }
    }
  }
}

TEST(Serving, PagesAdmitMoreAndLeaveLessEmpty) {
  const Model& model = tiny_model(1, 96);
  ServeTotals totals[2];
  for (const Reserve reserve : {Reserve::contiguous, Reserve::paged}) {
    auto serving = Serving::create(model, requests(model, 8, 16, 0), pool_of(model, 20, reserve, 60)).value();
    serve_all(serving);
    totals[reserve == Reserve::paged] = serving.totals();
  }
  EXPECT_GT(totals[1].admitted, totals[0].admitted);
  EXPECT_LT(totals[1].reserved_empty_share, totals[0].reserved_empty_share / 2);
  EXPECT_EQ(totals[0].preempted, 0);
  EXPECT_EQ(totals[0].rows_rebuilt, 0);
  EXPECT_GT(totals[1].preempted, 0);
  EXPECT_GT(totals[1].rows_rebuilt, 0);
  EXPECT_EQ(totals[0].tokens, totals[1].tokens);
}

// The first of the steps with the most conversations in the pool, and of those with the most rows filled.
TEST(Serving, RemembersItsFullestMoment) {
  const Model& model = tiny_model(1, 96);
  for (const Reserve reserve : {Reserve::contiguous, Reserve::paged}) {
    auto serving = Serving::create(model, requests(model, 8, 16, 0), pool_of(model, 20, reserve, 60)).value();
    EXPECT_EQ(serving.fullest().step, 0);
    serve_all(serving);
    const ServeMoment& fullest = serving.fullest();
    EXPECT_TRUE(fullest.step > 0 && fullest.step < serving.totals().steps);
    EXPECT_EQ(fullest.active, serving.totals().admitted);
    int at_work = 0, rows = 0;
    for (const ServePicture::Conversation& one : fullest.picture.conversations)
      at_work += one.state == ServeState::reading || one.state == ServeState::answering;
    for (const ServePicture::Page& page : fullest.picture.pages) rows += page.rows;
    EXPECT_EQ(at_work, fullest.active);
    EXPECT_EQ(rows, fullest.rows);
    expect_true_picture(fullest.picture);
  }
}

TEST(Serving, AnAnswerEndsWhereItsRequestSaysSo) {
  const Model& model = tiny_model(1, 96);
  std::vector<ServeRequest> all = requests(model, 2, 10);
  const std::vector<TokenId> want = answer_alone(model, all[0].prompt, 5);
  all[0].is_last = [last = want.back()](TokenId token) { return token == last; };
  auto serving = Serving::create(model, all, pool_of(model, 30, Reserve::paged)).value();
  serve_all(serving);
  EXPECT_LE(serving.answer(0).size(), 5U);
  EXPECT_EQ(serving.answer(0).back(), want.back());
  EXPECT_EQ(serving.answer(1).size(), 30U);
}

TEST(Serving, RefusesAPoolThatOneConversationDoesNotFitInto) {
  const Model& model = tiny_model(1, 96);
  const auto serving = Serving::create(model, requests(model, 1, 40), pool_of(model, 4, Reserve::paged));
  ASSERT_FALSE(serving);
  EXPECT_EQ(serving.error().code, ErrorCode::pool_too_small);
  // With pages its text fits, but not with its longest answer.
  EXPECT_TRUE(Serving::create(model, requests(model, 1, 40), pool_of(model, 6, Reserve::paged)));
  EXPECT_FALSE(Serving::create(model, requests(model, 1, 40), pool_of(model, 6, Reserve::contiguous)));
}

TEST(Serving, RefusesAnswersAndPrefillsOfNothing) {
  const Model& model = tiny_model();
  ServeOptions no_answer = pool_of(model, 5, Reserve::paged, 0), no_rows = pool_of(model, 5, Reserve::paged);
  no_rows.prefill_rows = 0;
  for (const ServeOptions& options : {no_answer, no_rows}) {
    const Result<Serving> serving = Serving::create(model, {}, options);
    ASSERT_FALSE(serving);
    EXPECT_EQ(serving.error().code, ErrorCode::option_out_of_range);
    EXPECT_EQ(serving.error().args.back(), ">= 1");
  }
}

TEST(Serving, CutsAnAnswerShortThatFillsTheWholePool) {
  const Model& model = tiny_model(1, 96);
  auto serving = Serving::create(model, requests(model, 1, 40), pool_of(model, 6, Reserve::paged)).value();
  serve_all(serving);
  // 48 rows: the prompt's 40 and 8 of the answer, whose newest token needs none.
  EXPECT_EQ(serving.answer(0).size(), 9U);
  EXPECT_EQ(serving.totals().finished, 1);
  EXPECT_EQ(serving.totals().cut_short, 1);
  EXPECT_TRUE(serving.picture().conversations[0].cut_short);
}

// Two conversations of 16 and 19 rows in 5 pages of 8. Step 1 fills all of them. In step 2 the first finds no page for row 16, the
// second computes row 19 and must go. The first has its tenth token in step 11; then the second's 20 rows are computed again, and with
// row 20 they give its third token in step 12, the tenth in step 19.
TEST(Serving, TakesTheMemoryBackAsOftenAsItMust) {
  const Model& model = tiny_model(1, 96);
  auto serving = Serving::create(model, requests(model, 2, 16, 0), pool_of(model, 5, Reserve::paged, 10)).value();
  ASSERT_TRUE(serving.step() && serving.step());
  EXPECT_EQ(serving.picture().conversations[1].state, ServeState::waiting);
  EXPECT_EQ(serving.answer(1).size(), 2U);
  serve_all(serving);
  const ServeTotals& totals = serving.totals();
  EXPECT_EQ(totals.admitted, 2);
  EXPECT_EQ(totals.preempted, 1);
  EXPECT_EQ(totals.rows_rebuilt, 20);
  EXPECT_EQ(totals.steps, 19);
  EXPECT_EQ(totals.tokens, 20);
  EXPECT_EQ(totals.finished, 2);
  EXPECT_EQ(totals.cut_short, 0);
}

// 8 rows of prompts a step: the first reads in steps 1 and 2, the second has 16 of its 24 rows in step 4, when the 5 pages are full. In
// step 5 it must go, before it has said a word; the first has its sixth token in step 7. Steps 8 to 10 read the second's rows again.
TEST(Serving, CountsTheRowsOfOneThatWasStillReading) {
  const Model& model = tiny_model(1, 96);
  std::vector<ServeRequest> all = requests(model, 2, 16, 0);
  all[1].prompt = random_tokens(model, 24, 7);
  ServeOptions options = pool_of(model, 5, Reserve::paged, 6);
  options.prefill_rows = 8;
  auto serving = Serving::create(model, all, options).value();
  for (int step = 0; step < 5; ++step) ASSERT_TRUE(serving.step());
  EXPECT_EQ(serving.picture().conversations[1].state, ServeState::waiting);
  EXPECT_EQ(serving.picture().conversations[1].tokens, 0);
  serve_all(serving);
  EXPECT_EQ(serving.totals().preempted, 1);
  EXPECT_EQ(serving.totals().rows_rebuilt, 16);
  EXPECT_EQ(serving.totals().steps, 15);
  const std::span<const TokenId> got = serving.answer(1);
  EXPECT_EQ(std::vector<TokenId>(got.begin(), got.end()), answer_alone(model, all[1].prompt, 6));
}

// Three take 2 of 6 pages each; the outer two end at once. The fourth needs 4, and 4 are free: but in pieces they are not side by side.
TEST(Serving, FreeMemoryInTwoPiecesIsOfNoUseToALargerOne) {
  const Model& model = tiny_model(1, 96);
  std::vector<ServeRequest> all;
  for (unsigned i = 0; i < 4; ++i) all.push_back({random_tokens(model, i == 3 ? 24 : 8, i), i == 3 ? 1 : 0, {}});
  all[0].is_last = all[2].is_last = [](TokenId) { return true; };
  for (const Reserve reserve : {Reserve::contiguous, Reserve::paged}) {
    auto serving = Serving::create(model, all, pool_of(model, 6, reserve, 9)).value();
    ASSERT_TRUE(serving.step() && serving.step());
    const ServePicture picture = serving.picture();
    if (reserve == Reserve::contiguous) {
      EXPECT_EQ(picture.conversations[3].state, ServeState::waiting);
      EXPECT_EQ(std::ranges::count_if(picture.pages, [](const auto& page) { return page.conversations.empty(); }), 4);
    } else {
      EXPECT_EQ(picture.conversations[3].state, ServeState::answering);
    }
    serve_all(serving);
    // The second has its ninth token in step 9, and only then the fourth begins; with pages it began in step 2.
    EXPECT_EQ(serving.totals().steps, reserve == Reserve::contiguous ? 18 : 10);
  }
}

}  // namespace
}  // namespace rowkeeper
