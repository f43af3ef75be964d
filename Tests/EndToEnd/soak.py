#!/usr/bin/python3
"""Adds, edits, removes and undoes in the window again and again: soak.py ROUNDS, on a display of its own (scripts/soak).

After the first third of the rounds, at most 500 of them, the program may not grow by more than two megabytes.
"""

import pathlib
import sys
import unittest

from window import WindowTest, xdotool

# Kilobytes
MAXIMUM_GROWTH = 2048


class Soak(WindowTest):
    rounds = 5000

    @property
    def resident(self):
        """The memory of the program's own, in kilobytes: pages of files come and go."""
        lines = pathlib.Path(f"/proc/{self.program.process.pid}/status").read_text().splitlines()
        return int(next(line for line in lines if line.startswith("RssAnon:")).split()[1])

    def test_the_window_does_not_grow(self):
        for name in ["Oats", "Rice", "Bran"]:
            self.press("ctrl+l")
            self.type(f"{name} 500 g 1.00")
            self.press("Return")
        self.wait_for(lambda: len(self.rows), 3)
        warm = min(500, self.rounds // 3)
        begun = None
        for number in range(1, self.rounds + 1):
            self.one_round(number)
            if number == warm:
                self.settle()
                begun = self.resident
            if number % max(1, self.rounds // 20) == 0:
                print(f"{number} rounds: {self.resident} kB", flush=True)
        self.settle()
        grown = self.resident - begun
        print(f"{grown} kB more after {warm} of {self.rounds} rounds", flush=True)
        self.assertLess(grown, MAXIMUM_GROWTH)

    def one_round(self, number):
        """Adds a product, edits one, removes one, and takes the three changes back."""
        add = [*self.keys("ctrl+l"), *self.typing(f"Tea {number % 50 + 1} kg 2.00"), *self.keys("Return", "Escape")]
        xdotool(*add)
        self.wait_for(lambda: len(self.rows), 4)
        xdotool(*self.keys("ctrl+f", "Return", "Home", "F2"), *self.typing("Green"), *self.keys("Return"))
        self.eventually(lambda: any("Green" in row for row in self.rows), "the edit")
        xdotool(*self.keys("ctrl+f", "Return", "Home", "Delete"))
        self.wait_for(lambda: len(self.rows), 3)
        xdotool(*self.keys("ctrl+z"))
        self.wait_for(lambda: len(self.rows), 4)
        xdotool(*self.keys("ctrl+z", "ctrl+z"))
        self.wait_for(lambda: sorted(row.split(",")[0] for row in self.rows), ["Bran", "Oats", "Rice"])

    # To start xdotool for each takes longer than what it does.

    def keys(self, *keys):
        return ["key", "--delay", "4", *keys]

    def typing(self, text):
        return ["type", "--args", "1", "--delay", "4", text]


if __name__ == "__main__":
    Soak.rounds = int(sys.argv[1])
    unittest.main(argv=sys.argv[:1], defaultTest="Soak")
