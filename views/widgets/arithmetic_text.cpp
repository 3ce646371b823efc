#include "views/widgets/arithmetic_text.h"

#include <QCoreApplication>

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Arithmetic)
};

}  // namespace

QString arithmetic_text(BackendKind backend) {
  switch (backend) {
    case BackendKind::exact:
      return Words::tr("exact");
    case BackendKind::openblas:
      return Words::tr("OpenBLAS");
    case BackendKind::cuda:
      return Words::tr("GPU");
    case BackendKind::cublas:
      return Words::tr("GPU, cuBLAS");
  }
  return {};
}

}  // namespace rowkeeper::views
