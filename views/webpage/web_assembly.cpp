#include "views/webpage/web_assembly.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QLocale>

#include "views/webpage/web_charts.h"
#include "views/webpage/web_frames.h"
#include "views/webpage/web_markup.h"
#include "views/webpage/web_theme.h"

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(WebPage)
};

QByteArray asset(const char* name) {
  QFile file(QStringLiteral(":/web/") + QLatin1String(name));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// In the order in which they build on each other, in a scope of their own.
QByteArray script() {
  QByteArray all = "\"use strict\";\n(function () {\n";
  for (const char* const name : {"cells.js", "lane.js", "ribbon.js", "cache_picture.js", "chart.js", "player.js", "page.js"})
    all += asset(name);
  return all + "})();\n";
}

QByteArray escaped(const QString& text) { return web_escaped(text).toUtf8(); }

// What fills a template: text is escaped, markup is not.
class Values {
 public:
  void text(const char* name, const QString& value) { all_[name] = escaped(value); }
  void markup(const char* name, const QByteArray& value) { all_[name] = value; }
  QByteArray fill(const char* file) const { return web_fill(asset(file), all_); }

 private:
  QHash<QByteArray, QByteArray> all_;
};

QByteArray list_items(const QStringList& texts) {
  QByteArray items;
  for (const QString& text : texts) items += "<li>" + escaped(text) + "</li>\n";
  return items;
}

QByteArray figure_items(const std::vector<WebFigure>& figures) {
  QByteArray items;
  for (const WebFigure& figure : figures)
    items += "<div><dt>" + escaped(figure.name) + "</dt><dd><bdi>" + escaped(figure.value) + "</bdi></dd></div>\n";
  return items;
}

// The prompt's text, then the model's.
QByteArray whole_text(const RunState& state) {
  std::string prompt, generated;
  for (const RowState& row : state.rows()) (row.from_prompt ? prompt : generated) += row.token.bytes;
  return "<span>" + escaped(QString::fromStdString(prompt)) + "</span><ins>" + escaped(QString::fromStdString(generated)) +
         "</ins>";
}

void add_player_words(Values& values) {
  values.text("label-controls", Words::tr("Replay"));
  values.text("label-play", Words::tr("Play"));
  values.text("label-back", Words::tr("One step back"));
  values.text("label-forth", Words::tr("One step forth"));
  values.text("label-first", Words::tr("To the start"));
  values.text("label-last", Words::tr("To the end"));
  values.text("label-slider", Words::tr("Place in the run"));
  values.text("label-speed", Words::tr("Speed"));
  values.text("speed-slow", Words::tr("slow"));
  values.text("speed-normal", Words::tr("normal"));
  values.text("speed-fast", Words::tr("fast"));
  values.text("keys", Words::tr("Keys: Space plays and pauses, ← and → move by one step, Home and End go to the ends."));
}

void add_titles(Values& values) {
  values.text("time-title", Words::tr("Time per token"));
  values.text("memory-title", Words::tr("Cache memory"));
  values.text("explanation-title", Words::tr("What you see"));
  values.text("table-title", Words::tr("All events as a table"));
  values.text("label-figures", Words::tr("Figures"));
  values.text("no-script",
              Words::tr("The replay needs JavaScript, which is switched off here. What came out can be read all the same."));
  values.text("footer",
              Words::tr("Made with Rowkeeper. This page holds all it needs: nothing is fetched and nothing is sent."));
}

QByteArray lane_markup(const WebLane& lane, qsizetype index, const RunState& end) {
  Values values;
  values.markup("index", QByteArray::number(index));
  values.markup("color", lane.color);
  values.text("lane-title", lane.title);
  values.markup("lane-title-class", lane.title.isEmpty() ? "lane-title hidden" : "lane-title");
  values.text("tokens-title", Words::tr("Tokens"));
  values.text("cache-title", Words::tr("The cache"));
  values.text("text-title", Words::tr("The whole text"));
  values.markup("text", whole_text(end));
  values.text("stat-clock", Words::tr("time so far"));
  values.text("stat-tokens", Words::tr("tokens"));
  values.text("stat-computed", Words::tr("rows computed"));
  values.text("stat-kept", Words::tr("rows kept"));
  values.text("stat-memory", Words::tr("cache memory"));
  values.text("legend-key", Words::tr("key"));
  values.text("legend-value", Words::tr("value"));
  values.text("legend-ghost", Words::tr("pale: computed, not kept"));
  return values.fill("lane.html");
}

// The lanes as data and as markup.
struct LaneParts {
  WebCells cells;
  QJsonArray data = {};
  QByteArray markup = {};
  std::vector<RunState> ends = {};
};

LaneParts make_lanes(const std::vector<WebLane>& lanes) {
  std::size_t rows = 0;
  for (const WebLane& lane : lanes) rows += lane.recording->prompt.size() + lane.recording->events.size();
  const ModelShape& shape = lanes.front().recording->model.shape;
  LaneParts parts{.cells = WebCells(shape, web_numbers_per_cell(shape, rows))};
  for (const WebLane& lane : lanes) {
    WebFrames frames = web_frames(*lane.recording, lane.exact, parts.cells);
    frames.lane["title"] = lane.title;
    frames.lane["color"] = lane.color;
    frames.lane["marker"] = lane.marker;
    parts.markup += lane_markup(lane, parts.data.size(), frames.end);
    parts.data.append(frames.lane);
    parts.ends.push_back(std::move(frames.end));
  }
  return parts;
}

QJsonObject page_data(const LaneParts& parts, int blocks) {
  std::vector<const RunState*> ends;
  ends.reserve(parts.ends.size());
  for (const RunState& end : parts.ends) ends.push_back(&end);
  return {{"lang", QLocale().bcp47Name()},
          {"words", web_script_words()},
          {"palettes", web_palettes()},
          {"colors", kWebColors},
          {"blocks", blocks},
          {"cellsPerSide", parts.cells.cells_per_side()},
          {"cells", QString::fromLatin1(parts.cells.bytes().toBase64())},
          {"lanes", parts.data},
          {"time", web_time_axes(ends)},
          {"memory", web_memory_axes(ends)}};
}

void add_about(Values& values, const WebAbout& about, const QDateTime& made) {
  std::vector<WebFigure> figures = about.figures;
  figures.push_back({Words::tr("This page was made"), QLocale().toString(made, QLocale::LongFormat)});
  values.text("title", about.title);
  values.text("lead", about.lead);
  values.markup("tone", about.tone);
  values.text("verdict", about.verdict);
  values.markup("facts", list_items(about.facts));
  values.text("how", about.how);
  values.markup("ratio-class", about.ratio.isEmpty() ? "ratio hidden" : "ratio");
  values.text("ratio", about.ratio);
  values.text("faster", about.faster);
  values.markup("figures", figure_items(figures));
}

// Nothing may run or style but these very texts, and nothing may be fetched: whatever a token's text holds.
void add_sources(Values& values) {
  const QByteArray style = web_theme_css() + asset("page.css"), code = script();
  values.markup("style", style);
  values.markup("script", code);
  values.markup("policy", "default-src 'none'; script-src " + web_source_hash(code) + "; style-src " +
                              web_source_hash(style) + "; base-uri 'none'; form-action 'none'");
}

}  // namespace

QByteArray assemble_web_page(const WebAbout& about, const std::vector<WebLane>& lanes, const QDateTime& made) {
  const LaneParts parts = make_lanes(lanes);
  const bool race = lanes.size() > 1;
  Values values;
  values.text("lang", QLocale().bcp47Name());
  values.markup("dir", QLocale().textDirection() == Qt::RightToLeft ? "rtl" : "ltr");
  values.markup("layout", race ? "race" : "run");
  values.markup("lanes", parts.markup);
  values.markup("data", web_json(page_data(parts, lanes.front().recording->model.shape.blocks)));
  values.markup("explanation", list_items(web_explanation(race, parts.cells.numbers_per_cell())));
  add_sources(values);
  add_about(values, about, made);
  add_titles(values);
  add_player_words(values);
  return values.fill("page.html");
}

}  // namespace rowkeeper::views
