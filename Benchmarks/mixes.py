"""How long the search for the cheapest mix takes."""

from programs import built_measure, inner, output

# What makes the search for the cheapest mix hard: see Benchmarks/Sources/measure/Mixes.swift
MIXES = ["random", "tied", "pounds", "limited", "limitedAndTied", "shipped", "deals", "shippedAndLimited",
         "everything", "few", "fewPounds"]


def measure(figures):
    """The cheapest mix of 40 offers, for 1,000 packs."""
    program = built_measure("measure")
    for kind in ("random", "tied"):
        figures.compare(f"cheapest mix, {kind}, dynamic programming", 0.5,
                        lambda: inner(program, "mix", kind, "10"),
                        lambda: inner(program, "programme", kind, "10"), "ms", 1e3, rounds=3)
    for kind in MIXES:
        slowest = int(output(program, "mix", kind, "50").split()[2]) / 1e9
        # The slowest of fifty, so that another program's turn on the processor counts, too
        figures.below(f"cheapest mix, {kind}, slowest of 50", 0.065, slowest)
