"""The folder that every program reads or is converted from: random:gpt2 in Hugging Face's layout."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "reference"))

from random_gpt2 import GPT2_SMALL, make, splitmix64

CONFIG = GPT2_SMALL | {
    "model_type": "gpt2",
    "architectures": ["GPT2LMHeadModel"],
    "activation_function": "gelu_new",
    "layer_norm_epsilon": 1e-5,
    "tie_word_embeddings": True,
    "bos_token_id": 0,
    "eos_token_id": 0,
}


def weights():
    """The tensors of random:gpt2, with Hugging Face's names: {"wte.weight": float32 array, ...}."""
    return make(GPT2_SMALL)


def prompt(count):
    """The first `count` ids of the prompt that all programs get."""
    return [splitmix64((1 << 32) + i) % GPT2_SMALL["vocab_size"] for i in range(count)]


def write_folder(folder):
    from safetensors.numpy import save_file

    folder.mkdir(parents=True, exist_ok=True)
    save_file(weights(), str(folder / "model.safetensors"), metadata={"format": "pt"})
    (folder / "config.json").write_text(json.dumps(CONFIG, indent=1) + "\n")
