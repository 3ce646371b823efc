"""Writes logits_golden.json and odd_models_golden.json: logits of last rows, by transformers in float64.

    python tests/reference/make_logits_golden.py

Float64 and the eager attention make the reference itself exact. `tolerance` is relative to the range of a
case's logits: float32 arithmetic errs by about 5e-7, the nearest two of a top 20 lie 1.7e-5 apart.

logits_golden.json holds the bundled model (all logits) and random:gpt2:7 (the highest 20, about 300
samples, smallest, largest and sum). odd_models_golden.json holds small random models, each with one
uncommon shape or setting of config.json; their weights are random_gpt2.make(config, seed). A setting that a
test could not notice stops the script.
"""

import numpy as np
import torch

from reference import REFERENCE, bundled_model, bundled_tokenizer, float32, last_logits, questions
from reference import random_ids, random_model, versions, write_json
from random_gpt2 import GPT2_SMALL

RANDOM_SEED = 7
TOP, SAMPLES = 20, 300
TOLERANCE = 1e-5
QUESTION = "\n\nQuestion: What is a KV cache?\nAnswer: A KV cache stores"

ODD_BASE = {
    "n_layer": 3,
    "n_head": 4,
    "n_embd": 32,
    "n_positions": 40,
    "vocab_size": 77,
    "n_inner": None,
    "activation_function": "gelu_new",
    "layer_norm_epsilon": 1e-5,
    "scale_attn_weights": True,
    "scale_attn_by_inverse_layer_idx": False,
    "tie_word_embeddings": True,
}
ODD_SHAPES = {
    "heads of 8": {},
    "heads of 16, width 48": {"n_head": 3, "n_embd": 48},
    "heads of 5, width 15": {"n_head": 3, "n_embd": 15, "n_positions": 23},
    "inner width 50": {"n_inner": 50},
    "head of its own": {"tie_word_embeddings": False},
    "gelu_new by PyTorch's name": {"activation_function": "gelu_pytorch_tanh"},
}
ODD_SETTINGS = {
    "gelu by erf": {"activation_function": "gelu"},
    "relu": {"activation_function": "relu"},
    "scores not scaled": {"scale_attn_weights": False},
    "scores scaled by block": {"scale_attn_by_inverse_layer_idx": True},
    "scores scaled by block only": {"scale_attn_weights": False, "scale_attn_by_inverse_layer_idx": True},
    "norm epsilon 1e-3": {"layer_norm_epsilon": 1e-3},
}
SETTINGS_SHAPE = {"n_embd": 96, "n_layer": 6}  # large enough for the two kinds of GELU to differ


def bundled_inputs():
    """(name, ids) of each input of the bundled model."""
    encode, items = bundled_tokenizer(), questions()
    text = encode.encode("\n".join(item["document"] for item in items[:12])).ids
    vocabulary = encode.get_vocab_size()
    end_of_text = encode.token_to_id("<|endoftext|>")
    return [
        ("one token", encode.encode("Document").ids[:1]),
        ("two tokens", encode.encode("Once upon").ids[:2]),
        ("end of text alone", [end_of_text]),
        ("17 tokens of a question", encode.encode(QUESTION).ids[:17]),
        ("64 tokens of a document", text[:64]),
        ("64 random ids", random_ids(1, 64, vocabulary)),
        ("300 tokens of documents", text[:300]),
        ("300 random ids", random_ids(2, 300, vocabulary)),
        ("1,023 tokens of documents", text[:1023]),
        ("1,024 tokens of documents", text[500:1524]),
        ("1,024 random ids", random_ids(3, 1024, vocabulary)),
    ]


def bundled_cases():
    model = bundled_model(torch.float64)
    return [
        {"name": name, "model": "bundled", "ids": ids, "logits": float32(last_logits(model, ids))}
        for name, ids in bundled_inputs()
    ]


def random_case(model, seed, count):
    ids = random_ids(seed, count, GPT2_SMALL["vocab_size"])
    logits = last_logits(model, ids)
    top = np.argsort(-logits, kind="stable")[: TOP + 1]
    gap = np.min(-np.diff(logits[top]))
    print(f"{count} tokens: smallest gap among the top {TOP}: {gap / np.ptp(logits):.2g} of the range")
    sampled = sorted(set(random_ids(seed + 100, SAMPLES, len(logits))))
    return {
        "name": "1 random id" if count == 1 else f"{count} random ids",
        "model": f"random:gpt2:{RANDOM_SEED}",
        "ids": ids,
        "min": float32([logits.min()])[0],
        "max": float32([logits.max()])[0],
        "sum": float(f"{logits.sum():.9g}"),
        "top_ids": top[:TOP].tolist(),
        "top_logits": float32(logits[top[:TOP]]),
        "sample_ids": sampled,
        "sample_logits": float32(logits[sampled]),
    }


def random_cases():
    model = random_model(GPT2_SMALL, RANDOM_SEED, torch.float64)
    return [random_case(model, 10 + i, count) for i, count in enumerate((1, 5, 33, 150))]


def odd_case(name, config, seed):
    model = random_model(config, seed, torch.float64)
    lengths = (3, config["n_positions"])
    inputs = [random_ids(seed + i, count, config["vocab_size"]) for i, count in enumerate(lengths)]
    return {
        "name": name,
        "seed": seed,
        "config": config,
        "inputs": [{"ids": ids, "logits": float32(last_logits(model, ids))} for ids in inputs],
    }


def check_effect(case):
    """Fails unless the case's settings move the logits by ten times the tolerance."""
    usual = random_model(ODD_BASE | SETTINGS_SHAPE, case["seed"], torch.float64)
    given = case["inputs"][-1]
    effect = np.max(np.abs(last_logits(usual, given["ids"]) - given["logits"])) / np.ptp(given["logits"])
    print(f"{case['name']}: differs from the usual setting by {effect:.2g} of the range")
    assert effect > 10 * TOLERANCE


def odd_cases():
    shapes = [
        odd_case(name, ODD_BASE | changes, 100 + i) for i, (name, changes) in enumerate(ODD_SHAPES.items())
    ]
    settings = [
        odd_case(name, ODD_BASE | SETTINGS_SHAPE | changes, 200 + i)
        for i, (name, changes) in enumerate(ODD_SETTINGS.items())
    ]
    for case in settings:
        check_effect(case)
    return shapes + settings


def main():
    torch.set_num_threads(1)
    header = {"versions": versions(), "precision": "float64", "tolerance": TOLERANCE}
    write_json(REFERENCE / "logits_golden.json", header | {"cases": bundled_cases() + random_cases()})
    write_json(REFERENCE / "odd_models_golden.json", header | {"models": odd_cases()})


if __name__ == "__main__":
    main()
