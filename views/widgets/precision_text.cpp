#include "views/widgets/precision_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace rowkeeper::views {

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Precision)
};

}  // namespace

int precision_bits(Precision weights) {
  switch (weights) {
    case Precision::f32:
      break;
    case Precision::f16:
      return 16;
    case Precision::q8:
      return 8;
  }
  return 32;
}

QString precision_text(Precision weights) { return Words::tr("%1-bit").arg(QLocale().toString(precision_bits(weights))); }

QString weights_text(Precision weights) { return Words::tr("%1 weights").arg(precision_text(weights)); }

}  // namespace rowkeeper::views
