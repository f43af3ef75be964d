"""The price book, of ten prices each article, and a catalogue."""

import itertools
import os
import subprocess
import tempfile

from programs import PLACE, built_cli, built_measure, frames, outer, output, run_window

# How many prices a book has, and barcodes a catalogue
PRICES, BARCODES = 1_000_000, 4_000_000


def rows_for_the_shell(book, folder):
    """The rows of articles and prices as CSV, and the SQL of their tables.

    CSV has neither bytes nor NULL: the sixteen bytes of an identity are sixteen letters there, and pictures are 0,
    which the index of pictures would have.
    """
    schema = output(
        "sqlite3", book, "SELECT sql || ';' FROM sqlite_schema WHERE tbl_name IN ('article', 'observation') "
        "AND sql NOT LIKE '%article_picture%' AND sql NOT LIKE '%shared_%' OR name = 'article_search' "
        "ORDER BY type = 'trigger'").replace("id BLOB", "id TEXT")
    files = {}
    for table, columns in [
        ("article", "key, substr(hex(id), 17), name, brand, gtin, 0, name_key, revision, members"),
        ("observation", "key, substr(hex(id), 17), article, day, store, kind, revision, members"),
    ]:
        files[table] = os.path.join(folder, f"{table}.csv")
        with open(files[table], "w") as rows:
            subprocess.run(["sqlite3", "-csv", book, f"SELECT {columns} FROM {table}"], check=True, stdout=rows)
    return schema, files


def measure(figures):
    program, cli = built_measure("measure-database"), built_cli()
    with tempfile.TemporaryDirectory(dir=PLACE) as folder:
        book, lines = os.path.join(folder, "book.sqlite"), os.path.join(folder, "book.jsonl")
        subprocess.run([program, "book-make", book, str(PRICES)], check=True)
        with open(lines, "w") as exported:
            subprocess.run([cli, "--database", book, "book", "export"], check=True, stdout=exported)
        schema, rows = rows_for_the_shell(book, folder)
        fresh = (os.path.join(folder, f"{number}.sqlite") for number in itertools.count())

        def imported():
            path = next(fresh)
            seconds = outer([cli, "--database", path, "book", "import", lines])
            os.remove(path)
            return seconds

        def shell():
            path = next(fresh)
            # As a file of Per is
            subprocess.run(["sqlite3", path, "PRAGMA journal_mode = WAL", schema], check=True,
                           stdout=subprocess.DEVNULL)
            seconds = outer(["sqlite3", path, "PRAGMA synchronous = FULL",
                             *(f".import --csv {file} {table}" for table, file in rows.items())])
            os.remove(path)
            return seconds

        figures.compare(f"import of {PRICES:,} prices, sqlite3 .import", 1.5, imported, shell, "s", 1, rounds=1)
        answer = output(program, "book", book, str(PRICES))
        barcode, name, knowledge, adding, committing = map(float, answer.split())
        figures.below("article by barcode, 99th percentile", 0.020, barcode)
        figures.below("article by name as one types, 99th percentile", 0.020, name)
        figures.below("its history and verdict, 99th percentile", 0.005, knowledge)
        figures.below("add a price, on top of the commit", 0.005, adding - committing)
        path = next(fresh)
        answer = output(program, "catalogue", path, str(BARCODES))
        figures.below(f"scan in a catalogue of {BARCODES:,}", 0.005, float(answer.split()[1]))
        figures.below_size("a barcode of the catalogue on disk", 250, os.path.getsize(path) / BARCODES, "B")
        os.remove(path)
        empty = os.path.join(folder, "empty.sqlite")
        frames(figures, "first frame with this book, without one", 1.2, book, empty)
        usual, large = (float(line.split()[1]) / 1e6 for line in run_window("memory", empty, book))
        figures.below_size("memory of its window over an empty one", 60, large - usual)
