"""Times the transformers package on random:gpt2, the weights of rowkeeper-cli's bench, and prints JSON.

    python tests/bench/peers/transformers_bench.py --rows 200 512 --threads 2

For each number of rows n: `cached_ms`, one token after n - 1 rows in a DynamicCache; `uncached_ms`, a pass
over n tokens without a cache; `prefill_ms`, the same pass filling an empty cache. Every pass makes the last
row's logits only. Attention is sdpa, the package's default, in inference mode and float32. Each figure is
the median of the runs, with the best one beside it (`..._best_ms`).
"""

import argparse
import json
import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "reference"))

import torch
import transformers

from random_gpt2 import GPT2_SMALL
from reference import random_ids, random_model, versions

CACHED_RUNS, PASS_RUNS = 25, 5


def milliseconds(run, runs, prepare=lambda: None):
    """Median and best time of `run(prepare())` after one unmeasured run; `prepare` is not timed."""
    times = []
    for _ in range(runs + 1):
        given = prepare()
        start = time.perf_counter()
        run(given)
        times.append(1e3 * (time.perf_counter() - start))
    return statistics.median(times[1:]), min(times[1:])


def measure(model, rows):
    ids = torch.tensor([random_ids(1, rows, GPT2_SMALL["vocab_size"])])
    cache = transformers.DynamicCache(config=model.config)
    if rows > 1:
        model(ids[:, :-1], cache=cache, use_cache=True, logits_to_keep=1)

    def step_back():
        if cache.get_seq_length() == rows:
            cache.crop(-1)
        assert cache.get_seq_length() == rows - 1

    def new_cache():
        return transformers.DynamicCache(config=model.config)

    def cached(_):
        model(ids[:, -1:], cache=cache, use_cache=True, logits_to_keep=1)

    def uncached(_):
        model(ids, use_cache=False, logits_to_keep=1)

    def prefill(empty):
        model(ids, cache=empty, use_cache=True, logits_to_keep=1)

    point = {"rows": rows}
    for name, times in {
        "cached": milliseconds(cached, CACHED_RUNS, step_back),
        "uncached": milliseconds(uncached, PASS_RUNS),
        "prefill": milliseconds(prefill, PASS_RUNS, new_cache),
    }.items():
        point[f"{name}_ms"], point[f"{name}_best_ms"] = (round(value, 4) for value in times)
    return point


def main():
    parser = argparse.ArgumentParser(description="Times transformers on the weights of random:gpt2.")
    parser.add_argument("--rows", type=int, nargs="+", default=[16, 200, 512, 1000])
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0, help="of the weights")
    arguments = parser.parse_args()
    if not all(1 <= rows <= GPT2_SMALL["n_positions"] for rows in arguments.rows):
        parser.error(f"--rows: from 1 to {GPT2_SMALL['n_positions']}")

    torch.set_num_threads(arguments.threads)
    model = random_model(GPT2_SMALL, arguments.seed, torch.float32, attention="sdpa")
    with torch.inference_mode():
        points = [measure(model, rows) for rows in arguments.rows]
    print(
        json.dumps(
            {
                "versions": versions(),
                "model": f"random:gpt2:{arguments.seed}",
                "threads": arguments.threads,
                "attention": "sdpa",
                "points": points,
            }
        )
    )


if __name__ == "__main__":
    main()
