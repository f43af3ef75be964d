"""The chart: opened, read, followed and saved from the keyboard."""

import pathlib

from window import WindowTest

LIST = "Unit price (per kilogram)"
BEST = "Oat Flakes, best value, €1.90 per kilogram, €0.95 for 500 g"
WORST = "Rolled Oats, 145% more, €4.65 per kilogram, €3.49 for 750 g"


class Chart(WindowTest):
    def open_chart(self):
        self.enter("Rolled Oats", "750 g", "3.49")
        self.enter("Oat Flakes", "500 g", "0.95")
        self.press("ctrl+g")
        self.wait_for(lambda: self.bars, [BEST, WORST])

    @property
    def bars(self):
        """What a screen reader says for each bar, from the top."""
        lists = self.items("list", LIST)
        items = lists[0].children if lists else []
        return [item.name for item in items if item.role == "list item"]

    def test_the_bars_say_the_same_as_the_rows(self):
        self.open_chart()
        self.assertRows([BEST, WORST])
        self.press("Escape")
        self.wait_for(lambda: self.bars, [])
        self.assertTrue(self.program.is_running)
        self.assertRows([BEST, WORST])

    def test_closing_the_chart_leaves_the_comparison_open(self):
        self.open_chart()
        self.press("ctrl+w")
        self.wait_for(lambda: self.bars, [])
        self.press("ctrl+g")
        self.wait_for(lambda: self.bars, [BEST, WORST])

    def test_tab_and_arrows_reach_every_bar(self):
        self.open_chart()
        self.go_to(BEST)
        self.press("Down")
        self.assertFocus(WORST)
        # The list is entered at the selected bar, and left with the next Tab.
        self.press("Tab")
        self.eventually(lambda: self.focus not in (None, BEST, WORST), "a focus elsewhere")
        self.press("shift+Tab")
        self.assertFocus(WORST)
        self.press("shift+Tab")
        self.eventually(lambda: self.focus not in (None, BEST, WORST), "a focus elsewhere")

    def save(self, name):
        path = pathlib.Path(self.home) / name
        self.save_as(path)
        return self.eventually(lambda: path.exists() and path.read_bytes(), f"the file {name}")

    def save_as(self, path):
        self.press("alt+s")
        self.eventually(
            lambda: [i for i in self.items("text") if i.text.endswith(".png")], "a file name")
        self.press("ctrl+a")
        self.type(str(path))
        self.press("Return")

    def test_a_chart_that_cannot_be_saved_says_so(self):
        self.open_chart()
        self.save_as("/proc/oats.png")
        self.assertSays("It could not be saved")
        self.press("Escape")
        self.wait_for(lambda: self.bars, [BEST, WORST])

    def test_the_chart_is_saved_as_a_drawing_that_says_what_it_shows(self):
        self.open_chart()
        drawing = self.save("oats.svg").decode()
        for words in ("<svg", "Unit price (per kilogram)", BEST, WORST):
            self.assertIn(words, drawing)

    def test_the_chart_is_saved_as_a_picture(self):
        self.open_chart()
        self.assertTrue(self.save("oats.png").startswith(b"\x89PNG"))

    def test_there_is_no_chart_of_nothing(self):
        self.press("ctrl+g")
        self.settle()
        self.assertEqual(len(self.app.children), 1)
