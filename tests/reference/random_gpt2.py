"""Random weights of GPT-2's architecture, bit for bit those of core/model/random_source.cpp.

    make(shape, seed=0) -> {name: float32 array}     Hugging Face's names without the "transformer." prefix

`shape` is a dict with ModelShape's fields: blocks, heads, width, positions, vocabulary, and, where they are not the usual,
mlp_width (4 x width) and kv_heads (heads). GPT2_SMALL and ODD are ready-made. Run as a program it prints the values that
tests/core/model/random_source_test.cpp pins.

key = splitmix64(seed); h = splitmix64(key + (t << 40) + i), with t the tensor's number in the order of `tensors` and i the index
in C order; u = (int64(h >> 40) - 2^23) / 2^23. Embeddings and biases of matrices are u/32, norm gains 1 + u/8, the rest u/8.
"""

import numpy as np

GPT2_SMALL = dict(blocks=12, heads=12, width=768, positions=1024, vocabulary=50257)
ODD = dict(blocks=2, heads=3, width=15, mlp_width=37, positions=11, vocabulary=19)


def splitmix64(x):
    x = np.atleast_1d(np.asarray(x, dtype=np.uint64)) + np.uint64(0x9E3779B97F4A7C15)
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))


def tensors(shape):
    """[(name, dimensions)] in the order in which tensors are numbered."""
    width = shape["width"]
    head_size = width // shape["heads"]
    qkv = width + 2 * shape.get("kv_heads", shape["heads"]) * head_size
    mlp = shape.get("mlp_width", 4 * width)
    block = [
        ("ln_1.weight", (width,)), ("ln_1.bias", (width,)),
        ("attn.c_attn.weight", (width, qkv)), ("attn.c_attn.bias", (qkv,)),
        ("attn.c_proj.weight", (width, width)), ("attn.c_proj.bias", (width,)),
        ("ln_2.weight", (width,)), ("ln_2.bias", (width,)),
        ("mlp.c_fc.weight", (width, mlp)), ("mlp.c_fc.bias", (mlp,)),
        ("mlp.c_proj.weight", (mlp, width)), ("mlp.c_proj.bias", (width,)),
    ]
    result = [("wte.weight", (shape["vocabulary"], width)), ("wpe.weight", (shape["positions"], width))]
    for b in range(shape["blocks"]):
        result += [(f"h.{b}.{name}", dimensions) for name, dimensions in block]
    return result + [("ln_f.weight", (width,)), ("ln_f.bias", (width,))]


def scale(name, u):
    norm = ".ln_" in "." + name
    if norm and name.endswith(".weight"):
        return np.float32(1) + u / np.float32(8)
    if name in ("wte.weight", "wpe.weight") or (name.endswith(".bias") and not norm):
        return u / np.float32(32)
    return u / np.float32(8)


def make_tensor(number, name, dimensions, seed):
    key = splitmix64(seed)[0]
    index = np.arange(np.prod(dimensions), dtype=np.uint64)
    with np.errstate(over="ignore"):
        h = splitmix64(index + key + (np.uint64(number) << np.uint64(40)))
    u = ((h >> np.uint64(40)).astype(np.int64) - (1 << 23)).astype(np.float32) / np.float32(1 << 23)
    return scale(name, u).astype(np.float32).reshape(dimensions)


def make(shape, seed=0):
    return {name: make_tensor(t, name, dimensions, seed) for t, (name, dimensions) in enumerate(tensors(shape))}


def digest(array):
    """A 64-bit sum that depends on every bit and its place: of each number's bits + 1, times splitmix64(its index)."""
    bits = array.ravel().view(np.uint32).astype(np.uint64) + np.uint64(1)
    return int((bits * splitmix64(np.arange(bits.size, dtype=np.uint64))).sum(dtype=np.uint64))


def model_digest(arrays):
    """The sum of the tensors' digests, each times splitmix64(its number)."""
    digests = np.array([digest(array) for array in arrays.values()], dtype=np.uint64)
    return int((digests * splitmix64(np.arange(len(digests), dtype=np.uint64))).sum(dtype=np.uint64))


def main():
    for label, shape, seed in (("odd", ODD, 0), ("odd", ODD, 7), ("multi-query", dict(ODD, kv_heads=1), 1)):
        print(f"{label}, seed {seed}: 0x{model_digest(make(shape, seed)):016x}")
    print("gpt2, seed 0: digest, name, first and last number")
    for number, (name, dimensions) in enumerate(tensors(GPT2_SMALL)):
        if name in ("wte.weight", "wpe.weight", "ln_f.bias") or name.startswith("h.11."):
            array = make_tensor(number, name, dimensions, 0)
            print(f"  0x{digest(array):016x}  {name}  {float(array.flat[0]).hex()} {float(array.flat[-1]).hex()}")


if __name__ == "__main__":
    main()
