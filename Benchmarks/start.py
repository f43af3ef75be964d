"""How Per starts and rests, by the smallest window in C and by gnome-calculator."""

import json
import os
import tempfile

from programs import PLACE, built_c, built_cli, built_measure, installed, outer, run_quietly, run_window

ROUNDS = 15


def installed_size():
    """Megabytes of everything that is installed, without the texts in other languages."""
    total = 0
    for folder, _, files in os.walk(installed()):
        if "/share/locale/" not in folder and "/share/man/" not in folder:
            total += sum(os.lstat(os.path.join(folder, file)).st_size for file in files)
    return total / 1e6


def measure(figures):
    plain = built_c("plain-window", "libadwaita-1")
    with tempfile.TemporaryDirectory(dir=PLACE) as folder:
        file = os.path.join(folder, "20.sqlite")
        run_quietly(built_measure("measure-database"), "import", file, "20")
        rounds = {}
        # The first start of each fills the system's caches
        for line in run_window("starts", str(ROUNDS + 1), file, plain, "gnome-calculator")[3:]:
            program, *values = json.loads(line)
            rounds.setdefault(os.path.basename(program), []).append(values)
    per, window, calculator = (list(zip(*rounds[name])) for name in ("per", "plain-window", "gnome-calculator"))

    def scaled(values, scale):
        return [value * scale for value in values]

    figures.ratio("first frame with 20 products, a C window", 1.25, scaled(per[0], 1e3), scaled(window[0], 1e3), "ms")
    figures.ratio("the same, gnome-calculator", 0.8, scaled(per[0], 1e3), scaled(calculator[0], 1e3), "ms")
    figures.below("processor from there to rest, over that window", 0.040,
                  [ours - theirs for ours, theirs in zip(per[1], window[1])])
    figures.ratio("memory at rest, a C window", 1.25, scaled(per[2], 1e-6), scaled(window[2], 1e-6), "MB", "TOO LARGE")
    figures.below_size("ticks in two seconds at rest", 0, list(per[3]), "", "NOT AT REST")
    for name, words in (("per-cli --version", ["--version"]), ("per-cli parse price", ["parse", "price", "1.99"])):
        figures.compare(f"start of {name}, units --version", 1.5, lambda: outer([built_cli(), *words]),
                        lambda: outer(["units", "--version"]), "ms", 1e3, rounds=101)
    figures.below_size("installed, without other languages", 22, installed_size())
