// All kernels but the products.
#include "cuda/kernels.h"

#include "core/device/kernels/append.h"
#include "core/device/kernels/choose.h"
#include "core/device/kernels/embed.h"
#include "core/device/kernels/finish.h"
#include "core/device/kernels/fingerprint_kernel.h"
#include "core/device/kernels/norm.h"
#include "cuda/launch.cuh"

namespace rowkeeper {

namespace {

template <class Kernel>
cudaError_t launch_one(cudaStream_t stream, const typename Kernel::Args& args) {
  Launch launch{stream};
  launch.template operator()<Kernel>(args);
  return launch.error;
}

}  // namespace

cudaError_t launch_on(cudaStream_t stream, const EmbedArgs& args) { return launch_one<EmbedKernel>(stream, args); }
cudaError_t launch_on(cudaStream_t stream, const NormArgs& args) { return launch_one<NormKernel>(stream, args); }
cudaError_t launch_on(cudaStream_t stream, const FinishArgs& args) { return launch_one<FinishKernel>(stream, args); }
cudaError_t launch_on(cudaStream_t stream, const AppendArgs& args) { return launch_one<AppendKernel>(stream, args); }
cudaError_t launch_on(cudaStream_t stream, const FingerprintArgs& args) {
  return launch_one<FingerprintKernel>(stream, args);
}

cudaError_t launch_on(cudaStream_t stream, const AttendArgs& args) {
  Launch launch{stream};
  launch_attend(args, launch);
  return launch.error;
}

}  // namespace rowkeeper
