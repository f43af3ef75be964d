"""Attacks by ending programs at every moment, and by using a file with many programs at once."""

import random
import statistics
import threading
import time

from programs import PROGRAMS, Place, demand

# As many of each kind of call as this, evenly spread; scripts/faults tries all.
MOST = 60
CALLS = ("open", "write", "sync", "truncate", "rename", "link", "unlink", "map")


def filled(place, rows=400):
    """A comparison with products, of which the last came by itself."""
    place.do("new", "A", "--currency", "EUR")
    table = place.write("filled.csv", "name,quantity,price,note\n" + "".join(
        f"Product {n},{n + 1} g,1.99,Something to say of it {n}\n" for n in range(rows)))
    place.do("import", "--comparison", "A", table)
    place.do("add", "--comparison", "A", "Oats 500 g 0.95")


def reset(place, whole):
    """Puts the file back as it was."""
    for old in place.path.glob("per.*sqlite*"):
        old.unlink()
    place.database.write_bytes(whole)


def recovery():
    """A recovery that is killed where it changes a file: the next one has all that was there."""
    kills = 0
    with Place() as place:
        filled(place)
        whole = bytearray(place.database.read_bytes())
        expected = {p["name"] for p in place.products("A")}
        # The page that leads to all others
        whole[:100] = b"\0" * 100
        folder = f"{place.path}/"

        def recover(fault=""):
            counts = place.path / "counts"
            run = place.run(
                "database-session", "recover", place.database, "1", "0", FAULT=fault, FAULT_FOLDER=folder,
                FAULT_COUNTS=str(counts), LD_PRELOAD=str(PROGRAMS / "libfault-injection.so"))
            return run, counts

        reset(place, whole)
        run, counts = recover()
        demand(run.stdout == b"recovered\n", f"not recovered: {run.stdout}")
        best = {p["name"] for p in place.products("A")} if place.cli("show", "A").returncode == 0 else None
        if best is None:
            titles = place.do("list").split("\t")
            best = {p["name"] for p in place.products(titles[0])}
        demand(len(best) >= len(expected) - 1, f"{len(best)} of {len(expected)} recovered")
        numbers = {call: int(count) for call, count in map(str.split, counts.read_text().splitlines())}
        for call in CALLS:
            count = numbers.get(call, 0)
            for number in range(1, count + 1, 1 + count // MOST):
                reset(place, whole)
                recover(f"{call}:{number}:kill")
                kills += 1
                # Either the new one is there already, or it can be made once more.
                if place.cli("list").returncode != 0:
                    run, _ = recover()
                    demand(run.stdout == b"recovered\n", f"after {call} {number}: {run.stdout}")
                identity = place.do("list").split("\t")[0]
                names = {p["name"] for p in place.products(identity)}
                demand(names == best, f"after {call} {number}: {len(names)} of {len(best)} products")
                demand(place.is_sound(), f"after {call} {number}: damaged")
                demand(not list(place.path.glob("per.unfinished*")), f"after {call} {number}: something lies about")
    return f"{kills} kills: each time all {len(best)} products are there afterwards"


def imports(kills=60, rows=12_000):
    """Imports and their undo that are killed: whole or nothing, and what they leave is given back."""
    rng = random.Random(1)
    whole = nothing = 0
    with Place() as place:
        place.do("new", "A", "--currency", "EUR")
        place.do("add", "--comparison", "A", "Oats 500 g 0.95")
        table = place.write("many.csv", "name,quantity,price\n" + "".join(f"Row {n},{n % 900 + 1} g,1.99\n" for n in range(rows)))
        begun = time.monotonic()
        place.do("import", "--comparison", "A", table)
        longest = time.monotonic() - begun
        place.do("undo", "A")
        count = 1
        for _ in range(kills):
            isundo = count > 1
            words = ["undo", "A"] if isundo else ["import", "--comparison", "A", table]
            run = place.start("per-cli", *words, "--database", place.database)
            time.sleep(rng.random() * (longest if not isundo else longest / 4))
            run.kill()
            run.wait()
            before = count
            count = len(place.products("A"))
            demand(count in (1, rows + 1), f"{count} of {rows + 1} rows are shown")
            demand(place.ask("SELECT count(*) FROM hidden WHERE entry < 0") == 0, "rows of a killed import stay")
            hidden = place.ask("SELECT total(last - first + 1) FROM hidden")
            left = place.ask("SELECT count(*) FROM product") - hidden - count
            demand(left == 0, f"{left} rows are in the file that nobody can see")
            demand(place.is_sound(), "the file is damaged")
            whole += count != before
            nothing += count == before
    return f"{kills} kills of an import of {rows} rows and its undo: {whole} whole, {nothing} nothing, no row left over"


def crowd(rows=100_000, programs=4):
    """A large import while others add without a pause: all get their turn, and nothing is lost."""
    waits, refused = [], []
    ended = threading.Event()
    with Place() as place:
        place.do("new", "A", "--currency", "EUR")
        table = place.write("many.csv", "name,quantity,price\n" + "".join(f"Row {n},{n % 900 + 1} g,1.99\n" for n in range(rows)))

        def add(number):
            while not ended.is_set():
                begun = time.monotonic()
                run = place.cli("add", "--comparison", "A", f"Oats {number} 500 g 0.95")
                waits.append(time.monotonic() - begun)
                if run.returncode != 0:
                    refused.append(run.stderr.decode())

        threads = [threading.Thread(target=add, args=(number,)) for number in range(programs)]
        begun = time.monotonic()
        run = place.start("per-cli", "import", "--comparison", "A", table, "--database", place.database)
        # What the import has begun to read is empty still.
        time.sleep(0.2)
        for thread in threads:
            thread.start()
        status = run.wait()
        seconds = time.monotonic() - begun
        ended.set()
        for thread in threads:
            thread.join()
        demand(status == 0, f"the import gave up after {seconds:.1f} s")
        demand(not refused, f"{len(refused)} of {len(waits)} additions refused: {refused[:1]}")
        count = place.ask("SELECT product_count FROM comparison")
        demand(count == rows + len(waits), f"{count} rows, and {rows + len(waits)} were acknowledged")
    return (f"{rows} rows in {seconds:.1f} s beside {len(waits)} additions by {programs} programs, "
            f"which took {max(waits):.2f} s at most, {statistics.median(waits):.2f} s mostly")
