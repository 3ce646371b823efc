// What the handout says of a run. Made on the window's thread; all that comes after needs these values only, so that it can be done
// beside the window.
#pragma once

#include <QDate>
#include <QFont>
#include <QString>
#include <QStringList>
#include <memory>
#include <vector>

#include "views/canvas/number_color.h"
#include "views/canvas/number_scale.h"
#include "views/charts/chart_data.h"
#include "views/learn/handout_numbers.h"
#include "views/watch/verdict.h"

namespace rowkeeper::views {

struct HandoutRow {
  QString token;
  RowLook look = RowLook::not_computed;
  int times_computed = 0;
  std::shared_ptr<const RowNumbers> numbers = {};  // null: none yet
};

struct HandoutCache {
  int blocks = 0, heads = 0, head_size = 0;  // heads that have keys and values
  std::vector<HandoutRow> rows;
  QString newest;  // what is said of the newest row, which has no numbers yet
  NumberScale scale;
};

// A few words, and what they stand for.
struct HandoutNote {
  QString lead, text;
};

struct HandoutFact {
  QString name, value;
  QString how;  // the formula, or where it is from
};

struct HandoutChart {
  QString title;
  ChartData data;
  QString hint;  // in place of a chart without points
};

struct HandoutContents {
  QFont font;             // whose family is that of the window
  bool mirrored = false;  // for a language that is written from right to left
  QString model, date, footer;

  QString prompt_title, made_title, cache_title;
  QStringList prompt, made;  // tokens
  HandoutCache cache;
  std::vector<HandoutNote> notes;

  HandoutChart time, memory;
  std::vector<HandoutFact> facts;
  Verdict verdict;
  QStringList questions;
};

HandoutContents make_handout(const RunModel& run, const Verdict& verdict, const QDate& date);
// A run that has made no token has nothing to show.
bool has_handout(const RunModel& run);

}  // namespace rowkeeper::views
