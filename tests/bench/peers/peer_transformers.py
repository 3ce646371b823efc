"""transformers on PyTorch's CPU build, as a user calls it: eager mode, the attention it chooses itself (sdpa)."""

import os

os.environ.setdefault("HF_HUB_OFFLINE", "1")

import torch
import transformers
from transformers.pytorch_utils import Conv1D

from session import Session

PRECISIONS = {"f32": "float32", "f16": "bfloat16", "q8": "dynamic int8"}
MISSING = {}
CACHE_BITS = {"f32": 32, "f16": 16, "q8": 32}
NOTE = "its 16 bits are bfloat16, which CPUs multiply and PyTorch is made for; int8 is PyTorch's dynamic quantization of the matrices"


def version():
    return f"{transformers.__version__}, torch {torch.__version__}"


def prepare(folder, files, precision):
    """Nothing: it reads the folder."""


def open_session(folder, files, precision, threads):
    torch.set_num_threads(threads)
    dtype = torch.bfloat16 if precision == "f16" else torch.float32
    model = transformers.GPT2LMHeadModel.from_pretrained(folder, dtype=dtype).eval()
    return TransformersSession(quantized(model) if precision == "q8" else model)


def quantized(model):
    """The model with int8 matrices. PyTorch quantizes Linear only, so GPT-2's own transposed kind becomes that first."""
    for parent in list(model.modules()):
        for name, child in list(parent.named_children()):
            if isinstance(child, Conv1D):
                setattr(parent, name, as_linear(child))
    return torch.ao.quantization.quantize_dynamic(model, {torch.nn.Linear}, dtype=torch.qint8, inplace=True)


def as_linear(matrix):
    linear = torch.nn.Linear(*matrix.weight.shape, device="meta")
    linear.weight = torch.nn.Parameter(matrix.weight.detach().t().contiguous())
    linear.bias = matrix.bias
    return linear


class TransformersSession(Session):
    def __init__(self, model):
        self.model = model
        self.cache = self.row = None

    @torch.inference_mode()
    def compute(self, ids):
        given = torch.tensor([ids])
        self.row = self.model(given, cache=self.cache, use_cache=True, logits_to_keep=1).logits[0, -1]

    def prefill(self, ids, steps):
        self.cache = transformers.DynamicCache(config=self.model.config)
        self.compute(ids)

    def step(self, token):
        self.compute([token])

    def logits(self):
        return self.row.float().numpy()
