"""Reading, converting and formatting."""

import os
import random

from programs import PLACE, built_cli, built_measure, inner, outer, python_with_price_parser

PRICE_PARSER = """
import sys, time
from price_parser import Price
texts = open(sys.argv[1], encoding="utf-8").read().splitlines()
count = int(sys.argv[2])
for text in texts: Price.fromstring(text)
start = time.perf_counter_ns()
read = sum(Price.fromstring(texts[i % len(texts)]).amount is not None for i in range(count))
print(time.perf_counter_ns() - start, read)
"""

# Units to convert from and to, named as both GNU units and Per do
PAIRS = [
    ("kg", "lb"), ("floz", "ml"), ("gallon", "l"), ("oz", "g"), ("ft", "m"), ("mile", "km"),
    ("acre", "m2"), ("hour", "s"),
]


def measure(samples, figures):
    """With the texts in a folder, one a line: prices.txt, quantities.txt and lines.txt."""
    prices, quantities, lines = (os.path.join(samples, f"{name}.txt") for name in ("prices", "quantities", "lines"))
    cli, program, python = built_cli(), built_measure("measure"), python_with_price_parser()
    random.seed(1)
    ours, theirs = os.path.join(PLACE, "ours.tsv"), os.path.join(PLACE, "theirs.txt")
    with open(ours, "w") as our_list, open(theirs, "w") as their_list:
        for _ in range(1_000_000):
            number = random.randint(1, 99_999) / 100
            source, target = random.choice(PAIRS)
            our_list.write(f"{number}\t{source}\t{target}\n")
            their_list.write(f"{number} {source}\n{target}\n")

    def read(kind, file, count):
        return lambda: inner(program, kind, file, count)

    figures.compare("a million prices, price-parser", 0.25, read("prices", prices, "1000000"),
                    lambda: inner(python, "-c", PRICE_PARSER, prices, "50000"), "s", 1e6)
    figures.compare("a million quantities, the prices", 1.5, read("quantities", quantities, "1000000"),
                    read("prices", prices, "1000000"), "s", 1e6)
    # A line is read by all the rules that tell names from quantities, some 300 in the words of 40 languages; its parts
    # have nothing to be told from. 100,000 lines take 1.5 seconds.
    figures.compare("a line, its quantity and price alone", 12, read("lines", lines, "100000"),
                    read("parts", lines, "100000"), "µs", 1e6)
    figures.below("a line of 10,000 words", 0.100, [inner(program, "long-line", lines, "5") for _ in range(5)])
    figures.below("a line of 16,000 letters without spaces", 0.050, [inner(program, "long-run", "3") for _ in range(5)])
    for option in ([], ["--json"]):
        figures.compare(" ".join(["convert", *option, "a million lines, GNU units"]), 0.1,
                        lambda: outer([cli, "convert", *option, "-"], ours),
                        lambda: outer(["units", "--quiet", "--terse"], theirs), "s", 1)
    figures.compare("a row's texts, one ICU currency format", 100,
                    lambda: inner(program, "row", "20000"), lambda: inner(program, "icu", "1000000"), "µs", 1e6)
