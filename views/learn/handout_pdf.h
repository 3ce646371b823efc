// The handout as a file.
#pragma once

#include <QByteArray>
#include <QPageSize>

#include "views/learn/handout_contents.h"

namespace rowkeeper::views {

// Two pages, PDF. May be called on any thread.
QByteArray handout_pdf(const HandoutContents& contents, const QPageSize& paper);

}  // namespace rowkeeper::views
