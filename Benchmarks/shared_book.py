"""A shared book on a server of our own, by what psql does with the same rows."""

import os
import statistics
import tempfile

from programs import PLACE, built_cli, built_measure, output, run_quietly
from server import Server

# How many prices the books have; of the last one, copies are made
BOOKS = (10_000, 100_000, 1_000_000)
# How many another one has where that is asked for
LARGE = 10_000_000


def books(figures, server, folder, large):
    """What it takes to send a book of a file, to exchange a price of it, and to copy it into an empty file."""
    exchanges = {}
    for count in [LARGE] * large + list(BOOKS):
        path = os.path.join(folder, f"{count}.sqlite")
        server.fresh()
        run_quietly(built_measure("measure-database"), "book-make", path, str(count))
        sending = server.share(path)
        server.sql("VACUUM ANALYZE per.field", "CHECKPOINT")
        exchanges[count] = server.exchanges(built_cli(), path, 15)
        os.remove(path)
    figures.growth("exchange of a price, by the prices of a book", "ms",
                   [(count, statistics.median(seconds) * 1e3) for count, seconds in sorted(exchanges.items())])
    for count in sorted(exchanges)[2:]:
        figures.ratio(f"exchange in a book of {count:,}, of {BOOKS[0]:,}", 1.5,
                      *([second * 1e3 for second in exchanges[each]] for each in (count, BOOKS[0])), "ms")
    # The server has its turns on the same two cores
    figures.below(f"a price of {BOOKS[-1]:,} that a file sends", 65e-6, sending / BOOKS[-1])
    first_copies(figures, server, folder)


def first_copies(figures, server, folder):
    """What it takes to copy the book of a server into an empty file, by what psql does with the same rows."""
    rows, path = os.path.join(folder, "fields.tsv"), os.path.join(folder, "copy.sqlite")
    copies, outs, ins = [], [], []
    for _ in range(3):
        copies.append(server.share(path))
        os.remove(path)
        server.sql("TRUNCATE plain", "CHECKPOINT")
        outs.append(server.sql(f"\\copy per.field TO '{rows}'"))
        # Into a table with the same keys
        ins.append(server.sql(f"\\copy plain FROM '{rows}'"))
    both = [sum(seconds) for seconds in zip(outs, ins)]
    figures.ratio(f"first copy of {BOOKS[-1]:,} prices, \\copy out and in", 2, copies, both, "s")
    # Half of what a first copy does
    figures.ratio(f"first copy of {BOOKS[-1]:,} prices, \\copy in alone", None, copies, ins, "s")


def measure(figures, large=False):
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

        def exchanges():
            """After a first round, in which the server writes whole pages, and everything is far from the processor."""
            server.sql("VACUUM ANALYZE per.field", "CHECKPOINT")
            return [run("exchange", "200") * 1e3 for _ in range(4)][1:]

        figures.compare("push of 100,000 fields, \\copy", 2, pushed, copied, "s", 1, rounds=3)
        small = exchanges()
        server.sql(f"\\copy per.field FROM '{server.rows(1_000_000)}'", "VACUUM ANALYZE per.field")
        rows = os.path.join(PLACE, "fields.tsv")
        figures.compare("first read of 1,000,000 fields, \\copy", 2, lambda: run("pull"),
                        lambda: server.sql(f"\\copy per.field TO '{rows}'"), "s", 1, rounds=3)
        os.remove(rows)
        figures.ratio("exchange of a field in 1,000,000, in 100,000", 1.5, exchanges(), small, "ms")
        with tempfile.TemporaryDirectory(dir=PLACE) as folder:
            books(figures, server, folder, large)
        server.fresh()
        megabytes, ticks, afterwards = server.resting(built_cli(), lambda: run("push", "100000"))
        figures.below_size("per-sync at rest with TLS", 18, megabytes)
        figures.below_size("the same after receiving 100,000 fields", 18, afterwards)
        figures.below_size("its ticks in five seconds", 0, ticks, "", "NOT AT REST")
        server.fresh()
        delays = server.delays(built_cli(), 21)
        figures.below("a price reaches another idle device", 0.3, delays)
        figures.below("the slowest of 21", 1, max(delays))
        for count, where in ((50, "50 books"), (1, "one book")):
            server.fresh()
            _, slow, _, old, received, errors = map(float, server.devices(program, 200, count, 20))
            assert received > 0
            figures.below(f"200 devices in {where}, an exchange, 99 %", 0.100, slow)
            # All of them and the server share two cores here
            figures.below("until they have what another has sent, 99 %", 1.2, old)
            figures.below_size("their errors", 0, errors, "", "FAILED")
