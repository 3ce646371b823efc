#include "core/kernels/precision.h"

namespace rowkeeper {

const char* precision_name(Precision precision) {
  switch (precision) {
    case Precision::f32:
      return "f32";
    case Precision::f16:
      return "f16";
    case Precision::q8:
      return "q8";
  }
  return "";
}

std::optional<Precision> parse_precision(std::string_view name) {
  for (const Precision precision : {Precision::f32, Precision::f16, Precision::q8}) {
    if (name == precision_name(precision)) return precision;
  }
  return std::nullopt;
}

}  // namespace rowkeeper
