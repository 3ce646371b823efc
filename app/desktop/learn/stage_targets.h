// The parts of pages that lessons point at, by the names of docs/lesson-format.md.
#pragma once

#include <QStringList>
#include <QWidget>

#include "app/desktop/learn/stage_parts.h"

namespace rowkeeper::app {

QStringList target_names();
// Null for a name that is none.
QWidget* find_target(const StageParts& parts, const QString& name);
// A part that its page leaves out on a projector is there for a lesson that speaks of it; `show_as_usual` ends that.
void show_in_lesson(const StageParts& parts, const QString& name);
void show_as_usual(const StageParts& parts);
// The page that it is on, as show_page takes it.
QString target_page(const QString& name);

}  // namespace rowkeeper::app
