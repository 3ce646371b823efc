// Renders a page with a model offscreen, for --screenshot.
#pragma once

#include "app/desktop/options.h"

namespace rowkeeper::app {

// The exit status. Runs the application's event loop.
int take_screenshot(const Options& options);

}  // namespace rowkeeper::app
