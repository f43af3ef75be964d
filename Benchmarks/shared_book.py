"""A shared book on a server of our own, by what psql does with the same rows."""

import os
import statistics
import tempfile

from programs import PLACE, built_cli, built_measure, output, run_quietly
from server import Server

# How many prices the books have; of the last one, copies are made
BOOKS = (10_000, 100_000, 1_000_000)


def books(figures, server, folder):
    """What it takes to send a book of a file, to exchange a price of it, and to copy it into an empty file."""
    exchanges = {}
    for count in BOOKS:
        path = os.path.join(folder, f"{count}.sqlite")
        server.fresh()
        run_quietly(built_measure("measure-database"), "book-make", path, str(count))
        sending = server.share(path)
        server.sql("VACUUM ANALYZE per.field", "CHECKPOINT")
        exchanges[count] = server.exchanges(built_cli(), path, 15)
        os.remove(path)
    figures.growth("exchange of a price, by the prices of a book", "ms",
                   [(count, statistics.median(seconds) * 1e3) for count, seconds in exchanges.items()])
    small, large = BOOKS[0], BOOKS[-1]
    figures.ratio(f"exchange in a book of {large:,}, of {small:,}", 1.5,
                  *([second * 1e3 for second in exchanges[count]] for count in (large, small)), "ms")
    figures.below(f"a price of {large:,} that a file sends", 50e-6, sending / large)
    rows = os.path.join(folder, "fields.tsv")

    def first_copy():
        path = os.path.join(folder, "copy.sqlite")
        seconds = server.share(path)
        os.remove(path)
        return seconds

    def copied():
        """Out of the server, and into a table with the same keys."""
        server.sql("TRUNCATE plain", "CHECKPOINT")
        return server.sql(f"\\copy per.field TO '{rows}'", f"\\copy plain FROM '{rows}'")

    figures.compare(f"first copy of {large:,} prices, \\copy out and in", 2, first_copy, copied, "s", 1, rounds=3)


def measure(figures):
    program = built_measure("measure-server")
    with Server(built_cli("per-sync")) as server:
        def run(command, *words):
            return float(output(program, command, server.address(), server.book, *words))

        def pushed():
            server.fresh()
            return run("push", "100000")

        def copied():
            rows = server.rows(100_000)
            server.sql("TRUNCATE plain", "CHECKPOINT")
            return server.sql(f"\\copy plain FROM '{rows}'")

        figures.compare("push of 100,000 fields, \\copy", 2, pushed, copied, "s", 1, rounds=3)
        small = run("exchange", "200")
        server.sql(f"\\copy per.field FROM '{server.rows(1_000_000)}'", "VACUUM ANALYZE per.field")
        rows = os.path.join(PLACE, "fields.tsv")
        figures.compare("first read of 1,000,000 fields, \\copy", 2, lambda: run("pull"),
                        lambda: server.sql(f"\\copy per.field TO '{rows}'"), "s", 1, rounds=3)
        os.remove(rows)
        figures.compare("exchange of a field in 1,000,000, in 100,000", 1.5, lambda: run("exchange", "200"),
                        lambda: small, "ms", 1e3, rounds=3)
        with tempfile.TemporaryDirectory(dir=PLACE) as folder:
            books(figures, server, folder)
        server.fresh()
        megabytes, ticks = server.resting(built_cli())
        figures.below_size("per-sync at rest with TLS", 18, megabytes)
        figures.below_size("its ticks in five seconds", 0, ticks, "", "NOT AT REST")
        server.fresh()
        delays = server.delays(built_cli(), 21)
        figures.below("a price reaches another idle device", 0.3, delays)
        figures.below("the slowest of 21", 1, max(delays))
        server.fresh()
        times = server.paced(200, 20)
        # Sessions of pgbench that only push: nobody listens or reads meanwhile
        figures.below("200 sessions that push once a second, 99 %", 0.100, times[int(len(times) * 0.99)])
