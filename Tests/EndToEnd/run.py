#!/usr/bin/python3
"""Runs the tests of this folder side by side: run.py [NAME...]

Each runner has a display and a bus of its own, since a window test waits most of the time, and takes the next
test that no other has taken. With names, only the tests whose names contain one of them are run.

A few that failed are run again, alone: a busy machine may have kept a window waiting for too long. The output
ends with the list of what failed, each with its error. Ends with 1 when one of them failed alone as well.
"""

import pathlib
import subprocess
import sys
import tempfile
import unittest

FOLDER = pathlib.Path(__file__).resolve().parent
HEADLESS = FOLDER.parents[1] / "scripts" / "headless"
RUNNERS = 3
# More failures than this are no accident
RUN_AGAIN = 10


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


def run_all(names, count=RUNNERS):
    """The tests that failed, each with the last line of its error; None where a runner itself failed."""
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        taken = pathlib.Path(folder) / "taken"
        taken.mkdir()
        runners = []
        for number in range(count):
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
        lines = failures.read_text().splitlines() if failures.exists() else []
    return None if failed and not lines else dict(line.split(": ", 1) for line in lines)


def run_and_repeat(names):
    failures = run_all(names)
    passed = failures == {}
    if failures and len(failures) <= RUN_AGAIN:
        print("\nRun again, alone:", flush=True)
        passed = run_all(failures, count=1) == {}
    if failures:
        print("\nFailed beside the others, and passed alone:" if passed else "\nFailed:")
        print(*(f"{test}: {error}" for test, error in failures.items()), sep="\n", flush=True)
    return passed


if __name__ == "__main__":
    arguments = sys.argv[1:]
    if arguments[:1] == ["--untaken"]:
        passed = run_untaken(arguments[1], arguments[2:])
    else:
        passed = run_and_repeat(arguments)
    sys.exit(not passed)
