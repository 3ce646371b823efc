// The arithmetic a model runs on, as people call it: "exact", "OpenBLAS", "GPU".
#pragma once

#include <QString>

#include "core/backend/backend_kind.h"

namespace rowkeeper::views {

QString arithmetic_text(BackendKind backend);

}  // namespace rowkeeper::views
