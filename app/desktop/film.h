// A short film of Watch, a picture for each step: the cache on, off in the middle third, and on again. Made without a window, like a
// screenshot; another program joins the pictures.
#pragma once

#include "app/desktop/options.h"

namespace rowkeeper::app {

// Pictures 0001.png, 0002.png, ... in the folder that `options.screenshot->film` names, which is made if it is not there. Returns the status to
// exit with.
int make_film(const Options& options);

}  // namespace rowkeeper::app
