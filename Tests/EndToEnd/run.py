#!/usr/bin/python3
"""Runs the tests of this folder side by side: run.py [NAME...]

Each share has a display and a bus of its own, since a window test waits most of the time. With names,
only the tests whose names contain one of them are run. Ends with 1 when one of them failed.
"""

import pathlib
import subprocess
import sys
import tempfile
import unittest

FOLDER = pathlib.Path(__file__).resolve().parent
HEADLESS = FOLDER.parents[1] / "scripts" / "headless"
SHARES = 2


def tests(suite):
    for part in suite:
        yield from tests(part) if isinstance(part, unittest.TestSuite) else [part]


def run_share(share, names):
    loader = unittest.TestLoader()
    loader.testNamePatterns = [f"*{name}*" for name in names] or None
    own = list(tests(loader.discover(str(FOLDER))))[share::SHARES]
    return unittest.TextTestRunner(verbosity=2).run(unittest.TestSuite(own)).wasSuccessful()


def run_all(names):
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        shares = []
        for share in range(SHARES):
            # The first is seen while it runs, the others when it has ended
            log = None if share == 0 else open(pathlib.Path(folder) / str(share), "w+")
            words = [HEADLESS, sys.executable, __file__, "--share", str(share), *names]
            shares.append((subprocess.Popen(words, stdout=log, stderr=log and subprocess.STDOUT), log))
        for process, log in shares:
            failed |= process.wait() != 0
            if log:
                log.seek(0)
                print(log.read(), end="", flush=True)
                log.close()
    return not failed


if __name__ == "__main__":
    arguments = sys.argv[1:]
    if arguments[:1] == ["--share"]:
        passed = run_share(int(arguments[1]), arguments[2:])
    else:
        passed = run_all(arguments)
    sys.exit(not passed)
