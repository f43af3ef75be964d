#!/usr/bin/python3
"""Runs attacks, and prints one line for each: attack.py [NAME...]. Ends with 1 where one succeeds."""

import re
import subprocess
import sys
import time

import files
import folder
import kills
import server
from programs import Succeeded


def tests(kind, name, what):
    """An attack on what the window does, which has tests of its own."""

    def run():
        command = ["scripts/test", kind, name]
        said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
        counts = re.search(r"^(\d+) passed, (\d+) failed", said, re.MULTILINE)
        if not counts or int(counts[2]) or not int(counts[1]):
            raise Succeeded(said.strip()[-300:])
        return f"{counts[1]} {what}"

    return run


ATTACKS = {
    "formulas": files.formulas,
    "encodings": files.encodings,
    "names": files.names,
    "bombs": files.bombs,
    "pictures": tests("--swift", "ThumbnailTests", "tests with bombs and broken pictures: decoded apart, within limits"),
    "markup": tests("--end-to-end", "HostileNames", "test of eleven names in the windows: no markup is obeyed"),
    "folder": folder.shared,
    "beside": folder.beside,
    "recovery": kills.recovery,
    "imports": kills.imports,
    "crowd": kills.crowd,
    "member": server.member,
    "cuts": server.cuts,
    "restored": server.restored,
}


def main(chosen):
    """The exit status."""
    unknown = [name for name in chosen if name not in ATTACKS]
    if unknown:
        print(f"no attack is called {', '.join(unknown)}; there are: {', '.join(ATTACKS)}", file=sys.stderr)
        return 2
    succeeded = 0
    begun = time.monotonic()
    for name in chosen or ATTACKS:
        start = time.monotonic()
        try:
            said = ATTACKS[name]()
        except Succeeded as success:
            succeeded += 1
            said = "SUCCEEDED: " + " ".join(str(success).split())[:500]
        print(f"{name:10} {time.monotonic() - start:5.0f} s  {said}", flush=True)
    count = len(chosen or ATTACKS)
    print(f"{count} attacks in {time.monotonic() - begun:.0f} s: {succeeded} succeeded, {count - succeeded} did not")
    return 1 if succeeded else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
