"""Attacks by what is in files, and by names."""

import csv
import io
import json
import random

from programs import Place, demand

FORMULAS = [
    "=1+1", "+1+1", "-1+1", "@SUM(A1)", "=cmd|' /C calc'!A0", '=HYPERLINK("http://x","y")', "\t=1+1", "\r=1+1",
    "\n=1+1", " =1+1", "\u00a0=1+1", '"=1+1"', "'=1+1", "''=1+1", "\ufeff=1+1", "\u200b=1+1", "=", "+", "-", "@",
    "－1+1", "＝1+1", "＋1", "＠SUM", "-2", "+49 30 1", "=1\n=2", "a\n=1", ";=1+1", ",=1+1", "x;=1", "x\t=1", "x,=1",
    "%0A=1", "|=1", "=1|2",
]
# What spreadsheets take for the beginning of a formula, also of full width, and after what they leave out
STARTERS = "=+-@＝＋－＠"
SKIPPED = " \t\r\n\u00a0\ufeff\u200b"


def formulas():
    """Names, stores and notes that spreadsheets would run: none of them does, and all come back as they were."""
    cells = files = 0
    with Place() as place:
        place.do("new", "A", "--currency", "EUR")
        for number, text in enumerate(FORMULAS):
            product = {"name": text, "quantity": "1 kg", "price": f"{number + 1}.00", "store": text, "note": text, "brand": text}
            place.do("add", json.dumps(product))
        stored = {tuple(p[key] for key in ("name", "store", "note", "brand")) for p in place.products("A")}
        for name, delimiter in (("csv", ","), ("tsv", "\t")):
            path = place.write(f"a.{name}", place.cli("export", "A", "--format", name).stdout)
            for row in csv.reader(io.StringIO(path.read_bytes().decode(), newline=""), delimiter=delimiter):
                for cell in row:
                    cells += 1
                    begun = cell.lstrip(SKIPPED)
                    # A difference in percent, which Per has computed, is a number.
                    is_number = begun[1:].rstrip("%").replace(".", "").isdigit()
                    demand(not begun[:1] or begun[0] not in STARTERS or is_number and cell not in FORMULAS,
                           f"{name}: the cell {cell!r} is a formula")
            place.do("import", path, database=place.path / f"{name}.sqlite")
            back = json.loads(place.do("list", "--json", database=place.path / f"{name}.sqlite").split("\n")[0])
            again = {tuple(p[key] for key in ("name", "store", "note", "brand"))
                     for p in place.products(str(back["id"]), place.path / f"{name}.sqlite")}
            demand(again == stored, f"{name}: {(again ^ stored)} was changed")
            files += 1
    return f"{len(FORMULAS)} texts, {cells} cells in {files} formats: no formula, every text read back"


WORDS = "Müsli Grün 1 kg"
TABLE = f"name,quantity,price,store\n{WORDS},1 kg,2.99,Käse & Co\nHafer €uro,500 g,1.49,Lidl\n"
NAMES = {WORDS, "Hafer €uro"}
STORES = '[{"name":"Käse & Co","note":"Grün"}]'
RATES = ('<?xml version="1.0"?><gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" '
         'xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><Cube><Cube time="2026-11-20">'
         '<Cube currency="USD" rate="1.1"/></Cube></Cube></gesmes:Envelope>')
PAGE = f"<html><body><h1>Käse & Co</h1><p>{WORDS}</p><p>2.99 €</p></body></html>"
MAIL = f"From: a@example.org\nSubject: Grün\nContent-Type: text/plain; charset=utf-8\n\n{WORDS} 2.99 €\n"


def encoded(text, rng):
    """A text in many encodings, most of them wrong."""
    for name in ("utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le", "utf-7", "cp1252",
                 "iso8859-15", "cp037", "shift_jis", "gb18030"):
        yield name, text.encode(name, "replace")
    plain = text.encode()
    yield "UTF-16 with an odd end", text.encode("utf-16")[:-1]
    yield "UTF-16 cut within a pair", "a😀".encode("utf-16")[:-2]
    yield "a mark and nothing else", b"\xff\xfe"
    yield "two marks", b"\xef\xbb\xbf" * 2 + plain
    for name, bytes_ in (("overlong", b"\xc0\xaf"), ("surrogates", b"\xed\xa0\x80"), ("beyond U+10FFFF", b"\xf4\x90\x80\x80"),
                         ("lonely", b"\x80"), ("cut", b"\xe2\x82"), ("zero", b"\0"), ("FE FF", b"\xfe\xff")):
        for place in (0, len(plain) // 2, len(plain)):
            yield name, plain[:place] + bytes_ + plain[place:]
    for _ in range(12):
        changed = bytearray(plain)
        for _ in range(rng.randrange(1, 8)):
            changed[rng.randrange(len(changed))] = rng.randrange(256)
        yield "random bytes", bytes(changed)
    yield "noise", rng.randbytes(5000)


def encodings():
    """Files in encodings that they should not be in, in every reader: no crash, and no letter is replaced in silence."""
    rng = random.Random(1)
    files = refused = 0
    with Place() as place:
        book = place.path / "book.sqlite"
        place.do("book", "add", "Hafer 500 g 1.49 @ Lidl", database=book)
        whole = place.do("book", "export", database=book)
        place.do("new", "A", "--currency", "EUR")
        comparison = place.do("export", "A")
        readers = [
            (TABLE, ["import"]), (TABLE, ["rank"]), (TABLE.replace(",", "\t"), ["import"]), (f"{WORDS} 2.99\n", ["import"]),
            (f"{WORDS} 2.99\n", ["rank"]), (comparison.replace('"A"', '"Grün"'), ["import"]), (STORES, ["stores", "load"]),
            (RATES, ["rate", "import"]), (whole.replace("Hafer", "Grün"), ["book", "import"]), (TABLE, ["book", "import"]),
            (PAGE, ["read"]), (MAIL, ["read"]), (f"{WORDS} 2.99 €\n", ["read"]),
        ]
        for text, command in readers:
            for name, content in encoded(text, rng):
                database = place.path / "new.sqlite"
                for old in place.path.glob("new.sqlite*"):
                    old.unlink()
                path = place.write("file", content)
                words = [*command, path]
                run = place.run("per-cli", *words) if command in (["rank"], ["read"]) else place.cli(*words, database=database)
                files += 1
                refused += run.returncode != 0
                what = f"{' '.join(command)}, {name}"
                demand(run.returncode in (0, 1, 2), f"{what}: status {run.returncode}")
                for said in (run.stdout, run.stderr):
                    said.decode()
                demand(run.returncode == 0 or run.stderr or run.stdout, f"{what}: refused without a sentence")
                if database.exists() and database.stat().st_size:
                    demand(place.is_sound(database), f"{what}: the file is damaged")
                    if "\ufffd".encode() not in content:
                        names = place.ask("SELECT group_concat(name || store || note) FROM product", database) or ""
                        demand("\ufffd" not in names, f"{what}: a letter was replaced in silence")
                    # What is another encoding of the same text is that text, or nothing
                    if command == ["import"] and text is TABLE and name in ("utf-8", "utf-8-sig", "utf-16", "cp1252"):
                        rows = place.ask("SELECT count(*) FROM product", database)
                        known = place.ask(
                            f"SELECT count(*) FROM product WHERE name IN ('{WORDS}', 'Hafer €uro')", database)
                        demand(rows == known, f"{what}: names were read as others")
        # As lines of standard input, too
        for name, content in encoded(f"{WORDS} 2.99\n", rng):
            for words in (["rank"], ["parse", "line"], ["add", "--database", place.database, "-"]):
                place.run("per-cli", *words, given=content)
                files += 1
    return f"{files} files and inputs for {len(readers) + 3} readers, {refused} refused: no crash, no letter replaced"


TURNING = ["\u202eslrig", "a\u2069b", "\u2067c", "\u200fd", "e\u202a\u2066f\u202c", "g\u2029\u202bh", "\u2069\u202c\u2069i\u202d"]
ESCAPES = ["\x1b]0;owned\x07", "\x1b[2J", "\x9b31m", "a\x08b", "c\rd", "\x1b]8;;http://x\x1b\\y"]


def names():
    """Names that turn the direction of writing or command a terminal, in what per-cli prints for people."""
    lines = 0
    with Place() as place:
        for number, name in enumerate(TURNING + ESCAPES):
            comparison = f"{name}{number}"
            place.do("new", comparison, "--currency", "EUR")
            id_ = json.loads(place.do("list", "--json").rstrip("\n").split("\n")[-1])["id"]
            product = json.dumps({"name": name, "quantity": "1 kg", "price": "1.00", "store": name, "note": name})
            runs = [place.cli("add", "--comparison", str(id_), product), place.cli("book", "add", product)]
            runs += [place.cli("show", str(id_)), place.cli("show", "no" + name), place.cli("book", "show", name)]
            runs += [place.cli("list"), place.cli("book", "list"), place.cli("book", "plan", f"{name} 2 kg")]
            for run in runs:
                said = [(line, False) for line in run.stdout.decode().split("\n")]
                # In sentences, marks act as the letters of a number do.
                said += [(line, True) for line in run.stderr.decode().split("\n")]
                for line, is_sentence in said:
                    lines += 1
                    depth = 0
                    for character in line:
                        demand(character == "\t" or not (ord(character) < 0x20 or 0x7F <= ord(character) < 0xA0),
                               f"{line!r} commands the terminal")
                        if character in "\u2066\u2067\u2068":
                            depth += 1
                        elif character == "\u2069":
                            depth -= 1
                        elif character in "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2028\u2029":
                            demand((depth > 0 or is_sentence and character in "\u061c\u200e\u200f") and character not in "\u2028\u2029", f"{line!r} turns what stands beside")
                        demand(depth >= 0, f"{line!r} closes what it has not opened")
                    demand(depth == 0, f"{line!r} leaves something open")
    return f"{len(TURNING + ESCAPES)} names, {lines} lines: none reaches beyond itself"


def bombs():
    """Files that are small and would become large, or nest without end: refused, in bounded memory."""
    import gzip
    import resource
    import subprocess
    import zlib

    from programs import LONGEST, PROGRAMS

    kinds = {
        "gzip of zeros": gzip.compress(b"0" * 200_000_000), "gzip of rows": gzip.compress(b"a,1 kg,1.00\n" * 500_000),
        "nested arrays": b"[" * 5_000_000, "nested objects": b'{"a":' * 1_000_000, "one long line": b"a" * 50_000_000,
        "one long cell": b'name,price\n"' + b"x" * 50_000_000, "many columns": b"," * 10_000_000,
        "many quotes": b'"' * 20_000_000, "a long number": b"name,price\nx," + b"9" * 5_000_000,
        "entities": b'<!DOCTYPE x [<!ENTITY a0 "b">' + b"".join(
            b'<!ENTITY a%d "%s">' % (n, b"&a%d;" % (n - 1) * 50) for n in range(1, 20)) + b"]><html>&a19;</html>",
        "nested tags": b"<div>" * 500_000, "a broken PDF": b"%PDF-1.7\n" + zlib.compress(b"0" * 10_000_000),
        "base64 without end": b'{"format":"io.github.perapp.Per","version":2,"pictures":[{"data":"' + b"A" * 30_000_000,
    }
    memory = 700_000_000

    def limited():
        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))

    runs = 0
    with Place() as place:
        for name, content in kinds.items():
            path = place.write("bomb", content)
            for words in (["import", "--database", place.database, path], ["rank", path], ["read", path],
                          ["stores", "load", "--database", place.database, path],
                          ["rate", "import", "--database", place.database, path],
                          ["book", "import", "--database", place.database, path]):
                for old in place.path.glob("per.sqlite*"):
                    old.unlink()
                try:
                    run = subprocess.run(
                        [PROGRAMS / "per-cli", *words], env=place.environment(), capture_output=True, timeout=LONGEST,
                        preexec_fn=limited, check=False)
                except subprocess.TimeoutExpired:
                    demand(False, f"{name}, {words[0]}: takes more than {LONGEST} s")
                demand(run.returncode >= 0, f"{name}, {words[0]}: ends by signal {-run.returncode}")
                runs += 1
    return f"{len(kinds)} files, {runs} runs with {memory // 1_000_000} MB: every one ends by itself"
