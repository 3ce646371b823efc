#include "views/models/models_words.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLocale>
#include <algorithm>
#include <cmath>

#include "views/widgets/accessible_role.h"
#include "views/widgets/error_text.h"
#include "views/widgets/format.h"

namespace rowkeeper::views {

namespace {

using State = HubTask::State;

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Models)
};

QString text_of(const std::string& text) { return QString::fromStdString(text); }
QString size_text(std::uint64_t bytes) { return bytes_text(static_cast<double>(bytes)); }

QString sizes_line(const InstalledModel& model) {
  if (model.state == ModelState::missing) return Words::tr("To be fetched: %1").arg(size_text(model.bytes_whole));
  QString disk = model.state == ModelState::partial && model.bytes_whole > 0
                     ? Words::tr("On the disk: %1 of %2").arg(size_text(model.bytes), size_text(model.bytes_whole))
                     : Words::tr("On the disk: %1").arg(size_text(model.bytes));
  if (!model.shape) return disk;
  const auto memory = [&](Precision precision) { return size_text(model.shape->weights_bytes(precision)); };
  return disk + QStringLiteral(" · ") +
         Words::tr("in memory: %1 with 32-bit, %2 with 16-bit, %3 with 8-bit weights")
             .arg(memory(Precision::f32), memory(Precision::f16), memory(Precision::q8));
}

QString origin_line(const InstalledModel& model) {
  QStringList parts;
  if (!model.source.empty()) parts << Words::tr("From %1").arg(breakable(model.source));
  if (!model.licence.empty()) parts << Words::tr("licence: %1").arg(text_of(model.licence));
  if (!model.known && model.place == PlaceKind::own) parts << Words::tr("not pinned");
  if (model.place == PlaceKind::bundled) return Words::tr("Made by this project, MIT licence");
  return parts.join(QStringLiteral(" · "));
}

QString pin_line(bool pinned) {
  return pinned ? Words::tr("Pinned: every file must have the size and the checksum that Rowkeeper's own list gives.")
                : Words::tr(
                      "Not pinned: sizes and checksums are the hub's own word, because Rowkeeper's list does not have this "
                      "model.");
}

QString name_of(const HubTask& task) {
  if (task.plan && !task.plan->model.title.empty()) return text_of(task.plan->model.title);
  return text_of(task.model.title.empty() ? task.name : task.model.title);
}

QString verified_line(const HubTask& task) {
  switch (task.verified_by) {
    case VerifiedBy::pin:
      return Words::tr("Every file has the size and the checksum of Rowkeeper's list of known models.");
    case VerifiedBy::hub:
      return Words::tr(
          "Every file has the size and the checksum that the hub gave for it. Not pinned: Rowkeeper's list has none.");
    case VerifiedBy::itself:
      break;
  }
  return Words::tr("Its files fit together and can be used. There are no checksums to hold them against.");
}

QStringList plan_task_lines(const HubTask& task) {
  if (task.state == State::running) return {Words::tr("Asking the hub which files it has.")};
  return task.plan ? plan_lines(*task.plan, task.free_bytes) : QStringList();
}

QStringList download_task_lines(const HubTask& task) {
  switch (task.state) {
    case State::running:
      if (task.stopping) return {Words::tr("Stopping. What was fetched is kept.")};
      return {task.progress ? progress_text(*task.progress) : Words::tr("Checking what is there.")};
    case State::done:
      return {Words::tr("All files are there, and their checksums are right.")};
    case State::stopped:
      return {Words::tr("%1 are kept. Going on fetches the rest, now or at any later time.").arg(size_text(task.bytes))};
    case State::failed:
      break;
  }
  return {};
}

QStringList verify_task_lines(const HubTask& task) {
  if (task.state == State::done) return {verified_line(task)};
  if (task.stopping) return {Words::tr("Stopping.")};
  if (task.of == 0) return {Words::tr("Reading its files.")};
  return {Words::tr("%1 of %2 read").arg(size_text(task.bytes), size_text(task.of))};
}

QString plan_title(const DownloadPlan& plan, const QString& name) {
  return plan.bundled ? Words::tr("%1 is on this computer").arg(name) : Words::tr("Download %1?").arg(name);
}

}  // namespace

QString place_text(PlaceKind place) {
  switch (place) {
    case PlaceKind::own:
      return Words::tr("Rowkeeper's own folder");
    case PlaceKind::hub_cache:
      return Words::tr("Hugging Face's cache");
    case PlaceKind::bundled:
      return Words::tr("Came with Rowkeeper");
    case PlaceKind::folder:
      break;
  }
  return Words::tr("A folder of yours");
}

QString state_text(const InstalledModel& model) {
  if (model.state == ModelState::ok) return Words::tr("complete");
  if (model.state == ModelState::missing) return Words::tr("not on this computer");
  if (model.bytes_whole == 0) return Words::tr("incomplete");
  const double share = std::min(1.0, static_cast<double>(model.bytes) / static_cast<double>(model.bytes_whole));
  return Words::tr("%1 % there").arg(QLocale().toString(static_cast<int>(100 * share)));
}

QStringList model_lines(const InstalledModel& model) {
  QStringList lines;
  if (model.state != ModelState::missing) lines << place_text(model.place) + QStringLiteral(": ") + breakable(model.path);
  lines << sizes_line(model);
  if (const QString origin = origin_line(model); !origin.isEmpty()) lines << origin;
  return lines;
}

QStringList plan_lines(const DownloadPlan& plan, const std::optional<std::uint64_t>& free_bytes) {
  if (plan.bundled) return {Words::tr("It comes with Rowkeeper: there is nothing to download.")};
  const ModelManifest& model = plan.model;
  const std::uint64_t needed = model.bytes() - std::min(plan.bytes_there, model.bytes());
  QStringList lines;
  lines << Words::tr("Source: %1, revision %2").arg(breakable(model.source), text_of(model.revision.substr(0, 12)));
  lines << (model.licence.empty() ? Words::tr("Licence: not given; see its page")
                                  : Words::tr("Licence: %1").arg(text_of(model.licence)));
  lines << (plan.bytes_there == 0 ? Words::tr("Size: %1").arg(size_text(model.bytes()))
                                  : Words::tr("Size: %1; %2 of it are there already")
                                        .arg(size_text(model.bytes()), size_text(plan.bytes_there)));
  QString room = Words::tr("Into %1, where it needs %2").arg(breakable(plan.folder), size_text(needed));
  if (free_bytes) room += Words::tr(" of the %1 that are free").arg(size_text(*free_bytes));
  lines << room;
  lines << pin_line(model.pinned);
  if (plan.found_elsewhere)
    lines << Words::tr("A complete copy is in Hugging Face's cache already. It can be used as it is, without a download.");
  return lines;
}

QString duration_text(double seconds) {
  constexpr double kMost = 1e9;
  const auto whole = static_cast<long>(std::ceil(std::clamp(seconds, 0.0, kMost)));
  constexpr long kMinute = 60, kShort = 90;
  if (whole < kShort) return Words::tr("%1 s").arg(QLocale().toString(static_cast<qlonglong>(whole)));
  const long minutes = (whole + kMinute - 1) / kMinute;
  const auto number = [](long n) { return QLocale().toString(static_cast<qlonglong>(n)); };
  if (minutes < kMinute) return Words::tr("%1 min").arg(number(minutes));
  return Words::tr("%1 h %2 min").arg(number(minutes / kMinute), number(minutes % kMinute));
}

QString progress_text(const DownloadProgress& progress) {
  using Phase = DownloadProgress::Phase;
  QString part = Words::tr("%1: %2 of %3").arg(text_of(progress.file), size_text(progress.bytes), size_text(progress.of));
  if (progress.phase == Phase::checking) return Words::tr("%1, checking what is there").arg(part);
  if (progress.phase == Phase::waiting)
    return Words::tr("%1, trying again in %2").arg(part, duration_text(progress.seconds_left.value_or(0)));
  if (!progress.seconds_left) return part;
  return Words::tr("%1, %2/s, %3 left")
      .arg(part, bytes_text(progress.bytes_per_second), duration_text(*progress.seconds_left));
}

QString task_title(const HubTask& task) {
  const QString name = name_of(task);
  const bool running = task.state == State::running, done = task.state == State::done;
  switch (task.job) {
    case HubJob::plan:
      return running ? Words::tr("Looking for %1").arg(name)
             : done  ? plan_title(*task.plan, name)
                     : Words::tr("%1 cannot be downloaded").arg(name);
    case HubJob::download:
      return running                        ? Words::tr("Downloading %1").arg(name)
             : done                         ? Words::tr("%1 is on this computer now").arg(name)
             : task.state == State::stopped ? Words::tr("The download of %1 was stopped").arg(name)
                                            : Words::tr("The download of %1 failed").arg(name);
    case HubJob::verify:
      return running ? Words::tr("Verifying %1").arg(name)
             : done  ? Words::tr("%1 is right").arg(name)
                     : Words::tr("%1 is not right").arg(name);
    case HubJob::remove:
      return running ? Words::tr("Removing %1").arg(name)
             : done  ? Words::tr("%1 was removed").arg(name)
                     : Words::tr("%1 could not be removed").arg(name);
    case HubJob::none:
      break;
  }
  return {};
}

QStringList task_lines(const HubTask& task) {
  if (task.error) return {error_text(*task.error)};
  if (task.job == HubJob::plan) return plan_task_lines(task);
  if (task.job == HubJob::download) return download_task_lines(task);
  if (task.job == HubJob::verify) return verify_task_lines(task);
  if (task.is(HubJob::remove, State::done)) return {Words::tr("%1 are free again.").arg(size_text(task.model.bytes))};
  return {};
}

QString breakable(const std::string& path) { return text_of(path).replace(u'/', QStringLiteral("/\u200B")); }

void show_with_paths(QLabel* label, const QString& text) {
  label->setText(text);
  set_name(label, QString(text).remove(QChar(0x200B)));
}

QString repository_of(const QString& typed) {
  QString name = typed.trimmed();
  const qsizetype scheme = name.indexOf(QStringLiteral("://"));
  if (scheme < 0) return name;
  // What comes after the hub's own name: an owner and a name, and perhaps "tree/main".
  return name.mid(scheme + 3).section(u'/', 1, 2).section(u'?', 0, 0).section(u'#', 0, 0);
}

}  // namespace rowkeeper::views
