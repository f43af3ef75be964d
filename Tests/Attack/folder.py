"""Attacks by what others put into a shared folder, or beside the file."""

import json
import os
import pathlib
import stat

from programs import Place, demand

TRAPS = ("link", "dangling", "linktopipe", "pipe", "socket", "folder", "loop", "device")


def lay(trap, path, victim):
    """Puts something that is no file under a name."""
    if trap == "link":
        path.symlink_to(victim)
    elif trap == "dangling":
        path.symlink_to(victim.with_name("made"))
    elif trap == "linktopipe":
        pipe = victim.with_name("pipe")
        if not pipe.exists():
            os.mkfifo(pipe)
        path.symlink_to(pipe)
    elif trap == "pipe":
        os.mkfifo(path)
    elif trap == "socket":
        os.mknod(path, stat.S_IFSOCK | 0o600)
    elif trap == "folder":
        path.mkdir()
    elif trap == "loop":
        path.symlink_to(path.name)
    elif trap == "device":
        path.symlink_to("/dev/zero")


def clear(folder):
    """Empties a folder."""
    for path in folder.iterdir():
        path.rmdir() if path.is_dir() and not path.is_symlink() else path.unlink()


def shared():
    """A shared folder with links, pipes and foreign files: nothing outside is touched, and all else is exchanged."""
    traps = 0
    with Place() as place:
        folder = place.path / "shared"
        folder.mkdir()
        victim = place.write("victim", "precious")
        other = place.path / "other.sqlite"
        place.do("book", "add", "Oats 500 g 0.95 @ Lidl", database=other)
        place.do("book", "exchange", folder, database=other)
        place.do("book", "exchange", folder)
        for number in range(3):
            place.do("book", "add", f"Tea {number} 100 g 2.00 @ Aldi")
            place.do("book", "exchange", folder)
        kept = {path.name: path.read_bytes() for path in folder.iterdir()}
        own = place.do("book", "status").split("device\t")[1].split("\n")[0]
        numbers = [int(name.split(".")[1]) for name in kept if name.startswith(own)]
        names = [f"{own}.{n}.jsonl{end}" for n in range(1, max(numbers) + 4) for end in ("", ".tmp")]
        names += [f".{own}.x.tmp", f"{own}.jsonl", "x.1.jsonl", f"{own}.9223372036854775807.jsonl", "-rf", "a\nb.1.jsonl"]
        count = 0
        for trap in TRAPS:
            clear(folder)
            for name, content in kept.items():
                if not name.startswith(own):
                    (folder / name).write_bytes(content)
            for name in names:
                if not (folder / name).exists():
                    lay(trap, folder / name, victim)
                    traps += 1
            place.do("book", "add", f"Milk {trap} 1 l 1.00 @ Aldi")
            run = place.cli("book", "exchange", folder)
            demand(run.returncode in (0, 1), f"{trap}: status {run.returncode}, {run.stderr.decode()}")
            demand(victim.read_text() == "precious", f"{trap}: the victim was written")
            demand(not victim.with_name("made").exists(), f"{trap}: a file was made outside")
            count += 1
            # What could not be left there goes with the next file.
            clear_traps(folder)
            place.do("book", "exchange", folder)
            place.cli("book", "exchange", folder, database=other)
            demand(f"Milk {trap}" in place.do("book", "list", database=other), f"{trap}: a price did not arrive")
        lies = lied(place, folder, own, kept, other)
    return f"{traps} traps of {count} kinds, {lies} lying files: nothing outside is touched, every price arrives"


def clear_traps(folder):
    """Removes what is no file."""
    for path in list(folder.iterdir()):
        if path.is_dir() and not path.is_symlink():
            path.rmdir()
        elif path.is_symlink() or not path.is_file():
            path.unlink()


def lied(place, folder, own, kept, other):
    """Files that say what is not so: numbers and times beyond all others, other books, and noise."""
    sample = next(content for name, content in kept.items() if not name.startswith(own)).decode()
    head, *lines = sample.splitlines()
    heads = []
    for member in json.loads(head):
        for lie in ("9000000000000000000", 9000000000000000000, -1, "", None, [], {}, "x" * 100_000, "\0", "../../x"):
            heads.append(json.dumps({**json.loads(head), member: lie}))
    bodies = []
    for line in lines[:6]:
        try:
            fields = json.loads(line)
        except ValueError:
            continue
        keys = fields if isinstance(fields, dict) else range(len(fields))
        for key in keys:
            for lie in ("9223372036854775807", 2**63 - 1, -(2**63), None, "\0", "\u202e", "x" * 1_000_000, [[]] * 100):
                changed = fields.copy()
                changed[key] = lie
                bodies.append(json.dumps(changed))
    lies = 0
    for text in [*(h + "\n" + "\n".join(lines) + "\n" for h in heads), *(head + "\n" + b + "\n" for b in bodies)]:
        for name in (f"{own}.90.jsonl", "019a0000-0000-7000-8000-00000000000f.1.jsonl"):
            path = folder / name
            path.write_text(text)
            run = place.cli("book", "exchange", folder)
            demand(run.returncode in (0, 1), f"{name}, {text[:200]!r}: status {run.returncode}: {run.stderr.decode()}")
            lies += 1
            if path.exists():
                path.unlink()
    demand(place.is_sound(), "the file is damaged")
    place.do("book", "add", "Honest 1 kg 5.00 @ Aldi")
    place.cli("book", "exchange", folder)
    place.cli("book", "exchange", folder, database=other)
    demand("Honest" in place.do("book", "list", database=other), "after the lies, a price did not arrive")
    return lies


def beside():
    """Links and pipes beside the file and as input: refused in a sentence, and nothing is followed or waited for."""
    runs = 0
    for trap in TRAPS:
        for name in ("per.sqlite-journal", "per.sqlite-wal", "per.sqlite-shm", "per.unfinished.sqlite",
                     "per.unfinished-2.sqlite", "per.damaged.sqlite", "per.before-16.sqlite"):
            with Place() as place:
                victim = place.write("victim", "precious")
                place.do("new", "A")
                for old in place.path.glob("per.sqlite-*"):
                    old.unlink()
                lay(trap, place.path / name, victim)
                run = place.cli("list")
                demand(run.returncode == 0 or name.startswith("per.sqlite-") and run.stderr, f"{trap} {name}: {run.stderr}")
                place.run("database-session", "recover", place.database, "1", "0")
                demand(victim.read_text() == "precious", f"{trap} {name}: the victim was written")
                demand(not victim.with_name("made").exists(), f"{trap} {name}: a file was made outside")
                runs += place.runs
    with Place() as place:
        victim = pathlib.Path(place.write("victim", "precious"))
        place.do("new", "A")
        for trap in ("pipe", "linktopipe", "socket", "folder", "loop", "device", "dangling"):
            path = place.path / f"input-{trap}"
            lay(trap, path, victim)
            for words in (["import"], ["rank"], ["rate", "import"], ["stores", "load"], ["book", "import"], ["read"]):
                run = place.run("per-cli", *words, path) if words in (["rank"], ["read"]) else place.cli(*words, path)
                # What rank finds no file for is a text, of which it says the same in a row.
                demand(run.returncode in (1, 2) and (run.stderr or words == ["rank"]), f"{words} {trap}: status {run.returncode}")
                runs += 1
    return f"{runs} runs beside and with {len(TRAPS)} kinds of traps: nothing is followed, nothing waits"
