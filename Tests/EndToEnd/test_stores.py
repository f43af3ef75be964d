"""The list of stores, typed in, and what rows show of it."""

import pathlib

from window import WindowTest

LIST = """[
  {"name": "ALDI", "address": "Main Street 5", "phone": "+49301234567", "distance": "1.2 km"},
  {"name": "Lidl", "address": "Side Street 7"}
]"""


class StoresTest(WindowTest):
    def open_stores(self):
        self.press("F10")
        self.eventually(lambda: self.items("menu item", "Stores…"), "the menu")
        for _ in range(30):
            if self.focus == "Stores…":
                break
            self.press("Down")
        self.press("Return")
        self.eventually(self.is_asked, "the stores")

    def is_asked(self):
        """Whether the list is there; libadwaita names its buttons with their access keys."""
        return any(item.name.endswith("Add…") for item in self.items("push button"))

    def test_a_store_is_typed_in_and_its_products_show_it(self):
        self.enter("Cola", "2 l", "2.29", store="aldi")
        self.open_stores()
        self.press("alt+a")
        self.eventually(lambda: self.items("text", "Address"), "the form")
        self.type("Aldi")
        self.press("alt+a")
        self.type("Main Street 5")
        self.press("alt+d")
        self.type("0.8 km")
        self.press("Return")
        # The notice first: it is shown for a while only
        self.assertSays("“Aldi” added")
        self.eventually(lambda: "Main Street 5, 800" in self.description, "the store in the row")
        # The row itself says it while it is selected
        self.press("Escape", "Escape")
        self.eventually(lambda: (self.focus or "").startswith("Cola"), "the row")
        self.assertSays("Main Street 5")
        self.assertSays("800")

    def test_a_list_is_loaded_from_a_file(self):
        path = pathlib.Path(self.home) / "stores.json"
        path.write_text(LIST)
        self.enter("Cola", "2 l", "2.29", store="Aldi")
        self.open_stores()
        self.press("alt+l")
        self.eventually(lambda: not self.is_asked(), "the end of the question")
        self.choose_file(path)
        self.assertSays("2 stores loaded")
        known = "Main Street 5, +49 30 1234567, 1.2"
        self.eventually(lambda: known in self.description, "the store in the row")
        self.restart()
        self.eventually(lambda: known in self.description, "the store in the row again")

    @property
    def description(self):
        """What a screen reader says of the first row after its name."""
        return self.row_items[0].description if self.row_items else ""

