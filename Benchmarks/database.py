"""What the database does with products, in temporary files."""

import itertools
import os
import subprocess
import tempfile

from programs import PLACE, built_cli, built_measure, outer, output


def measure(figures):
    program = built_measure("measure-database")
    with tempfile.TemporaryDirectory(dir=PLACE) as folder:
        fresh = (os.path.join(folder, f"{number}.sqlite") for number in itertools.count())

        def run(command, *words, path=None):
            answer = output(program, command, path or next(fresh), *words)
            return [float(figure) for figure in answer.split()]

        source, rows = os.path.join(folder, "source.sqlite"), os.path.join(folder, "rows.csv")
        run("import", "200000", path=source)
        figures.compare("CSV of 200,000 products, sqlite3 -csv", 1.5,
                        lambda: outer([built_cli(), "--database", source, "export", "--format", "csv"]),
                        lambda: outer(["sqlite3", "-csv", source, "SELECT * FROM product"]), "s", 1)
        with open(rows, "w") as table:
            subprocess.run(["sqlite3", "-csv", source,
                            # CSV has no NULL
                            "UPDATE product SET picture = 0; SELECT * FROM product"], check=True, stdout=table)

        def shell():
            path = next(fresh)
            run("empty", path=path)
            # These indices lack what is NULL, but would have all that is not in a table of CSV.
            subprocess.run(["sqlite3", path, "DROP INDEX product_picture; DROP INDEX product_number"], check=True)
            return outer(["sqlite3", path, "PRAGMA synchronous = FULL", f".import --csv {rows} product"])

        figures.compare("import of 200,000 products, sqlite3 .import", 1.5,
                        lambda: run("import", "200000")[0], shell, "s", 1, rounds=3)
        adding, committing = run("add")
        figures.below("add to 10,000, on top of the commit", 0.005, adding - committing)
        figures.below("load 10,000 products", 0.050, run("open")[1])
        figures.below("search a million products, 99th percentile", 0.020, run("search", "1000000")[0])
