// The words of the Squeeze page.
#pragma once

#include <QString>
#include <QStringList>

#include "views/run/squeeze_model.h"

namespace rowkeeper::views {

QString group_name(SqueezeGroup group);
QString way_name(int way);         // "newest 64 rows"
QString short_way_name(int way);   // beside a dot: "newest 64"
QString way_explanation(int way);  // in a sentence or two
// At the button's end: what came out, how far it is, or what it saves in any case.
QString way_note(const SqueezeModel& squeeze, int way);
// Why it can't be tried; empty if it can.
QString way_obstacle(const SqueezeModel& squeeze, int way);
// What is going on, in a line; empty: nothing.
QString progress_text(const SqueezeModel& squeeze);

QString rows_text(RowIndex begin, RowIndex end);  // "rows 31–36", "row 31"
QString link_text(const SqueezedRows& rows);      // "Show rows 31–36 in the cache →"
// How far the way's probabilities are from the exact ones, over these positions.
QString divergence_text(double divergence);       // nats
QStringList measures(const SqueezeItem& item);    // of one text, in two lines
QString short_measures(const SqueezeItem& item);  // in half a line
// Where the answer stood, and what the store had left of it when the answer began.
QString evidence_text(const SqueezeText& text, const SqueezeItem& item, int way);
QString evidence_beside_text(const SqueezeItem& item, int way);  // of the way that stands beside: what it had left

}  // namespace rowkeeper::views
