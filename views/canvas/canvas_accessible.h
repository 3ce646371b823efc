// Tells assistive technology what the canvas has selected.
#pragma once

namespace rowkeeper::views {

class CacheCanvas;

// Once for all canvases; further calls do nothing.
void install_canvas_accessible();
// The selection has changed.
void announce_selection(CacheCanvas* canvas);

}  // namespace rowkeeper::views
