"""How long a page of offers takes, and how long the window pauses for it."""

import os
import random
import subprocess
import tempfile
import time

from programs import PLACE, built_measure, installed, run_quietly, run_window

CARDS = 200
BYTES = 2_000_000


def listing(path):
    """A page of cards, as shops write them: most of it is markup that nobody sees."""
    generator = random.Random(1)
    icon = '<svg class="icon" viewBox="0 0 16 16"><path d="M4 4h16v2z"/></svg>'
    cards = []
    for number in range(CARDS):
        grams, cents = generator.choice((100, 250, 400, 500, 750, 1000)), generator.randint(49, 1999)
        kilogram = round(cents * 1000 / grams)
        cards.append(
            f'<li class="card"><a href="/p/{number}"><img src="/i/{number}.jpg" alt=""></a>'
            f'<div class="icons">{icon * (BYTES // CARDS // len(icon) - 5)}</div><h3>Haferflocken Sorte {number}</h3>'
            f'<p class="size">{grams} g</p><p class="price">{cents // 100},{cents % 100:02} €</p>'
            f'<p class="base">1 kg = {kilogram // 100},{kilogram % 100:02} €</p><button>In den Warenkorb</button></li>')
    with open(path, "w", encoding="utf-8") as page:
        page.write('<!DOCTYPE html><html lang="de"><meta charset="utf-8"><title>Müsli</title><ul>'
                   + "\n".join(cards) + "</ul></html>")


def reading(path):
    """Seconds until `per-read` writes its first candidate and until it ends, and the most megabytes it held."""
    start = time.perf_counter()
    with open(path, "rb") as page:
        child = subprocess.Popen([os.path.join(installed(), "lib", "per", "per-read"), "--locale", "de_DE"], stdin=page,
                                 stdout=subprocess.PIPE)
    assert child.stdout.readline(), "nothing was read"
    first = time.perf_counter() - start
    others = child.stdout.read().count(b"\n")
    assert others + 1 >= CARDS, f"{others + 1} of {CARDS} offers"
    _, _, usage = os.wait4(child.pid, 0)
    child.returncode = 0
    return first, time.perf_counter() - start, usage.ru_maxrss * 1024 / 1e6


def measure(figures):
    with tempfile.TemporaryDirectory(dir=PLACE) as folder:
        page, file = os.path.join(folder, "page.html"), os.path.join(folder, "20.sqlite")
        listing(page)
        firsts, ends, sizes = map(list, zip(*(reading(page) for _ in range(5))))
        figures.below(f"first of {CARDS} offers of a page, 2 MB", 0.3, firsts)
        figures.below(f"all {CARDS} offers of the page", 1, ends)
        figures.below_size("memory for the page", 150, sizes)
        run_quietly(built_measure("measure-database"), "import", file, "20")
        pauses = [float(run_window("page", file, page)[0]) for _ in range(3)]
        figures.below(f"pause of the window, {CARDS} offers of the page", 0.016, pauses)
