// What is said about conversations that share a pool, and their colours.
#pragma once

#include <QColor>
#include <QString>

#include "views/run/serve_model.h"

namespace rowkeeper::views {

QColor conversation_color(int conversation);

QString page_in_words(const ServePicture::Page& page, int index, int page_rows);
QString pool_in_words(const ServePicture& picture, int page_rows);  // "38 of 128 pages lent, 512 rows in them"
// "One piece each: 3 conversations at once, 61 % of what is lent is empty"
QString lane_headline(Reserve reserve, const ServeLane& lane, int page_rows);
// "the fullest moment, step 57": of which the picture is, once the lane is finished; else empty.
QString fullest_moment(const ServeLane& lane);
// "4 waiting · 5 finished · 2 gave their memory back (412 rows computed again) · 2,390 tokens/s"
QString lane_figures(const ServeLane& lane);
// What the two lanes show, once both have finished.
QString serving_verdict(const ServeModel& model);

}  // namespace rowkeeper::views
