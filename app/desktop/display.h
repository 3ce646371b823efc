// Whether there is a screen to open a window on.
#pragma once

namespace rowkeeper::app {

struct ScreenshotOptions;

// Also makes Qt's own failure to reach the display end with the sentence below instead of a crash.
bool display_is_there();
// From here on messages are Qt's own again.
void display_was_reached();
// One sentence with the command that works without a display; the status to exit with.
int say_no_display();
// For pictures: Qt's offscreen platform at the picture's scale.
void use_no_display(const ScreenshotOptions& picture);

}  // namespace rowkeeper::app
