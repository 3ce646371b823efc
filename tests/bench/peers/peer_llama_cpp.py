"""llama.cpp through llama-cpp-python's own binding of its C functions, compiled for this machine's CPU."""

import ctypes

import llama_cpp
import numpy

from session import Session

PRECISIONS = {"f32": "F32", "f16": "F16", "q8": "Q8_0"}
MISSING = {}
CACHE_BITS = {"f32": 32, "f16": 16, "q8": 16}
NOTE = "its cache has its default of 16 bits a number, 32 beside F32 weights"


@llama_cpp.llama_log_callback
def silent(level, text, data):
    pass


def version():
    return llama_cpp.__version__


def prepare(folder, files, precision):
    import gguf

    import gguf_file

    gguf_file.write(files / f"{precision}.gguf", gguf.GGMLQuantizationType[PRECISIONS[precision]])


def open_session(folder, files, precision, threads):
    llama_cpp.llama_log_set(silent, ctypes.c_void_p(0))
    llama_cpp.llama_backend_init()
    path = str(files / f"{precision}.gguf").encode()
    model = llama_cpp.llama_model_load_from_file(path, llama_cpp.llama_model_default_params())
    if not model:
        raise RuntimeError(f"llama.cpp can't load {path.decode()}")
    options = llama_cpp.llama_context_default_params()
    options.n_ctx = llama_cpp.llama_model_n_ctx_train(model)
    options.n_threads = options.n_threads_batch = threads
    if precision == "f32":
        options.type_k = options.type_v = llama_cpp.GGML_TYPE_F32
    return LlamaSession(model, llama_cpp.llama_init_from_model(model, options))


class LlamaSession(Session):
    def __init__(self, model, context):
        self.context = context
        self.vocabulary = llama_cpp.llama_vocab_n_tokens(llama_cpp.llama_model_get_vocab(model))

    def compute(self, ids):
        tokens = (llama_cpp.llama_token * len(ids))(*ids)
        status = llama_cpp.llama_decode(self.context, llama_cpp.llama_batch_get_one(tokens, len(ids)))
        if status != 0:
            raise RuntimeError(f"llama_decode: {status}")
        llama_cpp.llama_synchronize(self.context)

    def prefill(self, ids, steps):
        llama_cpp.llama_memory_clear(llama_cpp.llama_get_memory(self.context), False)
        self.compute(ids)

    def step(self, token):
        self.compute([token])

    def logits(self):
        row = llama_cpp.llama_get_logits_ith(self.context, -1)
        return numpy.ctypeslib.as_array(row, (self.vocabulary,)).copy()
