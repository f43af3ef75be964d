"""A shared book on a server of our own, by what psql does with the same rows."""

import os

from programs import PLACE, built_cli, built_measure, output
from server import Server


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
        figures.below("200 devices, a push a second each, 99 %", 0.100, times[int(len(times) * 0.99)])
