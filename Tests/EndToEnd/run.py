#!/usr/bin/python3
"""Runs the tests of this folder side by side: run.py [NAME...]

Each runner has a display and a bus of its own, since a window test waits most of the time, and takes the next
test that no other has taken. With names, only the tests whose names contain one of them are run. Ends with 1
when one of them failed, and lists those last, each with its error.
"""

import pathlib
import subprocess
import sys
import tempfile
import unittest

FOLDER = pathlib.Path(__file__).resolve().parent
HEADLESS = FOLDER.parents[1] / "scripts" / "headless"
RUNNERS = 3


class UntakenTests(unittest.TestSuite):
    """The tests that no other runner has taken, each found when the one before has ended."""

    _cleanup = False

    def __init__(self, names, taken):
        super().__init__()
        self.taken = taken
        loader = unittest.TestLoader()
        loader.testNamePatterns = [f"*{name}*" for name in names] or None
        self.addTest(loader.discover(str(FOLDER)))

    def __iter__(self):
        for test in self.single(super().__iter__()):
            try:
                (self.taken / test.id()).touch(exist_ok=False)
            except FileExistsError:
                continue
            yield test

    def single(self, suite):
        for part in suite:
            yield from self.single(part) if isinstance(part, unittest.TestSuite) else [part]


def run_untaken(taken, names):
    taken = pathlib.Path(taken)
    result = unittest.TextTestRunner(verbosity=2).run(UntakenTests(names, taken))
    for test, error in result.failures + result.errors:
        with open(taken.with_name("failed"), "a") as failed:
            failed.write(f"{test.id()}: {error.strip().splitlines()[-1]}\n")
    return result.wasSuccessful()


def run_all(names):
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        taken = pathlib.Path(folder) / "taken"
        taken.mkdir()
        runners = []
        for number in range(RUNNERS):
            # The first is seen while it runs, the others when it has ended
            log = None if number == 0 else open(pathlib.Path(folder) / str(number), "w+")
            words = [HEADLESS, sys.executable, __file__, "--untaken", taken, *names]
            process = subprocess.Popen(words, stdout=log, stderr=log and subprocess.STDOUT)
            runners.append((process, log))
        for process, log in runners:
            failed |= process.wait() != 0
            if log:
                log.seek(0)
                print(log.read(), end="", flush=True)
                log.close()
        failures = taken.with_name("failed")
        if failures.exists():
            print(f"\nFailed:\n{failures.read_text()}", end="", flush=True)
    return not failed


if __name__ == "__main__":
    arguments = sys.argv[1:]
    if arguments[:1] == ["--untaken"]:
        passed = run_untaken(arguments[1], arguments[2:])
    else:
        passed = run_all(arguments)
    sys.exit(not passed)
