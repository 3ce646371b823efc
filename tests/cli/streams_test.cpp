// Signals, pipes and other ends of the standard streams.
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <pty.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <string>

#include "tests/cli/process.h"
#include "tests/core/support/temp_folder.h"

namespace rowkeeper {
namespace {

using nlohmann::json;
using testing::HasSubstr;

ProcessOptions interrupt_at_output() {
  ProcessOptions options;
  options.signal = SIGINT;
  options.signal_at_output = true;
  return options;
}

ProcessOptions interrupt_after(int ms) {
  ProcessOptions options;
  options.signal = SIGINT;
  options.signal_after_ms = ms;
  return options;
}

// In which the program runs in a terminal that closes after the first output.
int status_where_the_terminal_closes(const std::vector<std::string>& arguments) {
  int terminal = -1;
  const pid_t child = forkpty(&terminal, nullptr, nullptr, nullptr);
  if (child == 0) {
    std::vector<char*> words{const_cast<char*>(ROWKEEPER_CLI)};
    for (const std::string& argument : arguments) words.push_back(const_cast<char*>(argument.c_str()));
    words.push_back(nullptr);
    std::signal(SIGHUP, SIG_DFL);
    execv(ROWKEEPER_CLI, words.data());
    _exit(127);
  }
  char first = 0;
  EXPECT_EQ(read(terminal, &first, 1), 1);
  close(terminal);
  int status = 0;
  EXPECT_EQ(waitpid(child, &status, 0), child);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

TEST(Interrupt, ATerminalThatClosesIsOne) {
  for (int i = 0; i < 5; ++i)
    EXPECT_EQ(status_where_the_terminal_closes({"generate", "--prompt", "Once", "--tokens", "1000"}), 128 + SIGHUP);
}

// As the system says it of a mapped file that has become shorter.
TEST(Streams, TellOfAFileThatHasLostItsEnd) {
  ProcessOptions options = interrupt_at_output();
  options.signal = SIGBUS;
  const ProcessResult result = run_cli({"generate", "--prompt", "Once", "--tokens", "1000", "--cache", "off"}, options);
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.err, HasSubstr("a file was made shorter while it was read"));
}

// OpenBLAS's threads would ask for their memory for ever.
TEST(Memory, OfOpenBlasIsLookedForBefore) {
  const ProcessResult result = run_program(
      "/bin/sh", {"-c", "ulimit -v 120000; exec \"$0\" generate --prompt a --backend openblas --tokens 3", ROWKEEPER_CLI});
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.err, HasSubstr("not enough memory for the OpenBLAS library"));
}

// A step of 1,000 rows takes a second or more, a block of it a twelfth of that. A second step that ran to its end would be counted.
TEST(Interrupt, StopsALongStepAndMarksTheOutput) {
  const ProcessResult result =
      run_cli({"generate", "--model", "random:gpt2", "--ids", ids_list(1000), "--cache", "off", "--tokens", "20"},
              interrupt_at_output());
  EXPECT_EQ(result.status, 130);
  EXPECT_NE(result.out, "");
  EXPECT_THAT(result.err, HasSubstr("rowkeeper-cli: interrupted after 1 of 20 tokens: the output is incomplete"));
}

TEST(Interrupt, RecordSaysCancelled) {
  const ProcessResult result =
      run_cli({"generate", "--ids", ids_list(600), "--cache", "off", "--tokens", "400", "--json"}, interrupt_after(1500));
  EXPECT_EQ(result.status, 130);
  const json record = json::parse(result.out, nullptr, false);
  ASSERT_TRUE(record.is_object());
  EXPECT_EQ(record["stop"], "cancelled");
  EXPECT_EQ(record["steps"].size(), record["output_ids"].size());
  EXPECT_LT(record["steps"].size(), 400U);
}

TEST(Interrupt, ComparisonShowsWhatBothLanesMade) {
  const std::vector<std::string> arguments = {"compare", "--ids", ids_list(600), "--tokens", "400"};
  const ProcessResult text = run_cli(arguments, interrupt_after(1500));
  EXPECT_EQ(text.status, 130);
  EXPECT_THAT(text.out, HasSubstr("INTERRUPTED"));
  std::vector<std::string> with_json = arguments;
  with_json.emplace_back("--json");
  const ProcessResult record = run_cli(with_json, interrupt_after(1500));
  EXPECT_EQ(record.status, 130);
  EXPECT_EQ(json::parse(record.out, nullptr, false)["b"]["stop"], "cancelled");
}

TEST(Interrupt, BenchShowsWhatWasMeasured) {
  std::string rows = "16";  // and so many more that no machine is done before it is interrupted
  for (int n = 825; n <= 1024; ++n) rows += "," + std::to_string(n);
  const ProcessResult result = run_cli({"bench", "--at", rows, "--json"}, interrupt_after(1500));
  EXPECT_EQ(result.status, 130);
  const json record = json::parse(result.out, nullptr, false);
  EXPECT_EQ(record["interrupted"], true);
  EXPECT_LT(record["points"].size(), 201U);
}

TEST(Interrupt, FidelityKeepsTheKindsThatWereDone) {
  const std::vector<std::string> arguments = {"fidelity", "--ids", ids_list(300), "--tokens", "200"};
  const ProcessResult text = run_cli(arguments, interrupt_at_output());
  EXPECT_EQ(text.status, 130);
  EXPECT_THAT(text.out, HasSubstr("dense:f32"));
  EXPECT_THAT(text.err, HasSubstr("of 10 kinds: the output is incomplete"));
}

TEST(Interrupt, FidelitysRecordSaysSo) {
  const ProcessResult result =
      run_cli({"fidelity", "--ids", ids_list(300), "--tokens", "700", "--json"}, interrupt_after(600));
  EXPECT_EQ(result.status, 130);
  const json record = json::parse(result.out, nullptr, false);
  ASSERT_TRUE(record.is_object()) << result.err;
  EXPECT_EQ(record["interrupted"], true);
  EXPECT_LT(record["kinds"].size(), 10U);
}

// A pipe that is full, or has room for a block, with a reader who never reads.
class FullPipe {
 public:
  FullPipe(std::string path, bool room) : path_(std::move(path)) {
    EXPECT_EQ(::mkfifo(path_.c_str(), 0600), 0);
    end_ = ::open(path_.c_str(), O_RDWR | O_NONBLOCK | O_CLOEXEC);
    std::string block(4096, 'x');
    while (::write(end_, block.data(), block.size()) > 0) continue;
    if (room) {
      EXPECT_EQ(::read(end_, block.data(), block.size()), static_cast<ssize_t>(block.size()));
    }
  }
  ~FullPipe() { ::close(end_); }
  FullPipe(const FullPipe&) = delete;
  FullPipe& operator=(const FullPipe&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
  int end_ = -1;
};

// Nobody ever reads: the program ends because it is interrupted, or not at all.
TEST(Interrupt, EndsAWaitForAReaderWhoDoesNotCome) {
  const std::vector<std::string> long_text = {"tokenize", "--text", std::string(20'000, 'x')};
  for (const std::vector<std::string>& command :
       {std::vector<std::string>{"memory"}, {"detokenize", "--ids", "5"}, long_text}) {
    const TempFolder folder;
    const FullPipe pipe(folder / "pipe", command == long_text);  // then some of it is written before the wait
    ProcessOptions options;
    options.signal = SIGINT;
    options.signal_when_asleep = true;
    options.stdout_file = pipe.path();
    const ProcessResult result = run_cli(command, options);
    EXPECT_EQ(result.status, 130);
    EXPECT_EQ(result.err, "rowkeeper-cli: interrupted while writing to standard output; the output is incomplete\n");
  }
}

TEST(Streams, AReaderThatGoesAwayEndsTheProgramQuietly) {
  for (const bool ignored : {false, true}) {
    ProcessOptions options;
    options.read_at_most = 10;
    options.ignore_sigpipe = ignored;
    const ProcessResult result = run_cli({"generate", "--prompt", "Once", "--tokens", "500"}, options);
    EXPECT_NE(result.status, 0);
    EXPECT_EQ(result.err, "");
  }
}

TEST(Streams, AFullDiskIsAFailure) {
  ProcessOptions options;
  options.stdout_file = "/dev/full";
  for (const char* command : {"generate", "compare", "logits"}) {
    const ProcessResult result = run_cli({command, "--ids", "5"}, options);
    EXPECT_EQ(result.status, 1);
    EXPECT_THAT(result.err, HasSubstr("cannot write to standard output: No space left on device"));
  }
}

TEST(Streams, AClosedStdoutIsAFailureAndHarmsNoFile) {
  ProcessOptions options;
  options.close_stdout = true;
  const ProcessResult result = run_cli({"logits", "--ids", "5"}, options);
  EXPECT_EQ(result.status, 1);
  EXPECT_THAT(result.err, HasSubstr("cannot write to standard output"));
}

TEST(Streams, NumbersKeepTheirPointInAnyLocale) {
  ProcessOptions german;
  german.environment = {"LC_ALL=de_DE.UTF-8", "LANG=de_DE.UTF-8"};
  const json record = cli_json({"generate", "--ids", "5,6", "--tokens", "2", "--temperature", "0.8"}, german);
  EXPECT_GT(record["steps"][0]["seconds"].get<double>(), 0);
  const ProcessResult text = run_cli({"compare", "--ids", "5,6", "--tokens", "2"}, german);
  EXPECT_EQ(text.status, 0);
  EXPECT_EQ(text.out.find("0,0"), std::string::npos);
}

TEST(Streams, NothingButJsonOnStdout) {
  const TempFolder folder;
  const ProcessResult result =
      run_cli({"generate", "--prompt-file", folder.write("prompt", "\xFF"), "--tokens", "2", "--seed", "1", "--json"});
  EXPECT_EQ(result.status, 0);
  EXPECT_TRUE(json::parse(result.out, nullptr, false).is_object());
  EXPECT_THAT(result.err, HasSubstr("warning"));
}

}  // namespace
}  // namespace rowkeeper
