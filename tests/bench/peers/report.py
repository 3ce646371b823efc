"""Medians of the rounds as a table: of text for a terminal, of Markdown for the README."""

import statistics

PRECISION_NAMES = {"f32": "32 bits", "f16": "16 bits", "q8": "8 bits"}


def figures(record):
    """The times of a program's record that are compared: {name: milliseconds}."""
    steps = {f"step at {int(rows):,}": value for rows, value in record["step_ms"].items()}
    return steps | {f"prefill of {record['prefill_rows']:,}": record["prefill_ms"], "load": record["load_ms"]}


def summarize(rounds, ours):
    """One dictionary for each (program, precision): medians of times and memory, and of the ratios ours / theirs in a round.
    `ours`: for each of theirs, the name of our figures that it is held against."""
    summary = []
    for program, precision in rounds[0]:
        records = [one[program, precision] for one in rounds]
        row = {"program": program, "precision": precision, "version": records[0]["version"]}
        row["peak_bytes"] = statistics.median(record["peak_bytes"] for record in records)
        for name in figures(records[0]):
            row[name] = {"ms": statistics.median(figures(record)[name] for record in records)}
            if (program, precision) in ours:
                mine = (ours[program, precision], precision)
                ratios = [figures(one[mine])[name] / figures(one[program, precision])[name] for one in rounds]
                row[name] |= {"ratio": statistics.median(ratios), "least": min(ratios), "most": max(ratios)}
        summary.append(row)
    return summary


def time_cell(figure):
    ms = f"{figure['ms']:.1f}" if figure["ms"] < 100 else f"{figure['ms']:.0f}"
    return f"{ms} ({figure['ratio']:.2f})" if "ratio" in figure else ms


def equality_cell(equality):
    if "missing" in equality:
        return f"n/a: {equality['missing']}"
    return "equal" if equality["equal"] else f"no, by {equality['difference']:.1e}"


def cells(row, names, equality, titles):
    first = [PRECISION_NAMES[row["precision"]], titles[row["program"]]]
    memory = f"{row['peak_bytes'] / 2**20:.0f}"
    return first + [time_cell(row[name]) for name in names] + [memory, equality_cell(equality)]


def table(summary, equality, titles):
    """Lines of cells, the header's first."""
    names = [name for name in summary[0] if isinstance(summary[0][name], dict)]
    lines = [["weights", "program", *(f"{name}, ms" for name in names), "peak, MiB", "cached = uncached"]]
    for row in summary:
        lines.append(cells(row, names, equality[row["program"], row["precision"]], titles))
    return lines


def as_text(lines):
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip() for line in lines)


def as_markdown(lines):
    rows = [f"| {' | '.join(line)} |" for line in lines]
    return "\n".join([rows[0], "| --- | --- |" + " ---: |" * (len(lines[0]) - 3) + " --- |", *rows[1:]])
