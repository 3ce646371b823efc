"""Measures whole steps through the command line and prints the table of the README.

    python3 tests/bench/table.py [--cli build/bin/rowkeeper-cli] [--rounds 5] [--output build/bench.json]

Every figure is a ratio of two times of one run on one machine: the engine and OpenBLAS are measured in turn, round after round, since
a shared machine's speed drifts within minutes; each round gives ratios, and the median over the rounds is reported with the least and
the most. Both sides run on AVX2 where they are compared, and `bench` leaves OpenBLAS's threads time to come to rest.
"""

import argparse
import json
import statistics
import subprocess
import sys
import time

ROWS = (16, 200, 512, 1000)


def bench(cli, threads, *options):
    """One run of `rowkeeper-cli bench`: its JSON, with the points by their number of rows."""
    command = [cli, "bench", "--model", "random:gpt2", "--at", ",".join(map(str, ROWS)), "--threads", str(threads), "--json", *options]
    record = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    record["points"] = {point["rows"]: point for point in record["points"]}
    record["rows_at_once"] = {point["rows"]: point for point in record["rows_at_once"]}
    return record


def ratios(avx2, best, blas):
    """The figures of one round, by name: (value, bar, whether the bar is the least that is wanted)."""
    def of(record, rows, field):
        return record["points"][rows][field]

    rows = {
        "cached step, 16 rows: share of the read bandwidth": (of(best, 16, "cached_read_share"), 0.88, True),
        "cached step, 1,000 rows / 16 rows": (of(best, 1000, "cached_ms") / of(best, 16, "cached_ms"), 1.25, False),
        "4 rows at once / 1 row": (best["rows_at_once"][4]["ms"] / best["rows_at_once"][1]["ms"], 1.2, False),
        "fingerprints: share of a cached step": (best["fingerprint_share"], 0.03, False),
    }
    for n in (16, 200, 1000):
        bar = 0.97 if n == 16 else None
        rows[f"cached step, {n:,} rows: time / OpenBLAS"] = (of(avx2, n, "cached_ms") / of(blas, n, "cached_ms"), bar, False)
    for n in (200, 512, 1000):
        rows[f"full pass, {n:,} rows: time / OpenBLAS (both AVX2)"] = (of(avx2, n, "prefill_ms") / of(blas, n, "prefill_ms"), 1.0, False)
        share = of(avx2, n, "uncached_multiply_share")
        rows[f"full pass, {n:,} rows: share of the fma peak (AVX2)"] = (share, 0.85, True)
    for n in (200, 1000):
        rows[f"step without the cache / with it, {n:,} rows"] = (of(best, n, "uncached_ms") / of(best, n, "cached_ms"), None, True)
    return rows


def generate(cli, threads, tokens, *options):
    """One cached run of `rowkeeper-cli generate`: its record, and the seconds by the clock on the wall."""
    command = [cli, "generate", "--model", "random:gpt2", "--ids", "1", "--tokens", str(tokens), "--threads", str(threads)]
    begin = time.monotonic()
    done = subprocess.run([*command, "--json", *options], check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return json.loads(done.stdout), time.monotonic() - begin


def worst_spike(cli, threads, runs=3):
    """The largest step of 1,000 over the median of its 20 neighbours; each step the best of its runs, as only the engine repeats itself."""
    records = [generate(cli, threads, 1000)[0] for _ in range(runs)]
    seconds = [min(steps) for steps in zip(*([step["seconds"] for step in record["steps"]] for record in records))]
    around = [statistics.median(seconds[max(1, i - 10) : i] + seconds[i + 1 : i + 11]) for i in range(1, len(seconds))]
    return max(one / median for one, median in zip(seconds[1:], around))


def main():
    parser = argparse.ArgumentParser(description="Ratios of step times, for the README.")
    parser.add_argument("--cli", default="build/bin/rowkeeper-cli")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--output", default="build/bench.json")
    args = parser.parse_args()

    rounds, records = [], []
    for number in range(args.rounds):
        print(f"round {number + 1} of {args.rounds}", file=sys.stderr)
        best = bench(args.cli, args.threads, "--backend", "exact")
        avx2 = bench(args.cli, args.threads, "--backend", "exact", "--simd", "avx2")
        blas = bench(args.cli, args.threads, "--backend", "openblas", "--simd", "avx2")
        records.append({"best": best, "avx2": avx2, "openblas": blas})
        rounds.append(ratios(avx2, best, blas))

    figures = []
    print("| figure | median | least to most | wanted |\n| --- | --- | --- | --- |")
    for name, (_, bar, least) in rounds[0].items():
        values = sorted(one[name][0] for one in rounds)
        median = statistics.median(values)
        wanted = "" if bar is None else ("at least " if least else "at most ") + str(bar)
        places = 2 if median >= 0.1 else 3
        low, middle, high = (f"{value:.{places}f}" for value in (values[0], median, values[-1]))
        print(f"| {name} | {middle} | {low} to {high} | {wanted} |")
        figures.append({"name": name, "median": median, "values": values, "wanted": wanted})
    single = {
        "cached step: the largest of 1,000 / its neighbours": (worst_spike(args.cli, args.threads), "at most 2"),
    }
    for name, (value, wanted) in single.items():
        print(f"| {name} | {value:.2f} | one measurement | {wanted} |")
        figures.append({"name": name, "median": value, "values": [value], "wanted": wanted})
    last = records[-1]["best"]
    print(f"\nLoad {last['load_ms'] / 1000:.2f} s; peak memory {last['peak_rss_bytes'] / 2**20:.0f} MiB.", file=sys.stderr)
    with open(args.output, "w", encoding="utf-8") as file:
        json.dump({"figures": figures, "rounds": records}, file, indent=1)


if __name__ == "__main__":
    main()
