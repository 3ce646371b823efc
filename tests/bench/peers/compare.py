"""Compares rowkeeper-cli with other programs on the same weights, threads and prompt, and prints one table.

    build/peers/bin/python tests/bench/peers/compare.py --output build/peers.json --markdown build/peers.md

Each round runs every program at every precision it has, one after the other and each in a process of its own, so that a machine that
slows down slows all; every other round goes backwards. A ratio is ours / theirs within a round: below 1 we are faster. The table has
medians over the rounds and goes to stderr; --output gets all of it as JSON, --markdown the README's table. The first run converts
the weights for each program (2.3 GB in --files). A peer that fails is left out with its reason, and the rest goes on.

In the first round each program also makes the logits of 200 rows twice, all at once and the last from the cache of the others, which
are compared bit by bit; and the 32-bit ones with ours, as all must run the same model.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

import numpy

import model_folder
import peer_rowkeeper
import report

PEERS = Path(__file__).resolve().parent
BUILD = PEERS.parents[2] / "build"
PRECISIONS = ("f32", "f16", "q8")
TITLES = {
    "rowkeeper": "Rowkeeper",
    "rowkeeper_halves": "Rowkeeper, 16-bit cache",
    "transformers": "transformers",
    "onnxruntime": "ONNX Runtime",
    "llama_cpp": "llama.cpp",
    "ctranslate2": "CTranslate2",
}
OURS = tuple(peer_rowkeeper.CACHES)
ROWS, PREFILL, EQUALITY_ROWS = (16, 200, 1000), 512, 200
BUSY = 0.5  # load average of the last minute above which the machine does something else
SAME_MODEL = 0.02  # the largest difference of 32-bit logits (of about 1) that other arithmetic explains


def say(text):
    print(text, file=sys.stderr, flush=True)


class Programs:
    """Who takes part, and how each is run. `left_out` says who doesn't, and why: {(program, precision): reason}."""

    def __init__(self, arguments):
        self.arguments, self.left_out = arguments, {}
        self.folder, self.logits = arguments.files / "folder", arguments.files / "logits"
        self.logits.mkdir(parents=True, exist_ok=True)
        self.notes = {"rowkeeper": peer_rowkeeper.NOTE}
        self.cache_bits = {}  # {program: {precision: of a number in its cache}}

    def peer(self, program, precision, *options):
        """measure.py's output for a peer, or None after a failure, which is noted."""
        files = ["--files", str(self.arguments.files), "--threads", str(self.arguments.threads)]
        command = [sys.executable, str(PEERS / "measure.py"), program, precision, *files, *options]
        try:
            done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=self.arguments.patience)
        except subprocess.TimeoutExpired:
            self.left_out[program, precision] = f"no answer in {self.arguments.patience} s"
            return None
        if done.returncode == 0:
            return done.stdout
        self.left_out[program, precision] = (done.stderr.strip().splitlines() or ["failed without a word"])[-1]
        return None

    def prepare(self):
        """Those that can take part, by precision, after converting the weights that aren't yet."""
        if not (self.folder / "config.json").exists():
            say("writing the weights")
            model_folder.write_folder(self.folder)
        able = []
        for precision in PRECISIONS:
            able += [(name, precision) for name in OURS if name == "rowkeeper" or precision != "f32"]
            able += [(program, precision) for program in self.arguments.programs if self.convert(program, precision)]
        return able

    def ours_beside(self, program, precision):
        """The name of our figures that a program's are held against: those with a cache of as many bits."""
        return "rowkeeper_halves" if self.cache_bits[program][precision] == 16 else "rowkeeper"

    def convert(self, program, precision):
        about = self.peer(program, precision, "--describe")
        if about is None:
            return False
        about = json.loads(about)
        self.notes[program] = about["note"]
        self.cache_bits[program] = about["cache_bits"]
        if precision in about["missing"]:
            self.left_out[program, precision] = about["missing"][precision]
            return False
        marker = self.arguments.files / program / f"{precision}.done"
        if not marker.exists():
            say(f"converting for {TITLES[program]}, {precision}")
            if self.peer(program, precision, "--prepare") is None:
                return False
            marker.touch()
        return True

    def measure(self, program, precision, first):
        """One record, or None."""
        if program in OURS:
            common = (self.arguments.cli, self.folder, precision, self.arguments.threads)
            if first:
                peer_rowkeeper.save_logits(*common, program, EQUALITY_ROWS, self.logits)
            return peer_rowkeeper.measure(*common, peer_rowkeeper.CACHES[program], ROWS, PREFILL)
        logits = ["--logits", str(self.logits)] if first else []
        rows = ["--rows", *map(str, ROWS), "--prefill", str(PREFILL), "--logits-rows", str(EQUALITY_ROWS)]
        output = self.peer(program, precision, *rows, *logits)
        return output and json.loads(output)

    def equality(self, program, precision):
        cached, uncached = (numpy.load(self.logits / f"{program}-{precision}-{kind}.npy") for kind in ("cached", "uncached"))
        ours = numpy.load(self.logits / "rowkeeper-f32-uncached.npy")
        return {
            "equal": bool((cached.view(numpy.uint32) == uncached.view(numpy.uint32)).all()),
            "difference": float(numpy.abs(cached - uncached).max()),
            "from_our_f32": float(numpy.abs(uncached - ours).max()),
        }


def measure_rounds(programs, able, count):
    """The rounds' records, of those that came through all of them."""
    rounds = []
    for number in range(count):
        say(f"round {number + 1} of {count}")
        records = {}
        for program, precision in able if number % 2 == 0 else reversed(able):
            if (program, precision) not in programs.left_out:
                records[program, precision] = programs.measure(program, precision, number == 0)
        rounds.append(records)
    stayed = [key for key in able if key not in programs.left_out]
    return [{key: records[key] for key in stayed} for records in rounds]


def foreign(equality):
    """Those whose 32-bit logits say that they run another model."""
    return [TITLES[program] for (program, precision), one in equality.items() if precision == "f32" and one["from_our_f32"] > SAME_MODEL]


def flat(by_key, name):
    return [{"program": program, "precision": precision, name: value} for (program, precision), value in by_key.items()]


def parse():
    parser = argparse.ArgumentParser(description="Compares rowkeeper-cli with other programs on the same weights.")
    parser.add_argument("--cli", default=str(BUILD / "bin" / "rowkeeper-cli"), help="(default: %(default)s)")
    parser.add_argument("--files", type=Path, default=BUILD / "peers-models", help="folder of the weights (default: %(default)s)")
    peers = [program for program in TITLES if program not in OURS]
    parser.add_argument("--programs", nargs="+", default=peers, choices=peers, help="beside ours (default: all)")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--patience", type=int, default=300, help="seconds until a peer's process is given up (default: %(default)s)")
    parser.add_argument("--output", type=Path, help="file for everything as JSON")
    parser.add_argument("--markdown", type=Path, help="file for the README's table")
    arguments = parser.parse_args()
    if arguments.rounds < 1:
        parser.error("--rounds: at least 1")
    if not os.access(arguments.cli, os.X_OK):
        parser.error(f"--cli: {arguments.cli} is no program; build it with ./dev build")
    return arguments


def main():
    arguments = parse()
    programs = Programs(arguments)
    able = programs.prepare()
    load = os.getloadavg()[0]
    if load > BUSY:
        say(f"load average {load:.2f}: something else is running, or just was; the figures may not hold")
    rounds = measure_rounds(programs, able, arguments.rounds)

    summary = report.summarize(rounds, {key: programs.ours_beside(*key) for key in rounds[0] if key[0] not in OURS})
    equality = {key: programs.equality(*key) for key in rounds[0]}
    lines = report.table(summary, equality, TITLES)
    missing = [f"{TITLES[program]}, {precision}: {reason}" for (program, precision), reason in programs.left_out.items()]
    notes = [f"{TITLES[program]}: {note}" for program, note in programs.notes.items() if note]
    say(f"\n{report.as_text(lines)}\n\n(ours / theirs), medians of {arguments.rounds} rounds\n" + "\n".join(notes + missing))
    if arguments.markdown:
        arguments.markdown.write_text(report.as_markdown(lines) + "\n")
    if arguments.output:
        record = {"model": "random:gpt2", "threads": arguments.threads, "rounds": arguments.rounds, "load_before": load, "notes": notes}
        record |= {"summary": summary, "equality": flat(equality, "logits"), "left_out": flat(programs.left_out, "reason")}
        record["records"] = [flat(records, "record") for records in rounds]
        arguments.output.write_text(json.dumps(record, indent=1) + "\n")
    if others := foreign(equality):
        sys.exit(f"compare.py: not the same model, by its logits: {', '.join(others)}")


if __name__ == "__main__":
    main()
