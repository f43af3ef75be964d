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

    # Per's window has a form, a header and twenty rows of widgets, where the one in C has labels; GTK makes and draws them
    # in nine tenths of the time, which differs by a twentieth from one start of the machine to the next.
    figures.ratio("first frame with 20 products, a C window", 1.35, scaled(per[0], 1e3), scaled(window[0], 1e3), "ms")
    # Not slower than the smallest program that people open beside it
    figures.ratio("the same, gnome-calculator", 1, scaled(per[0], 1e3), scaled(calculator[0], 1e3), "ms")
    # What is not seen at once is made then: menus, shortcuts, the row of the form. Nine tenths of it are GTK and the kernel.
    figures.below("processor from there to rest, over that window", 0.130,
                  [ours - theirs for ours, theirs in zip(per[1], window[1])])
    figures.ratio("memory at rest, a C window", 1.25, scaled(per[2], 1e-6), scaled(window[2], 1e-6), "MB", "TOO LARGE")
    figures.below_size("ticks in two seconds at rest", 0, list(per[3]), "", "NOT AT REST")
    # GNU units loads two libraries. Per's are loaded for every command, ICU among them, which has 30 MB; what a price is in
    # a locale is then read from ICU's data, which takes longer than all of GNU units.
    for name, words, limit in (("per-cli --version", ["--version"], 2.2),
                               ("per-cli parse price", ["parse", "price", "1.99"], 5)):
        figures.compare(f"start of {name}, units --version", limit, lambda: outer([built_cli(), *words]),
                        lambda: outer(["units", "--version"]), "ms", 1e3, rounds=101)
    # Five programs with Swift's library in each, so that they run where Swift is not installed
    figures.below_size("installed, without other languages", 29, installed_size())
