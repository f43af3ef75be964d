"""Several windows and programs on the same file: each shows within a second what the others do."""

import pathlib

from accessible import application
from window import Program, WindowTest

# Within which the change of another has to be shown, in seconds
LIMIT = 1


class Sharing(WindowTest):
    def names(self, window):
        """The products that a window lists, from the top."""
        lists = [i for i in window.shown() if i.role == "list" and i.name == "Products"]
        rows = lists[0].children if lists else []
        return [row.name.split(",")[0] for row in rows if row.role == "list item"]

    @property
    def frames(self):
        return [child for child in self.app.children if child.role == "frame"]

    def quick(self, line):
        self.press("ctrl+l")
        self.type(line)
        self.press("Return")

    def test_the_command_line_beside_a_window(self):
        self.quick("1 kg 2.00 Second")
        self.wait_for(lambda: self.names(self.window), ["Second"])
        for number in range(5):
            self.per_cli("add", f"1 kg 1.0{number} Tea {number}")
            expected = [f"Tea {other}" for other in range(number + 1)] + ["Second"]
            self.wait_for(lambda: self.names(self.window), expected, LIMIT)
        self.per_cli("undo")
        self.wait_for(lambda: len(self.names(self.window)), 5, LIMIT)
        self.per_cli("rename", "Groceries")
        self.wait_for(lambda: bool(self.items("label", "Groceries")), True, LIMIT)
        # What the window does is there at once for the command line.
        self.quick("1 kg 9.00 Last")
        self.wait_for(lambda: len(self.names(self.window)), 6)
        self.assertIn("Last", self.per_cli("show"))

    def test_two_windows_on_one_comparison(self):
        self.quick("1 kg 2.00 Second")
        self.wait_for(lambda: self.names(self.window), ["Second"])
        self.press("shift+ctrl+n")
        self.eventually(lambda: len(self.frames) == 2, "a second window")
        other = next(frame for frame in self.frames if frame != self.window)
        self.press("ctrl+o")
        self.eventually(lambda: self.items("list", "Comparisons"), "the list of comparisons")
        self.press("Return")
        self.wait_for(lambda: self.names(other), ["Second"])
        self.quick("1 kg 1.00 First")
        for window in (other, self.window):
            self.wait_for(lambda: self.names(window), ["First", "Second"], LIMIT)
        self.press("alt+F4")
        self.eventually(lambda: len(self.frames) == 1, "one window")

    def test_another_file_has_a_window_of_its_own(self):
        self.quick("1 kg 2.00 Here")
        self.wait_for(lambda: self.names(self.window), ["Here"])
        path = str(pathlib.Path(self.home) / "other.sqlite")
        self.per_cli("new", "--database", path, "Others")
        self.per_cli("add", "--database", path, "1 l 1.00 There")
        other = Program(self.home, self.environment, ["--database", path])
        self.addCleanup(other.end)
        app = self.eventually(lambda: application(other.process.pid), "a second program")
        window = self.eventually(lambda: next(iter(app.children), None), "its window")
        self.wait_for(lambda: self.names(window), ["There"])
        self.assertEqual(self.names(self.window), ["Here"])
        # Without another file it is the window of the program that runs.
        self.assertEqual(self.program.run_again(), 0)
        self.assertEqual(len(self.frames), 1)

    def test_a_folder_carries_the_book(self):
        folder = pathlib.Path(self.home) / "Sync"
        folder.mkdir()
        other = str(pathlib.Path(self.home) / "other.sqlite")
        self.per_cli("book", "add", "--database", other, "Coffee 500 g 4.99 @ Lidl")
        self.per_cli("book", "exchange", "--database", other, str(folder))
        # Five steps: the preferences, the page, the button, the folder, and there it is.
        self.press("ctrl+comma")
        self.eventually(lambda: self.items("frame", "Preferences"), "the preferences")
        self.go_to("General")
        self.press("Right", "Right", "space")
        self.go_to("Choose Folder…")
        self.press("Return")
        self.choose_file(folder, windows=2)
        for text in [str(folder), "This computer", "Another device"]:
            self.assertSays(text)
        self.press("Escape")
        self.wait_for(lambda: self.items("frame", "Preferences"), [])
        self.settle()
        self.eventually(lambda: '"Coffee"' in self.per_cli("book", "export"), "the price is here")
        # What is noted on either side comes to the other by itself.
        self.quick("Tea 100 g 2.99")

        def has_tea():
            self.per_cli("book", "exchange", "--database", other, str(folder))
            return '"Tea"' in self.per_cli("book", "export", "--database", other)

        self.eventually(has_tea, "the price is there")
        self.per_cli("book", "add", "--database", other, "Milk 1 l 0.99 @ Aldi")
        self.per_cli("book", "exchange", "--database", other, str(folder))
        self.eventually(lambda: '"Milk"' in self.per_cli("book", "export"), "the price of the milk")
