"""Our side of the comparison: rowkeeper-cli on the same folder, with the record that measure.py makes of a peer."""

import json
import subprocess

import numpy

import model_folder

NOTE = "beside weights of 16 and 8 bits its cache is measured with 32 bits a number and with 16"
# By name: the kind of cache that it is measured with.
CACHES = {"rowkeeper": "dense:f32", "rowkeeper_halves": "dense:f16"}


def run(*command):
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)


def measure(cli, folder, precision, threads, cache, rows, prefill):
    at = ",".join(str(n) for n in sorted({*rows, prefill}))
    options = ["--weights", precision, "--threads", str(threads), "--cache", cache, "--json"]
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


def save_logits(cli, folder, precision, threads, name, count, to):
    ids = ",".join(str(i) for i in model_folder.prompt(count))
    options = ["--weights", precision, "--threads", str(threads), "--json"]
    for cache, kind in (("off", "uncached"), (CACHES[name], "cached")):
        record = run(cli, "logits", "--model", str(folder), "--ids", ids, "--cache", cache, *options)
        numpy.save(to / f"{name}-{precision}-{kind}.npy", numpy.array(record["logits"], numpy.float32))
