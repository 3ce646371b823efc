// A run's events as the page plays them back: for each what changes, and the words for it.
#pragma once

#include <QJsonObject>
#include <QString>

#include "views/run/run_state.h"
#include "views/webpage/web_cells.h"

namespace rowkeeper::views {

struct WebFrames {
  QJsonObject lane;  // as assets/web/lane.js reads it
  RunState end;      // after the last event
};

// Adds the rows' looks to `cells`. `exact`: as RunModel::exact().
WebFrames web_frames(const Recording& recording, bool exact, WebCells& cells);

// A token as it stands in a chip, also if its bytes are not known.
QString web_token(const RecordedToken& token);

}  // namespace rowkeeper::views
