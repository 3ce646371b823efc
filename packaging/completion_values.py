"""What the options of both programs take: what their completions offer behind them."""

import dataclasses
import json
import os
import re

PROJECT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

# A value is offered where the option's help names it, so one table does for all subcommands.
WORDS = {
    "--at-limit": "stop slide",
    "--backend": "exact openblas cuda cublas",
    "--cache": "on off dense:f32 dense:f16 int8 int4 k8v4 paged:8 paged:16 paged:32 paged:64 window:64 heavy:64 merge:64",
    "--model": "bundled rowkeeper-tiny-mqa gpt2 random:gpt2",
    "--page": "8 16 32 64",
    "--precision": "f32 f16 int8 int4",
    "--reserve": "contiguous paged",
    "--retain": "on off",
    "--screenshot": "watch race chat memory squeeze models learn",
    "--simd": "auto sse4 avx2 avx512",
    "--weights": "f32 f16 q8",
}
FILES = {"--document", "--file", "--known-models", "--load", "--prompt-file", "--questions", "--save"}
# Words that come without an option's name, by subcommand.
PLACES = {
    "": ["*.rowkeeper"],
    "models verify": ["gpt2 bundled rowkeeper-tiny-mqa /"],
    "models download": ["gpt2 distilgpt2"],
    "models remove": ["gpt2 distilgpt2"],
    "models make": ["random:gpt2", "/"],
}


@dataclasses.dataclass
class Values:
    words: list = dataclasses.field(default_factory=list)
    folders: bool = False
    files: str = ""  # a pattern; folders, on the way to them, too


def known_presets():
    with open(os.path.join(PROJECT, "assets", "presets.json"), encoding="utf-8") as file:
        return [preset["id"] for preset in json.load(file)["models"]]


def known_languages():
    with open(os.path.join(PROJECT, "app", "desktop", "language.cpp"), encoding="utf-8") as file:
        return sorted(re.findall(r'\{"([a-z]{2}(?:_[A-Z]{2})?)", "', file.read()))


def of_option(option):
    """For each value that the option takes."""
    if not option.placeholder:
        return []
    name = option.names[-1]
    if name in FILES:
        return [Values(files="*")]
    if name == "--film":
        return [Values(folders=True)]
    if name == "--language":
        return [Values(known_languages())]
    if name == "--preset":
        return [Values(known_presets())]
    if in_braces := re.search(r"\{(.+)\}", option.placeholder):
        return [Values(in_braces[1].split(","))]
    named = set(re.findall(r"[\w-]+", option.text))
    words = [word for word in WORDS.get(name, "").split() if word.partition(":")[0] in named]
    if name in WORDS and not words:
        raise SystemExit(f"the help of {name} names none of its values: {option.text}")
    picture = [Values(files="*")] if name == "--screenshot" else []
    return [Values(words, folders=name == "--model"), *picture]


def of_words(command):
    """For each word that the command takes."""
    places = PLACES.get(command.name, []) if command.words else []
    if len(places) != len(command.words):
        raise SystemExit(f"{command.name} takes {command.words}: say in PLACES what they are")
    result = []
    for place in places:
        parts = place.split()
        patterns = [part for part in parts if part.startswith("*")]
        words = [part for part in parts if part not in ("/", *patterns)]
        result.append(Values(words, folders="/" in parts, files="".join(patterns)))
    return result
