"""A picture is read, looked at beside what was read in it, and read again in part."""

import os
import pathlib
import re
import signal
import time
import unittest

from drawn import FONT, leaflet
from window import PROGRAM, WindowTest, xdotool

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

    def test_reading_can_be_canceled_again_while_that_is_still_said(self):
        for _ in range(3):
            self.open()
            reader = self.eventually(lambda: self.readers, "the reader")[0]
            os.kill(reader, signal.SIGSTOP)
            # What is being done waits behind the notice of the time before.
            time.sleep(1)
            self.press("Escape")
            self.eventually(lambda: not self.readers, "the end of the reader")
            self.assertSays("Canceled. Nothing was read.")
        self.settle()
        self.assertEqual(self.rows, [])


class OneLabel(PictureTest):
    def test_a_single_offer_is_looked_at_beside_its_picture(self):
        self.open(LABELS[:1])
        self.eventually(lambda: self.button("Show Oat Flakes in the Picture"), "its piece of the picture")


class ReadingBeside(PictureTest):
    def test_the_list_can_be_used_while_a_picture_is_read(self):
        self.open()
        reader = self.eventually(lambda: self.readers, "the reader")[0]
        os.kill(reader, signal.SIGSTOP)
        self.eventually(lambda: self.items("label", "Reading…"), "what is being done")
        self.enter("Cola", "2 l", "2.29")
        self.assertEqual(len(self.rows), 1)
        self.assertEqual(self.readers, [reader])
        os.kill(reader, signal.SIGCONT)
        self.eventually(lambda: self.items("label", "Oat Bran"), "the offers")
        self.assertFalse(self.items("label", "Reading…"))


class Looking(PictureTest):
    def open(self, *arguments, **look):
        super().open(*arguments, **look)
        self.eventually(lambda: self.items("label", "Oat Bran"), "the offers")
        self.eventually(lambda: self.button("Show Oat Bran in the Picture"), "the pieces of the picture")
        self.eventually(lambda: self.button("Show the Picture"), "the picture")
        self.settle()

    def test_a_picture_in_which_nothing_was_found_can_be_marked(self):
        PictureTest.open(self, [("Oat Flakes", "500 g", " ", " "), ("Oat Bran", "1 kg", " ", " ")])
        self.eventually(lambda: self.items("label", "Nothing on offer was found."), "the sheet")
        self.assertFocus("Show the Picture")
        self.press("space")
        self.wait_for(lambda: self.is_picture_shown, True)
        self.settle()
        self.press("Escape")
        self.wait_for(lambda: self.is_picture_shown, False)
        self.settle()
        self.press("Escape")
        self.wait_for(lambda: self.items("label", "Nothing on offer was found."), [])

    @property
    def is_picture_shown(self):
        return bool(self.items("push button", "Read This Part"))

    @property
    def marked(self):
        """What a screen reader says of the picture."""
        return next((x.description for x in self.items("image", "Picture")), "")

    def show_picture(self):
        self.go_to("Show the Picture")
        self.press("space")
        self.wait_for(lambda: self.is_picture_shown, True)
        self.settle()

    def test_a_row_shows_its_place_in_the_picture(self):
        self.open()
        # The order of the rows is the reader's.
        self.press("Down")
        self.settle()
        name = self.focus
        number = [label[0] for label in LABELS].index(name)
        self.press("alt+Return")
        self.wait_for(lambda: self.is_picture_shown, True)
        self.assertFocus("Picture")
        left, right, top, bottom = map(int, re.findall(r"(\d+)%", self.marked))
        across, down = number % 2 * 50, number // 2 * 50
        self.assertTrue(across < left < right < across + 50, self.marked)
        self.assertTrue(down < top < bottom < down + 50, self.marked)
        self.press("Escape")
        self.wait_for(lambda: self.is_picture_shown, False)
        self.assertFocus(name)
        self.go_to(f"Show {name} in the Picture")
        self.press("Return")
        self.wait_for(lambda: self.is_picture_shown, True)

    def test_a_part_that_is_marked_by_keys_is_read_by_itself(self):
        self.open()
        self.show_picture()
        self.wait_for(lambda: self.marked, "Nothing is marked.")
        self.press("Left")
        self.wait_for(lambda: self.marked, "Marked: 25% to 75% from the left, 25% to 75% from the top")
        self.settle()
        # To the upper left quarter
        self.press(*["Left"] * 25, *["Up"] * 25)
        self.wait_for(lambda: self.marked, "Marked: 0% to 50% from the left, 0% to 50% from the top")
        self.press("Return")
        self.wait_for(lambda: self.is_picture_shown, False)
        self.eventually(lambda: self.items("label", "1 of 1 chosen"), "what is in that part")
        self.assertTrue(self.items("label", "Oat Flakes"))
        self.assertFalse(self.items("label", "Oat Bran"))
        self.settle()
        self.press("Return")
        self.eventually(lambda: any("Oat Flakes" in row for row in self.rows), "the product")

    def test_a_part_that_is_marked_by_mouse_and_empty_says_so(self):
        self.open(LABELS + LABELS[:1])
        self.show_picture()
        # The last label is alone in its row.
        area = self.item("image", "Picture")
        window = self.eventually(self.find_window, "the picture's window")
        left, top, width, height = area.bounds
        frame_left, frame_top, *_ = next(w for w in self.app.children if w.name == "Picture").children[0].bounds
        border = self.border // 2
        corner = left - frame_left + border + width * 6 // 10, top - frame_top + border + height * 7 // 10
        xdotool("mousemove", "--window", window, *corner, "mousedown", 1)
        for _ in range(10):
            xdotool("mousemove_relative", "--", width // 40, height // 40)
        xdotool("mouseup", 1)
        self.eventually(lambda: self.marked.startswith("Marked: "), "a marked part")
        self.press("alt+r")
        self.assertSays("Nothing on offer was found")
        self.assertTrue(self.is_picture_shown)
        self.press("Escape")
        self.wait_for(lambda: self.is_picture_shown, False)
        self.assertTrue(self.items("label", "Oat Bran"))

