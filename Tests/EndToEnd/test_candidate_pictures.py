"""A picture is read, looked at beside what was read in it, and read again in part."""

import os
import pathlib
import signal
import unittest

from drawn import FONT, leaflet
from window import PROGRAM, WindowTest

MODELS = pathlib.Path(PROGRAM).parents[1] / "share" / "per" / "models" / "PP-OCRv6_rec_small.onnx"
LABELS = [
    ("Oat Flakes", "500 g", "1 kg = 2.98", "1.49"),
    ("Apple Juice", "1 l", "1 l = 1.29", "1.29"),
    ("Rye Bread", "750 g", "1 kg = 2.65", "1.99"),
    ("Oat Bran", "1 kg", "1 kg = 3.49", "3.49"),
]


@unittest.skipUnless(FONT and MODELS.exists(), "scripts/setup test brings what this needs")
class PictureTest(WindowTest):
    def open(self, labels=LABELS, **look):
        path = pathlib.Path(self.home) / "leaflet.png"
        self.picture_size = leaflet(path, labels, **look)
        self.program.run_again(str(path))

    @property
    def readers(self):
        """The numbers of the processes that read documents for the program."""
        numbers = []
        for process in pathlib.Path("/proc").glob("[0-9]*"):
            try:
                fields = (process / "stat").read_text().rsplit(")", 1)[1].split()
                command = (process / "cmdline").read_bytes()
            except OSError:
                continue
            if int(fields[1]) == self.program.process.pid and b"per-read" in command and fields[0] != "Z":
                numbers.append(int(process.name))
        return numbers


class Canceling(PictureTest):
    def test_escape_ends_the_reader_at_once_and_adds_nothing(self):
        self.open()
        reader = self.eventually(lambda: self.readers, "the reader")[0]
        # However fast the machine is, it does not come to its end by itself.
        os.kill(reader, signal.SIGSTOP)
        self.eventually(lambda: self.items("label", "Reading…"), "what is being done")
        self.assertTrue(self.items("push button", "Cancel"))
        self.press("Escape")
        self.assertSays("Canceled. Nothing was read.")
        self.assertEqual(self.readers, [])
        self.assertEqual(self.rows, [])
