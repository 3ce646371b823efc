// How the page of models says what it knows.
#pragma once

#include <QString>
#include <QStringList>

#include "views/models/hub_model.h"

class QLabel;

namespace rowkeeper::views {

QString place_text(PlaceKind place);              // "Rowkeeper's own folder"
QString state_text(const InstalledModel& model);  // "complete", "45 % there"
// Where it is, its sizes, where it is from: a line each.
QStringList model_lines(const InstalledModel& model);
// What must be known before anything is fetched: from where, under which licence, how much, into which folder.
QStringList plan_lines(const DownloadPlan& plan, const std::optional<std::uint64_t>& free_bytes);
QString progress_text(const DownloadProgress& progress);
QString duration_text(double seconds);  // "28 s", "3 min", "2 h 5 min"

// What is done to a model, or was: in a few words, and in whole sentences.
QString task_title(const HubTask& task);
QStringList task_lines(const HubTask& task);

// A path that may be broken after each of its folders, by signs that are not seen.
QString breakable(const std::string& path);
// Shows text with such paths. It is spoken without those signs.
void show_with_paths(QLabel* label, const QString& text);
// A repository's name out of what somebody typed or pasted: "https://huggingface.co/owner/name" is owner/name.
QString repository_of(const QString& typed);

}  // namespace rowkeeper::views
