"""How the engine chooses a token, in plain Python: the twin of core's sampler.

    from sampler import Settings, choose
    choice = choose(logits, Settings(temperature=0.8, top_k=40), seed=7, position=12)  # choice.token

Not run by itself; make_sampler_golden.py writes cases for the C++ test. The order: temperature, the top_k
highest logits (ties: lowest id), softmax in double over the kept ids in falling order, the smallest prefix
whose sum reaches top_p, renormalised. Then u = (splitmix64(seed ^ splitmix64(position)) >> 11) / 2^53, and
the first id whose cumulative sum exceeds u. Temperature 0 takes the highest logit, ties: lowest id.
"""

import math
from dataclasses import dataclass
from itertools import accumulate

from random_gpt2 import splitmix64


@dataclass(frozen=True)
class Settings:
    temperature: float = 1.0
    top_k: int = 0  # 0: off
    top_p: float = 1.0  # 1: off


@dataclass(frozen=True)
class Choice:
    token: int
    kept: int  # ids that could have been chosen
    u: float  # the random number, in [0, 1)
    clearance: float  # distance of the nearest decision, by u or by top_p, from falling the other way


def uniform(seed, position):
    return (splitmix64(seed ^ splitmix64(position)) >> 11) * 2.0**-53


def choose(logits, settings, seed, position):
    order = sorted(range(len(logits)), key=lambda i: (-logits[i], i))
    u = uniform(seed, position)
    if settings.temperature == 0:
        return Choice(order[0], 1, u, math.inf)
    if settings.top_k > 0:
        order = order[: settings.top_k]

    exponentials = [math.exp((logits[i] - logits[order[0]]) / settings.temperature) for i in order]
    total = sum(exponentials)
    cumulative = list(accumulate(e / total for e in exponentials))
    clearance = math.inf
    if settings.top_p < 1:
        kept = next(n for n, c in enumerate(cumulative, 1) if c >= settings.top_p or n == len(cumulative))
        clearance = min(abs(c - settings.top_p) for c in cumulative)
        cumulative = [c / cumulative[kept - 1] for c in cumulative[:kept]]

    index = next((n for n, c in enumerate(cumulative) if c > u), len(cumulative) - 1)
    clearance = min(clearance, *(abs(c - u) for c in cumulative))
    return Choice(order[index], len(cumulative), u, clearance)
