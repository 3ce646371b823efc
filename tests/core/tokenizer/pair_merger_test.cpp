// The heap against the definition: look at all neighbours, merge the best pair, begin again.
#include "core/tokenizer/pair_merger.h"

#include <random>

#include "test_tokenizers.h"

namespace rowkeeper {
namespace {

std::vector<TokenId> merge_by_definition(const BpeModel& model, std::string_view part) {
  std::vector<TokenId> ids;
  for (const char byte : part) ids.push_back(model.bytes[static_cast<std::uint8_t>(byte)]);
  while (true) {
    MergeRank best = kNoMerge;
    std::size_t place = 0;
    for (std::size_t i = 0; i + 1 < ids.size(); ++i) {
      const MergeRank rank = model.merges.rank(ids[i], ids[i + 1]);
      if (rank < best) best = rank, place = i;
    }
    if (best == kNoMerge) return ids;
    ids[place] = model.merges.merged(best);
    ids.erase(ids.begin() + static_cast<std::ptrdiff_t>(place) + 1);
  }
}

void expect_same_as_definition(const BpeModel& model, std::string_view letters, unsigned seed) {
  std::mt19937 random(seed);
  PairMerger merger(model);
  for (int round = 0; round < 2'000; ++round) {
    std::string part(1 + random() % 60, ' ');
    for (char& c : part) c = letters[random() % letters.size()];
    std::vector<TokenId> ids;
    ASSERT_TRUE(merger.merge(part, StopToken(), ids));
    ASSERT_EQ(values(ids), values(merge_by_definition(model, part))) << part;
  }
}

TEST(PairMerger, BundledVocabulary) {
  const std::string vocabulary = read_file(tiny_folder() / "vocab.json"), merges = read_file(tiny_folder() / "merges.txt");
  const BpeModel model = parse_vocabulary_and_merges({"vocab.json", vocabulary}, {"merges.txt", merges}).value();
  expect_same_as_definition(model, "abcdefghijklmnopqrstuvwxyz ", 1);
  expect_same_as_definition(model, "the inaso", 2);
}

// Ranks that no training would give: merges whose parts come from later merges, and pairs that overlap.
TEST(PairMerger, OddMerges) {
  const std::string vocabulary = vocab_json_with({"aa", "ab", "ba", "aab", "aba", "aaaa", "bb", "abba", "abb"});
  const BpeModel model = parse_vocabulary_and_merges({"vocab.json", vocabulary},
                                                     {"merges.txt", "aa b\nab ba\naa aa\nab a\na b\nb b\na a\nab b\nb a"})
                             .value();
  expect_same_as_definition(model, "ab", 3);
  expect_same_as_definition(model, "aaaab", 4);
  expect_same_as_definition(model, "abc", 5);
}

TEST(PairMerger, AppendsAndStops) {
  const std::string vocabulary = vocab_json_with({"aa"});
  const BpeModel model = parse_vocabulary_and_merges({"vocab.json", vocabulary}, {"merges.txt", "a a"}).value();
  PairMerger merger(model);
  std::vector<TokenId> ids;
  StopToken stop;
  EXPECT_TRUE(merger.merge("aaa", stop, ids));
  EXPECT_TRUE(merger.merge("b", stop, ids));
  EXPECT_EQ(values(ids), (std::vector<int>{256, 'a', 'b'}));
  stop.request_stop();
  EXPECT_FALSE(merger.merge("aa", stop, ids));
  EXPECT_EQ(ids.size(), 3u);
}

}  // namespace
}  // namespace rowkeeper
