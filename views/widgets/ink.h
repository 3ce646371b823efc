// Text that can be read on any ground.
#pragma once

#include <QColor>

namespace rowkeeper::views {

// Contrast of two opaque colours as WCAG 2.1 defines it: 1 to 21.
double contrast(const QColor& a, const QColor& b);
// Near-black or near-white, whichever reads better on `ground`.
QColor ink_on(const QColor& ground);

}  // namespace rowkeeper::views
