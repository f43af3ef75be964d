"""The list of all comparisons: opened, named, copied, put in order and removed, all from the keyboard."""

from window import WindowTest, xdotool


class Comparisons(WindowTest):
    def setUp(self):
        super().setUp()
        self.make_comparisons()

    @property
    def titles(self):
        """The comparisons as the list has them, from the top."""
        lists = self.items("list", "Comparisons")
        rows = lists[0].children if lists else []
        return [row.name for row in rows if row.role == "list item"]

    def choose(self, title):
        """Opens the list, with the selection on the first one, and goes to a comparison."""
        self.press("ctrl+o")
        self.eventually(lambda: title in self.titles, f"{title} in the list")
        self.press("Up", "Up", "Up", "Up")
        for _ in range(self.titles.index(title)):
            self.press("Down")

    def test_the_list_is_put_in_order_and_back(self):
        self.choose("Tea")
        self.press("alt+Up", "alt+Up")
        self.wait_for(lambda: self.titles, ["Tea", "Oats", "Oil"])
        self.press("ctrl+z")
        self.wait_for(lambda: self.titles, ["Oats", "Tea", "Oil"])
        self.press("shift+ctrl+z")
        self.wait_for(lambda: self.titles, ["Tea", "Oats", "Oil"])

    def test_a_comparison_is_copied_named_and_removed(self):
        self.choose("Oats")
        self.press("ctrl+u")
        self.wait_for(lambda: self.titles, ["Oats", "Oats (Copy)", "Oil", "Tea"])
        self.press("Down", "F2")
        self.assertFocus("Name of the comparison")
        self.press("ctrl+a")
        self.type("Flakes")
        self.press("Return")
        self.wait_for(lambda: self.titles, ["Oats", "Flakes", "Oil", "Tea"])
        self.press("Up", "Delete")
        self.wait_for(lambda: self.titles, ["Flakes", "Oil", "Tea"])
        self.press("ctrl+z", "ctrl+z", "ctrl+z")
        self.wait_for(lambda: self.titles, ["Oats", "Oil", "Tea"])

    def test_a_new_comparison_opens_in_the_same_window_or_in_another_one(self):
        self.choose("Tea")
        self.press("Return")
        self.eventually(lambda: self.rows and self.rows[0].startswith("C,"), "the tea")
        self.press("ctrl+n")
        self.type("Half")
        self.press("ctrl+o")
        self.eventually(lambda: "Tea" in self.titles, "the list")
        self.press("ctrl+n")
        self.wait_for(lambda: (len(self.app.children), self.rows), (1, []))
        # What was typed is not lost.
        self.assertSays("Unfinished product set aside")
        self.press("shift+ctrl+n")
        self.wait_for(lambda: len(self.app.children), 2)

    def test_a_comparison_is_opened(self):
        self.choose("Oil")
        self.press("Return")
        self.eventually(lambda: self.rows and self.rows[0].startswith("B,"), "the oil")
        self.press("ctrl+f", "Escape")
        self.choose("Oil")
        self.press("Delete", "Escape")
        self.eventually(lambda: not any(row.startswith("B,") for row in self.rows), "another one")
        # Without asking, the last change is undone, even after a restart.
        self.restart()
        self.eventually(lambda: self.rows, "a comparison")
        self.go_to(self.rows[0])
        self.press("ctrl+z")
        self.eventually(lambda: self.rows and self.rows[0].startswith("B,"), "the oil again")

    def test_the_menu_key_opens_the_menu_of_the_selected_one(self):
        self.choose("Oil")
        self.press("Menu")
        self.eventually(lambda: self.items("menu item", "Move Up in the List"), "the menu")
        self.press("Escape")
        self.press("shift+F10")
        self.eventually(lambda: self.items("menu item", "Move Up in the List"), "the menu again")
        self.press("Escape")
        # Keys go to the list when GTK has given the focus back to it
        self.eventually(lambda: "Oil" in (self.focus or ""), "the focus in the row")
        self.press("Delete")
        self.wait_for(lambda: self.titles, ["Oats", "Tea"])
        self.assertSays("Comparison “Oil” removed")

    def choose_for_the_comparison(self, action):
        self.press("F10")
        self.eventually(lambda: self.items("menu item", "Comparison"), "the menu")
        # A menu that is just being shown may have no focus yet
        self.eventually(lambda: (self.focus or "").startswith("Comparison"), "the focus on its first line")
        self.press("Return")
        self.eventually(lambda: self.items("menu item", action), "the submenu")
        for _ in range(30):
            if self.focus == action:
                break
            self.press("Down")
            self.settle()
        self.press("Return")

    def test_what_is_cleared_or_removed_comes_back_from_an_untouched_entry(self):
        self.enter("Bran", "1 kg", "1")
        self.enter("Oats", "1 kg", "2")
        self.choose_for_the_comparison("Clear List")
        self.wait_for(lambda: self.rows, [])
        self.assertFocus("Name")
        self.press("ctrl+z")
        self.wait_for(lambda: len(self.rows), 2)
        self.assertReads("Name", "")
        self.choose_for_the_comparison("Remove Comparison")
        self.assertSays("Comparison “Bran” removed")
        self.go_to("Name")
        self.press("ctrl+z")
        self.eventually(lambda: any(row.startswith("Bran,") for row in self.rows), "the bran")

    def test_the_empty_list_says_so(self):
        self.choose("Tea")
        self.press("Up", "Up", "Up")
        for left in (["Oil", "Tea"], ["Tea"]):
            self.press("Delete")
            self.wait_for(lambda: self.titles, left)
        self.press("Delete")
        self.eventually(lambda: self.items("label", "No Comparisons Yet"), "the words")

    def test_a_comparison_is_dragged_to_another_place(self):
        self.choose("Oats")
        window = xdotool("getactivewindow")
        rows = [i for i in self.items("list", "Comparisons")[0].children if i.role == "list item"]
        left, top, width, height = rows[2].bounds
        upper = rows[0].bounds[1] + height // 5
        across, start = left + width // 3, top + height // 2
        xdotool("mousemove", "--window", window, across, start)
        xdotool("mousedown", 1)
        # Moves that come together count as one, and GTK needs several: it begins, is over another row, is there.
        for down in (start - 20, (start + upper) // 2, upper + 1, upper):
            xdotool("mousemove", "--window", window, across, down)
            self.settle()
        xdotool("mouseup", 1)
        self.wait_for(lambda: self.titles, ["Tea", "Oats", "Oil"])


class Handing(WindowTest):
    """What goes out of the window: the clipboard, the printer."""

    def test_the_comparison_is_copied_as_cells_and_printed(self):
        self.enter("Oats", "500 g", "0.95")
        self.press("ctrl+f", "Return")
        self.press("shift+ctrl+c")
        self.assertSays("Copied as table cells")
        self.press("ctrl+p")
        self.eventually(lambda: self.items("dialog") or self.items("frame", "Print"), "the print dialog")
        self.press("Escape")
        self.wait_for(lambda: bool(self.items("frame", "Print") or self.items("dialog")), False)
