"""Writes sampler_golden.json: 60 choices by sampler.py from logits of 5 to 50 ids.

    python tests/reference/make_sampler_golden.py

`temperature`, `top_k` (0: off) and `top_p` (1: off) are the settings in force. `kept` counts the ids that
could have been chosen. A choice within 1e-9 of another is left out: an exp that differs in its last bit may
make it. `splitmix64` holds [x, result] pairs.
"""

from random_gpt2 import splitmix64
from reference import REFERENCE, float32, versions, write_json
from sampler import Settings, choose

CASES = 60
CLEARANCE = 1e-9

SETTINGS = [
    Settings(),
    Settings(temperature=0.7),
    Settings(temperature=2.5),
    Settings(temperature=0.01),
    Settings(temperature=0),
    Settings(top_k=1),
    Settings(top_k=3),
    Settings(top_k=40),
    Settings(top_k=1000),
    Settings(top_p=0.9),
    Settings(top_p=0.5),
    Settings(top_p=1e-6),
    Settings(temperature=1.5, top_p=0.999),
    Settings(temperature=0.8, top_k=5, top_p=0.95),
    Settings(temperature=1.3, top_k=12, top_p=0.6),
]
SEEDS = [0, 1, 7, 12345, 2**32, 2**63, 2**64 - 1]
POSITIONS = [0, 1, 5, 63, 64, 511, 1023]


class Numbers:
    """A stream of pseudorandom numbers that no library's version can change."""

    def __init__(self, seed):
        self.state = splitmix64(seed)

    def below(self, count):
        self.state = splitmix64(self.state)
        return self.state % count

    def between(self, low, high):
        return low + (high - low) * self.below(1 << 24) / (1 << 24)


def plain(numbers, count):
    return [numbers.between(-4, 4) for _ in range(count)]


def ties(numbers, count):
    """Few distinct values, so that most ids tie with another."""
    return [numbers.below(4) / 2 for _ in range(count)]


def equal(numbers, count):
    return [numbers.between(-10, 10)] * count


def banned(numbers, count):
    """Two thirds of the ids so low that their probability is 0."""
    return [-1e30 if i % 3 else logit for i, logit in enumerate(plain(numbers, count))]


def wide(numbers, count):
    """Large logits: an exp that does not subtract the largest overflows."""
    return [numbers.between(-2000, 2000) if i % 4 else 1990 + i / 8 for i in range(count)]


KINDS = [plain, ties, equal, banned, wide]


def case(numbers, index):
    settings = SETTINGS[index % len(SETTINGS)]
    kind = KINDS[(index + index // len(SETTINGS)) % len(KINDS)]
    logits = float32(kind(numbers, 5 + numbers.below(46)))
    seed, position = SEEDS[numbers.below(len(SEEDS))], POSITIONS[numbers.below(len(POSITIONS))]
    choice = choose(logits, settings, seed, position)
    return choice.clearance, {
        "kind": kind.__name__,
        "logits": logits,
        "temperature": settings.temperature,
        "top_k": settings.top_k,
        "top_p": settings.top_p,
        "seed": seed,
        "position": position,
        "token": choice.token,
        "kept": choice.kept,
        "u": choice.u,
    }


def main():
    numbers, cases = Numbers(19), []
    while len(cases) < CASES:
        clearance, made = case(numbers, len(cases))
        if clearance > CLEARANCE:
            cases.append(made)
    pairs = [[x, splitmix64(x)] for x in (0, 1, 7, 2**63, 2**64 - 1)]
    write_json(
        REFERENCE / "sampler_golden.json", {"versions": versions(), "splitmix64": pairs, "cases": cases}
    )


if __name__ == "__main__":
    main()
