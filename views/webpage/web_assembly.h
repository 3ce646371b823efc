// Puts a page together from what it is about, the frames of its lanes and the files in assets/web.
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <vector>

#include "core/run/recording.h"
#include "views/webpage/web_words.h"

namespace rowkeeper::views {

struct WebLane {
  const Recording* recording = nullptr;
  bool exact = true;             // as RunModel::exact()
  QString title = {};            // empty: the only lane
  const char* color = "cached";  // of Theme
  const char* marker = "";       // of its points in a chart; empty: by what kind of step it is
};

// What stands above and below the lanes.
struct WebAbout {
  QString title, lead;
  const char* tone = "neutral";  // of the verdict: good, bad
  QString verdict;
  QStringList facts;
  QString how;            // the verdict was found out
  QString ratio, faster;  // "12×", "faster in all"; empty: nothing to compare
  std::vector<WebFigure> figures;
};

QByteArray assemble_web_page(const WebAbout& about, const std::vector<WebLane>& lanes, const QDateTime& made);

}  // namespace rowkeeper::views
