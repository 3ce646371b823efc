// rowkeeper-cli chat: questions about a document, with its rows kept between turns or not.
#include <fmt/format.h>

#include <memory>
#include <optional>
#include <vector>

#include "app/cli/arguments.h"
#include "app/cli/commands.h"
#include "app/cli/loading.h"
#include "app/cli/messages.h"
#include "app/cli/output.h"
#include "core/base/atomic_file.h"
#include "core/run/conversation.h"
#include "core/run/model_fingerprint.h"

namespace rowkeeper::cli {

namespace {

struct Options {
  std::string model = "bundled";
  EngineOptions engine;
  CacheOption cache;
  std::optional<std::string> document;
  std::optional<std::string> questions;
  bool retain = true;
  std::optional<std::string> save;
  std::optional<std::string> load;
  bool json = false;
};

struct Texts {
  std::string document;
  std::vector<std::string> questions;
};

constexpr const char* kExamples = R"text(Examples:
  rowkeeper-cli chat --document village.txt --questions questions.txt
  rowkeeper-cli chat --document village.txt --questions questions.txt --retain off --json
  rowkeeper-cli chat --document village.txt --questions monday.txt --save village.cache
  rowkeeper-cli chat --document village.txt --questions tuesday.txt --load village.cache

Each line of the questions' file is put as "Question: ..." and "Answer:" behind the document and all that was said; an answer
ends with its line. With --retain on a turn computes the rows of its own question only and reads the others back; with off the
document is read again for every turn. The answers are the same. --save keeps the rows on the disk, and --load takes back those
that a later run's document begins with.)text";

Requirement parse_retain(std::string_view text, bool& to) {
  if (text != "on" && text != "off") return "on or off";
  to = text == "on";
  return {};
}

Outcome<void> check(const Options& options) {
  if (!options.document) return wrong_use("chat needs a document: give --document FILE");
  if (!options.questions) return wrong_use("chat needs questions: give --questions FILE, one question a line");
  if (!options.cache.on) {
    return wrong_use("--cache off has no meaning here, as an answer is always written with a cache: use --retain off");
  }
  if (!options.retain && (options.save || options.load)) {
    return wrong_use(fmt::format("--retain off keeps no rows, so there is nothing to {}: leave one of the two away",
                                 options.save ? "--save" : "--load"));
  }
  if ((options.save || options.load) && options.cache.store.drops_rows()) {
    return failed({ErrorCode::store_not_savable, {store_kind_name(options.cache.store)}});
  }
  return check_engine(options.engine, options.cache.store);
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (line.find_first_not_of(" \t") != std::string_view::npos) lines.emplace_back(line);
  }
  return lines;
}

Outcome<Texts> read_texts(const Options& options, const Tokenizer& tokenizer, const StopToken& stop) {
  const Result<GivenText> document = read_file(*options.document, stop);
  if (!document) return failed(document.error());
  if (document->text.find_first_not_of(" \t\r\n") == std::string::npos) {
    return wrong_use(fmt::format("the document '{}' is empty: give one with some text", printable(*options.document)));
  }
  const Result<GivenText> questions = read_file(*options.questions, stop);
  if (!questions) return failed(questions.error());
  Texts texts{document->text, lines_of(questions->text)};
  if (texts.questions.empty()) {
    return wrong_use(fmt::format("'{}' has no questions: write one a line", printable(*options.questions)));
  }
  for (const GivenText* const given : {&*document, &*questions}) {  // for what there is to warn about
    const Outcome<std::vector<TokenId>> ids = encode(tokenizer, *given, false, stop);
    if (!ids) return tl::unexpected(ids.error());
  }
  return texts;
}

nlohmann::ordered_json turn_json(const TurnRecord& turn) {
  return {{"question", turn.question},
          {"answer", turn.answer},
          {"rows_reused", turn.rows_reused},
          {"rows_computed", turn.rows_computed},
          {"prefill_seconds", turn.prefill_seconds},
          {"first_token_seconds", turn.first_token_seconds},
          {"seconds", turn.seconds}};
}

std::string turn_text(const TurnRecord& turn) {
  const char* const end = turn.end == AnswerEnd::longest   ? " ... (cut off)"
                          : turn.end == AnswerEnd::context ? " ... (the context is full)"
                                                           : "";
  return fmt::format(
      "Question: {}\nAnswer:   {}{}\n          rows read back {}, computed {}; first token after {:.1f} ms, the turn {:.1f} "
      "ms\n\n",
      printable(turn.question), printable(turn.answer), end, turn.rows_reused, turn.rows_computed,
      1e3 * turn.first_token_seconds, 1e3 * turn.seconds);
}

// The turns of one conversation.
class Chat {
 public:
  Chat(const Options& options, Conversation conversation) : options_(options), conversation_(std::move(conversation)) {}

  Outcome<void> load(std::uint64_t fingerprint) {
    const Result<int> rows = conversation_.load_rows(*options_.load, fingerprint);
    if (!rows) return failed(rows.error());
    write_note(fmt::format("{} of the document's {} rows come from '{}'", *rows, conversation_.document_tokens(),
                           printable(*options_.load)));
    return {};
  }

  Outcome<void> ask_all(const std::vector<std::string>& questions, const StopToken& stop) {
    for (const std::string& question : questions) {
      TurnProgress shown;
      shown.rows = [&](int done, int total) {
        progress_.show(fmt::format("question {} of {}: {} of {} rows", turns_.size() + 1, questions.size(), done, total));
      };
      const Result<TurnRecord> turn = conversation_.ask(question, stop, shown);
      progress_.clear();
      if (!turn) return failed_at(turns_.size() + 1, questions.size(), turn.error());
      turns_.push_back(turn_json(*turn));
      if (options_.json) continue;
      if (Outcome<void> written = write_out(turn_text(*turn)); !written) return written;
    }
    return {};
  }

  Outcome<void> save(std::uint64_t fingerprint) const {
    if (const Result<void> saved = conversation_.save(*options_.save, fingerprint); !saved) return failed(saved.error());
    const KvStore& store = conversation_.store();
    write_note(fmt::format("{} rows saved in '{}' ({})", store.held(), printable(*options_.save),
                           readable_bytes(store.bytes().used)));
    return {};
  }

  nlohmann::ordered_json json() const {
    return {{"cache_kind", store_kind_name(options_.cache.store)},
            {"document_tokens", conversation_.document_tokens()},
            {"turns", turns_}};
  }

 private:
  static tl::unexpected<Failure> failed_at(std::size_t turn, std::size_t turns, const Error& error) {
    Failure failure = failure_for(error);
    if (failure.status == kInterrupted) {
      failure.message = fmt::format("interrupted after {} of {} questions: the output is incomplete", turn - 1, turns);
      return tl::unexpected(std::move(failure));
    }
    failure.message = fmt::format("question {} of {}: {}", turn, turns, failure.message);
    return tl::unexpected(std::move(failure));
  }

  const Options& options_;
  Conversation conversation_;
  nlohmann::ordered_json turns_ = nlohmann::ordered_json::array();
  Progress progress_;
};

Outcome<int> converse(const Options& options, const Texts& texts, const Model& model, const Tokenizer& tokenizer,
                      const StopToken& stop) {
  ConversationOptions kept;
  kept.retain = options.retain;
  kept.store = options.cache.store;
  Result<Conversation> made = Conversation::create(model, tokenizer, texts.document, kept, stop);
  if (!made) return failed(made.error());
  Chat chat(options, std::move(*made));
  std::uint64_t fingerprint = 0;
  if (options.save || options.load) {
    const Result<std::uint64_t> found = model_fingerprint(model);
    if (!found) return failed(found.error());
    fingerprint = *found;
  }
  if (options.load) {
    if (Outcome<void> loaded = chat.load(fingerprint); !loaded) return tl::unexpected(loaded.error());
  }
  if (Outcome<void> asked = chat.ask_all(texts.questions, stop); !asked) {
    if (options.json && asked.error().status == kInterrupted) {  // the turns that there are
      nlohmann::ordered_json json = chat.json();
      json["interrupted"] = true;
      if (Outcome<void> written = write_json(json); !written) return tl::unexpected(written.error());
    }
    return tl::unexpected(asked.error());
  }
  if (options.save) {
    if (Outcome<void> saved = chat.save(fingerprint); !saved) return tl::unexpected(saved.error());
  }
  if (options.json) {
    if (Outcome<void> written = write_json(chat.json()); !written) return tl::unexpected(written.error());
  }
  return kDone;
}

Outcome<int> run(const Options& options, const StopToken& stop) {
  if (Outcome<void> good = check(options); !good) return tl::unexpected(good.error());
  if (options.save) {
    if (is_no_saved_cache(*options.save)) {
      return wrong_use(
          fmt::format("'{}' holds something else than a saved cache: give --save another name, or remove that file",
                      printable(*options.save)));
    }
    if (const Result<void> place = check_writable(*options.save); !place) return failed(place.error());
  }
  const Outcome<FoundModel> found = find_with_tokenizer(options.model);
  if (!found) return tl::unexpected(found.error());
  const Outcome<Texts> texts = read_texts(options, found->tokenizer, stop);
  if (!texts) return tl::unexpected(texts.error());
  const Outcome<LoadedModel> model = load_model(found->source, options.engine, stop);
  if (!model) return tl::unexpected(model.error());
  return converse(options, *texts, model->model, found->tokenizer, stop);
}

}  // namespace

Command add_chat(CLI::App& app) {
  CLI::App* const sub = app.add_subcommand("chat", "Ask questions about a document, keeping its rows between turns");
  const auto options = std::make_shared<Options>();
  add_text(*sub, "--document", "FILE", "The text that the questions are about", options->document);
  add_text(*sub, "--questions", "FILE", "The questions, one a line", options->questions);
  add_value(*sub, "--retain", "WHAT", "on (default): keep the rows between turns; off: drop them when a turn ends",
            [options](std::string_view text) { return parse_retain(text, options->retain); });
  add_text(*sub, "--save", "FILE", "Keep the rows in this file at the end", options->save);
  add_text(*sub, "--load", "FILE", "Take rows from a file that --save made", options->load);
  add_cache(*sub, options->cache);
  add_json(*sub, options->json);
  add_model(*sub, options->model);
  add_engine(*sub, options->engine);
  sub->footer(kExamples);
  return {sub, [options](const StopToken& stop) { return run(*options, stop); }};
}

}  // namespace rowkeeper::cli
