// Text that can be read on any ground.
#pragma once

#include <QColor>

namespace rowkeeper::views {

// Contrast of two opaque colours as WCAG 2.1 defines it: 1 to 21.
double contrast(const QColor& a, const QColor& b);
// Black or white, whichever reads better on `ground`: one of them always has a contrast of 4.5.
QColor ink_on(const QColor& ground);

}  // namespace rowkeeper::views
