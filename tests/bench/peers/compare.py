"""Runs rowkeeper-cli's bench and transformers_bench.py in turn on the same weights and compares their times.

    python tests/bench/peers/compare.py --rounds 3 --output build/peers.json

Each round runs one program after the other, each in a process of its own, so that a machine that slows down
slows both. A ratio is ours / theirs within a round; the table and the JSON give the median over the rounds.
The table goes to stderr, the JSON to stdout, or to --output. Targets: a cached step at 200 rows in at most
0.5 of the peer's time, a prefill of 512 rows in at most 0.75. A missed target does not change the exit
status: times on a busy machine prove nothing. The load before the first round is in the JSON, with a
warning when something else was running.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

PEERS = Path(__file__).resolve().parent
CLI = PEERS.parents[2] / "build" / "bin" / "rowkeeper-cli"
KINDS = ("cached", "uncached", "prefill")
BUSY = 0.5  # load average of the last minute above which the machine does something else
TARGETS = {(200, "cached"): 0.5, (512, "prefill"): 0.75}


def run(command):
    """Runs a program that prints bench's JSON: {(rows, kind): milliseconds}, and the whole record."""
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if done.returncode != 0:
        sys.exit(f"compare.py: exit status {done.returncode} from: {' '.join(command)}")
    record = json.loads(done.stdout)
    points = {(point["rows"], kind): point.get(f"{kind}_ms_median", point[f"{kind}_ms"]) for point in record["points"] for kind in KINDS}
    return points, record


def compare(rounds):
    """One dictionary for each (rows, kind), from the rounds' pairs (our points, the peer's points)."""
    rows = []
    for key in rounds[0][0]:
        ours, theirs = ([points[key] for points in side] for side in zip(*rounds))
        ratios = [a / b for a, b in zip(ours, theirs)]
        row = {"rows": key[0], "kind": key[1]}
        row |= {"rowkeeper_ms": statistics.median(ours), "transformers_ms": statistics.median(theirs)}
        row |= {"ratio": statistics.median(ratios), "ratio_least": min(ratios), "ratio_most": max(ratios)}
        if key in TARGETS:
            row |= {"target": TARGETS[key], "met": row["ratio"] <= TARGETS[key]}
        rows.append(row)
    return rows


def table(rows):
    columns = "{:>5}  {:8}  {:>12}  {:>12}  {:>6}  {:>13}  {}"
    lines = [columns.format("rows", "kind", "rowkeeper", "transformers", "ratio", "spread", "target")]
    for row in rows:
        spread = f"{row['ratio_least']:.3f} - {row['ratio_most']:.3f}"
        target = f"{row['target']} {'met' if row['met'] else 'MISSED'}" if "target" in row else ""
        times = (f"{row[side]:.2f} ms" for side in ("rowkeeper_ms", "transformers_ms"))
        line = columns.format(row["rows"], row["kind"], *times, f"{row['ratio']:.3f}", spread, target)
        lines.append(line.rstrip())
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description="Compares rowkeeper-cli's bench with transformers.")
    parser.add_argument("--cli", default=str(CLI), help="rowkeeper-cli (default: %(default)s)")
    parser.add_argument("--rows", type=int, nargs="+", default=[16, 200, 512])
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--output", type=Path, help="file for the JSON, instead of stdout")
    arguments = parser.parse_args()
    if arguments.rounds < 1:
        parser.error("--rounds: at least 1")
    if not os.access(arguments.cli, os.X_OK):
        parser.error(f"--cli: {arguments.cli} is no program; build it with ./dev build")

    rows, threads = [str(n) for n in arguments.rows], str(arguments.threads)
    ours = [
        arguments.cli,
        "bench",
        "--model",
        "random:gpt2",
        "--at",
        ",".join(rows),
        "--threads",
        threads,
        "--json",
    ]
    theirs = [sys.executable, str(PEERS / "transformers_bench.py"), "--rows", *rows, "--threads", threads]
    rounds, load = [], os.getloadavg()[0]
    if load > BUSY:
        print(
            f"load average {load:.2f}: something else is running, the figures will not hold", file=sys.stderr
        )
    for number in range(1, arguments.rounds + 1):
        print(f"round {number} of {arguments.rounds}", file=sys.stderr)
        our_points, _ = run(ours)
        their_points, peer = run(theirs)
        rounds.append((our_points, their_points))

    result = compare(rounds)
    print(table(result), file=sys.stderr)
    record = {
        "model": "random:gpt2",
        "threads": arguments.threads,
        "rounds": arguments.rounds,
        "load_before": load,
        "peer": peer["versions"],
        "comparison": result,
    }
    text = json.dumps(record, indent=1) + "\n"
    if arguments.output:
        arguments.output.write_text(text)
    else:
        print(text, end="")


if __name__ == "__main__":
    main()
