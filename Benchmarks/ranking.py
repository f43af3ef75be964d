"""A million products, ranked, by what sort takes for their unit prices alone."""

import os
import random
import statistics
import tempfile

from programs import PLACE, built_cli, built_measure, inner, most_memory, outer


def write_products(path, count, prices=None):
    """A table of products, as shops have them; and their unit prices, one a line."""
    generator = random.Random(1)
    words = ["Oat", "Flakes", "Milk", "Organic", "Whole", "Coffee", "Dark", "Chocolate", "Olive", "Oil", "Rice"]
    with open(path, "w") as table, open(prices or os.devnull, "w") as unit_prices:
        table.write("name,quantity,price,store\n")
        for number in range(count):
            name = " ".join(generator.choices(words, k=3))
            grams, cents, packs = generator.randint(1, 5000), generator.randint(100, 9999), 1
            quantity = f"{grams} g"
            if generator.random() < 0.2:
                quantity = f"{grams / 1000:g} kg"
            elif generator.random() < 0.1:
                packs = generator.randint(2, 12)
                quantity = f"{packs} x {grams} g"
            table.write(f"{name} {number},{quantity},{cents // 100}.{cents % 100:02},"
                        f"{generator.choice(['Aldi', 'Lidl', ''])}\n")
            unit_prices.write(f"{cents * 10 / (grams * packs):.10f}\n")


def measure(figures):
    cli, program = built_cli(), built_measure("measure")
    with tempfile.TemporaryDirectory(dir=PLACE) as folder:
        many, few, prices = (os.path.join(folder, name) for name in ("many.csv", "few.csv", "prices.txt"))
        write_products(many, 1_000_000, prices)
        write_products(few, 10_000)
        figures.compare("rank a million products, sort -g", 2, lambda: outer([cli, "rank", many]),
                        lambda: outer(["sort", "-g", prices]), "s", 1)
        figures.compare("rank a million in memory, sort -g", 0.5,
                        lambda: inner(program, "rank", "1000000") * 1e6,
                        lambda: outer(["sort", "-g", prices]), "s", 1)
        figures.compare("a product of a million, one of 10,000", 1.1, lambda: outer([cli, "rank", many]) / 1e6,
                        lambda: statistics.median(outer([cli, "rank", few]) for _ in range(9)) / 1e4, "µs", 1e6)
        figures.below_size("memory to rank a million", 300, most_memory([cli, "rank", many]))
