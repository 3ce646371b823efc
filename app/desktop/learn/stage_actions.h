// What each action of docs/lesson-format.md does, piece by piece.
#pragma once

#include "app/desktop/learn/stage_parts.h"
#include "app/desktop/learn/stage_task.h"
#include "views/learn/lesson.h"

namespace rowkeeper::app {

// Why it can't be done, in English, for who writes lessons; empty: it can.
QString action_fault(const views::LessonAction& action);
// Of an action without fault. Highlights are the stage's own.
StageTasks action_tasks(const StageParts& parts, const views::LessonAction& action);

StageTasks watch_tasks(const StageParts& parts, const views::LessonAction& action);
StageTasks race_tasks(const StageParts& parts, const views::LessonAction& action);
StageTasks chat_tasks(const StageParts& parts, const views::LessonAction& action);
StageTasks memory_tasks(const StageParts& parts, const views::LessonAction& action);
StageTasks squeeze_tasks(const StageParts& parts, const views::LessonAction& action);

// Nothing is computed, loaded or waited for.
bool is_at_rest(const Session& session);
// Ends whatever is computed.
void halt(Session& session);

// "cache=off,backend=openblas,weights=q8"; nothing if it can't be read.
std::optional<views::LaneRequest> read_lane(const QString& settings, bool cache);
// By the name that docs/lesson-format.md gives it; kNoWay: there is none.
int squeeze_way_named(const QString& name);

}  // namespace rowkeeper::app
