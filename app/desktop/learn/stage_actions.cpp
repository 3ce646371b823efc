#include "app/desktop/learn/stage_actions.h"

#include <map>

#include "app/desktop/learn/stage_targets.h"
#include "core/cost/presets.h"
#include "views/chat/prepared_documents.h"
#include "views/run/prepared_prompts.h"
#include "views/squeeze/squeeze_choice.h"

namespace rowkeeper::app {

using views::LessonAction;

namespace {

bool is_count(const QString& text, int most) {
  bool number = false;
  const int count = text.toInt(&number);
  return number && count >= 0 && count <= most;
}

using Check = std::function<bool(const QString&)>;

Check among(const QStringList& words) {
  return [words](const QString& word) { return words.contains(word); };
}

Check count_to(int most) {
  return [most](const QString& text) { return is_count(text, most); };
}

bool any(const QString&) { return true; }
bool from_one(const QString& text) { return is_count(text, 1000) && text != QStringLiteral("0"); }
bool is_prompt(const QString& name) { return !views::prepared_prompt_text(name).isEmpty(); }
bool is_document(const QString& name) { return !views::prepared_document_text(name).isEmpty(); }
bool is_lane(const QString& settings) { return read_lane(settings, true).has_value(); }
bool is_way(const QString& name) { return squeeze_way_named(name) != views::kNoWay; }

bool is_target(const QString& name) { return target_names().contains(name); }

const Presets& presets() {
  static const Presets loaded = load_presets().value_or(Presets());
  return loaded;
}

bool is_model(const QString& id) { return presets().find_model(id.toStdString()) != nullptr; }
bool is_device(const QString& id) {
  return std::any_of(presets().devices.begin(), presets().devices.end(),
                     [&](const DevicePreset& device) { return device.id == id.toStdString(); });
}

// The words that a verb takes, and the options. `least` of the words must be there.
struct Form {
  std::size_t least = 0;
  std::vector<Check> words;
  std::map<QString, Check> options;
};

const std::map<QString, Form>& forms() {
  constexpr int kMostSteps = 1024, kMostConversations = 1000, kMostMib = 1024;
  const Check on_off = among({"on", "off"});
  static const std::map<QString, Form> all = {
      {"run", {1, {is_prompt}, {{"cache", on_off}, {"tokens", count_to(kMostSteps)}, {"steps", count_to(kMostSteps)}}}},
      {"step", {0, {count_to(kMostSteps)}, {}}},
      {"play", {}},
      {"cache", {1, {on_off}, {}}},
      {"edit", {2, {any, any}, {}}},
      {"mode", {1, {among({"values", "attention", "fingerprints"})}, {}}},
      {"select", {1, {any, from_one, from_one}, {}}},
      {"check", {1, {among({"quick", "thorough"})}, {}}},
      {"lanes", {1, {is_prompt}, {{"tokens", count_to(kMostSteps)}, {"a", is_lane}, {"b", is_lane}}}},
      {"race", {}},
      {"chat", {1, {is_document}, {{"keep", on_off}}}},
      {"ask", {1, {count_to(kMostConversations)}, {}}},
      {"keep", {1, {on_off}, {}}},
      {"swap", {1, {among({"early", "late"})}, {}}},
      {"plan",
       {1,
        {is_model},
        {{"format", among({"f32", "f16", "int8", "int4"})},
         {"context", count_to(100'000'000)},
         {"conversations", count_to(1'000'000)},
         {"device", is_device}}}},
      {"serve", {0, {}, {{"conversations", count_to(kMostConversations)}, {"pool", count_to(kMostMib)}}}},
      {"squeeze", {1, {is_way}, {}}},
      {"model", {1, {among({"bundled"})}, {}}},
      {"page", {1, {among({"watch", "race", "chat", "memory", "squeeze"})}, {}}},
      {"highlight", {1, {is_target}, {}}},
      {"cover", {1, {is_target}, {}}},
  };
  return all;
}

StageTasks model_tasks(const StageParts& parts) {
  using State = views::ModelStatus::State;
  const views::RunModel& run = parts.session.run;
  const ModelRequest bundled;
  if (parts.model() == bundled && run.model_status().state == State::ready) return {};
  return {{.begin = [&parts, bundled] { parts.load(bundled, true); },
           .over =
               [&parts, &run, bundled] {
                 const views::ModelStatus& status = run.model_status();
                 return status.state == State::ready && status.name == QString::fromStdString(bundled.name) &&
                        status.model.backend == bundled.backend && status.model.precision == bundled.weights &&
                        parts.model() == bundled;
               },
           .error = [&run] { return run.model_status().error; }}};
}

}  // namespace

QString action_fault(const LessonAction& action) {
  const auto found = forms().find(action.verb);
  if (found == forms().end()) return QStringLiteral("no action: ") + action.verb;
  const Form& form = found->second;
  const auto given = static_cast<std::size_t>(action.words.size());
  if (given < form.least || given > form.words.size()) return QStringLiteral("too few or too many words");
  for (std::size_t i = 0; i < given; ++i) {
    const QString& word = action.words[static_cast<qsizetype>(i)];
    if (!form.words[i](word)) return QStringLiteral("not known here: ") + word;
  }
  for (const auto& [name, value] : action.options) {
    const auto option = form.options.find(name);
    if (option == form.options.end() || !option->second(value))
      return QStringLiteral("not known here: ") + name + u'=' + value;
  }
  return {};
}

StageTasks action_tasks(const StageParts& parts, const LessonAction& action) {
  const QString& verb = action.verb;
  if (verb == QStringLiteral("model")) return model_tasks(parts);
  if (verb == QStringLiteral("page")) return {{.begin = [&parts, page = action.words[0]] { parts.show_page(page); }}};
  if (among({"lanes", "race"})(verb)) return race_tasks(parts, action);
  if (among({"chat", "ask", "keep", "swap"})(verb)) return chat_tasks(parts, action);
  if (among({"plan", "serve"})(verb)) return memory_tasks(parts, action);
  if (verb == QStringLiteral("squeeze")) return squeeze_tasks(parts, action);
  return watch_tasks(parts, action);
}

}  // namespace rowkeeper::app
