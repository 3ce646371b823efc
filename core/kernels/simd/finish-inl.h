// What becomes of a tile of a product once its chains have ended.
#if defined(ROWKEEPER_FINISH_INL_H_) == defined(HWY_TARGET_TOGGLE)
#ifdef ROWKEEPER_FINISH_INL_H_
#undef ROWKEEPER_FINISH_INL_H_
#else
#define ROWKEEPER_FINISH_INL_H_
#endif

#include "core/kernels/kernels.h"
#include "core/kernels/simd/rows-inl.h"

HWY_BEFORE_NAMESPACE();
namespace rowkeeper {
namespace HWY_NAMESPACE {

// Bias, then the residual stream or the activation, on columns [column, + width) of rows [row, + rows) of y: still in L1.
inline void finish_tile(const MultiplyCall& call, std::size_t row, std::size_t rows, std::size_t column, std::size_t width) {
  const D d;
  for (std::size_t r = row; r < row + rows; ++r) {
    float* const y = call.y + r * call.ldy + column;
    for (std::size_t i = 0; i < width; i += kLanes) {
      V value = hn::LoadU(d, y + i);
      if (call.w.bias != nullptr) value = hn::Add(value, hn::LoadU(d, call.w.bias + column + i));
      if (call.finish.add != nullptr) value = hn::Add(hn::LoadU(d, call.finish.add + r * call.ldy + column + i), value);
      hn::StoreU(value, d, y + i);
    }
    if (call.finish.activation != nullptr) activate(y, width, *call.finish.activation);
  }
}

}  // namespace HWY_NAMESPACE
}  // namespace rowkeeper
HWY_AFTER_NAMESPACE();

#endif
