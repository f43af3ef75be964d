"""Menus, the list under the title, preferences and help, all from the keyboard."""

import pathlib

from window import WindowTest, xdotool


class Menus(WindowTest):
    def open_menu(self):
        self.press("F10")
        self.eventually(lambda: self.items("menu item", "Import…"), "the menu")

    def test_shortcuts_are_found_with_their_keys(self):
        self.press("ctrl+question")
        self.eventually(lambda: self.items("label", "Ctrl+N"), "the shortcuts")
        self.settle()
        self.type("undo")
        self.wait_for(lambda: self.items("label", "Ctrl+N"), [])
        self.eventually(lambda: self.items("label", "Ctrl+Z"), "the key")
        # The first ends the search.
        self.press("Escape")
        self.eventually(lambda: self.items("label", "Ctrl+N"), "all again")
        self.press("Escape")
        self.wait_for(lambda: len(self.app.children), 1)

    def test_the_main_menu_is_short(self):
        self.open_menu()
        expected = ["Comparison", "Comparisons", "Price Book", "Shopping List", "Import…", "Export…", "Print…", "Stores", "Preferences"]
        expected += ["Keyboard Shortcuts", "Help", "About Per"]
        for name in expected:
            self.assertTrue(self.items("menu item", name), name)

    def test_keys_work_after_a_submenu_was_left(self):
        self.open_menu()
        self.press("Return")
        self.eventually(lambda: self.items("menu item", "Remove Comparison"), "the submenu")
        self.settle()
        self.press("Escape")
        self.wait_for(lambda: self.items("menu item", "Remove Comparison"), [])
        self.press("ctrl+n")
        self.assertFocus("Name")

    def test_return_imports_the_table(self):
        path = pathlib.Path(self.home) / "oats.csv"
        path.write_text("Name,Quantity,Price\nOats,500 g,0.95\nBran,500 g,0.75\n")
        self.program.run_again(str(path))
        self.eventually(lambda: self.items("label", "Import Table"), "the question")
        self.settle()
        self.press("Return")
        self.eventually(lambda: len(self.rows) == 2, "two products")
        self.wait_for(lambda: self.items("label", "Import Table"), [])
        # The keys are the window's again: nothing is imported twice.
        self.press("Return")
        self.settle()
        self.assertEqual(len(self.rows), 2)

    def test_help_is_a_page_with_sections(self):
        self.press("F1")
        self.eventually(lambda: self.items("frame", "Help"), "the help")
        self.assertSays("6 x 330 ml 4.99 Cola @ Aldi")
        self.press("Down", "Down")
        self.assertSays("buy 2 get 1 free")
        self.press("Escape")
        self.wait_for(lambda: self.items("frame", "Help"), [])


class CompareBy(WindowTest):
    def test_the_line_below_the_title_chooses_what_is_compared(self):
        self.press("ctrl+l")
        for text in ("Ariel 2 l 50 washes 9.99", "Persil 1 l 20 washes 6.00"):
            self.type(text)
            self.press("Return")
        self.wait_for(lambda: len(self.rows), 2)
        self.press_tab_until(lambda item: item.name.startswith("Compare By: by volume"), "the line below the title")
        self.press("space")
        self.eventually(lambda: self.items("menu item", "Comparison Settings…"), "the menu")
        self.settle()
        self.press("Down", "Return")
        self.wait_for(lambda: "wash" in self.rows[0], True)
        self.eventually(lambda: self.button("Compare By: by count of washes"), "what is compared now")
        # Undone as any other setting
        self.press("ctrl+z")
        self.wait_for(lambda: "wash" in self.rows[0].split("€")[1], False)


    def test_the_offer_to_compare_by_what_packs_state_leads_back_to_the_list(self):
        self.press("ctrl+l")
        for text in ("Ariel 2 l 50 washes 9.99", "Persil 1 l 20 washes 6.00"):
            self.type(text)
            self.press("Return")
        self.wait_for(lambda: len(self.rows), 2)
        self.press_tab_until(lambda item: item.name == "Compare by This", "the offer")
        self.press("space")
        self.wait_for(lambda: "wash" in self.rows[0], True)
        self.wait_for(lambda: (self.focus or "").split(",")[0], "Ariel")

    def test_the_offer_can_be_declined(self):
        self.press("ctrl+l")
        for text in ("Gum 50 g 10 pieces 1.99", "Drops 40 g 12 pieces 1.79"):
            self.type(text)
            self.press("Return")
        self.wait_for(lambda: len(self.rows), 2)
        self.assertSays("Most products also state: pieces")
        self.press_tab_until(lambda item: item.name == "Not Now", "the end of the offer")
        self.press("space")
        self.wait_for(lambda: self.button("Not Now"), None)
        self.wait_for(lambda: "list item" in self.focused().role, True)


class NarrowMenus(WindowTest):
    size = (360, 640)

    def test_what_can_be_done_to_a_comparison_fits(self):
        self.press("F10")
        self.eventually(lambda: self.items("menu item", "Import…"), "the menu")
        self.press("Return")
        self.eventually(lambda: self.items("menu item", "Remove Comparison"), "the submenu")
        self.settle()
        self.assertLess(self.lowest_edge(), 650)
        self.press("Escape", "Escape")

    def lowest_edge(self):
        """Of what is open, below the upper edge of the window. Around a menu are 20 pixels of shadow."""
        pid = str(self.program.process.pid)
        windows = xdotool("search", "--onlyvisible", "--all", "--pid", pid).split()
        places = [xdotool("getwindowgeometry", "--shell", window) for window in windows]
        places = [dict(line.split("=") for line in place.splitlines()) for place in places]
        top = next(int(p["Y"]) for p in places if p["WINDOW"] == self.identifier)
        others = [p for p in places if p["WINDOW"] != self.identifier]
        return max(int(p["Y"]) + int(p["HEIGHT"]) - 20 for p in others) - top - self.border // 2


    def test_the_list_can_be_sorted(self):
        self.press("ctrl+n")
        self.enter("Oat Flakes", "500 g", "0.95")
        self.press("alt+Left")
        self.click(self.item("push button", "Sort and Filter"))
        self.eventually(lambda: self.items("menu item", "Price") or self.items("radio menu item", "Price"), "the orders")
        self.press("Escape")

    def test_the_help_shows_one_page_at_a_time(self):
        self.press("F1")
        self.eventually(lambda: self.items("frame", "Help"), "the help")
        found = ["search", "--onlyvisible", "--pid", str(self.program.process.pid), "--name", "^Help$"]
        window = self.eventually(lambda: xdotool(*found).split(), "its window")[-1]
        xdotool("windowsize", "--sync", window, 360 + self.border, 600)
        self.press("Return")
        self.item("push button", "Back to the Sections")


class Chooser(WindowTest):
    """The list of comparisons under the title."""

    def setUp(self):
        super().setUp()
        self.make_comparisons()

    @property
    def choices(self):
        lists = self.items("list", "Comparisons")
        return [row.name for row in lists[0].children if row.role == "list item"] if lists else []

    def open_chooser(self):
        self.click(self.item("push button", "List of Comparisons"))
        self.assertFocus("Find a Comparison")

    def test_the_chooser_begins_a_comparison(self):
        self.open_chooser()
        self.type("oil")
        self.eventually(lambda: len(self.choices) == 1, "the oil alone")
        self.press("Return")
        self.wait_for(lambda: len(self.rows), 1)
        self.open_chooser()
        self.go_to("New Comparison")
        self.press("space")
        self.wait_for(lambda: len(self.rows), 0)

    def test_a_comparison_is_found_and_opened(self):
        self.open_chooser()
        self.eventually(lambda: len(self.choices) == 3, "three comparisons")
        self.eventually(lambda: any("€5.00/l" in choice for choice in self.choices), "its best value")
        self.type("oil")
        self.eventually(lambda: len(self.choices) == 1, "the oil alone")
        self.press("Return")
        self.eventually(lambda: self.rows and self.rows[0].startswith("B,"), "the oil")
        self.assertFocus("Name")
        self.open_chooser()
        self.eventually(
            lambda: any("Oil, open in this window" in choice for choice in self.choices), "its mark"
        )
        self.press("Down", "Return")
        self.eventually(lambda: self.rows and self.rows[0].startswith("C,"), "the tea")

    def test_nothing_found_is_said(self):
        self.open_chooser()
        self.type("xyz")
        self.assertSays("No results")
        self.press("Escape")
        self.wait_for(lambda: self.choices, [])


class PreferencesTest(WindowTest):
    def open_preferences(self):
        self.press("ctrl+comma")
        self.eventually(lambda: self.items("frame", "Preferences"), "the preferences")

    def close_preferences(self):
        self.press("Escape")
        self.wait_for(lambda: self.items("frame", "Preferences"), [])

    def test_a_preference_shows_at_once_and_after_a_restart(self):
        self.enter("Oats", "500 g", "1.00")
        self.eventually(lambda: "€2.00 per kilogram" in self.rows[0], "kilograms")
        self.open_preferences()
        self.choose("System of Units", 2)
        self.eventually(lambda: "per pound" in self.rows[0], "pounds")
        self.close_preferences()
        self.quit()
        self.restart()
        self.eventually(lambda: self.rows and "per pound" in self.rows[0], "pounds again")

    def choose(self, name, down):
        """Chooses the entry this number of lines further down in the list of a row."""
        for _ in range(40):
            if name in (self.focus or ""):
                break
            self.press("Tab")
            self.settle()
        else:
            self.fail(f"Tab never comes to {name!r}")
        self.press("Return", *["Down"] * down, "Return")
        self.settle()

    def test_shift_tab_leaves_the_list_of_currencies(self):
        self.open_preferences()
        self.go_to("Currency")
        self.press("Tab")
        self.eventually(lambda: self.focus not in (None, "Currency"), "the next")
        self.press("shift+Tab")
        self.assertFocus("Currency")
        self.press("shift+Tab")
        self.eventually(lambda: self.focus not in (None, "Currency"), "the one before")
        self.close_preferences()

    def test_a_book_that_cannot_be_shared_says_why(self):
        self.open_preferences()
        # In newer libadwaita, Tab goes to the chosen page, and only the arrow keys to the others
        self.go_to("General")
        self.press("Right", "Right", "space")
        self.go_to("Address of the Server")
        self.type("postgresql:///per?host=/nowhere")
        self.press("Return")
        self.eventually(lambda: self.says("The server cannot be reached."), "the reason")
        self.go_to("Address of the Server")
        self.close_preferences()

    def test_a_rate_makes_another_currency_comparable(self):
        self.replace("Name", "Oats")
        self.replace("Quantity", "1 kg")
        self.replace("Price", "$4.00")
        self.eventually(lambda: self.says("This comparison is in EUR."), "what is missing")
        self.open_preferences()
        self.go_to("General")
        self.press("Right", "Right", "Right", "space")
        self.go_to("Value of 1 USD in EUR")
        self.type("0.8")
        self.press("Return")
        self.eventually(lambda: self.says("1 USD = 0.8 EUR"), "the rate")
        self.close_preferences()
        self.eventually(lambda: not self.says("This comparison is in EUR."), "no problem")
        self.press("Return")
        self.eventually(lambda: self.rows and "€3.20 per kilogram" in self.rows[0], "the product")

    def says(self, sentence):
        return any(i.name.startswith(sentence) for i in self.items("label"))

    def test_the_program_starts_with_a_new_comparison(self):
        self.enter("Oats", "500 g", "1.00")
        self.open_preferences()
        self.choose("Start With", 1)
        self.close_preferences()
        self.quit()
        self.restart()
        self.assertSays("Which Gives More for the Money?")
        self.assertEqual(self.rows, [])
