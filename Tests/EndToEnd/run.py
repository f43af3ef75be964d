#!/usr/bin/python3
"""Runs the tests of this folder side by side: run.py [NAME...]

Each runner has a display and a bus of its own, since a window test waits most of the time, and takes the next
test that no other has taken. With names, only the tests whose names contain one of them are run.

Only what failed is shown; all that was said is in .build/end-to-end.log. A few that failed are run again, alone: a busy
machine may have kept a window waiting for too long. What passes only then is named and counted, and more than
ACCIDENTS of it are failures. The last line counts the tests. Ends with 1 when something failed.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

FOLDER = pathlib.Path(__file__).resolve().parent
ROOT = FOLDER.parents[1]
HEADLESS = ROOT / "scripts" / "headless"
LOG = ROOT / ".build" / "end-to-end.log"
RUNNERS = 3
# More failures than this are not run again
RUN_AGAIN = 10
# More tests than this that pass only when run again show a fault, of them or of the program
ACCIDENTS = 2


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


class Result(unittest.TextTestResult):
    """Writes how each test ended to a file that all runners share."""

    file = None

    def note(self, kind, test, text=""):
        # The cases of a test that has several are one test
        name = getattr(test, "test_case", test).id()
        with open(self.file, "a") as file:
            file.write(json.dumps([kind, name, text]) + "\n")

    def addSuccess(self, test):
        super().addSuccess(test)
        self.note("passed", test)

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self.note("skipped", test, reason)

    def addFailure(self, test, error):
        super().addFailure(test, error)
        self.note("failed", test, self.failures[-1][1])

    def addError(self, test, error):
        super().addError(test, error)
        self.note("failed", test, self.errors[-1][1])

    def addSubTest(self, test, subtest, error):
        super().addSubTest(test, subtest, error)
        if error:
            self.note("failed", test, "".join(text for _, text in (self.failures + self.errors)[-1:]))


def run_untaken(taken, names):
    taken = pathlib.Path(taken)
    Result.file = taken.with_name("ended")
    runner = unittest.TextTestRunner(stream=sys.stdout, verbosity=2, resultclass=Result)
    return runner.run(UntakenTests(names, taken)).wasSuccessful()


def run_all(names, log, count=RUNNERS):
    """How the tests ended: by "passed", "skipped" and "failed", names with what was said."""
    ended = {"passed": {}, "skipped": {}, "failed": {}}
    with tempfile.TemporaryDirectory() as folder:
        taken = pathlib.Path(folder) / "taken"
        taken.mkdir()
        runners = []
        for number in range(count):
            output = open(pathlib.Path(folder) / str(number), "w+")
            words = [HEADLESS, sys.executable, __file__, "--untaken", taken, *names]
            process = subprocess.Popen(words, stdout=output, stderr=subprocess.STDOUT)
            runners.append((process, output))
        for process, output in runners:
            status = process.wait()
            output.seek(0)
            said = output.read()
            output.close()
            log.write(said)
            # 1 is that of a runner with a test that failed
            if status not in (0, 1):
                ended["failed"]["a runner"] = f"ended with {status}: {said[-2000:]}"
        file = taken.with_name("ended")
        for line in file.read_text().splitlines() if file.exists() else []:
            kind, name, text = json.loads(line)
            ended[kind][name] = ended[kind].get(name, "") + text
        for test in taken.iterdir():
            if not any(test.name in names for names in ended.values()):
                ended["failed"][test.name] = "did not come to its end"
    for name in ended["failed"]:
        ended["passed"].pop(name, None)
    return ended


def sentence(text):
    """The line of a traceback that says what went wrong; more of it may follow."""
    lines = text.strip().splitlines() or [""]
    return next((line for line in reversed(lines) if re.match(r"[\w.]+(Error|Expired|Exception)\b", line)), lines[-1])


def report(ended, again):
    """The lines that tell how the tests ended, and how many failed; `again` are the names that passed when repeated."""
    repeated = {name: text for name, text in ended["failed"].items() if name in again}
    accidents = repeated if len(repeated) <= ACCIDENTS else {}
    failed = {name: text for name, text in ended["failed"].items() if name not in accidents}
    lines = [f"{name}\n{text.strip()}\n" for name, text in failed.items()]
    lines += [f"skipped: {name}: {reason}" for name, reason in ended["skipped"].items()]
    lines += [f"failed: {name}: {sentence(text)}" for name, text in failed.items()]
    lines += [
        f"passed only when repeated, {number} of {len(repeated)}: {name}: {sentence(text)}"
        for number, (name, text) in enumerate(repeated.items(), 1)
    ]
    if repeated and not accidents:
        lines.append(f"More than {ACCIDENTS} tests that pass only when repeated are failures.")
    passed = len(ended["passed"]) + len(accidents)
    lines.append(f"End-to-end: {passed} passed, {len(failed)} failed, {len(ended['skipped'])} skipped")
    return lines, len(failed)


def run_and_repeat(names):
    LOG.parent.mkdir(exist_ok=True)
    with open(LOG, "w") as log:
        ended, again = run_all(names, log), {}
        if 0 < len(ended["failed"]) <= RUN_AGAIN:
            log.write("\nRun again, alone:\n")
            again = run_all(ended["failed"], log, count=1)["passed"]
    lines, failed = report(ended, again)
    print(*lines, sep="\n", flush=True)
    return failed == 0


if __name__ == "__main__":
    arguments = sys.argv[1:]
    if arguments[:1] == ["--untaken"]:
        ok = run_untaken(arguments[1], arguments[2:])
    else:
        ok = run_and_repeat(arguments)
    sys.exit(not ok)
