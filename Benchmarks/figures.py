"""The figures that scripts/bench has measured: printed one a line, and kept with every round in bench.json."""

import json
import os
import platform
import statistics
import subprocess

GROWTH_PLOT = """
set terminal svg size 640,400 background rgb 'white'
set logscale xy
set format x '10^{%T}'
set grid
unset key
set title '@title'
set xlabel 'how many'
set ylabel '@unit'
set output '@picture'
plot '-' with linespoints linewidth 2
"""


def median(rounds):
    return statistics.median(rounds)


def spread(rounds):
    """How far the middle half of the rounds lies from their median, in percent; nothing for a single one."""
    if len(rounds) < 2 or not median(rounds):
        return ""
    low, _, high = statistics.quantiles(rounds, n=4, method="inclusive")
    return f"±{(high - low) / 2 / median(rounds):.0%}"


class Figures:
    """Every figure of a run, with its limit."""

    def __init__(self):
        self.kept = []
        self.grown = []
        print(f"{'':<48}{'Per':>13}{'':6}{'other':>13}{'':6}{'ratio':>9}{'limit':>11}")

    def keep(self, name, unit, ours, theirs, value, limit, sign, word):
        holds = limit is None or value <= limit
        bound = f"{'':11}" if limit is None else f"{limit:8g} {sign:<2} {'ok' if holds else word}"
        other = f"{median(theirs):10.3f} {unit:<3}{spread(theirs):>5}" if theirs else f"{'':19}"
        ratio = f"{value:9.3f} ×" if sign == "×" else f"{'':11}"
        print(f"{name:<48}{median(ours):9.3f} {unit:<3}{spread(ours):>5}{other}{ratio}{bound}", flush=True)
        self.kept.append({"name": name, "unit": unit, "ours": ours, "theirs": theirs or None, "value": value,
                          "limit": limit, "of": "ratio" if sign == "×" else unit, "holds": holds})

    def compare(self, name, limit, ours, theirs, unit, scale, rounds=5):
        """Ours at most `limit` times theirs: the medians of rounds that take turns."""
        pairs = [(ours() * scale, theirs() * scale) for _ in range(rounds)]
        self.ratio(name, limit, *map(list, zip(*pairs)), unit)

    def ratio(self, name, limit, ours, theirs, unit, word="TOO SLOW"):
        """The same with rounds that were measured before; without a limit, for comparison."""
        self.keep(name, unit, ours, theirs, median(ours) / median(theirs), limit, "×", word)

    def below(self, name, limit, seconds):
        """A time, or the rounds of one, at most `limit` seconds."""
        rounds = seconds if isinstance(seconds, list) else [seconds]
        rounds = [each * 1e3 for each in rounds]
        self.keep(name, "ms", rounds, None, median(rounds), limit * 1e3, "ms", "TOO SLOW")

    def below_size(self, name, limit, size, unit="MB", word="TOO LARGE"):
        """A size, or the rounds of one, in a unit, at most `limit`."""
        rounds = size if isinstance(size, list) else [size]
        self.keep(name, unit, rounds, None, median(rounds), limit, unit, word)

    def growth(self, name, unit, points):
        """What something takes by how many there are: (count, figure), ascending."""
        print(f"{name + ', ' + unit:<48}" + "   ".join(f"{count:,}: {figure:.4g}" for count, figure in points), flush=True)
        self.grown.append({"name": name, "unit": unit, "points": points})

    def write(self, folder):
        """Writes bench.json, and a picture of each growth. True when every limit holds."""
        machine = {"processors": os.cpu_count(), "system": platform.platform()}
        with open(os.path.join(folder, "bench.json"), "w") as output:
            json.dump({"machine": machine, "figures": self.kept, "growth": self.grown}, output, indent=1,
                      ensure_ascii=False)
        for growth in self.grown:
            picture = os.path.join(folder, "".join(c if c.isalnum() else "-" for c in growth["name"]) + ".svg")
            plot = GROWTH_PLOT
            for key, value in (("title", growth["name"]), ("unit", growth["unit"]), ("picture", picture)):
                plot = plot.replace(f"@{key}", value)
            points = "".join(f"{count} {figure}\n" for count, figure in growth["points"])
            subprocess.run(["gnuplot"], input=plot + points + "e\n", text=True, check=True)
        return all(figure["holds"] for figure in self.kept)
