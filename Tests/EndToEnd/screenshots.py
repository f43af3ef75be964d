"""Pictures of the main states, for the README, the metainfo and for review: scripts/screenshot."""

import os
import pathlib
import subprocess
import unittest

from window import WindowTest

FOLDER = pathlib.Path(os.environ["PER_SCREENSHOTS"])


class Picture(WindowTest):
    size = (1040, 720)

    def take(self, name):
        # Out of the way, so that the pointer is over nothing
        self.point_away()
        self.settle()
        path = FOLDER / f"{name}.png"
        self.picture(path)
        self.round(path)

    def round(self, path):
        """Cuts the window out as a desktop shows it: without the frame that stands in for its
        shadow, and with round corners."""
        frame = self.border // 2
        _, _, width, height = self.content.bounds
        corners = f"roundrectangle 0,0,{width - 1},{height - 1},12,12"
        cut = ["-shave", f"{frame}x{frame}", "+repage", "-alpha", "set"]
        mask = ["(", "+clone", "-alpha", "transparent", "-fill", "white", "-draw", corners, ")"]
        whole = ["-compose", "DstIn", "-composite", "-strip"]
        subprocess.run(["convert", path, *cut, *mask, *whole, path], check=True)

    def fill(self):
        self.click(self.item("push button", "Try an Example"))
        self.wait_for(lambda: len(self.rows), 5)
        self.press("ctrl+n")
        self.assertFocus("Name")

    def type_next(self):
        self.replace("Name", "Oat Bran")
        self.replace("Quantity", "14 oz")
        self.replace("Price", "1.29")
        self.assertSays("of 6")


class Light(Picture):
    def test_picture(self):
        self.fill()
        self.type_next()
        self.take("light")


class Dark(Picture):
    environment = {**WindowTest.environment, "ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}

    def test_picture(self):
        self.fill()
        self.type_next()
        self.take("dark")


class HighContrast(Picture):
    environment = {**WindowTest.environment, "ADW_DEBUG_HIGH_CONTRAST": "1"}

    def test_picture(self):
        self.fill()
        self.type_next()
        self.take("high-contrast")


class LargeText(Picture):
    text_scale = 2

    def test_picture(self):
        self.fill()
        self.type_next()
        self.take("large-text")


class Narrow(Picture):
    size = (360, 680)

    def test_pictures(self):
        self.fill()
        self.type_next()
        self.take("narrow-form")
        self.press("alt+Left")
        self.take("narrow")


class Empty(Picture):
    def test_picture(self):
        self.take("empty")


class Example(Picture):
    def test_picture(self):
        self.fill()
        self.take("example")


class Error(Picture):
    def test_picture(self):
        self.fill()
        self.replace("Name", "Oat Milk")
        self.replace("Price", "1.29-")
        self.replace("Quantity", "1 l")
        self.eventually(lambda: self.entry("Quantity").is_invalid, "the refusal")
        self.take("error")


if __name__ == "__main__":
    unittest.main(verbosity=2)
