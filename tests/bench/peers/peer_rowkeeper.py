"""Our side of the comparison: rowkeeper-cli on the same folder, with the record that measure.py makes of a peer."""

import json
import subprocess

import numpy

import model_folder

PRECISIONS = {"f32": "f32", "f16": "f16", "q8": "q8"}
NOTE = "its cache has 32 bits a number beside weights of any kind"


def run(*command):
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)


def measure(cli, folder, precision, threads, rows, prefill):
    at = ",".join(str(n) for n in sorted({*rows, prefill}))
    options = ["--weights", precision, "--threads", str(threads), "--json"]
    record = run(cli, "bench", "--model", str(folder), "--at", at, *options)
    points = {point["rows"]: point for point in record["points"]}
    return {
        "version": f"{record['backend']} ({record['simd']})",
        "load_ms": record["load_ms"] + points[min(points)]["cached_ms_median"],  # to the first token's logits, as measure.py has it
        "step_ms": {str(n): points[n]["cached_ms_median"] for n in rows},
        "prefill_rows": prefill,
        "prefill_ms": points[prefill]["prefill_ms_median"],
        "peak_bytes": record["peak_rss_bytes"],
    }


def save_logits(cli, folder, precision, threads, count, to):
    ids = ",".join(str(i) for i in model_folder.prompt(count))
    options = ["--weights", precision, "--threads", str(threads), "--json"]
    for cache, name in (("off", "uncached"), ("on", "cached")):
        record = run(cli, "logits", "--model", str(folder), "--ids", ids, "--cache", cache, *options)
        numpy.save(to / f"rowkeeper-{precision}-{name}.npy", numpy.array(record["logits"], numpy.float32))
