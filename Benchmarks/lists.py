"""How long a user waits for the window, with long lists."""

import os
import tempfile

from programs import PLACE, built_c, built_measure, frames, output, run_quietly, run_window


def measure(figures):
    with tempfile.TemporaryDirectory(dir=PLACE) as folder:
        files = {count: os.path.join(folder, f"{count}.sqlite") for count in (0, 20, 1000, 10_000, 100_000)}
        for count in list(files)[1:]:
            run_quietly(built_measure("measure-database"), "import", files[count], str(count))
        for count, limit in ((1000, 1.2), (10_000, 1.25), (100_000, 3)):
            frames(figures, f"first frame with {count:,} products, an empty one", limit, files[count], files[0])
        empty, filled = (float(line.split()[0]) / 1e6 for line in run_window("memory", files[0], files[100_000]))
        figures.below_size("memory with 100,000 over an empty one", 120, filled - empty)
        for count in (20, 10_000):
            answer = output(built_measure("measure-model"), "keystroke", files[count])
            figures.below(f"keystroke in the form, {count:,} products", 0.004, float(answer))
        adding, committing = map(float, output(built_measure("measure-model"), "add", files[10_000]).split())
        figures.below("add to 10,000 in a window, on top of the commit", 0.005, adding - committing)
        turns = {}
        for _ in range(3):
            for line in run_window("turns", files[10_000]):
                seconds, name = line.split(" ", 1)
                turns.setdefault(name, []).append(float(seconds))
        # The median of the longest pause in each round: one pause by another program must not count.
        for name, seconds in turns.items():
            figures.below(f"10,000 products: {name}", 0.033, seconds)
        times = [float(line) * 1e3 for line in run_window(
            "adds", files[1000], built_c("plain-window", "libadwaita-1"), "1000")]
        figures.ratio("add to 1,000 rows, processor, a C GtkListBox", 1.2, times[:10], times[10:], "ms")
