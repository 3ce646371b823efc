// The program's window with the bundled model, as main() makes it, but with settings of its own that go with it.
#pragma once

#include <QTemporaryDir>
#include <QtTest>
#include <vector>

#include "app/desktop/window/main_window.h"

namespace rowkeeper::app {

inline constexpr int kWait = 120'000;  // ms, for slow machines; nothing is judged by it

struct TestWindow {
  QTemporaryDir folder;
  Settings settings{folder.filePath("rowkeeper.ini")};
  Appearance appearance;
  Session models;  // that the window works with
  MainWindow window{models, settings, appearance};

  TestWindow();
  ~TestWindow();
  Session& session() { return window.session(); }
  const views::RunModel& run() { return window.session().run; }
  // Shows the window and loads the bundled model; false if that takes too long.
  bool begin(const QSize& size);
  // A run of the settings' prompt with so many tokens, from its beginning to its end.
  bool play_to_the_end(int tokens);
  // A race of so many tokens on the page Race, which stays open.
  bool race_to_the_end(int tokens);
  // All ways to make the cache smaller that the page Squeeze, which stays open, has; a question that one got wrong.
  bool squeeze_all();
  // The default document's questions on the page Chat, which stays open, each also measured the other way.
  bool chat_to_the_end();
  // Nothing is computed any more, and all that was computed has arrived.
  bool settle();
};

std::vector<int> token_ids(const views::RunState& state);

// The shown state and another one of the same run: every row, count and number. An empty text if they are the same, else what
// differs. `tolerance`: of the rows' numbers, as a part of the largest one of the row's key or value.
QString state_difference(const views::RunState& a, const views::RunState& b, float tolerance = 0);

}  // namespace rowkeeper::app
