// What is known about the models on this computer, and the one thing that is being done to one of them.
#pragma once

#include <QObject>
#include <QString>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/hub/download_model.h"
#include "core/hub/installed_models.h"
#include "core/hub/verify_model.h"
#include "core/model/prepared_weights.h"

namespace rowkeeper::views {

struct HubList {
  bool read = false;                    // once the disk was looked at
  std::vector<ModelPlace> places = {};  // in the order in which a model is looked for
  std::vector<InstalledModel> models = {};
  PreparedUse prepared = {};        // weights kept ready on the disk
  std::optional<Error> error = {};  // why there is no list
};

enum class HubJob { none, plan, download, verify, remove };

struct HubTask {
  enum class State { running, done, stopped, failed };

  HubJob job = HubJob::none;
  State state = State::done;
  std::string name = {};      // of the model: as find_installed() takes it
  InstalledModel model = {};  // that is verified or removed; that was downloaded
  bool stopping = false;      // running, but not for long
  std::optional<Error> error = {};

  // Of a plan, and kept by the download that follows it:
  std::optional<DownloadPlan> plan = {};
  std::optional<std::uint64_t> free_bytes = {};  // where it will be
  std::optional<DownloadProgress> progress = {};
  std::uint64_t bytes = 0, of = 0;  // verified so far; of a download that was stopped: that are kept
  VerifiedBy verified_by = VerifiedBy::itself;

  bool running() const { return job != HubJob::none && state == State::running; }
  bool is(HubJob wanted, State in) const { return job == wanted && state == in; }
};

class HubModel : public QObject {
  Q_OBJECT
 public:
  explicit HubModel(QObject* parent = nullptr) : QObject(parent) {}
  const HubList& list() const { return list_; }
  const HubTask& task() const { return task_; }
  // The first complete one of this name, else the first one; null: none.
  const InstalledModel* find(const std::string& name) const;
  // What to call it where a model is asked for: its name, or its folder where the name means another copy of it.
  std::string use_name(const InstalledModel& model) const;

  void set_list(HubList list);
  void set_task(HubTask task);
  // Of what is running.
  void set_progress(const DownloadProgress& progress);
  void set_verified(std::uint64_t bytes, std::uint64_t of);

 signals:
  void list_changed();
  void task_changed();      // another job, or another state of it
  void progress_changed();  // of the same job

 private:
  HubList list_;
  HubTask task_;
};

// What the page asks for. Answers arrive in HubModel. While something runs, only cancel() and refresh() do anything.
class HubCommands : public QObject {
  Q_OBJECT
 public:
  explicit HubCommands(QObject* parent = nullptr) : QObject(parent) {}

 signals:
  void refresh();                  // look at the disk again
  void plan(const QString& name);  // what a download would be, of a known model or of a repository
  void download();                 // as planned
  void verify(const rowkeeper::InstalledModel& model);
  void remove(const rowkeeper::InstalledModel& model);
  void forget_prepared();  // deletes the weights that are kept ready
  void cancel();           // what runs, or what was planned. What was fetched is kept
  void put_away();         // what is over
};

}  // namespace rowkeeper::views
