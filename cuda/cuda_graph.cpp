#include "cuda/cuda_graph.h"

#include "cuda/failure.h"

namespace rowkeeper {

Result<std::unique_ptr<DeviceGraph>> CudaGraph::end_of(cudaStream_t stream) {
  cudaGraph_t noted = nullptr;
  if (Result<void> done = check(cudaStreamEndCapture(stream, &noted), "noting down a step"); !done)
    return tl::unexpected(done.error());
  cudaGraphExec_t graph = nullptr;
  const Result<void> made = check(cudaGraphInstantiate(&graph, noted, 0), "making a graph of a step");
  cudaGraphDestroy(noted);
  if (!made) return tl::unexpected(made.error());
  return std::unique_ptr<DeviceGraph>(new CudaGraph(graph));
}

CudaGraph::~CudaGraph() { cudaGraphExecDestroy(graph_); }

Result<void> CudaGraph::launch(cudaStream_t stream) const {
  return check(cudaGraphLaunch(graph_, stream), "starting a step");
}

}  // namespace rowkeeper
