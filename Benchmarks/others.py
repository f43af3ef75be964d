"""What the window and other programs on its file do to each other."""

import os
import random
import tempfile

from programs import PLACE, built_cli, output, run_window



class SharedFile:
    """A file of two comparisons, of which the window shows the second, and rows to import."""

    def __init__(self, folder, count):
        self.path = os.path.join(folder, "per.sqlite")
        self.hidden = self.cli("new", "Hidden")
        self.shown = self.cli("new", "Shown")
        self.cli("add", "--comparison", self.shown, "100 g 1.00 First")
        self.rows = os.path.join(folder, "rows.jsonl")
        generator = random.Random(1)
        with open(self.rows, "w") as rows:
            for number in range(count):
                price = generator.randint(100, 9999)
                rows.write(f'{{"name":"Product {number}","quantity":"{generator.randint(1, 5000)} g",'
                           f'"price":"{price // 100}.{price % 100:02}"}}\n')

    def cli(self, *words):
        return output(built_cli(), "--database", self.path, *words).strip()


def measure_pauses(figures):
    """How long the window pauses while another program imports into its file."""
    with tempfile.TemporaryDirectory(dir=PLACE) as folder:
        file = SharedFile(folder, 200_000)
        for name, comparison in [("beside the window", file.hidden), ("into its list", file.shown)]:
            seconds = [float(run_window("pause", file.path, built_cli(), file.rows, comparison)[0]) for _ in range(3)]
            figures.below(f"pause, 200,000 imported {name}", 0.016, seconds)


def measure_waits(figures):
    """How long other programs wait for the file while the window imports and undoes."""
    with tempfile.TemporaryDirectory(dir=PLACE) as folder:
        file = SharedFile(folder, 249_000)
        lines = run_window("sharing", file.path, built_cli(), file.rows, file.hidden)
        for line in lines:
            seconds, name = line.split(" ", 1)
            figures.below(f"another's add, window {name} 249,000", 0.5, float(seconds))
