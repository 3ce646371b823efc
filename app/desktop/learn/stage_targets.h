// The parts of pages that lessons point at, by the names of docs/lesson-format.md.
#pragma once

#include <QStringList>
#include <QWidget>

#include "app/desktop/learn/stage_parts.h"

namespace rowkeeper::app {

QStringList target_names();
// Null for a name that is none.
QWidget* find_target(const StageParts& parts, const QString& name);
// The page that it is on, as show_page takes it.
QString target_page(const QString& name);

}  // namespace rowkeeper::app
