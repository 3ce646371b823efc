#include "cuda/cuda_device.h"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

#include "cuda/cublas_library.h"
#include "cuda/cuda_graph.h"
#include "cuda/failure.h"
#include "cuda/kernels.h"
#include "cuda/limits.h"

namespace rowkeeper {

namespace {

constexpr int kLeastMajor = 7, kLeastMinor = 5;
// What cuBLAS asks for on newer devices; given to it, so that it allocates nothing while a step is noted down.
constexpr std::size_t kLibraryMemory = std::size_t{32} << 20;

template <class Args>
Result<void> launch_checked(cudaStream_t stream, const Args& args, const char* doing) {
  return check(launch_on(stream, args), doing);
}

// CUDA writes 12.4 as 12040.
std::string version_text(int version) { return std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10); }

// A driver that is missing has the version 0.
Result<void> look_for_driver() {
  int driver = 0, runtime = 0;
  const bool asked = cudaDriverGetVersion(&driver) == cudaSuccess && cudaRuntimeGetVersion(&runtime) == cudaSuccess;
  const bool too_old = asked && driver != 0 && driver / 1000 < runtime / 1000;  // a driver runs all of its major version
  if (too_old) return fail(ErrorCode::cuda_old_driver, version_text(driver), version_text(runtime));
  return {};
}

Result<void> count_devices() {
  if (const Result<void> driver = look_for_driver(); !driver) return driver;
  int count = 0;
  const cudaError_t error = cudaGetDeviceCount(&count);
  if (error == cudaErrorInsufficientDriver || error == cudaErrorStubLibrary || error == cudaErrorInitializationError)
    return fail(ErrorCode::cuda_no_driver, cudaGetErrorString(error));
  if (error == cudaErrorNoDevice || (error == cudaSuccess && count == 0)) return fail(ErrorCode::cuda_no_device);
  return check(error, "looking for devices");
}

// CUDA itself runs by now: what a handle can lack is memory, which cuBLAS calls not initialised, too.
Result<void> create_handle(const CublasLibrary& cublas, cublasHandle_t* handle) {
  const cublasStatus_t status = cublas.create(handle);
  if (status == CUBLAS_STATUS_NOT_INITIALIZED) return device_is_full("opening cuBLAS", "cuBLAS is not initialised");
  return check(status, "opening cuBLAS");
}

}  // namespace

Result<DeviceFacts> CudaDevice::look() {
  if (Result<void> there = count_devices(); !there) return tl::unexpected(there.error());
  cudaDeviceProp properties = {};
  const Result<void> asked = check(cudaGetDeviceProperties(&properties, 0), "asking for its properties");
  if (!asked) return tl::unexpected(asked.error());
  if (properties.major < kLeastMajor || (properties.major == kLeastMajor && properties.minor < kLeastMinor)) {
    return fail(ErrorCode::cuda_too_old, properties.name,
                std::to_string(properties.major) + "." + std::to_string(properties.minor),
                std::to_string(kLeastMajor) + "." + std::to_string(kLeastMinor));
  }
  return DeviceFacts{properties.name, properties.totalGlobalMem, properties.multiProcessorCount,
                     cublas_library() != nullptr};
}

Result<std::shared_ptr<Device>> CudaDevice::open() {
  Result<DeviceFacts> facts = look();
  if (!facts) return tl::unexpected(facts.error());
  std::shared_ptr<CudaDevice> device(new CudaDevice(*std::move(facts)));
  const Result<void> started = check(cudaStreamCreateWithFlags(&device->stream_, cudaStreamNonBlocking), "starting it");
  if (!started) return tl::unexpected(started.error());
  return std::shared_ptr<Device>(std::move(device));
}

// Errors are of no use here: what is lost is lost.
CudaDevice::~CudaDevice() {
  if (stream_ == nullptr) return;
  cudaStreamSynchronize(stream_);
  for (cudaEvent_t mark : marks_) {
    if (mark != nullptr) cudaEventDestroy(mark);
  }
  if (library_ != nullptr) cublas_library()->destroy(library_);
  cudaFree(library_memory_);
  cudaStreamDestroy(stream_);
}

Result<void*> CudaDevice::take(std::size_t bytes, const char* what) {
  void* memory = nullptr;
  const cudaError_t error = cudaMalloc(&memory, bytes);
  if (error == cudaErrorMemoryAllocation) {
    cudaGetLastError();  // or the next launch would report it
    const Result<std::size_t> free = free_bytes();
    if (!free) return tl::unexpected(free.error());
    return fail(ErrorCode::device_memory, what, std::to_string(bytes), std::to_string(*free));
  }
  if (Result<void> done = check(error, "giving memory"); !done) return tl::unexpected(done.error());
  return memory;
}

Result<std::byte*> CudaDevice::allocate(std::size_t bytes, const char* what) {
  const Result<void*> memory = take(bytes, what);
  if (!memory) return tl::unexpected(memory.error());
  if (Result<void> cleared = check(cudaMemsetAsync(*memory, 0, bytes, stream_), "clearing memory"); !cleared) {
    cudaFree(*memory);
    return tl::unexpected(cleared.error());
  }
  return static_cast<std::byte*>(*memory);
}

void CudaDevice::release(std::byte* memory) { cudaFree(memory); }

Result<std::size_t> CudaDevice::free_bytes() {
  std::size_t free = 0, total = 0;
  if (Result<void> asked = check(cudaMemGetInfo(&free, &total), "asking for its free memory"); !asked)
    return tl::unexpected(asked.error());
  return free;
}

std::byte* CudaDevice::allocate_pinned(std::size_t bytes) {
  void* memory = nullptr;
  if (cudaMallocHost(&memory, bytes) == cudaSuccess) return static_cast<std::byte*>(memory);
  cudaGetLastError();
  return nullptr;
}

void CudaDevice::release_pinned(std::byte* memory) { cudaFreeHost(memory); }

Result<void> CudaDevice::upload(std::byte* to, std::span<const std::byte> from) {
  return check(cudaMemcpyAsync(to, from.data(), from.size(), cudaMemcpyHostToDevice, stream_), "copying to it");
}

Result<void> CudaDevice::download(std::span<std::byte> to, const std::byte* from) {
  return check(cudaMemcpyAsync(to.data(), from, to.size(), cudaMemcpyDeviceToHost, stream_), "copying from it");
}

Result<void> CudaDevice::copy(std::byte* to, const std::byte* from, std::size_t bytes) {
  return check(cudaMemcpyAsync(to, from, bytes, cudaMemcpyDeviceToDevice, stream_), "copying its memory");
}

Result<void> CudaDevice::launch(const EmbedArgs& args) { return launch_checked(stream_, args, "embedding tokens"); }
Result<void> CudaDevice::launch(const NormArgs& args) { return launch_checked(stream_, args, "computing a layer norm"); }
Result<void> CudaDevice::launch(const MultiplyArgs& args) { return launch_checked(stream_, args, "multiplying weights"); }
Result<void> CudaDevice::launch(const AppendArgs& args) { return launch_checked(stream_, args, "storing keys and values"); }
Result<void> CudaDevice::launch(const FingerprintArgs& args) { return launch_checked(stream_, args, "taking fingerprints"); }
Result<void> CudaDevice::launch(const AttendArgs& args) { return launch_checked(stream_, args, "computing attention"); }
Result<void> CudaDevice::launch(const FinishArgs& args) { return launch_checked(stream_, args, "finishing a product"); }

// All of it or nothing: a handle without our stream would compute beside our kernels.
Result<void> CudaDevice::open_library() {
  if (library_ != nullptr) return {};
  const CublasLibrary& cublas = *cublas_library();
  cublasHandle_t handle = nullptr;
  // While a step is noted down nothing else may be allocated, unless this thread says that it is no part of the step.
  cudaStreamCaptureMode mode = cudaStreamCaptureModeRelaxed;
  if (Result<void> done = check(cudaThreadExchangeStreamCaptureMode(&mode), "opening cuBLAS"); !done) return done;
  const Result<void*> memory = take(kLibraryMemory, "cuBLAS library");
  Result<void> opened = memory ? create_handle(cublas, &handle) : Result<void>(tl::unexpected(memory.error()));
  if (opened) opened = check(cublas.set_stream(handle, stream_), "opening cuBLAS");
  if (opened) opened = check(cublas.set_workspace(handle, *memory, kLibraryMemory), "opening cuBLAS");
  if (opened) {
    library_ = handle;
    library_memory_ = *memory;
  } else {
    if (handle != nullptr) cublas.destroy(handle);
    if (memory) cudaFree(*memory);
  }
  const Result<void> back = check(cudaThreadExchangeStreamCaptureMode(&mode), "opening cuBLAS");
  return opened ? back : opened;
}

// cuBLAS counts by columns: there our y is its transpose, and so are the weights and x, none of which is moved for it. 32-bit arithmetic, no
// TF32: the default since cuBLAS has that.
Result<void> CudaDevice::library_multiply(const MultiplyArgs& args) {
  if (!facts_.has_library || args.w.precision != Precision::f32)
    return fail(ErrorCode::device_failed, "multiplying by cuBLAS", "there is no cuBLAS, or the weights are not 32-bit");
  if (Result<void> open = open_library(); !open) return open;
  const float one = 1, zero = 0;
  return check(cublas_library()->sgemm(library_, CUBLAS_OP_N, CUBLAS_OP_N, args.w.columns, args.rows, args.w.inputs, &one,
                                       reinterpret_cast<const float*>(args.w.numbers), args.w.columns, args.x, args.ldx,
                                       &zero, args.y, args.ldy),
               "multiplying by cuBLAS");
}

Result<void> CudaDevice::wait() { return check(cudaStreamSynchronize(stream_), "computing"); }

Result<cudaEvent_t> CudaDevice::event(int index) {
  const auto at = static_cast<std::size_t>(index);
  if (at >= marks_.size()) marks_.resize(at + 1, nullptr);
  if (marks_[at] == nullptr) {
    if (Result<void> made = check(cudaEventCreate(&marks_[at]), "making a clock"); !made)
      return tl::unexpected(made.error());
  }
  return marks_[at];
}

Result<void> CudaDevice::mark(int index) {
  const Result<cudaEvent_t> passed = event(index);
  if (!passed) return tl::unexpected(passed.error());
  // Of a graph: an event for others to read, not only an order within it.
  return check(cudaEventRecordWithFlags(*passed, stream_, noting_ ? cudaEventRecordExternal : cudaEventRecordDefault),
               "noting the time");
}

Result<double> CudaDevice::seconds_between(int from, int to) {
  const Result<cudaEvent_t> first = event(from), last = event(to);
  if (!first) return tl::unexpected(first.error());
  if (!last) return tl::unexpected(last.error());
  float milliseconds = 0;
  const Result<void> read = check(cudaEventElapsedTime(&milliseconds, *first, *last), "reading the time");
  if (!read) return tl::unexpected(read.error());
  return 1e-3 * static_cast<double>(milliseconds);
}

Result<void> CudaDevice::begin_graph() {
  const Result<void> begun = check(cudaStreamBeginCapture(stream_, cudaStreamCaptureModeThreadLocal), "noting down a step");
  noting_ = begun.has_value();
  return begun;
}

Result<std::unique_ptr<DeviceGraph>> CudaDevice::end_graph() {
  noting_ = false;
  return CudaGraph::end_of(stream_);
}

Result<void> CudaDevice::replay(DeviceGraph& graph) { return static_cast<const CudaGraph&>(graph).launch(stream_); }

template <class Queue>
Result<double> CudaDevice::best_seconds(const Queue& queue) {
  constexpr int kTimes = 5;  // the first one wakes the device
  double best = std::numeric_limits<double>::infinity();
  for (int i = 0; i < kTimes; ++i) {
    if (Result<void> done = mark(0); !done) return tl::unexpected(done.error());
    if (Result<void> done = queue(); !done) return tl::unexpected(done.error());
    if (Result<void> done = mark(1); !done) return tl::unexpected(done.error());
    if (Result<void> done = wait(); !done) return tl::unexpected(done.error());
    const Result<double> seconds = seconds_between(0, 1);
    if (!seconds) return seconds;
    best = std::min(best, *seconds);
  }
  return best;
}

Result<double> CudaDevice::measure_read_bandwidth(std::span<const std::span<const std::byte>> pieces) {
  const Result<std::byte*> sink = allocate(sizeof(unsigned), "measuring");
  if (!sink) return tl::unexpected(sink.error());
  double bytes = 0;
  for (const std::span<const std::byte> piece : pieces) bytes += static_cast<double>(piece.size());
  const Result<double> seconds = best_seconds([&]() -> Result<void> {
    for (const std::span<const std::byte> piece : pieces) {
      const cudaError_t error =
          read_all(stream_, facts_.processors, piece.data(), piece.size(), reinterpret_cast<unsigned*>(*sink));
      if (Result<void> read = check(error, "reading its memory"); !read) return read;
    }
    return {};
  });
  release(*sink);
  if (!seconds) return tl::unexpected(seconds.error());
  return bytes / *seconds;
}

Result<double> CudaDevice::measure_multiply_rate() {
  const Result<std::byte*> sink = allocate(sizeof(float), "measuring");
  if (!sink) return tl::unexpected(sink.error());
  double count = 0;
  const Result<double> seconds = best_seconds([&] {
    return check(multiply_adds(stream_, facts_.processors, reinterpret_cast<float*>(*sink), &count), "measuring products");
  });
  release(*sink);
  if (!seconds) return tl::unexpected(seconds.error());
  return 2 * count / *seconds;
}

}  // namespace rowkeeper
