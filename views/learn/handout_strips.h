// The strips of the handout's picture as an image: keys and values painted from the run's numbers.
#pragma once

#include <QImage>

#include "views/learn/handout_picture.h"
#include "views/widgets/theme.h"

namespace rowkeeper::views {

// Height of the stroke through a negative number's cell, in points: a line that still shows on paper.
inline constexpr double kHandoutStroke = 0.6;

// Of picture.strips, at 300 dots an inch.
QImage handout_strips(const HandoutCache& cache, const HandoutPicture& picture, const Theme& theme);

}  // namespace rowkeeper::views
