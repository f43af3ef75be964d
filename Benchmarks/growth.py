"""How time and memory grow from a thousand to a million."""

import os
import statistics
import tempfile

from programs import PLACE, built_cli, built_measure, most_memory, outer, output, run_quietly, run_window
from ranking import write_products

COUNTS = (1000, 10_000, 100_000, 1_000_000)
# As many as a comparison may hold
LISTS = (1000, 10_000, 100_000, 249_000)


def ranking(figures, folder):
    seconds, memory = [], []
    for count in COUNTS:
        table = os.path.join(folder, "products.csv")
        write_products(table, count)
        rounds = 9 if count <= 10_000 else 3
        seconds.append((count, statistics.median(outer([built_cli(), "rank", table]) for _ in range(rounds))))
        memory.append((count, most_memory([built_cli(), "rank", table])))
    figures.growth("rank a table", "s", seconds)
    figures.growth("rank a table in memory", "MB", memory)


def products(figures, folder):
    database, imports, frames, memory, exports = built_measure("measure-database"), [], [], [], []
    for count in LISTS:
        file = os.path.join(folder, f"{count}.sqlite")
        imports.append((count, float(output(database, "import", file, str(count)))))
        exports.append((count, outer([built_cli(), "--database", file, "export", "--format", "csv"])))
        frames.append((count, statistics.median(map(float, run_window("frames", *[file] * 5)))))
        memory.append((count, float(run_window("memory", file)[0].split()[0]) / 1e6))
    figures.growth("import products", "s", imports)
    figures.growth("export products as CSV", "s", exports)
    figures.growth("first frame with products", "s", frames)
    figures.growth("window with products", "MB", memory)


def price_book(figures, folder):
    database, times = built_measure("measure-database"), {}
    for count in COUNTS:
        book, lines = os.path.join(folder, f"book-{count}.sqlite"), os.path.join(folder, "book.jsonl")
        run_quietly(database, "book-make", book, str(count))
        with open(lines, "w") as exported:
            exported.write(output(built_cli(), "--database", book, "book", "export"))
        copy = os.path.join(folder, f"copy-{count}.sqlite")
        imported = outer([built_cli(), "--database", copy, "book", "import", lines])
        barcode, name, knowledge, *_ = map(float, output(database, "book", book, str(count)).split())
        for title, seconds in (("import prices", imported), ("article by barcode", barcode),
                               ("article by name", name), ("its history and verdict", knowledge)):
            times.setdefault(title, []).append((count, seconds))
        os.remove(copy)
    for title, points in times.items():
        figures.growth(f"price book of so many prices: {title}", "s", points)


def measure(figures):
    with tempfile.TemporaryDirectory(dir=PLACE) as folder:
        ranking(figures, folder)
        products(figures, folder)
        price_book(figures, folder)
