"""Writes bigcode_golden.json: logits of last rows of gpt_bigcode models, by transformers in float64.

    python tests/reference/make_bigcode_golden.py

gpt_bigcode is a GPT-2 whose heads share one key and one value (multi_query), or have their own, and whose
matrices are [outputs][inputs]. `cases` holds the bundled twin, rowkeeper-tiny-mqa: the highest 20 of its
logits, about 300 samples, smallest, largest and sum. `models` holds small random ones. The numbers of their
tensors are those of random_gpt2.make in the order of the file, the matrices' dimensions turned: so a test
writes the file without knowing what an output of c_attn is. A case whose top 20 lie closer together than
`tolerance` lets two implementations tell apart stops the script. The attention is torch's own: that of the package itself, "eager", narrows the
weights of this kind of model to float32.
"""

import numpy as np
import torch
import transformers

import random_gpt2
from make_logits_golden import ODD_BASE, QUESTION, SAMPLES, TOLERANCE, TOP
from reference import MODELS, REFERENCE, bundled_tokenizer, float32, last_logits, questions
from reference import random_ids, versions, write_json

TWIN = MODELS / "rowkeeper-tiny-mqa"

RANDOM_SHAPES = {
    "one key for 4 heads of 8": {},
    "one key for 3 heads of 5, inner width 50": {"n_head": 3, "n_embd": 15, "n_inner": 50, "n_positions": 23},
    "4 keys for 4 heads of 8": {"multi_query": False},
    "3 keys for 3 heads of 5, head of its own": {
        "multi_query": False,
        "n_head": 3,
        "n_embd": 15,
        "n_positions": 23,
        "tie_word_embeddings": False,
    },
    "one head of 24, gelu by erf, scores not scaled": {
        "n_head": 1,
        "n_embd": 24,
        "activation_function": "gelu",
        "scale_attn_weights": False,
    },
    "6 keys for 6 heads of 2, norm epsilon 1e-3": {
        "multi_query": False,
        "n_head": 6,
        "n_embd": 12,
        "layer_norm_epsilon": 1e-3,
    },
}
NOT_BIGCODE = "scale_attn_by_inverse_layer_idx"


def twin_inputs():
    """(name, ids) of each input of the bundled twin."""
    encode = bundled_tokenizer()
    text = encode.encode("\n".join(item["document"] for item in questions()[:12])).ids
    return [
        ("one token", encode.encode("Document").ids[:1]),
        ("17 tokens of a question", encode.encode(QUESTION).ids[:17]),
        ("300 random ids", random_ids(2, 300, encode.get_vocab_size())),
        ("1,024 tokens of documents", text[500:1524]),
    ]


def twin_case(model, name, ids):
    logits = last_logits(model, ids)
    top = np.argsort(-logits, kind="stable")[: TOP + 1]
    gap = np.min(-np.diff(logits[top])) / np.ptp(logits)
    print(f"{name}: smallest gap among the top {TOP}: {gap:.2g} of the range")
    assert gap > TOLERANCE / 5  # float32 errs by a twentieth of it
    sampled = sorted(set(random_ids(len(ids), SAMPLES, len(logits))))
    return {
        "name": name,
        "ids": ids,
        "min": float32([logits.min()])[0],
        "max": float32([logits.max()])[0],
        "sum": float(f"{logits.sum():.9g}"),
        "top_ids": top[:TOP].tolist(),
        "top_logits": float32(logits[top[:TOP]]),
        "sample_ids": sampled,
        "sample_logits": float32(logits[sampled]),
    }


def random_bigcode(config, seed):
    """A GPTBigCodeForCausalLM with the weights of random_gpt2.make, the blocks' matrices turned by name only."""
    model = transformers.GPTBigCodeForCausalLM(
        transformers.GPTBigCodeConfig(**config, bos_token_id=0, eos_token_id=0, attn_implementation="sdpa")
    ).to(torch.float64)
    state = {}
    for name, values in random_gpt2.make(config, seed).items():
        if name.startswith("h.") and values.ndim == 2:
            values = values.reshape(values.shape[::-1])
        state[name if name == "lm_head.weight" else f"transformer.{name}"] = torch.from_numpy(values)
    missing, unexpected = model.load_state_dict(state, strict=False)
    missing = [name for name in missing if not name.endswith(".attn.bias")]
    tied = [] if "lm_head.weight" in state else ["lm_head.weight"]
    assert missing == tied and not unexpected, (missing, unexpected)
    return model.eval()


def random_case(name, changes, seed):
    config = {key: value for key, value in ODD_BASE.items() if key != NOT_BIGCODE}
    config |= {"multi_query": True} | changes
    model = random_bigcode(config, seed)
    lengths = (3, config["n_positions"])
    inputs = [random_ids(seed + i, count, config["vocab_size"]) for i, count in enumerate(lengths)]
    return {
        "name": name,
        "seed": seed,
        "config": config,
        "inputs": [{"ids": ids, "logits": float32(last_logits(model, ids))} for ids in inputs],
    }


def main():
    torch.set_num_threads(1)
    twin = transformers.GPTBigCodeForCausalLM.from_pretrained(
        TWIN, dtype=torch.float64, attn_implementation="sdpa"
    ).eval()
    write_json(
        REFERENCE / "bigcode_golden.json",
        {
            "versions": versions(),
            "precision": "float64",
            "tolerance": TOLERANCE,
            "cases": [twin_case(twin, name, ids) for name, ids in twin_inputs()],
            "models": [
                random_case(name, changes, 300 + i) for i, (name, changes) in enumerate(RANDOM_SHAPES.items())
            ],
        },
    )


if __name__ == "__main__":
    main()
