"""What the make_*_golden.py scripts share: models by transformers, the bundled tokenizer, JSON files.

Not run by itself. The scripts need what tests/bench/peers/requirements.txt lists and no network; tests and
CI need only the JSON files that they wrote.
"""

import json
import os
import platform
from pathlib import Path

os.environ.setdefault("HF_HUB_OFFLINE", "1")

import numpy
import tokenizers
import torch
import transformers

import random_gpt2

REFERENCE = Path(__file__).resolve().parent
MODELS = REFERENCE.parents[1] / "assets" / "models"
BUNDLED = MODELS / "rowkeeper-tiny"


def versions():
    return {
        "python": platform.python_version(),
        "torch": torch.__version__,
        "transformers": transformers.__version__,
        "numpy": numpy.__version__,
    }


def questions():
    return json.loads((MODELS / "questions.json").read_text())


def bundled_tokenizer():
    bpe = tokenizers.models.BPE.from_file(str(BUNDLED / "vocab.json"), str(BUNDLED / "merges.txt"))
    tokenizer = tokenizers.Tokenizer(bpe)
    tokenizer.pre_tokenizer = tokenizers.pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = tokenizers.decoders.ByteLevel()
    return tokenizer


def bundled_model(dtype):
    model = transformers.GPT2LMHeadModel.from_pretrained(BUNDLED, dtype=dtype, attn_implementation="eager")
    return model.eval()


def random_model(shape, seed, dtype, attention="eager"):
    """A GPT2LMHeadModel with the weights of random_gpt2.make; `shape` has the names of config.json."""
    config = transformers.GPT2Config(**shape, bos_token_id=0, eos_token_id=0, attn_implementation=attention)
    model = transformers.GPT2LMHeadModel(config)
    state = {
        name if name == "lm_head.weight" else f"transformer.{name}": torch.from_numpy(values)
        for name, values in random_gpt2.make(shape, seed).items()
    }
    missing, unexpected = model.load_state_dict(state, strict=False)
    tied = [] if "lm_head.weight" in state else ["lm_head.weight"]
    assert missing == tied and not unexpected, (missing, unexpected)
    return model.to(dtype).eval()


def last_logits(model, ids):
    """The logits of the last row, in the model's precision."""
    with torch.inference_mode():
        return model(torch.tensor([ids]), use_cache=False, logits_to_keep=1).logits[0, -1].numpy()


def random_ids(seed, count, vocabulary):
    return [random_gpt2.splitmix64((seed << 32) + i) % vocabulary for i in range(count)]


def digits(values, count):
    """Numbers with `count` significant digits; 9 bring a float32 back exactly."""
    return [float(f"{value:.{count}g}") for value in values]


def float32(values):
    return digits(numpy.asarray(values).astype(numpy.float32), 9)


def write_json(path, content):
    """Writes a dictionary, one line for each plain entry and for each element of a list of dictionaries."""

    def compact(value):
        return json.dumps(value, separators=(",", ":"))

    entries = []
    for key, value in content.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            text = "[\n" + ",\n".join(f"  {compact(item)}" for item in value) + "\n ]"
        else:
            text = compact(value)
        entries.append(f" {compact(key)}: {text}")
    path.write_text("{\n" + ",\n".join(entries) + "\n}\n")
    print(f"{path.name}: {path.stat().st_size:,} bytes")
