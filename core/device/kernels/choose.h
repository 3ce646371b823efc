// Which kernels do a launch. None of these choices changes a bit of any result.
//
// `launch` is called as launch.template operator()<Kernel>(args), for each kernel in order; it remembers what went wrong.
#pragma once

#include <cstdint>

#include "core/device/kernels/attend_few.h"
#include "core/device/kernels/attend_many.h"
#include "core/device/kernels/multiply_few.h"
#include "core/device/kernels/multiply_many.h"

namespace rowkeeper {

template <class Number, class Launch>
void launch_multiply_of(const MultiplyArgs& args, Launch& launch) {
  if (args.rows <= 1) return launch.template operator()<MultiplyFewKernel<1, Number>>(args);
  if (args.rows <= 2) return launch.template operator()<MultiplyFewKernel<2, Number>>(args);
  if (args.rows <= 4) return launch.template operator()<MultiplyFewKernel<4, Number>>(args);
  if (args.rows <= 8) return launch.template operator()<MultiplyFewKernel<8, Number>>(args);
  return launch.template operator()<MultiplyManyKernel<Number>>(args);
}

template <class Launch>
void launch_multiply(const MultiplyArgs& args, Launch& launch) {
  if (args.rows <= 0) return;
  if (args.w.precision == Precision::f16) return launch_multiply_of<std::uint16_t>(args, launch);
  launch_multiply_of<float>(args, launch);
}

template <class Launch>
void launch_attend(const AttendArgs& args, Launch& launch) {
  if (args.most_rows > kFewRows) return launch.template operator()<AttendManyKernel>(args);
  launch.template operator()<AttendFewKernel>(args);
  launch.template operator()<AttendJoinKernel>(args);
}

}  // namespace rowkeeper
