"""ONNX Runtime's CPU provider on the graph of onnx_graph.py, with the cache in buffers of its own that it updates in place."""

import numpy
import onnxruntime

from session import Session

PRECISIONS = {"f32": "float32", "q8": "dynamic int8"}
MISSING = {"f16": "its CPU provider has no 16-bit matrix kernels for x86"}
CACHE_BITS = {"f32": 32, "q8": 32}
NOTE = "int8 is its quantize_dynamic, a scale for each column of a matrix; the head too"


def version():
    return onnxruntime.__version__


def prepare(folder, files, precision):
    import onnx
    from onnxruntime.quantization import QuantType, quantize_dynamic

    import model_folder
    from onnx_graph import make_model

    whole = files / "f32.onnx"
    if not whole.exists():
        onnx.save(make_model(model_folder.weights(), model_folder.CONFIG), whole)
    if precision == "q8":
        options = {"DefaultTensorType": onnx.TensorProto.FLOAT}  # of the fused operators' results, which it doesn't know
        kinds = ["MatMul", "Gemm"]
        quantize_dynamic(whole, files / "q8.onnx", kinds, per_channel=True, weight_type=QuantType.QInt8, extra_options=options)


def open_session(folder, files, precision, threads):
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads, options.inter_op_num_threads = threads, 1
    return OnnxSession(onnxruntime.InferenceSession(files / f"{precision}.onnx", options, ["CPUExecutionProvider"]))


class OnnxSession(Session):
    def __init__(self, session):
        self.session, self.binding, self.rows = session, session.io_binding(), 0
        self.binding.bind_output("logits")
        self.caches = []
        for given in session.get_inputs():
            if given.name.startswith("past_"):
                cache = onnxruntime.OrtValue.ortvalue_from_numpy(numpy.zeros(given.shape, numpy.float32))
                self.binding.bind_ortvalue_input(given.name, cache)
                self.binding.bind_ortvalue_output(given.name.replace("past_", "present_"), cache)
                self.caches.append(cache)

    def compute(self, ids):
        before, self.rows = self.rows, self.rows + len(ids)
        given = {
            "ids": numpy.array([ids], numpy.int64),
            "positions": numpy.arange(before, self.rows, dtype=numpy.int64)[None],
            "rows_before_last": numpy.array([self.rows - 1], numpy.int32),
            "rows": numpy.array(self.rows, numpy.int32),
        }
        for name, values in given.items():
            self.binding.bind_cpu_input(name, values)
        self.session.run_with_iobinding(self.binding)

    def prefill(self, ids, steps):
        self.rows = 0
        self.compute(ids)

    def step(self, token):
        self.compute([token])

    def logits(self):
        return self.binding.get_outputs()[0].numpy()[0].copy()
