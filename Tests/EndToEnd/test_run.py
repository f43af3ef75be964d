"""What run.py says of tests that pass only when they are repeated."""

import unittest

from run import report


class Repeated(unittest.TestCase):
    def ended(self, *failed):
        return {"passed": {"a": "", "b": ""}, "skipped": {"c": "no reason"}, "failed": dict.fromkeys(failed, "Error: slow")}

    def test_two_that_pass_only_when_repeated_are_named_and_counted(self):
        lines, failed = report(self.ended("d", "e"), ["d", "e"])
        self.assertEqual(
            lines[-3:],
            [
                "passed only when repeated, 1 of 2: d: Error: slow",
                "passed only when repeated, 2 of 2: e: Error: slow",
                "End-to-end: 4 passed, 0 failed, 1 skipped",
            ],
        )
        self.assertEqual(failed, 0)

    def test_three_that_pass_only_when_repeated_fail(self):
        lines, failed = report(self.ended("d", "e", "f"), ["d", "e", "f"])
        self.assertIn("passed only when repeated, 3 of 3: f: Error: slow", lines)
        self.assertEqual((lines[-1], failed), ("End-to-end: 2 passed, 3 failed, 1 skipped", 3))

    def test_what_went_wrong_is_said_in_a_line(self):
        text = "Traceback\n  in a line\nAssertionError: 1 != 2\n\n- 1\n+ 2\n?  ^\n"
        lines, _ = report({"passed": {}, "skipped": {}, "failed": {"d": text}}, [])
        self.assertIn("failed: d: AssertionError: 1 != 2", lines)

    def test_what_fails_when_repeated_has_failed(self):
        lines, failed = report(self.ended("d", "e"), ["e"])
        self.assertIn("failed: d: Error: slow", lines)
        self.assertEqual((lines[-1], failed), ("End-to-end: 3 passed, 1 failed, 1 skipped", 1))
