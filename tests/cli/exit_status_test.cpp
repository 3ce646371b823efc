// Wrong use: status 2, nothing on stdout, one line on stderr that names the fault.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "tests/cli/process.h"
#include "tests/core/support/temp_folder.h"

namespace rowkeeper {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

const std::string kBundled = std::string(ROWKEEPER_ASSETS) + "/models/rowkeeper-tiny";

void expect_wrong_use(const std::vector<std::string>& arguments, const std::string& message) {
  const ProcessResult result = run_cli(arguments);
  EXPECT_EQ(result.status, 2) << message;
  EXPECT_EQ(result.out, "") << message;
  EXPECT_THAT(result.err, StartsWith("rowkeeper-cli: "));
  EXPECT_THAT(result.err, HasSubstr(message));
  EXPECT_EQ(std::count(result.err.begin(), result.err.end(), '\n'), 1) << result.err;
}

struct Case {
  const char* name;
  std::vector<std::string> arguments;
  std::string message;
};

void PrintTo(const Case& value, std::ostream* out) { *out << value.name; }
std::string name_of(const testing::TestParamInfo<Case>& value) { return value.param.name; }

class WrongUse : public testing::TestWithParam<Case> {};

TEST_P(WrongUse, IsRefusedByName) { expect_wrong_use(GetParam().arguments, GetParam().message); }

INSTANTIATE_TEST_SUITE_P(
    Arguments, WrongUse,
    testing::Values(
        Case{"Nothing", {}, "give a subcommand, one of generate"},
        Case{"Subcommand", {"forget"}, "no subcommand 'forget': use one of generate"},
        Case{"SubcommandMistyped", {"generat"}, "no subcommand 'generat' (did you mean 'generate'?): use one of"},
        Case{"OptionMistyped", {"generate", "--promt", "x"}, "there is no option --promt (did you mean '--prompt'?); see"},
        Case{"OptionMistypedAtTheTop", {"--verson"}, "there is no option --verson (did you mean '--version'?); see"},
        Case{"OptionFirst", {"--json", "generate"}, "options come after the subcommand"},
        Case{"UnknownOption",
             {"generate", "--tokns", "5"},
             "no option --tokns (did you mean '--tokens'?); see rowkeeper-cli generate --help"},
        Case{"ShortOption", {"generate", "-x"}, "no option -x"},
        Case{"LooseText", {"generate", "hello"}, "'hello' is not expected here"},
        Case{"MissingValue", {"generate", "--tokens"}, "--tokens needs a value"},
        Case{"OptionForValue", {"generate", "--prompt", "--json"}, "write --prompt=--json"},
        Case{"Twice", {"generate", "--tokens", "5", "--tokens=6"}, "--tokens is given twice"},
        Case{"FlagValue", {"generate", "--json=yes"}, "--json takes no value"},
        Case{"OtherCommandsOption", {"compare", "--toggle-at", "3"}, "--toggle-at does not go with compare"},
        Case{"CompareCache", {"compare", "--cache", "on"}, "--cache does not go with compare"},
        Case{"TokenizeBackend", {"tokenize", "--text", "a", "--backend", "exact"}, "--backend does not go with tokenize"},
        Case{"TwoPrompts", {"generate", "--prompt", "a", "--ids", "5"}, "--prompt and --ids cannot be used together"},
        Case{"SpecialIds", {"generate", "--ids", "5", "--special-tokens"}, "--special-tokens does not go with --ids"},
        Case{"TwoTexts", {"tokenize", "--text", "a", "--file", "b"}, "--text and --file"},
        Case{"NoText", {"tokenize"}, "tokenize needs a text"}, Case{"NoIds", {"detokenize"}, "give --ids"},
        Case{"NoLogitsPrompt", {"logits"}, "logits needs a prompt"}),
    name_of);

INSTANTIATE_TEST_SUITE_P(
    Values, WrongUse,
    testing::Values(
        Case{"Tokens", {"generate", "--tokens", "-1"}, "--tokens is '-1', but it must be a whole number from 0"},
        Case{"CompareTokens", {"compare", "--tokens", "0"}, "a whole number from 1"},
        Case{"Threads", {"generate", "--threads", "1025"}, "a whole number from 1 to 1024"},
        Case{"Temperature", {"generate", "--temperature", "nan"}, "--temperature is 'nan'"},
        Case{"TopP", {"generate", "--top-p", "0"}, "a number above 0 and up to 1"},
        Case{"TopK", {"generate", "--top-k", "-1"}, "--top-k is '-1'"},
        Case{"Seed", {"generate", "--seed", "18446744073709551616"}, "to 18446744073709551615"},
        Case{"Cache", {"generate", "--cache", "int2"}, "--cache is 'int2', but it must be on, off, dense:f32"},
        Case{"CacheOfOpenBlas",
             {"generate", "--cache", "int8", "--backend", "openblas"},
             "the backend 'openblas' cannot read a cache of kind int8"},
        Case{"CacheOfCuda",
             {"generate", "--cache", "heavy:16", "--backend", "cuda", "--model", "/nonexistent/x"},
             "the backend 'cuda' cannot read a cache of kind heavy:16: use --backend exact, or one that it reads: "
             "dense:f32, "},
        Case{"CacheOfCublas",
             {"bench", "--cache", "merge:16", "--backend", "cublas"},
             "cannot read a cache of kind merge:16"},
        Case{"LogitsOfCuda", {"logits", "--ids", "1", "--cache", "merge:16", "--backend", "cuda"}, "kind merge:16"},
        Case{"FidelityOfCuda", {"fidelity", "--cache", "heavy:16", "--backend", "cuda"}, "kind heavy:16"},
        Case{"ChatOfCuda",
             {"chat", "--document", "x", "--questions", "x", "--cache", "heavy:16", "--backend", "cuda"},
             "kind heavy:16"},
        Case{"WeightsOfCuda", {"generate", "--weights", "q8", "--backend", "cuda"}, "cannot multiply weights kept as q8"},
        Case{"FidelityTokens", {"fidelity", "--tokens", "5"}, "--tokens goes with a prompt of your own"},
        Case{"FidelitySpecialTokens", {"fidelity", "--special-tokens"}, "--special-tokens needs a text"},
        Case{"SpecialTokensOfNothing", {"generate", "--special-tokens"}, "--special-tokens needs a text"},
        Case{"FidelityOff", {"fidelity", "--cache", "off"}, "nothing is kept, so nothing can be lost"},
        Case{"ServeReserve", {"serve", "--reserve", "none"}, "contiguous or paged"},
        Case{"ServePage", {"serve", "--page", "10"}, "8, 16, 32 or 64"},
        Case{"ServePageOfNone",
             {"serve", "--reserve", "contiguous", "--page", "8"},
             "--page has no effect with --reserve contiguous"},
        Case{"ServePool", {"serve", "--pool", "0"}, "a whole number from 1"},
        Case{"ServePoolOfNoMachine", {"serve", "--pool", "16777216"}, "--pool is 16777216 MiB, but this machine has "},
        Case{"ServeOpenBlas",
             {"serve", "--backend", "openblas"},
             "in pages, which the backend openblas cannot read: use --backend exact"},
        Case{"ServePoolTooSmall", {"serve", "--pool", "2"}, "a pool of 2.0 MiB is too small"},
        Case{"Backend", {"generate", "--backend", "gpu"}, "exact, openblas, cuda or cublas"},
        Case{"Weights", {"generate", "--weights", "int8"}, "f32, f16 or q8"},
        Case{"Simd", {"generate", "--simd", "mmx"}, "--simd is 'mmx'"},
        Case{"Toggle", {"generate", "--toggle-at", "5,5"}, "each larger than the one before"},
        Case{"ToggleBeyond", {"generate", "--tokens", "10", "--toggle-at", "2,10"}, "numbered 0 to 9"},
        Case{"ToggleNothing", {"generate", "--tokens", "0", "--toggle-at", "0"}, "beyond the last token"},
        Case{"AtLimit", {"generate", "--at-limit", "wrap"}, "stop or slide"},
        Case{"Ids", {"generate", "--ids", "5,,6"}, "item 2 is none"},
        Case{"IdBeyond", {"generate", "--ids", "5,1531"}, "token id 1531 does not exist"},
        Case{"LaneBackend",
             {"compare", "--ids", "1", "--b", "--backend openblas --weights q8"},
             "lane B: the backend 'openblas' "},
        Case{"LaneOfCuda",
             {"compare", "--ids", "1", "--b", "--backend cuda --cache merge:16"},
             "lane B: the backend 'cuda' cannot read a cache of kind merge:16"},
        Case{"LaneStore",
             {"compare", "--ids", "1", "--a", "--backend openblas --cache int8"},
             "lane A: the backend 'openblas' cannot read a cache of kind int8"},
        Case{"LaneValue", {"compare", "--b", "--threads none"}, "in --b '--threads none': --threads is 'none'"},
        Case{"LaneOption",
             {"compare", "--a", "--tokens 5"},
             "in --a '--tokens 5': there is no option '--tokens' here, only --backend, "},
        Case{"LaneText",
             {"compare", "--a", "off"},
             "no option 'off' here, only --backend, --weights, --simd, --threads and --cache"},
        Case{"BenchCache", {"bench", "--cache", "off"}, "with the cache and without: give --cache a kind"},
        Case{"BenchCacheOfOpenBlas",
             {"bench", "--cache", "int4", "--backend", "openblas", "--at", "1"},
             "the backend 'openblas' cannot read a cache of kind int4"},
        Case{"BenchAt", {"bench", "--at", "0"}, "--at is '0'"},
        Case{"EmptyModel", {"generate", "--model", ""}, "--model is ''"},
        Case{"NoFolder", {"generate", "--model", "/nonexistent/x"}, "no folder '/nonexistent/x'"},
        Case{"Random", {"generate", "--model", "random:bert"}, "no model or folder 'random:bert'"},
        Case{"RandomSeed", {"generate", "--model", "random:gpt2:-1"}, "the seed of 'random:gpt2:-1' is no whole number"},
        Case{"Gpt2", {"generate", "--model", "gpt2"}, "no complete copy of 'gpt2'"},
        Case{"PromptFile", {"generate", "--prompt-file", "/nonexistent"}, "no file '/nonexistent'"},
        Case{"PromptFolder", {"generate", "--prompt-file", "/"}, "cannot read '/': Is a directory"},
        Case{"EndlessFile", {"generate", "--prompt-file", "/dev/zero"}, "the text is too large"}),
    name_of);

// With a GPU or without.
TEST(Warnings, InstructionsOfTheProcessorDoNothingForAGpu) {
  const ProcessResult result = run_cli({"generate", "--ids", "1", "--tokens", "1", "--simd", "sse4", "--backend", "cuda"});
  EXPECT_THAT(result.err, HasSubstr("warning: --simd has no effect on the backend cuda, which computes on the GPU"));
}

TEST(WrongPrompt, LongerThanTheContextIsRefusedWithBothCounts) {
  for (const char* command : {"generate", "compare", "logits"}) {
    expect_wrong_use({command, "--ids", ids_list(1025)}, "the prompt has 1025 tokens, but the model's context has 1024");
  }
  // As much as one argument can hold.
  expect_wrong_use({"generate", "--ids", ids_list(60'000)}, "the prompt has 60000 tokens");
}

INSTANTIATE_TEST_SUITE_P(
    Memory, WrongUse,
    testing::Values(Case{"Preset", {"memory", "--preset", "gpt5"}, "no preset 'gpt5': see rowkeeper-cli memory --list"},
                    Case{"PresetAndShape", {"memory", "--preset", "gpt2", "--blocks", "5"}, "--preset and --blocks"},
                    Case{"HalfAShape", {"memory", "--blocks", "5"}, "needs --blocks, --heads and --head-size"},
                    Case{"KvHeads",
                         {"memory", "--blocks", "5", "--heads", "12", "--kv-heads", "5", "--head-size", "64"},
                         "--kv-heads is '5', but it must be a divisor of --heads, 12"},
                    Case{"Precision", {"memory", "--precision", "f64"}, "must be f32, f16, int8 or int4"},
                    Case{"NoContext", {"memory", "--context", "0"}, "a whole number from 1"},
                    Case{"NoBatch", {"memory", "--batch", "0"}, "a whole number from 1"},
                    Case{"NoBytes", {"memory", "--device-bytes", "80GB"}, "--device-bytes is '80GB'"},
                    Case{"TooManyBytes", {"memory", "--device-bytes", "9223372036854775808"}, "a whole number from 0"},
                    Case{"Absurd", {"memory", "--context", "9223372036854775807"}, "would be larger than 8.0 EiB"},
                    Case{"ListOfOne", {"memory", "--list", "--preset", "gpt2"}, "--list shows every preset"},
                    Case{"ListOfPrecision",
                         {"memory", "--json", "--precision", "int8", "--list"},
                         "--list shows every preset and device: --precision does not go with it"},
                    Case{"ListOfBatch", {"memory", "--list", "--batch", "1"}, "--batch does not go with it"},
                    Case{"Model", {"memory", "--model", "gpt2"}, "--model does not go with memory"}),
    name_of);

// Each spoils a copy of the bundled model.
TEST(BrokenModel, IsRefusedWithTheFile) {
  const TempFolder folder;
  const auto spoil = [&](const char* file, const char* contents, const char* message) {
    const std::string model = folder / "model";
    std::filesystem::remove_all(model);
    std::filesystem::copy(kBundled, model);
    std::filesystem::remove(model + "/" + file);
    if (contents != nullptr) folder.write(std::string("model/") + file, contents);
    expect_wrong_use({"generate", "--model", model, "--tokens", "1", "--json"}, message);
  };
  spoil("config.json", nullptr, "config.json");
  spoil("config.json", "<!DOCTYPE html><html>", "an HTML page");
  spoil("config.json", R"({"model_type": "bert"})", "model_type");
  spoil("model.safetensors", nullptr, "has no weights");
  spoil("model.safetensors", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n", "model.safetensors");
  spoil("model.safetensors", "\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x7F{}", "model.safetensors");
  spoil("model.safetensors", "", "is empty");
  spoil("vocab.json", nullptr, "has no vocabulary");
  spoil("vocab.json", "{}", "vocab.json");
  spoil("merges.txt", "one two three\n", "merges.txt");
}

TEST(BrokenModel, MissingAssetsSayHowToNameThem) {
  ProcessOptions options;
  options.environment = {"ROWKEEPER_ASSETS=/nonexistent"};
  const ProcessResult result = run_cli({"generate"}, options);
  EXPECT_EQ(result.status, 2);
  EXPECT_THAT(result.err, HasSubstr("not found in '/nonexistent': set ROWKEEPER_ASSETS"));
}

TEST(Help, IsOnStdoutForEverySubcommand) {
  for (const std::string command : {"generate", "compare", "logits", "tokenize", "detokenize", "bench", "memory"}) {
    for (const char* option : {"--help", "-h"}) {
      const ProcessResult result = run_cli({command, option});
      EXPECT_EQ(result.status, 0);
      EXPECT_THAT(result.out, HasSubstr("rowkeeper-cli " + command));
      EXPECT_THAT(result.out, HasSubstr("Examples:"));
      EXPECT_EQ(result.err, "");
    }
  }
  EXPECT_THAT(run_cli({"--help"}).out, HasSubstr("Exit status"));
  EXPECT_THAT(run_cli({"--version"}).out, StartsWith("rowkeeper-cli "));
}

}  // namespace
}  // namespace rowkeeper
