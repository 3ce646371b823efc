"""GPT-2 weights made from a seed: the twin of core's make_random_model, `random:gpt2[:SEED]`.

    from random_gpt2 import GPT2_SMALL, make
    tensors = make(GPT2_SMALL, seed=7)  # {"wte.weight": float32 array, ...}: Hugging Face's names and shapes

Number i (in file order) of tensor t has h = splitmix64(splitmix64(seed) + (t << 40) + i), all modulo 2^64,
and u = (h >> 40) / 2^23 - 1, in [-1, 1) and exact in float32. Tensors are numbered wte, wpe, then for each
block ln_1, c_attn, c_proj, ln_2, c_fc, mlp c_proj, then ln_f, each weight before its bias, and last lm_head
if the shape says tie_word_embeddings = False. Embeddings, the head and biases of matrices are u/32,
matrices u/8, gains of norms 1 + u/8, biases of norms u/8.

With multi_query = True all heads share one key and one value: c_attn has width + 2 x head size outputs.

`python tests/reference/random_gpt2.py` prints the digests that core's test of the generator pins.
"""

import numpy as np

GPT2_SMALL = {"n_layer": 12, "n_head": 12, "n_embd": 768, "n_positions": 1024, "vocab_size": 50257}
ODD = {"n_layer": 2, "n_head": 3, "n_embd": 15, "n_inner": 37, "n_positions": 11, "vocab_size": 19}

MASK = (1 << 64) - 1
CHUNK = 1 << 20  # numbers made at a time: keeps the 64-bit scratch small


def splitmix64(x):
    """One step of splitmix64 from state x: of an int, or of each element of a uint64 array."""
    if isinstance(x, np.ndarray):
        z = x + np.uint64(0x9E3779B97F4A7C15)
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        return z ^ (z >> np.uint64(31))
    z = (x + 0x9E3779B97F4A7C15) & MASK
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & MASK
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB & MASK
    return z ^ (z >> 31)


def uniform(seed, tensor, count):
    """Numbers 0 .. count-1 of a tensor as float32 in [-1, 1)."""
    base = (splitmix64(seed) + (tensor << 40)) & MASK
    out = np.empty(count, np.float32)
    for begin in range(0, count, CHUNK):
        end = min(begin + CHUNK, count)
        h = splitmix64(np.arange(begin, end, dtype=np.uint64) + np.uint64(base))
        out[begin:end] = ((h >> np.uint64(40)).astype(np.int64) - (1 << 23)) / (1 << 23)
    return out


def layout(shape):
    """(name, dimensions, offset, scale) of every tensor in numbered order; a value is offset + u * scale."""
    width = shape["n_embd"]
    inner = shape.get("n_inner") or 4 * width
    key_value = width // shape["n_head"] if shape.get("multi_query") else width

    def norm(name):
        return [(f"{name}.weight", (width,), 1, 1 / 8), (f"{name}.bias", (width,), 0, 1 / 8)]

    def matrix(name, inputs, outputs):
        return [(f"{name}.weight", (inputs, outputs), 0, 1 / 8), (f"{name}.bias", (outputs,), 0, 1 / 32)]

    tensors = [
        ("wte.weight", (shape["vocab_size"], width), 0, 1 / 32),
        ("wpe.weight", (shape["n_positions"], width), 0, 1 / 32),
    ]
    for block in range(shape["n_layer"]):
        prefix = f"h.{block}"
        tensors += norm(f"{prefix}.ln_1")
        tensors += matrix(f"{prefix}.attn.c_attn", width, width + 2 * key_value)
        tensors += matrix(f"{prefix}.attn.c_proj", width, width)
        tensors += norm(f"{prefix}.ln_2")
        tensors += matrix(f"{prefix}.mlp.c_fc", width, inner)
        tensors += matrix(f"{prefix}.mlp.c_proj", inner, width)
    tensors += norm("ln_f")
    if not shape.get("tie_word_embeddings", True):
        tensors.append(("lm_head.weight", (shape["vocab_size"], width), 0, 1 / 32))
    return tensors


def make_tensor(number, dims, offset, scale, seed):
    values = np.float32(offset) + uniform(seed, number, int(np.prod(dims))) * np.float32(scale)
    return values.reshape(dims)


def make(shape, seed=0):
    """All tensors of a model; `shape` is a dictionary with the names of Hugging Face's config.json."""
    return {
        name: make_tensor(number, dims, offset, scale, seed)
        for number, (name, dims, offset, scale) in enumerate(layout(shape))
    }


def weighted_sum(numbers):
    """64-bit sum of numbers, each times splitmix64 of its index: every bit and its place counts."""
    return int((numbers * splitmix64(np.arange(numbers.size, dtype=np.uint64))).sum(dtype=np.uint64))


def digest(tensor):
    return weighted_sum(tensor.ravel().view(np.uint32).astype(np.uint64) + np.uint64(1))


def model_digest(tensors):
    return weighted_sum(np.array([digest(values) for values in tensors.values()], np.uint64))


def main():
    for label, shape, seed in (
        ("odd", ODD, 0),
        ("odd", ODD, 7),
        ("multi-query", ODD | {"multi_query": True}, 1),
    ):
        print(f"{label}, seed {seed}: 0x{model_digest(make(shape, seed)):016x}")
    print("gpt2, seed 0: digest, name, first and last number")
    for number, (name, *tensor) in enumerate(layout(GPT2_SMALL)):
        if name in ("wte.weight", "wpe.weight", "ln_f.bias") or name.startswith("h.11."):
            values = make_tensor(number, *tensor, seed=0)
            ends = (float(values.flat[i]).hex() for i in (0, -1))
            print(f"  0x{digest(values):016x}  {name}", *ends)


if __name__ == "__main__":
    main()
