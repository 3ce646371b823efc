"""Measures one peer at one precision in a process of its own and prints JSON.

    build/peers/bin/python tests/bench/peers/measure.py transformers f32 --files build/peers/models [--describe | --prepare]

`step_ms`: medians of steps, each a row from the cache of those before it, around each number of rows. `prefill_ms`: median time of
all rows at once into an empty cache, with the last one's logits. `load_ms`: from the loaded library to the first token's logits.
`peak_bytes`: the most memory that the process held at a time, the Python interpreter and its libraries in it.
--logits also saves the last row's logits of a pass over all rows, and those of a step from the cache, for compare.py.
"""

import argparse
import importlib
import json
import statistics
import time
from pathlib import Path

import model_folder

STEPS, PREFILLS = 9, 3
PREFILLS_MS = 4000  # after which no further prefill is begun, for a peer that is very slow


def milliseconds(run, *given):
    begin = time.perf_counter()
    run(*given)
    return 1e3 * (time.perf_counter() - begin)


def step_ms(session, rows):
    """The median of STEPS steps, the middle one of which makes row number `rows`, after one that isn't measured."""
    before = rows - STEPS // 2 - 2
    ids = model_folder.prompt(before + 1 + STEPS)
    session.prefill(ids[:before], 1 + STEPS)
    session.step(ids[before])
    return statistics.median(milliseconds(session.step, token) for token in ids[before + 1 :])


def prefill_ms(session, rows):
    ids = model_folder.prompt(rows)
    session.prefill(ids, 0)
    times = []
    while len(times) < PREFILLS and sum(times) < PREFILLS_MS:
        times.append(milliseconds(session.prefill, ids, 0))
    return statistics.median(times)


def peak_bytes():
    """Of this process alone: getrusage would also count what its parent held when it started it."""
    status = Path("/proc/self/status").read_text()
    return 1024 * next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM:"))


def save_logits(session, rows, folder, name):
    import numpy  # here, so that it isn't in the memory of a peer without it

    ids = model_folder.prompt(rows)
    numpy.save(folder / f"{name}-uncached.npy", session.uncached_logits(ids))
    numpy.save(folder / f"{name}-cached.npy", session.cached_logits(ids))


def measure(peer, folder, files, options):
    before = peak_bytes()
    begin = time.perf_counter()
    session = peer.open_session(folder, files, options.precision, options.threads)
    session.prefill(model_folder.prompt(1), 0)
    record = {"version": peer.version(), "load_ms": 1e3 * (time.perf_counter() - begin)}
    record["step_ms"] = {rows: step_ms(session, rows) for rows in options.rows}
    record |= {"prefill_rows": options.prefill, "prefill_ms": prefill_ms(session, options.prefill)}
    record |= {"peak_bytes": peak_bytes(), "peak_before_load_bytes": before}
    if options.logits:
        save_logits(session, options.logits_rows, options.logits, f"{options.peer}-{options.precision}")
    return record


def main():
    parser = argparse.ArgumentParser(description="Measures one peer at one precision.")
    parser.add_argument("peer", help="NAME of a module peer_NAME.py")
    parser.add_argument("precision", choices=["f32", "f16", "q8"])
    parser.add_argument("--files", type=Path, required=True, help="folder of the converted models")
    parser.add_argument("--describe", action="store_true", help="only say what it can't do, and what to know of its times")
    parser.add_argument("--prepare", action="store_true", help="only convert the model")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rows", type=int, nargs="+", default=[16, 200, 1000])
    parser.add_argument("--prefill", type=int, default=512)
    parser.add_argument("--logits", type=Path, help="folder for logits with the cache and without")
    parser.add_argument("--logits-rows", type=int, default=200)
    options = parser.parse_args()

    peer = importlib.import_module(f"peer_{options.peer}")
    folder, files = options.files / "folder", options.files / options.peer
    if options.describe:
        print(json.dumps({"missing": peer.MISSING, "cache_bits": peer.CACHE_BITS, "note": peer.NOTE}))
    elif options.prepare:
        files.mkdir(parents=True, exist_ok=True)
        peer.prepare(folder, files, options.precision)
    else:
        print(json.dumps(measure(peer, folder, files, options)))


if __name__ == "__main__":
    main()
