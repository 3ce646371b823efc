// What stands around and in the handout's picture of the cache: rows' numbers and tokens, headers, and the legend below it.
#pragma once

#include "views/learn/handout_page.h"

namespace rowkeeper::views {

// The lengths that the texts need, for a picture in `room`.
HandoutPictureRoom handout_picture_room(const HandoutCache& cache, const HandoutFonts& fonts, const QRectF& room);
// Of the page's picture.
void add_picture_texts(HandoutPage& page, const HandoutCache& cache, const HandoutFonts& fonts);
// From `place` on; returns its height.
double add_picture_legend(HandoutPage& page, const HandoutCache& cache, const HandoutPicture& picture,
                          const HandoutFonts& fonts, QPointF place, double width);

}  // namespace rowkeeper::views
